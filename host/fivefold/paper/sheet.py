"""What every sheet has: a ruler to check the scale, and a line that tells what it is."""

from fivefold.paper.document import MARGIN, Document
from fivefold.paper.inks import LINE
from fivefold.paper.job import Job

RULER = 50.0  # mm
SIDE_MARGIN = 9.0
TOP = 8.0
FOOT = 13.0  # height of the lowest strip, which the ruler has for itself


def bottom(doc: Document) -> float:
    """Where the strip of the ruler begins."""
    return doc.height - FOOT


def begin(doc: Document, job: Job, label: str, landscape: bool = False) -> None:
    """A new page with its ruler and its label."""
    doc.add_page(orientation="landscape" if landscape else "portrait")
    x, y = SIDE_MARGIN, doc.height - MARGIN - 1.2
    doc.pen(width=0.2)
    doc.line(x, y, x + RULER, y)
    for tick in range(0, int(RULER) + 1, 5):
        height = 3.0 if tick in (0, RULER) else 1.8 if tick % 10 == 0 else 1.0
        doc.line(x + tick, y, x + tick, y - height)
    doc.letters(7, ink=LINE)
    doc.write_at(
        x + RULER + 3, y, job.say.text("sheet", "ruler"), width=doc.width / 2 - SIDE_MARGIN - RULER + 20
    )
    name(doc, label)


def name(doc: Document, label: str) -> None:
    """Write the label of the page that is open."""
    doc.letters(7, ink=LINE)
    doc.write_at(doc.width - SIDE_MARGIN, doc.height - MARGIN - 1.2, label, "R", doc.width / 2 - SIDE_MARGIN)


def label(*parts: str) -> str:
    """The parts of a label in one line."""
    return "  ·  ".join(parts)
