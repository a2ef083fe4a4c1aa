"""The consoles that the parts lists are about: displays and numbers of pads."""

from collections.abc import Iterator
from typing import Any

from fivefold.boards import reading

PADS = (2, 4, 6)
# Each display by a profile that has it.
DISPLAYS = {"16×16": "esp32_devkitc", "32×32": "matrix_32x32", "two-sided": "two_sided"}


def variants() -> Iterator[tuple[str, dict[str, Any]]]:
    """`(name of its file, board profile)` of each variant; the name is like `32x32_4_pads`."""
    for display, profile in DISPLAYS.items():
        board = reading.read(reading.find(profile)).board
        for pads in PADS:
            name = f"{display.replace('×', 'x')}_{pads}_pads"
            yield name, with_pads(board, pads)


def with_pads(board: dict[str, Any], pads: int) -> dict[str, Any]:
    """A profile with its first pads only. Raises ValueError when it has fewer."""
    if not 1 <= pads <= len(board["pads"]):
        raise ValueError(f"{board['name']} has {len(board['pads'])} pads, not {pads}")
    return {**board, "pads": board["pads"][:pads]}
