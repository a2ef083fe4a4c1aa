"""The fifteen symbols of Push Match (PM-1): fifteen shapes in five colours."""

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
SYMBOLS = len(SHAPES) // SIDE
# The same in 5×5 pixels, for displays with twice as many.
_LARGE = (
    b"\x1f\x1f\x00\x1f\x1f\x1f\x1f\x04\x04\x04\x18\x18\x18\x1f\x1f\x1e\x1e\x1e\x1e\x00\x1c\x04\x04\x04\x07"
    b"\x00\x0e\x0e\x0e\x00\x00\x1f\x1f\x1f\x00\x04\x04\x1f\x04\x04\x11\x0a\x04\x0a\x11\x11\x11\x11\x11\x1f"
    b"\x04\x0e\x15\x04\x04\x11\x11\x0a\x0a\x04\x01\x02\x04\x08\x10\x1f\x11\x11\x11\x1f\x11\x11\x1f\x11\x11"
)

_GLOW = 20
_DARK = 8
_SHADE = 3  # neighbours that touch are as bright and a third as bright in turn: no hue changes


class Glyphs:
    """The symbols as ready rows of pixels for Frame.stamp, SIDE · `scale` pixels square.

    colours: five or more, each three bytes. `blank`: no symbol; all others are made when wanted.
    """

    def __init__(self, colours, scale):
        self._colours = colours
        self._scale = scale
        self.blank = (bytes(3 * SIDE * scale),) * (SIDE * scale)

    def _rows(self, symbol, colour, rest, times=1):
        size = SIDE * self._scale * times
        if self._scale == 1:
            shape, masks, dot = SHAPES[symbol * SIDE : symbol * SIDE + SIDE], (4, 2, 1), times
        else:
            shape, masks = _LARGE[symbol * 5 : symbol * 5 + 5], (16, 8, 4, 2, 1)
            dot = self._scale // 2 * times
        gap = bytes(3 * (size - dot * len(masks)))
        ready = []
        for bits in shape:
            row = b"".join([(colour if bits & mask else rest) * dot for mask in masks]) + gap
            ready += [row] * dot
        if gap:
            ready += [bytes(3 * size)] * (size - len(ready))
        return tuple(ready)

    def bright(self, symbol):
        """A symbol in full light."""
        colour = self._colours[symbol % COLOURS]
        return self._rows(symbol, colour, dim(colour, _GLOW))

    def shaded(self, symbol, cell):
        """A symbol as it stands in a cell, 0–24: every other one in the shade where they touch."""
        if self._scale > 1 or not cell & 1:  # in rows of five every other cell is an odd one
            return self.bright(symbol)
        colour = self._colours[symbol % COLOURS]
        return self._rows(symbol, dim(colour, _SHADE), dim(colour, _SHADE * _GLOW))

    def dark(self, symbol):
        """A symbol with little light."""
        colour = self._colours[symbol % COLOURS]
        return self._rows(symbol, dim(colour, _DARK), dim(colour, _DARK * _GLOW))

    def marked(self, symbol, rest):
        """A symbol on a ground of another colour."""
        return self._rows(symbol, self._colours[symbol % COLOURS], rest)

    def large(self, symbol):
        """A symbol of twice the size."""
        colour = self._colours[symbol % COLOURS]
        return self._rows(symbol, colour, dim(colour, _GLOW), times=2)
