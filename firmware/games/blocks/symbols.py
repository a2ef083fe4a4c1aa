"""The six symbols as 3×3 pixels, and figures made of them."""

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
_BACKGROUND = 20  # the rest of a cell glows faintly, so that a lone dot still shows where its cell is


def rows(symbol, colour, scale=1):
    """A symbol, 0–5, as ready rows of pixels for Frame.stamp, 3 × `scale` pixels square."""
    faint = dim(colour, _BACKGROUND)
    ready = []
    for bits in SHAPES[symbol]:
        row = b"".join([(colour if bits & mask else faint) * scale for mask in (4, 2, 1)])
        ready += [row] * scale
    return tuple(ready)


def all_rows(colours, scale=1):
    """All six symbols in their colours, see rows()."""
    return tuple([rows(symbol, colours[symbol], scale) for symbol in range(len(SHAPES))])


NONE = len(SHAPES)  # a cell without a symbol
SIDE = 5


def draw_cells(frame, cells, ready, x, y, scale=1):
    """Draw 5×5 cells (symbols, or NONE) with their upper left corner at (x, y); ready: all_rows()."""
    size = 3 * scale
    at = 0
    for row in range(SIDE):
        for column in range(SIDE):
            symbol = cells[at]
            if symbol != NONE:
                frame.stamp(x + column * size, y + row * size, ready[symbol])
            at += 1


def size(cells):
    """Columns and rows that a figure takes, from the upper left corner of its 5×5 cells."""
    taken = [cell for cell in range(len(cells)) if cells[cell] != NONE]
    width = max([cell % SIDE for cell in taken]) + 1
    return width, max(taken) // SIDE + 1


def offset(cells):
    """Pixels by which a figure in the upper left corner moves to stand in the middle of 15×15."""
    width, height = size(cells)
    return (SIDE - width) * 3 // 2, (SIDE - height) * 3 // 2


def draw_figure(console, frame, card):
    """Draw a card's figure in the middle of 15×15 pixels."""
    cells = cards.cells(card)
    x, y = offset(cells)
    scale = console.scale
    ready = all_rows(console.palette.symbols, scale)
    draw_cells(frame, cells, ready, console.left + x * scale, console.top + y * scale, scale)


def spell(cells):
    """A figure as letters, rows parted by strokes: A to F the symbols, a point where there is none."""
    rows = []
    for row in range(SIDE):
        part = cells[row * SIDE : (row + 1) * SIDE]
        rows.append("".join(["ABCDEF."[symbol] for symbol in part]))
    return "/".join([row for row in rows if row != "....."])
