"""Cards with two sides on sheets: backs on the next page, or beside a fold."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fivefold.paper import grid as grids
from fivefold.paper import sheet
from fivefold.paper.document import PAPERS, Document
from fivefold.paper.grid import Grid
from fivefold.paper.inks import LINE
from fivefold.paper.job import FOLD, Job

Face = Callable[[Document, float, float], None]  # draws with its upper left corner at (x, y)

_FROM_FOLD = 6.0


@dataclass(frozen=True)
class Card:
    """Two faces to draw."""

    front: Face
    back: Face


def landscape(job: Job, width: float, height: float) -> bool:
    """Whether the page lies on its side: for a fold, or where more cards fit on it then."""
    if job.duplex == FOLD:
        return True
    wide, high = PAPERS[job.paper]
    return _fits(high, wide, width, height) > _fits(wide, high, width, height)


def _fits(wide: float, high: float, width: float, height: float) -> int:
    room = wide - 2 * sheet.SIDE_MARGIN, high - sheet.TOP - sheet.FOOT
    return int(room[0] / width + 1e-9) * int(room[1] / height + 1e-9)


def layout(doc: Document, job: Job, width: float, height: float) -> Grid:
    """The places of the fronts on a page; with a fold they keep to the left half."""
    right = doc.width / 2 - _FROM_FOLD if job.duplex == FOLD else doc.width - sheet.SIDE_MARGIN
    return grids.fill(sheet.SIDE_MARGIN, sheet.TOP, right, sheet.bottom(doc), width, height)


def lay(doc: Document, job: Job, cards: Sequence[Card], width: float, height: float, title: str) -> None:
    """Print cards of `width` × `height` mm. A sheet that is not full is filled from the upper left."""
    fold, lying = job.duplex == FOLD, landscape(job, width, height)
    done = number = 0
    while done < len(cards):
        number += 1
        sheet.begin(doc, job, "", lying)
        grid = layout(doc, job, width, height)
        sheets = -(-len(cards) // len(grid.places))
        some = cards[done : done + len(grid.places)]
        done += len(some)
        label = sheet.label(title, f"{number}/{sheets}")
        grids.crop_marks(doc, grid, len(some))
        for card, (x, y) in zip(some, grid.places, strict=False):
            card.front(doc, x, y)
        if fold:
            sheet.name(doc, label)
            _fold_line(doc, job)
        else:
            sheet.name(doc, sheet.label(label, job.say.text("sheet", "front")))
            sheet.begin(doc, job, sheet.label(label, job.say.text("sheet", "back")), lying)
        for card, place in zip(some, grid.places, strict=False):
            card.back(doc, *grids.behind(doc, grid, place, job.duplex))


def _fold_line(doc: Document, job: Job) -> None:
    middle = doc.width / 2
    doc.pen(LINE, 0.2, dash=2)
    doc.line(middle, sheet.TOP, middle, sheet.bottom(doc))
    doc.pen()
    doc.letters(7, ink=LINE)
    with doc.rotation(90, middle - 1.5, sheet.TOP + 30):
        doc.write_at(middle - 1.5, sheet.TOP + 30, job.say.text("sheet", "fold"))
