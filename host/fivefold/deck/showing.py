"""Cards in the terminal: figures with walls between the cells, or between the blocks of a solution."""

from rich.text import Text

from fivefold.deck import figure
from games.blocks.rules_blocks import bar
from games.blocks.rules_mat import SIDE
from ui.palette import Palette

# The symbols of games.blocks.symbols: dot, diamond, plus, cross, ring, full square.
GLYPHS = "●◆✚✖□■"
PLAIN_GLYPHS = "ABCDEF"
# On black like the matrix: one symbol is white.
COLOURS = [f"rgb({red},{green},{blue}) on black" for red, green, blue in Palette().symbols]
_NUMBER = "bright_white on black"

_NOTHING = -1
# What a corner looks like by the walls that meet there: 1 above, 2 to the right, 4 below, 8 to the left.
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_PLAIN_CORNERS = " |-+||++-+-+++++"


def card(cells: bytes, plain: bool = False) -> Text:
    """A figure with a wall around each cell; plain: letters and ASCII walls only."""
    return _Picture(cells, {cell: cell for cell in figure.taken(cells)}, plain).draw("")


def solution(cells: bytes, arrangement: list[int], plain: bool = False) -> Text:
    """A figure with a wall around each block, and the block's number in both its cells."""
    blocks = {cell: block for block, number in enumerate(arrangement, 1) for cell in bar(number)}
    return _Picture(cells, blocks, plain).draw("12345")


class _Picture:
    """A figure whose cells belong to groups, with walls between the groups."""

    def __init__(self, cells: bytes, groups: dict[int, int], plain: bool):
        self.cells = cells
        self.groups = groups
        self.glyphs = PLAIN_GLYPHS if plain else GLYPHS
        self.corners = _PLAIN_CORNERS if plain else _CORNERS
        self.level, self.upright = "-|" if plain else "─│"

    def draw(self, numbers: str) -> Text:
        rows = range(max(self.groups) // SIDE + 1)
        lines = []
        for row in rows:
            lines += [self._walls_above(row), self._symbols(row, numbers)]
        lines.append(self._walls_above(len(rows)))
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)

    def _group(self, row: int, column: int) -> int:
        inside = 0 <= row < SIDE and 0 <= column < SIDE
        return self.groups.get(row * SIDE + column, _NOTHING) if inside else _NOTHING

    def _walls_above(self, row: int) -> Text:
        line = Text(style="dim")
        for column in range(SIDE + 1):
            before, above = self._group(row - 1, column - 1), self._group(row - 1, column)
            left, here = self._group(row, column - 1), self._group(row, column)
            walls = (before != above) + 2 * (above != here) + 4 * (left != here) + 8 * (before != left)
            line.append(self.corners[walls] + (self.level if above != here else " ") * 3)
        return line

    def _symbols(self, row: int, numbers: str) -> Text:
        line = Text()
        for column in range(SIDE + 1):
            here = self._group(row, column)
            line.append(self.upright if self._group(row, column - 1) != here else " ", "dim")
            if here == _NOTHING:
                line.append("   ")
            else:
                symbol = self.cells[row * SIDE + column]
                line.append(numbers[here - 1] if numbers else " ", _NUMBER)
                line.append(self.glyphs[symbol] + " ", COLOURS[symbol])
        return line
