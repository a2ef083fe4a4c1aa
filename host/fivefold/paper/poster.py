"""The whole deck on one sheet: each card's number and figure, a row or two a level (B-2 … B-4).

Nothing on it has to be measured, so it can be printed at any size.
"""

from fivefold.paper import sheet
from fivefold.paper.document import Document
from fivefold.paper.inks import LEVELS, LINE
from fivefold.paper.job import Job
from fivefold.paper.pattern_cards import bars, figure
from games.blocks import rules_cards as cards
from games.blocks.rules_mat import SIDE

_HEAD = 14.0  # mm: above the figures
_COLUMNS = 12
_LEVEL = 13.0  # mm: width of the column that names the levels
_CAPTION = 4.0  # mm: height of a card's number
_SHARE = 0.86  # of its place that a figure of 5×5 cells takes


def document(job: Job) -> Document:
    """One page on its side."""
    title = job.say.text("sheet", "poster")
    doc = job.document(title)
    sheet.begin(doc, job, title, landscape=True)
    left, right, low = sheet.SIDE_MARGIN, doc.width - sheet.SIDE_MARGIN, sheet.bottom(doc)
    doc.letters(20, "I")
    doc.write_at(left, sheet.TOP + 8, "Fivefold")
    doc.letters(11, ink=LINE)
    doc.write_at(right, sheet.TOP + 8, title, "R")
    top = sheet.TOP + _HEAD
    wide = (right - left - _LEVEL) / _COLUMNS
    high = (low - top) / cards.LEVELS
    cell = min(wide, high - _CAPTION) * _SHARE / SIDE
    for number in range(1, cards.CARDS + 1):
        row, column = divmod(number - 1, _COLUMNS)
        x, y = left + _LEVEL + column * wide, top + row * high
        doc.letters(7, "B", LINE)
        doc.write_at(x + wide / 2, y + _CAPTION - 0.6, str(number), "C")
        figure(doc, cards.cells(number), x + wide / 2, y + _CAPTION + (high - _CAPTION) / 2, cell)
    for level in range(1, cards.LEVELS + 1):
        y = top + (level - 1) * high
        doc.area(left, y + 1, 1.2, high - 2, LEVELS[level - 1])
        bars(doc, level, left + _LEVEL / 2 + 0.6, y + high / 2 - 2.5, 0.72)
    return doc
