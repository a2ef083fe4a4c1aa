"""Five cards with their symbols on 32×32 pixels, where they fit."""

from console import symbols
from console.claims.figure import size
from console.palette import dim
from rules import cards

SIDE = 32
CELL = 3
_LIGHT = 2  # lines stand back
_MIDDLE = 2  # the deck in the middle, which comes last
_ORDER = (0, 1, 3, 4, _MIDDLE)
_RINGS = 8
_GAPS = (1, -2, -5, 2, 3)  # between a card and its lines; negative: in a corner that the figure leaves free


def lay(tops, longs, high=SIDE):
    """Where cards and lines go: a list of `(x, y)` and a list of `(x, y, long, high)`; None: no room for all.

    tops: five cards, 0 where a deck is empty. longs: how long the lines of each deck are. high: rows from the
    top that may be used. Cards stand in the
    corners and in the middle; a deck has as many lines beside it as its level, every other row. All keep a
    pixel apart.
    """
    taken = bytearray(SIDE * SIDE)
    for place in range(SIDE * high, SIDE * SIDE):
        taken[place] = 1
    places, boxes = [None] * len(tops), [None] * len(tops)
    for deck in _ORDER:
        if tops[deck]:
            cells = cards.cells(tops[deck])
            width, height = size(cells)
            width, height = CELL * width, CELL * height
            if deck == _MIDDLE:
                place = _in_the_middle(taken, cells, width, height)
            else:
                place = (SIDE - width if deck in (1, 4) else 0), (high - height if deck > _MIDDLE else 0)
            if place is None or not _all_free(taken, _squares(cells, place)):
                return None
            for x, y in _squares(cells, place):
                _take(taken, x, y, CELL, CELL)
            places[deck] = place
            boxes[deck] = place + (width, height)
    lines = [None] * len(tops)
    for deck in range(len(tops) - 1, -1, -1):
        if tops[deck]:
            spot = _beside(taken, boxes[deck], longs[deck], 2 * deck + 1)
            if spot is None:
                return None
            lines[deck] = spot + (longs[deck], 2 * deck + 1)
            _take(taken, *lines[deck])
    return places, lines


def _squares(cells, place):
    found = []
    for cell in range(len(cells)):
        if cells[cell] != symbols.NONE:
            found.append((place[0] + CELL * (cell % symbols.SIDE), place[1] + CELL * (cell // symbols.SIDE)))
    return found


def _take(taken, x, y, width, height):
    # With a pixel around it.
    for row in range(max(y - 1, 0), min(y + height + 1, SIDE)):
        for column in range(max(x - 1, 0), min(x + width + 1, SIDE)):
            taken[SIDE * row + column] = 1


def _is_free(taken, x, y, width, height):
    if x < 0 or y < 0 or x + width > SIDE or y + height > SIDE:
        return False
    for row in range(y, y + height):
        for column in range(x, x + width):
            if taken[SIDE * row + column]:
                return False
    return True


def _in_the_middle(taken, cells, width, height):
    x, y = (SIDE - width) // 2, (SIDE - height) // 2
    for ring in range(_RINGS):
        for dy in range(-ring, ring + 1):
            for dx in range(-ring, ring + 1):
                if max(abs(dx), abs(dy)) == ring and _all_free(taken, _squares(cells, (x + dx, y + dy))):
                    return x + dx, y + dy
    return None


def _all_free(taken, squares):
    for x, y in squares:
        if not _is_free(taken, x, y, CELL, CELL):
            return False
    return True


def _beside(taken, box, long, high):
    x, y, width, height = box
    for gap in _GAPS:
        for along in range(height + high - 1):
            for left in (x + width + gap, x - gap - long):
                if _is_free(taken, left, y + height - 1 - along, long, high):
                    return left, y + height - 1 - along
        for along in range(width + long - 1):
            for top in (y + height + gap, y - gap - high):
                if _is_free(taken, x + width - 1 - along, top, long, high):
                    return x + width - 1 - along, top
    return None


def draw(frame, console, tops, longs, high):
    """Draw everything if it fits; whether it did. Arguments as of lay(); shorter lines are tried as well."""
    laid = lay(tops, longs, high) or lay(tops, [(long + 1) // 2 for long in longs], high)
    if laid is None:
        return False
    unit = console.scale // 2
    left, top = console.left, console.top
    ready = symbols.all_rows(console.palette.symbols, unit)
    for card, place in zip(tops, laid[0]):
        if card:
            x, y = place
            symbols.draw_cells(frame, cards.cells(card), ready, left + x * unit, top + y * unit, unit)
    for deck, lines in enumerate(laid[1]):
        if lines:
            x, y, long, high = lines
            colour = dim(console.palette.level(deck + 1), _LIGHT)
            for row in range(0, high, 2):
                frame.rect(left + x * unit, top + (y + row) * unit, long * unit, unit, colour)
    return True
