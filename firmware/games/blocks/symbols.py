"""The six symbols as 3×3 pixels. Each looks the same however a block is turned or mirrored."""

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
