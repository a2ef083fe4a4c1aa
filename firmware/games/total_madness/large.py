"""Five cards with their symbols on 32×32 pixels, where they fit."""

from games.blocks import rules_cards as cards
from games.blocks import symbols
from games.blocks.symbols import size
from ui.palette import dim

SIDE = 32
CELL = 3
_LIGHT = 2  # lines stand back
_MIDDLE = 2  # the deck in the middle, which comes last
_ORDER = (0, 1, 3, 4, _MIDDLE)
_RINGS = 8
_GAPS = (1, -2, -5, 2, 3)  # between a card and its lines; negative: in a corner that the figure leaves free


def lay(tops, longs, high=SIDE):
    """Where cards and lines go: a list of `(x, y)` and a list of `(x, y, long, high)`; None: no room for all.

    tops: five cards, 0 where a deck is empty. longs: how long the lines of each deck are, half as long where
    there is no room for that. high: rows from the top that may be used. Cards stand in the corners and in the
    middle; a deck has as many lines beside it as its level, every other row. All keep a pixel apart.
    """
    room = _Room(high)
    places, boxes = [None] * len(tops), [None] * len(tops)
    for deck in _ORDER:
        if tops[deck]:
            cells = cards.cells(tops[deck])
            width, height = size(cells)
            width, height = CELL * width, CELL * height
            squares = _squares(cells)
            if deck == _MIDDLE:
                place = _in_the_middle(room, squares, (SIDE - width) // 2, (SIDE - height) // 2)
            else:
                place = (SIDE - width if deck in (1, 4) else 0), (high - height if deck > _MIDDLE else 0)
                if not room.fits(squares, *place):
                    place = None
            if place is None:
                return None
            for x, y in squares:
                room.take(place[0] + x, place[1] + y, CELL, CELL)
            places[deck] = place
            boxes[deck] = place + (width, height)
    for tried in (longs, [(long + 1) // 2 for long in longs]):
        lines = _lines(room, boxes, tried)
        if lines:
            return places, lines
    return None


def _lines(room, boxes, longs):
    """Where the lines of each deck go, as of lay(); None: no room, and none taken."""
    before = room.taken[:]
    lines = [None] * len(boxes)
    for deck in range(len(boxes) - 1, -1, -1):
        if boxes[deck]:
            high = 2 * deck + 1
            spot = _beside(room, boxes[deck], longs[deck], high)
            if spot is None:
                room.taken = before
                return None
            lines[deck] = spot + (longs[deck], high)
            room.take(*lines[deck])
    return lines


class _Room:
    """Which pixels are `taken`, each with a pixel around it, and where no more cell can begin."""

    def __init__(self, high):
        self.taken = bytearray(SIDE * SIDE)
        self._shut = bytearray(SIDE * SIDE)
        self._fill(self.taken, 0, high, SIDE, SIDE)
        self._fill(self._shut, 0, high - CELL + 1, SIDE, SIDE)
        self._fill(self._shut, SIDE - CELL + 1, 0, SIDE, SIDE)

    def _fill(self, pixels, left, top, right, bottom):
        left, right = max(left, 0), min(right, SIDE)
        ones = b"\1" * (right - left)
        for row in range(SIDE * max(top, 0), SIDE * min(bottom, SIDE), SIDE):
            pixels[row + left : row + right] = ones

    def take(self, x, y, width, height):
        """Take a rectangle."""
        self._fill(self.taken, x - 1, y - 1, x + width + 1, y + height + 1)
        self._fill(self._shut, x - CELL, y - CELL, x + width + 1, y + height + 1)

    def is_free(self, x, y, width, height):
        """Whether a rectangle is inside and nothing of it is taken."""
        if x < 0 or y < 0 or x + width > SIDE or y + height > SIDE:
            return False
        taken, at = self.taken, SIDE * y + x
        if taken[at] or taken[at + width - 1]:
            return False
        for row in range(at, at + SIDE * height, SIDE):
            if any(taken[row : row + width]):
                return False
        return True

    def fits(self, squares, x, y):
        """Whether there is room for every cell of a figure that begins at (x, y)."""
        shut = self._shut
        for right, down in squares:
            column, row = x + right, y + down
            if not (0 <= column < SIDE and 0 <= row < SIDE) or shut[SIDE * row + column]:
                return False
        return True


def _squares(cells):
    """Where the cells of a figure begin, as `(x, y)` from its corner."""
    found = []
    for cell in range(len(cells)):
        if cells[cell] != symbols.NONE:
            found.append((CELL * (cell % symbols.SIDE), CELL * (cell // symbols.SIDE)))
    return found


def _in_the_middle(room, squares, x, y):
    for ring in range(_RINGS):
        for dy in range(-ring, ring + 1):
            # Of the inner rows only both ends: the rest has been seen.
            for dx in range(-ring, ring + 1, 1 if abs(dy) == ring else 2 * ring):
                if room.fits(squares, x + dx, y + dy):
                    return x + dx, y + dy
    return None


def _beside(room, box, long, high):
    x, y, width, height = box
    for gap in _GAPS:
        for along in range(height + high - 1):
            for left in (x + width + gap, x - gap - long):
                if room.is_free(left, y + height - 1 - along, long, high):
                    return left, y + height - 1 - along
        for along in range(width + long - 1):
            for top in (y + height + gap, y - gap - high):
                if room.is_free(x + width - 1 - along, top, long, high):
                    return x + width - 1 - along, top
    return None


def draw(frame, console, tops, longs, high):
    """Draw everything if it fits; whether it did. Arguments as of lay()."""
    laid = lay(tops, longs, high)
    if laid is None:
        return False
    unit = frame.scale // 2
    left, top = frame.left, frame.top
    ready = symbols.all_rows(console.palette.symbols, unit)
    for card, place in zip(tops, laid[0]):
        if card:
            x, y = place
            symbols.draw_cells(
                frame, cards.cells(card), ready, left + x * unit, top + y * unit, CELL * unit, CELL * unit
            )
    for deck, lines in enumerate(laid[1]):
        if lines:
            x, y, long, high = lines
            colour = dim(console.palette.level(deck + 1), _LIGHT)
            for row in range(0, high, 2):
                frame.rect(left + x * unit, top + (y + row) * unit, long * unit, unit, colour)
    return True
