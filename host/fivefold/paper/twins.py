"""The cards of Twins, a pattern on each side (TW-1)."""

from functools import partial

from fivefold.paper import decks
from fivefold.paper.document import Document
from fivefold.paper.inks import FAINT, INK, LINE, PAPER, SYMBOLS, Ink
from fivefold.paper.job import Job
from games.twins.rules_deck import FACES, PATTERNS

SIZE = 42.0
CARDS = len(FACES) // 2
PATTERN = 27.0
_SIDE = 3
_RIM = 2.4

# Digit of a colour in a pattern -> ink: red, blue and yellow that differ in lightness too, and a mark each.
INKS: dict[int, Ink] = {1: SYMBOLS[3], 2: SYMBOLS[5], 3: SYMBOLS[4]}


def document(job: Job) -> Document:
    """All cards in order; side 0 is in front."""
    title = job.say.console("twins")
    doc = job.document(title)
    deck = [
        decks.Card(partial(_face, card=card, side=0), partial(_face, card=card, side=1))
        for card in range(CARDS)
    ]
    decks.lay(doc, job, deck, SIZE, SIZE, title)
    return doc


def _face(doc: Document, x: float, y: float, card: int, side: int) -> None:
    doc.pen(LINE, 0.2)
    doc.round_area(x + _RIM, y + _RIM, SIZE - 2 * _RIM, SIZE - 2 * _RIM, 3, "D")
    at = (SIZE - PATTERN) / 2
    pattern(doc, FACES[card * 2 + side], x + at, y + at - 1.2, PATTERN)
    doc.letters(6.5, ink=LINE)
    doc.write_at(x + SIZE - _RIM - 2.5, y + SIZE - _RIM - 2, str(card + 1), "R")


def pattern(doc: Document, number: int, x: float, y: float, size: float) -> None:
    """A pattern: dark pixels are faint dots; blue ones have a white ring, yellow ones a dark spot."""
    step = size / _SIDE
    for at in range(9):
        left, top = x + at % _SIDE * step, y + at // _SIDE * step
        middle = (left + step / 2, top + step / 2)
        digit = PATTERNS[number * 9 + at] - ord("0")
        if not digit:
            doc.fill(FAINT)
            doc.circle(*middle, step * 0.06, style="F")
            continue
        doc.fill(INKS[digit])
        doc.pen(INK, size / 110)
        gap = step * 0.04
        doc.round_area(left + gap, top + gap, step - 2 * gap, step - 2 * gap, step * 0.12, "FD")
        if digit == 2:
            for radius, ink in ((0.25, PAPER), (0.17, INKS[digit])):
                doc.fill(ink)
                doc.circle(*middle, step * radius, style="F")
        elif digit == 3:
            doc.fill(INK)
            doc.circle(*middle, step * 0.1, style="F")
