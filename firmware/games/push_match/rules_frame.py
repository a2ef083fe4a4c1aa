"""The frame of Push Match: its cells and lines from both sides, and a set-up within PM-2."""

from games.push_match.rules_cubes import FACES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.rng import Rng

SIDE = 5
CELLS = SIDE * SIDE
FACES_EACH = 6
NONE = -1

# A cell's content is one number, cube * 6 + face: the face that the first seat sees. The second seat sees
# the opposite face, which is that number with its lowest bit flipped: SEEN[code ^ side] for side 0 and 1.
# The empty place has a code of its own, whose symbol is no cube's from either side.
EMPTY = len(FACES)
_NO_SYMBOL = 15
SEEN = FACES + bytes([_NO_SYMBOL, _NO_SYMBOL])

MIRROR = bytes([cell - cell % SIDE + SIDE - 1 - cell % SIDE for cell in range(CELLS)])
CORNER = (0, SIDE - 1)  # the top-left cell as each side sees it, numbered as the first seat sees the frame


def _line(start: int, step: int, length: int) -> bytes:
    return bytes([start + step * i for i in range(length)])


# Lines 0–4 are rows from the top, 5–9 columns from the left, 10 the diagonal down to the right, 11 the one
# down to the left, all as one seat sees them.
_ROWS = (
    [_line(SIDE * i, 1, SIDE) for i in range(SIDE)]
    + [_line(i, SIDE, SIDE) for i in range(SIDE)]
    + [_line(0, SIDE + 1, SIDE), _line(SIDE - 1, SIDE - 1, SIDE)]
)
LINES = len(_ROWS)
ROWS = (_ROWS, [bytes([MIRROR[cell] for cell in line]) for line in _ROWS])  # each side's lines, PM-6
BESIDE = [[[c for c in line if c != corner] for line in _ROWS if corner in line] for corner in CORNER]
SAME_LINE = bytes(list(range(SIDE)) + list(range(2 * SIDE - 1, SIDE - 1, -1)) + [11, 10])  # mirrored


def _spread() -> list[bytes]:
    """Every line that PM-2 speaks of: those of PM-6 and the shorter diagonals of three or four cells."""
    lines = list(_ROWS)
    for length in (3, 4):
        off = SIDE - length
        lines += [_line(off, SIDE + 1, length), _line(off * SIDE, SIDE + 1, length)]
        lines += [_line(length - 1, SIDE - 1, length), _line((off + 1) * SIDE - 1, SIDE - 1, length)]
    return lines


SPREAD = _spread()
_MOST_EQUAL = 2
_PASSES = 3


def crowded(cells: "Sequence[int]", cell: int) -> bool:
    """Whether the symbol in `cell`, on either side, is there more than twice in a line. PM-2."""
    for line in SPREAD:
        if cell in line:
            for side in (0, 1):
                symbol = FACES[cells[cell] ^ side]
                equal = 0
                for other in line:
                    if FACES[cells[other] ^ side] == symbol:
                        equal += 1
                if equal > _MOST_EQUAL:
                    return True
    return False


def _turned(code: int, rng: "Rng") -> int:
    return code - code % FACES_EACH + rng.below(FACES_EACH)


def set_up(rng: "Rng") -> list[int]:
    """A full frame, mixed within PM-2: 25 codes.

    It begins with a frame that obeys PM-2 (cube i in cell i) and swaps and turns two cubes 75 times;
    a swap that breaks PM-2 is taken back. So the work is bounded and the frame is right at every step.
    """
    cells = [cube * FACES_EACH for cube in range(CELLS)]
    for _ in range(_PASSES):
        for a in range(CELLS):
            b = rng.below(CELLS)
            before = cells[a], cells[b]
            cells[a] = _turned(before[1], rng)
            cells[b] = _turned(before[0], rng)
            if crowded(cells, a) or crowded(cells, b):
                cells[a], cells[b] = before
    return cells
