"""Figures as shapes: turning, mirroring, connection, cuts into bars. Cells: games.blocks.rules_blocks."""

from collections.abc import Iterator

from fivefold import paths  # noqa: F401  makes the firmware importable
from games.blocks.rules_mat import CELLS, EMPTY, SIDE

NEIGHBOURS = tuple(
    tuple(
        row * SIDE + column
        for row, column in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c))
        if 0 <= row < SIDE and 0 <= column < SIDE
    )
    for r in range(SIDE)
    for c in range(SIDE)
)


def taken(cells: bytes) -> list[int]:
    """The numbers of the cells that have a symbol."""
    return [cell for cell in range(CELLS) if cells[cell] != EMPTY]


def to_corner(cells: bytes) -> bytes:
    """The figure moved to the upper left corner."""
    places = taken(cells)
    shift = min(cell // SIDE for cell in places) * SIDE + min(cell % SIDE for cell in places)
    moved = bytearray([EMPTY] * CELLS)
    for cell in places:
        moved[cell - shift] = cells[cell]
    return bytes(moved)


def images(cells: bytes) -> list[bytes]:
    """The figure in its eight positions, turned and mirrored, each moved to the upper left corner."""
    found = []
    for _ in range(4):
        cells = _quarter_turn(cells)
        found += [to_corner(cells), to_corner(_mirror(cells))]
    return found


def canonical(cells: bytes) -> bytes:
    """The same for figures that are equal under rotation and reflection, different for all others (B-3)."""
    return min(images(cells))


def shape(cells: bytes) -> bytes:
    """The figure without its symbols: every cell that has one shows symbol 0."""
    return bytes(0 if symbol != EMPTY else EMPTY for symbol in cells)


def connected(cells: bytes) -> bool:
    """Whether the figure hangs together by edges (B-2)."""
    places = set(taken(cells))
    reached = [min(places)]
    for cell in reached:
        reached += [n for n in NEIGHBOURS[cell] if n in places and n not in reached]
    return len(reached) == len(places)


def cuts(places: frozenset[int]) -> int:
    """In how many ways a shape can be cut into bars."""
    if not places:
        return 1
    cell = min(places)
    return sum(cuts(places - {cell, other}) for other in NEIGHBOURS[cell] if other in places)


def edges(places: list[int]) -> Iterator[tuple[int, int]]:
    """All pairs of neighbouring cells of a shape, the lower number first."""
    for cell in places:
        for other in NEIGHBOURS[cell]:
            if other > cell and other in places:
                yield cell, other


def _quarter_turn(cells: bytes) -> bytes:
    return bytes(cells[(SIDE - 1 - cell % SIDE) * SIDE + cell // SIDE] for cell in range(CELLS))


def _mirror(cells: bytes) -> bytes:
    return bytes(cells[cell // SIDE * SIDE + SIDE - 1 - cell % SIDE] for cell in range(CELLS))
