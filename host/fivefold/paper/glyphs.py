"""Symbols of 3×3 pixels on paper: filled squares with one dark outline around what hangs together."""

from collections.abc import Sequence

from fivefold.paper.document import Document
from fivefold.paper.inks import INK, SYMBOLS, Ink
from games.blocks import symbols
from games.push_match import glyphs

SIDE = 3
Bits = Sequence[int]  # three rows of three bits


def block_symbol(symbol: int) -> tuple[Bits, Ink]:
    """Shape and colour of a symbol of the blocks, 0–5."""
    return symbols.SHAPES[symbol], SYMBOLS[symbol]


def cube_symbol(symbol: int) -> tuple[Bits, Ink]:
    """Shape and colour of a symbol of Push Match, 0–14."""
    rows = glyphs.SHAPES[symbol * SIDE : symbol * SIDE + SIDE]
    return tuple(rows), SYMBOLS[1 + symbol % glyphs.COLOURS]


def pixels(doc: Document, bits: Bits, x: float, y: float, size: float) -> set[tuple[int, int]]:
    """The lit pixels of a symbol in the fill that is set; their rows and columns."""
    step = size / SIDE
    lit = {(row, column) for row in range(SIDE) for column in range(SIDE) if bits[row] & 4 >> column}
    for row, column in sorted(lit):
        doc.rect(x + column * step, y + row * step, step, step, style="F")
    return lit


def draw(doc: Document, bits: Bits, ink: Ink, x: float, y: float, size: float) -> None:
    """A symbol of `size` × `size` mm with its upper left corner at (x, y)."""
    doc.fill(ink)
    step = size / SIDE
    lit = pixels(doc, bits, x, y, size)
    doc.pen(INK, min(0.35, max(0.05, size / 45)))
    for row, column in sorted(lit):
        left, top = x + column * step, y + row * step
        for beside, line in (
            ((row - 1, column), (left, top, left + step, top)),
            ((row + 1, column), (left, top + step, left + step, top + step)),
            ((row, column - 1), (left, top, left, top + step)),
            ((row, column + 1), (left + step, top, left + step, top + step)),
        ):
            if beside not in lit:
                doc.line(*line)


def draw_block(doc: Document, symbol: int, x: float, y: float, size: float) -> None:
    """A symbol of the blocks."""
    draw(doc, *block_symbol(symbol), x, y, size)


def draw_cube(doc: Document, symbol: int, x: float, y: float, size: float) -> None:
    """A symbol of Push Match, in the middle of its square also where it is narrower."""
    bits, ink = cube_symbol(symbol)
    step = size / SIDE
    columns = bits[0] | bits[1] | bits[2]
    right = step / 2 * (_free(columns & 1, columns & 2) - _free(columns & 4, columns & 2))
    down = step / 2 * (_free(bits[2], bits[1]) - _free(bits[0], bits[1]))
    draw(doc, bits, ink, x + right, y + down, size)


def _free(edge: int, beside: int) -> int:
    """How many pixels are free at an edge, from what is lit there and beside it."""
    return 0 if edge else 1 if beside else 2
