"""Tuck boxes for the cards: a net each, to cut, fold and glue."""

from collections.abc import Callable
from dataclasses import dataclass

from fivefold.paper import glyphs, pattern_cards, push_match, sheet, twins
from fivefold.paper.column import Column
from fivefold.paper.document import PAPERS, Document
from fivefold.paper.errors import Overfull
from fivefold.paper.inks import INK, LEVELS, LINE, MIST
from fivefold.paper.job import FOLD, Job
from fivefold.paper.push_match import CARD_HEIGHT, CARD_WIDTH
from games.blocks import rules_cards as cards
from games.blocks.rules_mat import SYMBOLS
from games.twins.rules_deck import FACES

_PLAY = 1.6  # mm: what a box is wider and higher than its cards
_THICK, _GLUED = 0.3, 0.62  # mm of a card: of 250 g/m², and of two halves glued together
_TAB = 10.0  # mm: the strip that closes the wall
_MOST_TUCK = 14.0
_TEXT = 26.0  # mm: room above a net for how to make it
_NOTCH = 8.0  # mm: half of the thumb's notch

Point = tuple[float, float]
Picture = Callable[[Document, float, float, float], None]  # centred on (x, y), so wide


@dataclass(frozen=True)
class Box:
    """A box of inner width, height and depth, unfolded: back, side, front, side, tab from left to right."""

    width: float
    height: float
    depth: float

    @property
    def tuck(self) -> float:
        """How far the lid reaches into the box."""
        return min(_MOST_TUCK, self.depth * 0.8 + 4)

    @property
    def columns(self) -> tuple[float, ...]:
        """Where the walls begin and end, from the left edge."""
        w, d = self.width, self.depth
        return (0.0, w, w + d, 2 * w + d, 2 * w + 2 * d, 2 * w + 2 * d + _TAB)

    @property
    def rows(self) -> tuple[float, ...]:
        """Upper edge of the lid's tuck, of the lid, of the walls, of the bottom, of its tuck; lower edge."""
        tuck, d, h = self.tuck, self.depth, self.height
        return (0.0, tuck, tuck + d, tuck + d + h, tuck + d + h + d, 2 * tuck + 2 * d + h)

    def flaps(self) -> list[list[Point]]:
        """The outlines to cut of what is folded in from above and below, each from fold to fold."""
        x, y = self.columns, self.rows
        slant = min(3.0, self.depth * 0.2)
        found = []
        for near, far, end in ((y[2], y[1], y[0]), (y[3], y[4], y[5])):
            tuck = [(x[0], far), (x[0] + slant, end), (x[1] - slant, end), (x[1], far)]
            found.append([(x[0], near), *tuck, (x[1], near)])  # the lid, the bottom
            for left, right in ((x[1], x[2]), (x[3], x[4])):  # dust flaps
                short = near + (far - near) * 0.75
                found.append([(left, near), (left + slant, short), (right - slant, short), (right, near)])
        return found


@dataclass(frozen=True)
class Deck:
    """Cards that get a box, or several where one would be too deep for a page."""

    width: float
    height: float
    count: int
    name: str
    picture: Picture


