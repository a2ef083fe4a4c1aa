"""What the terminal shows beside the matrix: the mat, the pads, the keys."""

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from fivefold.terminal import halfblocks, keys
from fivefold.terminal.halfblocks import Picture
from fivefold.terminal.mat import SIDE, Mat
from games.blocks import rules_blocks as blocks
from games.blocks import symbols
from ui.palette import Palette

GLYPH = 3
HAND = (255, 255, 255)
BAR = (70, 70, 80)
MAT = (10, 10, 12)


class PictureView(Widget):
    """A picture in half blocks, as large as its place allows."""

    picture: Picture = [[(0, 0, 0)]]
    scale_most = 4

    def show(self, picture: Picture) -> None:
        """Show another picture."""
        if picture != self.picture:
            self.picture = picture
            self.refresh()

    def _scale(self) -> int:
        size: Size = self.size
        across = size.width // len(self.picture[0])
        down = size.height * 2 // len(self.picture)
        return max(1, min(across, down, self.scale_most))

    def render_line(self, y: int) -> Strip:
        """One line of the terminal: two rows of the scaled picture."""
        scale = self._scale()
        rows = [
            self.picture[line // scale] for line in (2 * y, 2 * y + 1) if line // scale < len(self.picture)
        ]
        if not rows:
            return Strip([Segment(" " * self.size.width)])
        return Strip(halfblocks.lines([[pixel for pixel in row for _ in range(scale)] for row in rows])[0])


def _glyphs(colours: Palette) -> list[Picture]:
    return [
        halfblocks.picture_of(GLYPH, GLYPH, b"".join(symbols.rows(symbol, colour)))
        for symbol, colour in enumerate(colours.symbols)
    ]


def _put(picture: Picture, x: int, y: int, glyph: Picture) -> None:
    for line, row in enumerate(glyph):
        picture[y + line][x : x + len(row)] = row


def mat_picture(mat: Mat, colours: Palette) -> Picture:
    """The mat as pixels: a symbol in 3×3, a rim around each block, the one in hand with a bright rim."""
    step = GLYPH + 1
    side = SIDE * step + 1
    picture: Picture = [[MAT] * side for _ in range(side)]
    glyphs = _glyphs(colours)
    order = [index for index in range(len(mat.face)) if index != mat.hand] + [mat.hand]
    for index in order:
        cells = mat.under(index)
        if not cells:
            continue
        rows, columns = zip(*(divmod(cell, SIDE) for cell, _ in cells), strict=True)
        rim = HAND if index == mat.hand else BAR
        for y in range(min(rows) * step, (max(rows) + 1) * step + 1):
            for x in range(min(columns) * step, (max(columns) + 1) * step + 1):
                picture[y][x] = rim
        for cell, symbol in cells:
            row, column = divmod(cell, SIDE)
            _put(picture, column * step + 1, row * step + 1, glyphs[symbol])
    return picture


def tray_picture(mat: Mat, colours: Palette) -> Picture:
    """All four faces of each block, one block a column; the upper face of each has a rim."""
    glyphs = _glyphs(colours)
    wide, high = 2 * GLYPH + 2, GLYPH + 1
    picture: Picture = [[(0, 0, 0)] * (len(mat.face) * wide) for _ in range(4 * high + 1)]
    for index, upper in enumerate(mat.face):
        x = index * wide + 1
        rim = HAND if index == mat.hand else BAR
        y = upper * high
        for line in range(y, y + high + 1):
            picture[line][x - 1 : x + wide - 1] = [rim] * wide
        for face, pair in enumerate(blocks.BLOCKS[index]):
            for place, symbol in enumerate(pair):
                _put(picture, x + place * GLYPH, face * high + 1, glyphs[symbol])
    return picture


def pad_line(lights: Picture, pad: int) -> Text:
    """The pads' lights in a row; the pad that the keys press is in brackets."""
    line = Text()
    for number, (red, green, blue) in enumerate(halfblocks.glow(lights)[0], 1):
        left, right = ("[", "]") if number == pad else (" ", " ")
        line.append(f"{left}{number}")
        line.append("●", Style(color=f"rgb({red},{green},{blue})"))
        line.append(right)
    return line


def help_text(offers: list[tuple[str, int, str]]) -> Text:
    """The keys and what they do, in a few lines; offers: what can be pressed, see offered.py."""
    does: dict[tuple[bool, str], list[str]] = {}
    for button, ms, what in offers:
        does.setdefault((bool(ms), what), []).append(keys.name(button, ms))
    text = Text()
    for (_, what), names in does.items():
        text.append(" ".join(names), "bold")
        text.append(f" {what}  ")
    text.append("\n")
    for line in keys.HELP:
        for key, deed in line:
            text.append(key, "bold")
            text.append(f" {deed}  ")
        text.append("\n")
    return text
