"""The fifteen symbols of Push Match (PM-1) as 3×3 pixels: fifteen shapes in five colours."""

from console.palette import dim

# Rows of three bits. No two are the same however they are turned or mirrored, and none fills its square:
# what is left of it glows faintly and can carry a mark. Shapes of one colour differ in four pixels or more.
BARS, DOT, ARROW = (7, 0, 7), (0, 2, 0), (2, 7, 5)
TEE, MINUS, VEE = (7, 2, 2), (0, 7, 0), (5, 5, 2)
ELL, PLUS, SLASH = (4, 4, 7), (2, 7, 2), (1, 2, 4)
SQUARE, CROSS, RING = (6, 6, 0), (5, 2, 5), (7, 5, 7)
ZED, CUP, AITCH = (6, 2, 3), (0, 5, 7), (5, 7, 5)
SHAPES = (BARS, TEE, ELL, SQUARE, ZED, DOT, MINUS, PLUS, CROSS, CUP, ARROW, VEE, SLASH, RING, AITCH)
COLOURS = 5  # symbol s has colour s % 5

SIDE = 3
_GLOW = 20
_DARK = 8
_MASKS = (4, 2, 1)


def rows(symbol, colour, rest, scale=1):
    """A symbol as ready rows of pixels for Frame.stamp, 3 × `scale` pixels square; rest: what is not lit."""
    ready = []
    for bits in SHAPES[symbol]:
        row = b"".join([(colour if bits & mask else rest) * scale for mask in _MASKS])
        ready += [row] * scale
    return tuple(ready)


class Glyphs:
    """All symbols ready to be stamped: `bright`, by symbol; others are made when they are wanted.

    colours: five or more, each three bytes.
    """

    def __init__(self, colours, scale):
        self._scale = scale
        self._colours = [bytes(colour) for colour in colours[:COLOURS]]
        self.bright = [self._rows(symbol, 1) for symbol in range(len(SHAPES))]

    def _rows(self, symbol, share):
        colour = self.colour(symbol)
        return rows(symbol, dim(colour, share), dim(colour, _GLOW * share), self._scale)

    def dark(self, symbol):
        """A symbol with little light."""
        return self._rows(symbol, _DARK)

    def colour(self, symbol):
        """The colour of a symbol."""
        return self._colours[symbol % COLOURS]

    def marked(self, symbol, rest):
        """A symbol on a ground of another colour."""
        return rows(symbol, self.colour(symbol), rest, self._scale)

    def large(self, symbol):
        """A symbol of twice the size."""
        colour = self.colour(symbol)
        return rows(symbol, colour, dim(colour, _GLOW), 2 * self._scale)
