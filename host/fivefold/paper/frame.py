"""How to make the frame that holds the cubes of Push Match: a drawing with lengths, and steps."""

from fivefold.paper import sheet
from fivefold.paper.column import Column
from fivefold.paper.document import Document
from fivefold.paper.inks import FAINT, INK, LINE, MIST
from fivefold.paper.job import Job
from games.push_match.rules_frame import SIDE

_PLAY = 1.5  # mm: what the frame is wider than its cubes
_WALL = 4.0  # mm: strips of corrugated cardboard
_FOOT = 1.5  # the foot sticks out by so many units on each side


def page(doc: Document, job: Job, sheet_title: str) -> None:
    """One page. Lengths follow from the unit."""
    say = job.say
    sheet.begin(doc, job, sheet.label(sheet_title, say.text("frame", "title")))
    inside = SIDE * job.unit + _PLAY
    left, width = sheet.SIDE_MARGIN + 8, doc.width - 2 * sheet.SIDE_MARGIN - 16
    column = Column(doc, left, sheet.TOP + 8, width, doc.height / 2.6, size=11)
    column.title(say.text("frame", "title"))
    lengths = [
        f"{length:.0f}" for length in (inside, inside + 2 * _WALL, job.unit, (1 + 2 * _FOOT) * job.unit)
    ]
    column.numbered([step.format(*lengths) for step in say.list("frame", "steps")])
    _drawing(doc, inside, column.y + 14)


def _drawing(doc: Document, inside: float, top: float) -> None:
    """The frame from the front, in true size if there is room."""
    scale = min(
        1.0,
        (sheet.bottom(doc) - top - 24) / (inside + 2 * _WALL),
        (doc.width - 2 * sheet.SIDE_MARGIN) / (inside + 8 * _WALL),
    )
    wide, wall = inside * scale, _WALL * scale
    left = (doc.width - wide) / 2
    doc.pen(INK, 0.3)
    doc.fill(MIST)
    for x, y, width, height in (
        (left - wall, top, wide + 2 * wall, wall),
        (left - wall, top + wall, wall, wide),
        (left + wide, top + wall, wall, wide),
        (left - wall, top + wall + wide, wide + 2 * wall, wall),
        (left - 4 * wall, top + 2 * wall + wide, wide + 8 * wall, wall),
    ):
        doc.rect(x, y, width, height, style="FD")
    cell = (wide - _PLAY * scale) / SIDE
    doc.pen(FAINT, 0.25)
    for row in range(SIDE):
        for at in range(SIDE):
            if (row, at) != (0, 0):
                doc.rect(
                    left + _PLAY * scale / 2 + at * cell, top + wall + wide - (SIDE - row) * cell, cell, cell
                )
    doc.pen(LINE, 0.2)
    y = top + 3 * wall + wide + 5
    doc.line(left, y, left + wide, y)
    for x in (left, left + wide):
        doc.line(x, y - 1.5, x, y + 1.5)
    doc.letters(9, ink=LINE)
    doc.write_at(left + wide / 2, y + 5, f"{inside:.0f} mm", "C")
