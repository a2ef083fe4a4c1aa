"""Nets of bars and cubes: panels, the tabs that hold them together, and sheets full of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from fivefold.paper import grid as grids
from fivefold.paper import sheet
from fivefold.paper.column import Column
from fivefold.paper.document import Document
from fivefold.paper.inks import INK, LINE, MIST
from fivefold.paper.job import Job

_TAB = 5.0  # mm, on small nets less
_SIZE = 9  # points
_GROUP = 5  # blocks of a set, cubes of a row
_ROOMY = 16.0  # mm: from this side on a net's place has room for text, else a band at the foot has
_BAND = 30.0
_GAP = 0.4  # mm between nets: their cut lines do not lie on each other

Edge = tuple[tuple[float, float], tuple[float, float]]
Draw = Callable[[Document, float, float], None]
Note = Callable[[int, int], str]  # what the first to the last net (from 1) are for


@dataclass(frozen=True)
class Panel:
    """A face as a rectangle of the flat net, mm from the net's upper left corner."""

    name: str
    x: float
    y: float
    width: float
    height: float

    def edges(self) -> tuple[Edge, Edge, Edge, Edge]:
        """Top, right, bottom, left; clockwise, so that outside is to the left of each."""
        left, top, right, low = self.x, self.y, self.x + self.width, self.y + self.height
        return (
            ((left, top), (right, top)),
            ((right, top), (right, low)),
            ((right, low), (left, low)),
            ((left, low), (left, top)),
        )


@dataclass(frozen=True)
class Net:
    """A bar of `length` with square ends of `side`, unfolded: print outside, faces away from the maker.

    Four long panels "0" to "3" lie one below the other; "left" and "right" are the ends, beside panel "1".
    """

    length: float
    side: float

    @property
    def tab(self) -> float:
        """Depth of a tab."""
        return min(_TAB, 0.3 * self.side)

    @property
    def width(self) -> float:
        """Of the whole net, tabs included."""
        return self.length + 2 * self.side + 2 * self.tab

    @property
    def height(self) -> float:
        """Of the whole net, tabs included."""
        return 4 * self.side + self.tab

    @property
    def panels(self) -> tuple[Panel, ...]:
        """All six faces."""
        left = self.tab + self.side
        long = [Panel(str(at), left, at * self.side, self.length, self.side) for at in range(4)]
        ends = (
            Panel("left", self.tab, self.side, self.side, self.side),
            Panel("right", left + self.length, self.side, self.side, self.side),
        )
        return (*long, *ends)

    @property
    def tabs(self) -> tuple[Edge, ...]:
        """The edges of panels that have a tab: one for each edge of the bar that the net leaves open."""
        *_, last, left, right = self.panels
        top, _, low, outer = left.edges()
        top_right, outer_right, low_right, _ = right.edges()
        return (last.edges()[2], top, low, outer, top_right, outer_right, low_right)


def draw(doc: Document, net: Net, x: float, y: float) -> None:
    """Cut lines solid, folds dashed, tabs shaded."""
    panels = net.panels
    shared = {tuple(reversed(edge)) for panel in panels for edge in panel.edges()}
    for edge in net.tabs:
        _tab(doc, edge, net.tab, x, y)
    for panel in panels:
        for edge in panel.edges():
            fold = edge in shared or edge in net.tabs
            if edge not in shared or edge < tuple(reversed(edge)):
                doc.pen(LINE if fold else INK, 0.2 if fold else 0.3, dash=1.2 if fold else 0)
                (x1, y1), (x2, y2) = edge
                doc.line(x + x1, y + y1, x + x2, y + y2)
    doc.pen()


def _tab(doc: Document, edge: Edge, depth: float, x: float, y: float) -> None:
    (x1, y1), (x2, y2) = edge
    length = abs(x2 - x1) + abs(y2 - y1)
    along = ((x2 - x1) / length, (y2 - y1) / length)
    out = (along[1], -along[0])
    slant = depth * 0.7

    def at(forth: float, off: float) -> tuple[float, float]:
        return (
            x + x1 + along[0] * forth + out[0] * off,
            y + y1 + along[1] * forth + out[1] * off,
        )

    corners = [at(0, 0), at(slant, depth), at(length - slant, depth), at(length, 0)]
    doc.fill(MIST)
    doc.polygon(corners, style="F")
    doc.pen(INK, 0.3)
    doc.polyline(corners)


def lay(doc: Document, job: Job, net: Net, things: Sequence[Draw], title: str, note: Note) -> None:
    """Sheets of nets. After every fifth, where there is room for it, stands how to make them and what for."""
    roomy = net.side >= _ROOMY
    if roomy:
        things = _with_how_to(job, net, things, note)
    number = done = 0
    while done < len(things):
        number += 1
        sheet.begin(doc, job, "")
        right, low = doc.width - sheet.SIDE_MARGIN, sheet.bottom(doc)
        if not roomy:
            low -= _BAND
            column = Column(doc, sheet.SIDE_MARGIN, low, right - sheet.SIDE_MARGIN, low + _BAND, _SIZE)
            _how_to(job, column, note(1, len(things)))
        grid = grids.fill(sheet.SIDE_MARGIN, sheet.TOP, right, low, net.width + _GAP, net.height + _GAP)
        grid = grids.loosened(grid, sheet.SIDE_MARGIN, sheet.TOP, right, low)
        some = things[done : done + len(grid.places)]
        done += len(some)
        sheet.name(doc, sheet.label(title, f"{number}/{-(-len(things) // len(grid.places))}"))
        for thing, (x, y) in zip(some, grid.places, strict=False):
            thing(doc, x, y)


def _with_how_to(job: Job, net: Net, things: Sequence[Draw], note: Note) -> list[Draw]:
    """With a text after every fifth thing that takes the place of a net."""

    def beside(doc: Document, x: float, y: float, first: int, last: int) -> None:
        width = net.width - 2 * net.tab
        _how_to(job, Column(doc, x + net.tab, y + net.tab, width, y + net.height, _SIZE), note(first, last))

    mixed: list[Draw] = []
    for start in range(0, len(things), _GROUP):
        some = things[start : start + _GROUP]
        mixed += [*some, partial(beside, first=start + 1, last=start + len(some))]
    return mixed


def _how_to(job: Job, column: Column, note: str) -> None:
    column.heading(job.say.text("nets", "title"))
    column.numbered(job.say.list("nets", "steps"))
    column.paragraph(note)