def document(job: Job) -> Document:
    """A page a box: pattern cards, Twins, symbol cards."""
    title, say = job.say.text("sheet", "boxes"), job.say
    doc = job.document(title)
    pages = [
        (deck, box)
        for deck in (
            Deck(pattern_cards.WIDTH, pattern_cards.HEIGHT, cards.CARDS, say.text("sheet", "cards"), _levels),
            Deck(twins.SIZE, twins.SIZE, len(FACES) // 2, say.console("twins"), _pattern),
            Deck(CARD_WIDTH, CARD_HEIGHT, push_match.SYMBOLS, say.console("push_match"), _cube),
        )
        for box in boxes(job, deck)
    ]
    for number, (deck, box) in enumerate(pages, 1):
        sheet.begin(doc, job, sheet.label(title, f"{number}/{len(pages)}"))
        _page(doc, job, box, deck)
    return doc


def boxes(job: Job, deck: Deck) -> list[Box]:
    """Equal boxes for a deck, as few as fit pages of the job's paper. Raises Overfull when none does."""
    thick = _GLUED if job.duplex == FOLD else _THICK
    wide, high = PAPERS[job.paper]
    wide, high = wide - 2 * sheet.SIDE_MARGIN, high - sheet.TOP - _TEXT - sheet.FOOT
    for number in range(1, deck.count + 1):
        inside = -(-deck.count // number) * thick
        box = Box(deck.width + _PLAY, deck.height + _PLAY, inside + _PLAY)
        if box.columns[-1] <= wide and box.rows[-1] <= high:
            return [box] * number
    raise Overfull(f"no box for {deck.name} fits a page")


def _page(doc: Document, job: Job, box: Box, deck: Deck) -> None:
    left, right = sheet.SIDE_MARGIN, doc.width - sheet.SIDE_MARGIN
    top = sheet.TOP + _TEXT
    column = Column(doc, left, sheet.TOP, right - left, top, 9)
    column.heading(job.say.text("nets", "title"))
    column.numbered(job.say.list("boxes", "steps"))
    x = left + (right - left - box.columns[-1]) / 2
    _net(doc, box, x, top)
    front, middle = x + (box.columns[2] + box.columns[3]) / 2, top + (box.rows[2] + box.rows[3]) / 2
    deck.picture(doc, front, middle - box.height * 0.06, box.width)
    doc.letters(13 if box.width > 60 else 11, "I")
    doc.write_at(front, top + box.rows[3] - box.height * 0.1, deck.name, "C", box.width - 4)
    doc.letters(9, ink=LINE)
    doc.write_at(x + box.width / 2, middle, "Fivefold", "C")


def _net(doc: Document, box: Box, x: float, y: float) -> None:
    """Cut lines solid, folds dashed, the tab to be glued shaded."""
    columns, rows = box.columns, box.rows
    slant = 4.0
    near, far = columns[4:6]
    tab = [(near, rows[2]), (far, rows[2] + slant), (far, rows[3] - slant), (near, rows[3])]
    doc.fill(MIST)
    doc.polygon([(x + across, y + down) for across, down in tab], style="F")
    doc.pen(INK, 0.3)
    middle = (columns[2] + columns[3]) / 2
    # The upper edge of the front has a notch for the thumb.
    for first, last in ((columns[2], middle - _NOTCH), (middle + _NOTCH, columns[3])):
        doc.line(x + first, y + rows[2], x + last, y + rows[2])
    doc.arc(x + middle - _NOTCH, y + rows[2] - _NOTCH, 2 * _NOTCH, 0, 180)
    doc.line(x + columns[2], y + rows[3], x + columns[3], y + rows[3])
    doc.line(x, y + rows[2], x, y + rows[3])
    for outline in (*box.flaps(), tab):
        doc.polyline([(x + across, y + down) for across, down in outline])
    doc.pen(LINE, 0.2, dash=1.2)
    for column in columns[1:5]:
        doc.line(x + column, y + rows[2], x + column, y + rows[3])
    for row in (rows[2], rows[3]):
        for first, last in ((0, 1), (1, 2), (3, 4)):
            doc.line(x + columns[first], y + row, x + columns[last], y + row)
    for row in (rows[1], rows[4]):
        doc.line(x, y + row, x + columns[1], y + row)
    doc.pen()


def _levels(doc: Document, x: float, y: float, width: float) -> None:
    """The six symbols in two rows, and the colours of the five levels."""
    size = width / 5
    for symbol in range(SYMBOLS):
        left = x + (symbol % 3 - 1) * size * 1.35 - size / 2
        glyphs.draw_block(doc, symbol, left, y + (symbol // 3 - 1) * size * 1.35, size)
    bar = width / 12
    doc.pen(INK, 0.25)
    for level, ink in enumerate(LEVELS):
        doc.fill(ink)
        doc.rect(x + (level - 2) * bar * 1.3 - bar / 2, y + size * 1.7, bar, 2.2, style="FD")


def _pattern(doc: Document, x: float, y: float, width: float) -> None:
    size = width * 0.3
    for side in (-1, 1):
        twins.pattern(doc, FACES[0], x + side * size * 0.62 - size / 2, y - size / 2, size)


def _cube(doc: Document, x: float, y: float, width: float) -> None:
    size = width / 6
    for at in range(9):
        glyphs.draw_cube(
            doc, at, x + (at % 3 - 1) * size * 1.4 - size / 2, y + (at // 3 - 1.2) * size * 1.4, size
        )
