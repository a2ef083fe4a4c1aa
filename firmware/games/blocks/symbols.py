"""The six symbols, and figures made of them, each neighbour told from the next."""

from games.blocks import rules_cards as cards
from ui.palette import dim

# Rows of three bits. A square of 3×3 that survives every turn is made of centre, edges and corners;
# of the seven such figures four lone corners are left out, because next to each other they melt.
DOT = (0, 2, 0)
DIAMOND = (2, 5, 2)
PLUS = (2, 7, 2)
CROSS = (5, 2, 5)
RING = (7, 5, 7)
FULL = (7, 7, 7)
SHAPES = (DOT, DIAMOND, PLUS, CROSS, RING, FULL)
# The same in five bits, for displays with twice as many pixels.
_LARGE = (
    b"\x00\x0e\x0e\x0e\x00\x04\x0a\x11\x0a\x04\x04\x04\x1f\x04\x04"
    b"\x11\x0a\x04\x0a\x11\x1f\x11\x11\x11\x1f\x1f\x1f\x1f\x1f\x1f"
)
_BACKGROUND = 20  # the rest of a cell glows faintly, so that a lone dot still shows where its cell is
_SHADE = 3  # cells that touch are as bright and a third as bright in turn, as on a chessboard: no hue changes


def rows(symbol, colour, scale=1):
    """A symbol, 0–5, as ready rows of pixels for Frame.stamp, side() pixels square."""
    faint = dim(colour, _BACKGROUND)
    if scale == 1:
        shape, masks = SHAPES[symbol], (4, 2, 1)
    else:
        shape, masks = _LARGE[5 * symbol : 5 * symbol + 5], (16, 8, 4, 2, 1)
        scale //= 2
    ready = []
    for bits in shape:
        row = b"".join([(colour if bits & mask else faint) * scale for mask in masks])
        ready += [row] * scale
    return tuple(ready)


def all_rows(colours, scale=1):
    """All six symbols in their colours, see rows(); then, where cells can touch, all six in the shade."""
    ready = [rows(symbol, colours[symbol], scale) for symbol in range(len(SHAPES))]
    if scale == 1:
        for symbol in range(len(SHAPES)):
            ready.append(rows(symbol, dim(colours[symbol], _SHADE)))
    return ready


NONE = len(SHAPES)  # a cell without a symbol
SIDE = 5
_ROOM = 15  # pixels of the 16×16 that a figure may take


def side(scale=1):
    """Pixels of the picture along the side of a symbol."""
    return 3 if scale == 1 else 5 * (scale // 2)


def layout(cells, scale=1):
    """How a figure stands in the middle of _ROOM: `(x, y, across, down)`, in pixels of the picture.

    x, y: its upper left cell. across, down: from one cell to the next. A gap parts them wherever there is
    room for one.
    """
    steps = [_step(count, scale) for count in size(cells)]
    room = _ROOM * scale - side(scale)
    x, y = [(room - (count - 1) * step) // 2 for count, step in zip(size(cells), steps)]
    return x, y, steps[0], steps[1]


def _step(count, scale):
    return 4 if scale == 1 and count < SIDE else 3 * scale


def in_place(ready, cells, at, across, down):
    """The rows of one cell of a figure; ready: all_rows(). across, down: see layout()."""
    touching = min(across, down) == len(ready[0])
    return ready[cells[at] + NONE * (touching and (at & 1))]  # in rows of five every other cell is an odd one


def draw_cells(frame, cells, ready, x, y, across, down):
    """Draw 5×5 cells (symbols, or NONE); ready: all_rows(). x, y, across, down: see layout()."""
    for at in range(len(cells)):
        if cells[at] != NONE:
            row, column = divmod(at, SIDE)
            frame.stamp(x + column * across, y + row * down, in_place(ready, cells, at, across, down))


def size(cells):
    """Columns and rows that a figure takes, from the upper left corner of its 5×5 cells."""
    taken = [cell for cell in range(len(cells)) if cells[cell] != NONE]
    width = max([cell % SIDE for cell in taken]) + 1
    return width, max(taken) // SIDE + 1


def draw_figure(console, frame, card):
    """Draw a card's figure in the middle of 15×15 pixels."""
    cells = cards.cells(card)
    scale = frame.scale
    x, y, across, down = layout(cells, scale)
    ready = all_rows(console.palette.symbols, scale)
    draw_cells(frame, cells, ready, frame.left + x, frame.top + y, across, down)


def spell(cells):
    """A figure as letters, rows parted by strokes: A to F the symbols, a point where there is none."""
    rows = []
    for row in range(SIDE):
        part = cells[row * SIDE : (row + 1) * SIDE]
        rows.append("".join(["ABCDEF."[symbol] for symbol in part]))
    return "/".join([row for row in rows if row != "....."])
