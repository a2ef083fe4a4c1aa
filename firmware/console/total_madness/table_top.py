"""Five cards on 16×16 pixels: four in the corners, one in the middle, as on a die."""

from console import symbols
from console.claims.figure import size
from console.palette import dim
from rules import cards

# Upper left corner of each deck's 5×5 pixels.
PLACES = ((0, 0), (11, 0), (6, 5), (0, 11), (11, 11))
# Beside each deck as many lines as its level, as long as it has cards left: where the uppermost line begins,
# and whether it grows to the left.
_LINES = ((6, 0, False), (9, 2, True), (12, 6, False), (0, 6, False), (9, 11, True))
_LONGEST = 4
_LIGHT, _SHADE = 4, 11  # lines are there to be found, not to be seen first


def draw_card(frame, console, card, x, y):
    """A card as one pixel a cell, its 5×5 cells from (x, y) on."""
    colours = console.palette.symbols
    cells = cards.cells(card)
    scale = console.scale
    for cell in range(len(cells)):
        if cells[cell] != symbols.NONE:
            left = console.left + (x + cell % symbols.SIDE) * scale
            top = console.top + (y + cell // symbols.SIDE) * scale
            frame.rect(left, top, scale, scale, colours[cells[cell]])


def draw_lines(frame, console, deck, left, most):
    """The lines of a deck, 0–4, that has `left` of `most` cards left."""
    colour = console.palette.level(deck + 1)
    shades = dim(colour, _LIGHT), dim(colour, _SHADE)
    long = left if most <= _LONGEST else (left * _LONGEST + most - 1) // most
    x, y, leftwards = _LINES[deck]
    if leftwards:
        x -= long - 1
    scale = console.scale
    for line in range(deck + 1):
        # Without room for gaps between them, lines differ in light.
        shade = shades[line & 1 if scale == 1 else 0]
        top = console.top + (y + line) * scale
        frame.rect(console.left + x * scale, top, long * scale, (scale + 1) // 2, shade)


def draw(frame, console, game, tops):
    """The five cards that lie on top and what is left below them; 0: none."""
    for deck, card in enumerate(tops):
        if card:
            x, y = PLACES[deck]
            width, height = size(cards.cells(card))
            if deck in (1, 4):
                x += symbols.SIDE - width
            if deck in (3, 4):
                y += symbols.SIDE - height
            draw_card(frame, console, card, x, y)
            draw_lines(frame, console, deck, len(game.decks[deck]), game.a_level)
