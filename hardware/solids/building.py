"""Makes solids: STEP with all bodies of a solid, STL for each body, plates, and a list of all.

A solid whose input is the same as last time stays as it is.
"""

import hashlib
import importlib.metadata
import importlib.util
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path

import build123d as bd

from hardware.solids import placing, plates
from hardware.solids.catalogue import catalogue, chosen
from hardware.solids.colours import BASE, colour_of
from hardware.solids.config import Config
from hardware.solids.solid import Solid

LIST = "solids.json"
# Between an edge and its facets, as a share of the edge.
_TOLERANCE = 0.02
Progress = Callable[[int, int, str], None]


@dataclass(frozen=True)
class Built:
    """What was written of a solid: size in mm, volume in mm³ of its base, triangles of all STL files."""

    name: str
    what: str
    count: int
    size: tuple[float, float, float]
    volume: int
    triangles: int
    files: tuple[str, ...]
    made_from: str = ""  # a hash of its input


def build_all(
    out: Path,
    config: Config | None = None,
    progress: Progress | None = None,
    only: list[str] | None = None,
    with_case: bool = True,
) -> list[Built]:
    """Write the solids of a config into the folder `out`, solids.json beside them, and plates of all.

    progress: called with how many are done, how many there are, and the name of the next ("" at the end).
    only: names of solids, with * for anything; then no plates are made. with_case: with what one profile
    alone has. Raises Usage when sizes do not go together.
    """
    sizes = config or Config()
    solids = chosen(catalogue(sizes, with_case), only or [])
    out.mkdir(parents=True, exist_ok=True)
    known = listed(out)
    built = []
    for done, solid in enumerate(solids):
        if progress:
            progress(done, len(solids), solid.name)
        key = made_from(solid, sizes)
        row = known.pop(solid.name, None)
        if row is None or row.made_from != key or not all((out / file).is_file() for file in row.files):
            row = replace(write(solid, out), made_from=key)
        # A count follows from the board; the solid is the same.
        built.append(replace(row, count=solid.count, what=solid.what))
        _write_list(out, [*built, *known.values()])
    if not only:
        for row in known.values():
            for file in row.files:
                (out / file).unlink(missing_ok=True)
        _write_list(out, built)
        plates.write_all([_printed(row, out) for row in built], sizes.printing.bed, out)
    if progress:
        progress(len(solids), len(solids), "")
    return built


def listed(out: Path) -> dict[str, Built]:
    """What solids.json says is there, by name; nothing where it cannot be read."""
    try:
        rows = json.loads((out / LIST).read_text("utf-8"))
        made = [Built(**{**row, "size": tuple(row["size"]), "files": tuple(row["files"])}) for row in rows]
    except (OSError, ValueError, TypeError, KeyError):
        return {}
    return {row.name: row for row in made}


def _write_list(out: Path, rows: list[Built]) -> None:
    (out / LIST).write_text(json.dumps([asdict(each) for each in rows], indent=1) + "\n", "utf-8")


def _printed(row: Built, out: Path) -> plates.Printed:
    bodies = {
        Path(file).stem.removeprefix(row.name).removeprefix("_"): out / file
        for file in row.files
        if file.endswith(".stl")
    }
    return plates.Printed(row.name, row.size, row.count, bodies)


# Whose sizes a solid has, by the beginning of its name; printing, glyphs and screws are everybody's.
_SECTIONS = {
    "block": ("blocks",),
    "push_match": ("push_match",),
    "quarter_turn": ("quarter_turn",),
    "pad": ("pad", "leads"),
    "strain": ("leads",),
    "case": ("case", "leads"),
}
# What the firmware says of symbols, numbers and pieces.
_DRAWN = (
    "games.blocks.symbols",
    "ui.digits",
    "ui.palette",
    "games.push_match.glyphs",
    "games.blocks.rules_blocks",
    "games.push_match.rules_cubes",
    "games.quarter_turn.rules_board",
)
_NOT_SHAPES = ("__main__", "building", "document", "pictures", "plates", "scenes")


def made_from(solid: Solid, config: Config) -> str:
    """A hash of all that decides how a solid comes out."""
    start = next(start for start in _SECTIONS if solid.name.startswith(start))
    sections = ("printing", "glyphs", "screws", *_SECTIONS[start])
    parts = [_programs(), solid.name, repr(solid.size)]
    if start == "case":  # of a profile, only what the layout takes from it
        at = placing.layout(config)
        if not solid.name.startswith(("case_body", "case_lid", "case_back")):
            at = replace(at, pads=0, items=(), why_by_hand="")
        parts.append(repr(at))
        config = replace(config, case=replace(config.case, board="", electronics=""))
    parts += [repr(getattr(config, section)) for section in sections]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


@cache
def _programs() -> str:
    """A hash of the programs that make the shapes, and of what they read of the firmware."""
    paths = [path for path in sorted(Path(__file__).parent.glob("*.py")) if path.stem not in _NOT_SHAPES]
    for name in _DRAWN:
        found = importlib.util.find_spec(name)
        assert found and found.origin, name
        paths.append(Path(found.origin))
    text = importlib.metadata.version("build123d") + "".join(path.read_text("utf-8") for path in paths)
    return hashlib.sha256(text.encode()).hexdigest()


def write(solid: Solid, out: Path) -> Built:
    """Write one solid's STEP and STL files."""
    files = []
    triangles = 0
    for body, shape in solid.bodies.items():
        name = f"{solid.name}_{body}" if body != BASE else solid.name
        shape.label, shape.color = name, bd.Color(*(part / 255 for part in colour_of(solid.name, body)))
        path = out / f"{name}.stl"
        bd.export_stl(shape, path, _TOLERANCE, solid.facets)
        triangles += int.from_bytes(path.read_bytes()[80:84], "little")
        files.append(path.name)
    whole = bd.Compound(label=solid.name, children=list(solid.bodies.values()))
    bd.export_step(whole, out / f"{solid.name}.step")
    files.append(f"{solid.name}.step")
    box = whole.bounding_box().size
    size = (round(box.X, 2), round(box.Y, 2), round(box.Z, 2))
    return Built(
        solid.name, solid.what, solid.count, size, round(solid.bodies[BASE].volume), triangles, tuple(files)
    )
