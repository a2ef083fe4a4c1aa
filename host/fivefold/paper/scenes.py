"""A small picture of each game, made of its own things."""

from collections.abc import Callable

import games
from fivefold.paper import crossings, glyphs, pattern_cards, quarter_turn, twins
from fivefold.paper.document import Document
from fivefold.paper.inks import FAINT, INK, LINE, PAPER, SYMBOLS
from games.blocks import rules_cards as cards
from games.push_match.rules_cubes import FACES
from games.push_match.rules_frame import CELLS, FACES_EACH, SIDE
from games.quarter_turn.rules_board import quarters
from games.twins.rules_deck import FACES as PATTERN_OF
from ui import icons

_CARD = 17
_FIVE = (3, 17, 30, 44, 55)
# Four tiles row by row: the cyclic order of each, and the corner with which it meets the others.
_TILES = ((0, 2), (2, 3), (4, 1), (5, 0))
_COLOUR = 3
_ROW = 7  # the symbol of the row in the picture of Push Match


def draw(doc: Document, game: str, x: float, y: float, size: float) -> None:
    """The picture of a game in a square of `size` mm."""
    if game in _SCENES:
        _SCENES[game](doc, x, y, size)
    else:
        _icon(doc, games.icon(game), x, y, size)


def _icon(doc: Document, icon: str, x: float, y: float, size: float) -> None:
    # What the menu shows.
    pixel = size / icons.WIDTH
    for at, letter in enumerate(icon):
        if letter != ".":
            row, column = divmod(at, icons.WIDTH)
            red, green, blue = icons.COLOURS[letter]
            doc.area(x + column * pixel, y + row * pixel, pixel, pixel, (red, green, blue))


def _quick_play(doc: Document, x: float, y: float, size: float) -> None:
    pattern_cards.figure(doc, cards.cells(_CARD), x + size / 2, y + size / 2, size / 5)


def _total_madness(doc: Document, x: float, y: float, size: float) -> None:
    third = size / 3
    for card, (column, row) in zip(_FIVE, ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)), strict=True):
        middle = (x + (column + 0.5) * third, y + (row + 0.5) * third)
        _small(doc, cards.cells(card), *middle, third / 5)


def _small(doc: Document, cells: bytes, middle_x: float, middle_y: float, cell: float) -> None:
    """A figure too small for symbols: its cells in their colours, as on the matrix."""
    for symbol, x, y in pattern_cards.placed(cells, middle_x, middle_y, cell):
        doc.area(x, y, 0.9 * cell, 0.9 * cell, SYMBOLS[symbol])


def _quarter_turn(doc: Document, x: float, y: float, size: float) -> None:
    half = size / 2
    for at, (order, corner) in enumerate(_TILES):
        left, top = x + at % 2 * half, y + at // 2 * half
        turns = (quarters(order * 4 + turn) for turn in range(4))
        tile = next(colours for colours in turns if colours[corner] == _COLOUR)
        quarter_turn.tile(doc, left, top, tile, half)
        doc.pen(LINE, 0.2)
        doc.rect(left, top, half, half)
    side = size / 7
    doc.fill(PAPER)
    doc.pen(INK, size / 120)
    doc.rect(x + half - side / 2, y + half - side / 2, side, side, style="FD")
    crossings.disc(doc, _COLOUR, x + half, y + half, 0.4 * side)


def _push_match(doc: Document, x: float, y: float, size: float) -> None:
    cell = size / SIDE
    for at in range(CELLS):
        left, top = x + at % SIDE * cell, y + at // SIDE * cell
        symbol = _ROW if at // SIDE == 2 else FACES[at * FACES_EACH]
        doc.pen(FAINT, 0.2)
        doc.rect(left, top, cell, cell)
        glyphs.draw_cube(doc, symbol, left + 0.2 * cell, top + 0.2 * cell, 0.6 * cell)
    doc.pen(INK, size / 60)
    doc.round_area(x, y + 2 * cell, size, cell, cell / 6, "D")


def _twins(doc: Document, x: float, y: float, size: float) -> None:
    """Two cards with the same pattern, one of them a little askew."""
    card = size * 0.6
    pattern = PATTERN_OF[0]
    for left, top, degrees in ((x, y + size * 0.04, 6), (x + size - card, y + size - card - size * 0.04, -5)):
        with doc.rotation(degrees, left + card / 2, top + card / 2):
            doc.fill(PAPER)
            doc.pen(LINE, 0.25)
            doc.round_area(left, top, card, card, card / 12, "FD")
            twins.pattern(doc, pattern, left + card * 0.17, top + card * 0.17, card * 0.66)


_SCENES: dict[str, Callable[[Document, float, float, float], None]] = {
    "quick_play": _quick_play,
    "total_madness": _total_madness,
    "quarter_turn": _quarter_turn,
    "push_match": _push_match,
    "twins": _twins,
}
