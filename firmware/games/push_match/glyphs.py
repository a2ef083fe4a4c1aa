"""The fifteen symbols of Push Match (PM-1) as 3×3 pixels: fifteen shapes in five colours."""

from ui.palette import dim

# Each digit is a row of three pixels. No two shapes are the same however they are turned or mirrored, and
# none fills its square: what is left of it glows faintly and can carry a mark. Symbol s has colour s % 5;
# shapes of one colour differ in four pixels or more.
_ROWS = (
    "707 722 447 660 623 "  # bars, tee, ell, square, zed
    "020 070 272 525 057 "  # dot, minus, plus, cross, cup
    "275 552 124 757 575 "  # arrow, vee, slash, ring, aitch
)
SHAPES = bytes([int(row) for row in _ROWS if row != " "])
SIDE = 3
COLOURS = 5

_GLOW = 20
_DARK = 8


class Glyphs:
    """The symbols as ready rows of pixels for Frame.stamp.

    colours: five or more, each three bytes. `bright`: all symbols; the other kinds are made when wanted.
    `blank`: none.
    """

    def __init__(self, colours, scale):
        self._colours = colours
        self._scale = scale
        self.blank = (bytes(3 * SIDE * scale),) * (SIDE * scale)
        self.bright = [None] * (len(SHAPES) // SIDE)
        for first in range(COLOURS):
            made = {}  # symbols of one colour have rows in common
            for symbol in range(first, len(self.bright), COLOURS):
                colour = colours[first]
                self.bright[symbol] = self._rows(symbol, colour, dim(colour, _GLOW), scale, made)

    def _rows(self, symbol, colour, rest, scale, made):
        ready = []
        for bits in SHAPES[symbol * SIDE : symbol * SIDE + SIDE]:
            if bits not in made:
                made[bits] = b"".join([(colour if bits & mask else rest) * scale for mask in (4, 2, 1)])
            ready += [made[bits]] * scale
        return tuple(ready)

    def dark(self, symbol):
        """A symbol with little light."""
        colour = self._colours[symbol % COLOURS]
        return self._rows(symbol, dim(colour, _DARK), dim(colour, _DARK * _GLOW), self._scale, {})

    def marked(self, symbol, rest):
        """A symbol on a ground of another colour."""
        return self._rows(symbol, self._colours[symbol % COLOURS], rest, self._scale, {})

    def large(self, symbol):
        """A symbol of twice the size."""
        colour = self._colours[symbol % COLOURS]
        return self._rows(symbol, colour, dim(colour, _GLOW), 2 * self._scale, {})
