"""The picture: RGB pixels, row 0 at the top, drawn in whole rows; and the 16×16 that screens draw on."""

from ui.palette import BLACK


class Frame:
    """A picture of `width` × `height` pixels; `rgb` is its bytearray, three bytes a pixel, row by row.

    A colour is three bytes. Whatever lies outside the picture is cut off, except by `stamp` and `put`.
    sides: how often it is painted for one picture of the display; `side`: for which of them now, 0 the front.

    Screens draw on 16×16 squares in the middle, each `scale` pixels wide, the first at (`left`, `top`): with
    box, dot, ring, outline, write and put. `across`: squares that have room side by side in the whole width.
    """

    def __init__(self, width, height, sides=1):
        self.width, self.height = width, height
        self.rgb = bytearray(width * height * 3)
        self.side = 0
        self._kept = [(None, ())] * sides  # of each side: owner, rows from the top
        self.scale = min(width, height) // 16
        self.left = (width - 16 * self.scale) // 2
        self.top = (height - 16 * self.scale) // 2
        self.across = width // self.scale if self.scale else 0

    # In squares of the 16×16.

    def box(self, x, y, width, height, colour):
        """Fill a rectangle of squares."""
        scale = self.scale
        self.rect(self.left + x * scale, self.top + y * scale, width * scale, height * scale, colour)

    def dot(self, x, y, colour, height=1):
        """Fill one square, or a line down from it."""
        if self.scale == height == 1:
            self.pixel(self.left + x, self.top + y, colour)
        else:
            self.box(x, y, 1, height, colour)

    def ring(self, x, y, size, colour):
        """The edge of a larger square, one square wide."""
        self.box(x, y, size, 1, colour)
        self.box(x, y + size - 1, size, 1, colour)
        self.box(x, y, 1, size, colour)
        self.box(x + size - 1, y, 1, size, colour)

    def outline(self, x, y, width, height, colour):
        """The edge of a rectangle of squares, as thin as the display has it."""
        scale = self.scale
        self.border(self.left + x * scale, self.top + y * scale, width * scale, height * scale, colour)

    def write(self, x, y, columns, colour, times=1):
        """A glyph or several, each column a whole number whose bit 0 is the top square; `times` as large."""
        scale = self.scale
        self.columns(self.left + x * scale, self.top + y * scale, columns, colour, times * scale)

    def put(self, x, y, rows):
        """Copy rows of ready pixels (see stamp), their corner on a square."""
        self.stamp(self.left + x * self.scale, self.top + y * self.scale, rows)

    # In pixels.

    def clear(self):
        """Make everything black."""
        self.rect(0, 0, self.width, self.height, BLACK)

    def keep(self, owner):
        """Remember the picture of this side as it is now for an owner; there is room for one.

        A row like the one above or like the first is that one, which at 32×32 halves most pictures.
        """
        kept, stride = [], self.width * 3
        self._kept[self.side] = None, ()  # two of them may not fit
        pixels = memoryview(self.rgb)
        for at in range(0, len(self.rgb), stride):
            row = pixels[at : at + stride]
            if kept and row == kept[-1]:
                kept.append(kept[-1])
            else:
                kept.append(kept[0] if kept and row == kept[0] else bytes(row))
        self._kept[self.side] = owner, kept

    def recall(self, owner):
        """Show what was kept for this owner; False when there is nothing."""
        of, rows = self._kept[self.side]
        if of is not owner:
            return False
        self.stamp(0, 0, rows)
        return True

    def forget(self):
        """Keep nothing any more."""
        self._kept = [(None, ())] * len(self._kept)

    def pixel(self, x, y, colour):
        """Set one pixel."""
        if 0 <= x < self.width and 0 <= y < self.height:
            at = (y * self.width + x) * 3
            rgb = self.rgb
            rgb[at], rgb[at + 1], rgb[at + 2] = colour

    def rect(self, x, y, width, height, colour):
        """Fill a rectangle."""
        left, right = max(x, 0), min(x + width, self.width)
        if left >= right:
            return
        row = bytes(colour) * (right - left)
        rgb, size = self.rgb, len(row)
        for line in range(max(y, 0), min(y + height, self.height)):
            at = (line * self.width + left) * 3
            rgb[at : at + size] = row

    def border(self, x, y, width, height, colour):
        """Draw the outline of a rectangle, one pixel wide."""
        self.rect(x, y, width, 1, colour)
        self.rect(x, y + height - 1, width, 1, colour)
        self.rect(x, y, 1, height, colour)
        self.rect(x + width - 1, y, 1, height, colour)

    def stamp(self, x, y, rows):
        """Copy rows of ready pixels (bytes, all equally long), which must lie inside the picture."""
        rgb, stride = self.rgb, self.width * 3
        at = y * stride + x * 3
        for row in rows:
            rgb[at : at + len(row)] = row
            at += stride

    def columns(self, x, y, columns, colour, scale=1):
        """Draw a glyph: each column a whole number whose bit 0 is the top pixel."""
        if scale == 1:
            self._columns(x, y, columns, colour)
            return
        for column in columns:
            line = y
            while column:
                if column & 1:
                    self.rect(x, line, scale, scale, colour)
                column >>= 1
                line += scale
            x += scale

    def _columns(self, x, y, columns, colour):
        # Texts scroll: this runs for every picture of a text, so it makes no objects and calls nothing.
        rgb, width, height = self.rgb, self.width, self.height
        red, green, blue = colour
        for column in columns:
            if 0 <= x < width:
                line = y
                at = (y * width + x) * 3
                while column:
                    if column & 1 and 0 <= line < height:
                        rgb[at] = red
                        rgb[at + 1] = green
                        rgb[at + 2] = blue
                    column >>= 1
                    line += 1
                    at += width * 3
            x += 1
