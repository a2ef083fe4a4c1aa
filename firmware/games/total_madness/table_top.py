"""Five cards on 16×16 pixels: four in the corners, one in the middle, as on a die."""

from games.blocks import rules_cards as cards
from games.blocks import symbols
from games.blocks.symbols import size
from games.total_madness import large
from ui.palette import dim

# Upper left corner of each deck's 5×5 pixels.
PLACES = ((0, 0), (11, 0), (6, 5), (0, 11), (11, 11))
# Beside each deck as many lines as its level, as long as it has cards left: where the uppermost line begins,
# and whether it grows to the left.
_LINES = ((6, 0, False), (9, 2, True), (12, 6, False), (0, 6, False), (9, 11, True))
_LONGEST = 4
_CLOCK_ROW = 10
_LIGHT, _SHADE = 4, 11  # lines are there to be found, not to be seen first


def place(deck, card):
    """Where the 5×5 cells of a deck's card begin: `(x, y)`; a smaller figure goes into the corner."""
    x, y = PLACES[deck]
    width, height = size(cards.cells(card))
    if deck in (1, 4):
        x += symbols.SIDE - width
    if deck in (3, 4):
        y += symbols.SIDE - height
    return x, y


def draw_card(frame, console, card, x, y, colours=None):
    """A card as one pixel a cell, its 5×5 cells from (x, y) on; colours: of its symbols, the usual ones."""
    colours = colours or console.palette.symbols
    cells = cards.cells(card)
    for cell in range(len(cells)):
        if cells[cell] != symbols.NONE:
            frame.dot(x + cell % symbols.SIDE, y + cell // symbols.SIDE, colours[cells[cell]])


def draw(frame, console, game):
    """The cards on top, and beside them what is left of each deck.

    Returns `(y, height)`, pixels of a line that is left free for the clock of a game alone.
    """
    tops = game.tops()
    longs = [_long(len(deck), game.a_level) for deck in game.decks]
    if frame.scale > 1:
        high = large.SIDE - 2 if game.alone else large.SIDE
        bottom = large.SIDE - 1
        drawn = large.draw(frame, console, tops, longs, high)
        if drawn:
            unit = frame.scale // 2
            return frame.top + bottom * unit, unit
    for deck, card in enumerate(tops):
        if card:
            draw_card(frame, console, card, *place(deck, card))
            _draw_lines(frame, console, deck, longs[deck])
    return frame.top + _CLOCK_ROW * frame.scale, frame.scale


def _long(left, most):
    return left if most <= _LONGEST else (left * _LONGEST + most - 1) // most


def _draw_lines(frame, console, deck, long):
    colour = console.palette.level(deck + 1)
    # Without room for gaps between them, lines differ in light.
    shades = dim(colour, _LIGHT), dim(colour, _SHADE)
    x, y, leftwards = _LINES[deck]
    if leftwards:
        x -= long - 1
    for line in range(deck + 1):
        frame.box(x, y + line, long, 1, shades[line & 1])
