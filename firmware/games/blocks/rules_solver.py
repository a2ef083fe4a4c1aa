"""All ways to lay a figure with the five blocks, and whether an arrangement shows it (B-5)."""

from games.blocks.rules_blocks import BLOCKS, DOWN, RIGHT, bar, shown
from games.blocks.rules_mat import CELLS, EMPTY, SIDE, SYMBOLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_NO_FACE = 255
_TURNED = 4


def _faces() -> bytes:
    """For symbols a, b the one face that shows them, at `a * 6 + b`: `block index << 3 | turned | face`."""
    table = bytearray([_NO_FACE] * (SYMBOLS * SYMBOLS))
    for index, block in enumerate(BLOCKS):
        for face, (first, second) in enumerate(block):
            table[second * SYMBOLS + first] = index << 3 | _TURNED | face
            table[first * SYMBOLS + second] = index << 3 | face
    return bytes(table)


_FACES = _faces()


def solutions(cells: bytes) -> list[list[int]]:
    """All arrangements that show a figure, sorted. B-5.

    cells: 25 symbols, ten of them not EMPTY. A bar with two equal symbols is listed once, from its upper or
    left cell. Raises ValueError when it is no figure of ten cells.
    """
    _check(cells)
    found: list[list[int]] = []
    # The row below the mat is empty, so that looking down needs no test for the edge.
    _lay(bytearray(cells) + bytearray([EMPTY] * SIDE), 0, [-1] * len(BLOCKS), len(BLOCKS), found)
    found.sort()
    return found


def bars(cells: bytes) -> list[list[tuple[int, int]]]:
    """The cells under the blocks in each of the solutions, for who draws them; see rules_blocks.bar."""
    return [[bar(placement) for placement in found] for found in solutions(cells)]


def _lay(left: bytearray, cell: int, arrangement: list[int], in_hand: int, found: list[list[int]]) -> None:
    # The first cell left can only be the upper or left end of a bar. Any pair of symbols belongs to
    # one face of one block, so there are two ways to go on at most, and five levels.
    while left[cell] == EMPTY:
        cell += 1
    symbol = left[cell]
    left[cell] = EMPTY
    for direction in (RIGHT, DOWN):
        if direction == DOWN:
            other = cell + SIDE
        elif cell % SIDE < SIDE - 1:
            other = cell + 1
        else:
            continue
        mate = left[other]
        if mate == EMPTY:
            continue
        face = _FACES[symbol * SYMBOLS + mate]
        block = face >> 3
        if face == _NO_FACE or arrangement[block] >= 0:
            continue
        if face & _TURNED:
            arrangement[block] = (other * 4 + direction + 2) * 4 + (face & 3)
        else:
            arrangement[block] = (cell * 4 + direction) * 4 + (face & 3)
        if in_hand == 1:
            found.append(list(arrangement))
        else:
            left[other] = EMPTY
            _lay(left, cell + 1, arrangement, in_hand - 1, found)
            left[other] = mate
        arrangement[block] = -1
    left[cell] = symbol


def shows(arrangement: "Sequence[int]", cells: bytes) -> bool:
    """Whether five blocks show a figure. B-5.

    Where on the mat it lies, and from which of the four sides one looks at it, does not matter (QP-10); a
    mirrored figure is another one. Raises ValueError when no blocks can lie like that, see
    games.blocks.rules_blocks.shown.
    """
    _check(cells)
    wanted = _corner(cells)
    figure = shown(arrangement)
    for _ in range(4):
        if _corner(figure) == wanted:
            return True
        figure = turned(figure)
    return False


def turned(cells: bytes) -> bytes:
    """A figure a quarter turn to the right."""
    return bytes([cells[(SIDE - 1 - cell % SIDE) * SIDE + cell // SIDE] for cell in range(CELLS)])


def _corner(cells: bytes) -> list[tuple[int, int]]:
    """The figure moved to the upper left corner: a list of `(symbol, row * 5 + column)`."""
    taken = [cell for cell in range(CELLS) if cells[cell] != EMPTY]
    shift = min(cell // SIDE for cell in taken) * SIDE + min(cell % SIDE for cell in taken)
    return [(cells[cell], cell - shift) for cell in taken]


def _check(cells: bytes) -> None:
    if len(cells) != CELLS:
        raise ValueError("a figure lies on %d cells, not %d" % (CELLS, len(cells)))
    count = 0
    for symbol in cells:
        if not 0 <= symbol <= EMPTY:
            raise ValueError("no such symbol: %r" % symbol)
        count += symbol != EMPTY
    if count != 2 * len(BLOCKS):
        raise ValueError("a figure has %d cells, not %d" % (2 * len(BLOCKS), count))
