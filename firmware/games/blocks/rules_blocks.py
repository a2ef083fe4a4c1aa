"""The five blocks, and how they lie on the mat (B-1, B-5).

A placement is one int, `(cell * 4 + direction) * 4 + face`: the cell `row * 5 + column` where the face's
first symbol lies, the direction from there to its second symbol, and the face that is up. An arrangement is a
list of five placements, block 1 first.
"""

from games.blocks.rules_mat import CELLS, EMPTY, SIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

RIGHT, DOWN, LEFT, UP = 0, 1, 2, 3
_STEPS = (1, SIDE, -1, -SIDE)

# Found by `fivefold deck blocks`: every pair of symbols but (4, 5) once; every block shows all six symbols,
# none more than twice; the four symbols around an end are all different.
BLOCKS = (
    ((0, 0), (1, 1), (2, 4), (3, 5)),
    ((0, 1), (2, 0), (1, 5), (3, 4)),
    ((0, 3), (1, 2), (2, 5), (4, 4)),
    ((0, 4), (3, 1), (2, 3), (5, 5)),
    ((0, 5), (1, 4), (2, 2), (3, 3)),
)


def placement(cell: int, direction: int, face: int) -> int:
    """A placement as one int. Raises ValueError when a part is out of range or the bar leaves the mat."""
    if not (0 <= cell < CELLS and 0 <= direction < 4 and 0 <= face < 4):
        raise ValueError("no such placement: cell %r, direction %r, face %r" % (cell, direction, face))
    number = (cell * 4 + direction) * 4 + face
    bar(number)
    return number


def parts(number: int) -> tuple[int, int, int]:
    """`(cell, direction, face)` of a placement."""
    return number >> 4, number >> 2 & 3, number & 3


def bar(number: int) -> tuple[int, int]:
    """The two cells `(first, second)` under a placement. Raises ValueError for no such placement."""
    if type(number) is not int or not 0 <= number < CELLS * 16:
        raise ValueError("a placement is a whole number from 0 to %d, not %r" % (CELLS * 16 - 1, number))
    cell, direction, _ = parts(number)
    column = cell % SIDE
    second = cell + _STEPS[direction]
    if (
        not 0 <= second < CELLS
        or (direction == RIGHT and column == SIDE - 1)
        or (direction == LEFT and column == 0)
    ):
        raise ValueError("placement %d leaves the mat" % number)
    return cell, second


def shown(arrangement: "Sequence[int]") -> bytes:
    """The 25 cells that five blocks show, as bytes. B-5.

    Raises ValueError when no blocks can lie like that: not five placements, off the mat, two on one cell.
    """
    if len(arrangement) != len(BLOCKS):
        raise ValueError("an arrangement has %d placements, not %d" % (len(BLOCKS), len(arrangement)))
    cells = bytearray([EMPTY] * CELLS)
    for index, number in enumerate(arrangement):
        first, second = bar(number)
        if cells[first] != EMPTY or cells[second] != EMPTY:
            raise ValueError("block %d lies on another" % (index + 1))
        cells[first], cells[second] = BLOCKS[index][number & 3]
    return bytes(cells)
