"""The sixty pattern cards (B-2, B-3)."""

from functools import partial

from fivefold.paper import decks, glyphs
from fivefold.paper.document import Document
from fivefold.paper.inks import FAINT, INK, LEVELS, LINE, PAPER, tint
from fivefold.paper.job import Job
from games.blocks import rules_cards as cards
from games.blocks.rules_mat import CELLS, EMPTY, SIDE, SYMBOLS

WIDTH, HEIGHT = 63.0, 88.0  # of a poker card: sleeves for those fit
CELL = 9.4
SYMBOL = 6.6
_INSET, _BAND = 3.0, 2.2  # the white rim outside the border forgives a sheet that lies a little askew
_STEP, _COLUMNS, _ROWS = 7.9, 6, 9  # the pattern on the back, and the plate in its middle
_PLATE_COLUMNS, _PLATE_ROWS = range(1, 5), range(3, 6)
_BAR, _BAR_GAP = (1.6, 5.0), 1.4


def document(job: Job) -> Document:
    """All cards in order, easy ones first."""
    title = job.say.text("sheet", "cards")
    doc = job.document(title)
    deck = [
        decks.Card(partial(front, number=number), partial(back, level=cards.level(number)))
        for number in range(1, cards.CARDS + 1)
    ]
    decks.lay(doc, job, deck, WIDTH, HEIGHT, title)
    return doc


def front(doc: Document, x: float, y: float, number: int) -> None:
    """A card: its number, its figure, and its level as so many bars."""
    level = cards.level(number)
    _border(doc, x, y, level)
    doc.letters(13, "B")
    doc.write_at(x + _INSET + _BAND + 3, y + _INSET + _BAND + 6.4, str(number))
    figure(doc, cards.cells(number), x + WIDTH / 2, y + HEIGHT / 2, CELL)
    bars(doc, level, x + WIDTH / 2, y + HEIGHT - _INSET - _BAND - 7.4)


def back(doc: Document, x: float, y: float, level: int) -> None:
    """The back of a card tells its level alone."""
    _border(doc, x, y, level)
    soft = tint(LEVELS[level - 1], 0.45) if level > 1 else FAINT
    left, top = x + (WIDTH - _COLUMNS * _STEP) / 2, y + (HEIGHT - _ROWS * _STEP) / 2
    size = _STEP * 0.6
    doc.fill(soft)
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            if row not in _PLATE_ROWS or column not in _PLATE_COLUMNS:
                bits, _ = glyphs.block_symbol((row + column * 2) % SYMBOLS)
                centre = (_STEP - size) / 2
                glyphs.pixels(doc, bits, left + column * _STEP + centre, top + row * _STEP + centre, size)
    wide, high = len(_PLATE_COLUMNS) * _STEP - 1, len(_PLATE_ROWS) * _STEP - 1
    doc.fill(PAPER)
    doc.pen(INK, 0.3)
    doc.round_area(x + (WIDTH - wide) / 2, y + (HEIGHT - high) / 2, wide, high, 2, "FD")
    bars(doc, level, x + WIDTH / 2, y + HEIGHT / 2 - _BAR[1], 2)


def _border(doc: Document, x: float, y: float, level: int) -> None:
    doc.fill(LEVELS[level - 1])
    doc.pen(INK, 0.25)
    doc.round_area(x + _INSET, y + _INSET, WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET, 3.2, "FD")
    inset = _INSET + _BAND
    doc.fill(PAPER)
    doc.round_area(x + inset, y + inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 1.6, "FD")


def bars(doc: Document, level: int, middle: float, y: float, scale: float = 1.0) -> None:
    """As many bars as the level says, in its colour, around `middle`."""
    (wide, high), gap = _BAR, _BAR_GAP
    step = (wide + gap) * scale
    left = middle - (level * step - gap * scale) / 2
    doc.fill(LEVELS[level - 1])
    doc.pen(INK, 0.25)
    for bar in range(level):
        doc.rect(left + bar * step, y, wide * scale, high * scale, style="FD")


def figure(doc: Document, cells: bytes, middle_x: float, middle_y: float, cell: float) -> None:
    """A figure around a point: every cell framed, its symbol inside."""
    size = cell * SYMBOL / CELL
    for x, y in gaps(cells, middle_x, middle_y, cell):
        # No blank cell of the figure: nothing lies here.
        doc.pen(LINE, min(0.3, cell / 30))
        for share in (0.25, 0.5, 0.75):
            doc.line(x + share * cell, y, x, y + share * cell)
            doc.line(x + cell, y + share * cell, x + share * cell, y + cell)
        doc.line(x + cell, y, x, y + cell)
    for symbol, x, y in placed(cells, middle_x, middle_y, cell):
        doc.pen(LINE, min(0.15, cell / 40))
        doc.rect(x, y, cell, cell)
        glyphs.draw_block(doc, symbol, x + (cell - size) / 2, y + (cell - size) / 2, size)


def placed(cells: bytes, middle_x: float, middle_y: float, cell: float) -> list[tuple[int, float, float]]:
    """Each symbol of a figure around a point, with the upper left corner of its cell."""
    left, top = _corner(cells, middle_x, middle_y, cell)
    taken = [at for at in range(CELLS) if cells[at] != EMPTY]
    return [(cells[at], left + at % SIDE * cell, top + at // SIDE * cell) for at in taken]


def gaps(cells: bytes, middle_x: float, middle_y: float, cell: float) -> list[tuple[float, float]]:
    """The upper left corners of the empty cells that cells with symbols enclose, one or several together."""
    left, top = _corner(cells, middle_x, middle_y, cell)
    rim = [at for at in range(CELLS) if {at % SIDE, at // SIDE} & {0, SIDE - 1}]
    outside: set[int] = set()
    while rim:
        at = rim.pop()
        if cells[at] == EMPTY and at not in outside:
            outside.add(at)
            column, row = at % SIDE, at // SIDE
            rim += [at - 1] * (column > 0) + [at + 1] * (column < SIDE - 1)
            rim += [at - SIDE] * (row > 0) + [at + SIDE] * (row < SIDE - 1)
    enclosed = [at for at in range(CELLS) if cells[at] == EMPTY and at not in outside]
    return [(left + at % SIDE * cell, top + at // SIDE * cell) for at in enclosed]


def _corner(cells: bytes, middle_x: float, middle_y: float, cell: float) -> tuple[float, float]:
    taken = [at for at in range(CELLS) if cells[at] != EMPTY]
    columns, rows = max(at % SIDE for at in taken) + 1, max(at // SIDE for at in taken) + 1
    return middle_x - columns * cell / 2, middle_y - rows * cell / 2
