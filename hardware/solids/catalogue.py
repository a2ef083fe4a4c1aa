"""All solids of a config."""

from fnmatch import fnmatch

from fivefold.errors import Usage
from hardware.solids import blocks, case, glyphs, pad, placing, push_match, quarter_turn
from hardware.solids.config import Config
from hardware.solids.solid import Solid


def catalogue(config: Config, with_case: bool = True) -> list[Solid]:
    """Every solid, not yet made. Raises Usage when sizes do not go together or a solid leaves the bed.

    with_case: with what is made for one profile alone.
    """
    glyphs.check(config)
    pads = len(placing.profile(config)["pads"])
    solids = [
        *blocks.solids(config),
        *push_match.solids(config),
        *quarter_turn.solids(config),
        *pad.solids(config, pads),
        *(case.solids(config) if with_case else []),
    ]
    for solid in solids:
        if max(solid.size[:2]) > config.printing.bed:
            size = "×".join(f"{edge:.1f}" for edge in solid.size)
            raise Usage(f"{solid.name} is {size} mm and does not fit the bed of {config.printing.bed:g} mm")
    return solids


def chosen(solids: list[Solid], only: list[str]) -> list[Solid]:
    """The solids with these names, in which * stands for anything; all when there are none. Raises Usage."""
    for name in only:
        if not any(fnmatch(solid.name, name) for solid in solids):
            names = ", ".join(solid.name for solid in solids)
            raise Usage(f"no solid {name}; there are {names} (block_* means all blocks)")
    return [solid for solid in solids if not only or any(fnmatch(solid.name, name) for name in only)]
