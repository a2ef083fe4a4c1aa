"""Where things of one size lie on a page, and where their backs do."""

from dataclasses import dataclass

from fivefold.paper.document import Document
from fivefold.paper.errors import Overfull
from fivefold.paper.inks import FAINT, LINE
from fivefold.paper.job import LONG, SHORT

Place = tuple[float, float]  # upper left corner, mm

_MARK, _GAP = 3.5, 1.2
_CROSS = 1.5
_APART = 8.0


@dataclass(frozen=True)
class Grid:
    """Columns and rows of things `width` × `height` mm that touch each other, from (x, y) on."""

    x: float
    y: float
    width: float
    height: float
    columns: int
    rows: int

    @property
    def places(self) -> list[Place]:
        """Row by row from the upper left corner."""
        return [
            (self.x + column * self.width, self.y + row * self.height)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def columns_at(self) -> list[float]:
        """Where to cut from top to bottom."""
        return [self.x + column * self.width for column in range(self.columns + 1)]

    def rows_at(self) -> list[float]:
        """Where to cut from side to side."""
        return [self.y + row * self.height for row in range(self.rows + 1)]


def fill(left: float, top: float, right: float, low: float, width: float, height: float) -> Grid:
    """As many things as fit between these edges, in the middle of them. Raises Overfull when none does."""
    columns, rows = int((right - left) / width + 1e-9), int((low - top) / height + 1e-9)
    if not columns or not rows:
        raise Overfull(f"{width:g} × {height:g} mm do not fit {right - left:g} × {low - top:g} mm")
    x = left + (right - left - columns * width) / 2
    y = top + (low - top - rows * height) / 2
    return Grid(x, y, width, height, columns, rows)


def loosened(grid: Grid, left: float, top: float, right: float, low: float) -> Grid:
    """The grid with room between its things, up to _APART mm, where these edges leave some."""
    wide = min(grid.width + _APART, (right - left) / grid.columns)
    high = min(grid.height + _APART, (low - top) / grid.rows)
    x = (left + right - grid.columns * wide + wide - grid.width) / 2
    y = (top + low - grid.rows * high + high - grid.height) / 2
    return Grid(x, y, wide, high, grid.columns, grid.rows)


def behind(doc: Document, grid: Grid, place: Place, edge: str) -> Place:
    """Where the back of the thing at `place` is printed, so that it falls on it.

    Folded, or turned over an edge at its side, left and right change; turned over its upper edge, top and
    bottom do. At the side is the long edge of an upright page, and the short one of a page that lies.
    """
    x, y = place
    if edge == (SHORT if doc.height > doc.width else LONG):
        return x, doc.height - y - grid.height
    return doc.width - x - grid.width, y


def crop_marks(doc: Document, grid: Grid, used: int) -> None:
    """Marks around the rows that hold the first `used` things, and small crosses where they touch."""
    rows = grid.rows_at()[: -(-used // grid.columns) + 1]
    columns = grid.columns_at()
    doc.pen(LINE, 0.15)
    for x in columns:
        doc.line(x, rows[0] - _GAP - _MARK, x, rows[0] - _GAP)
        doc.line(x, rows[-1] + _GAP, x, rows[-1] + _GAP + _MARK)
    for y in rows:
        doc.line(columns[0] - _GAP - _MARK, y, columns[0] - _GAP, y)
        doc.line(columns[-1] + _GAP, y, columns[-1] + _GAP + _MARK, y)
    doc.pen(FAINT, 0.15)
    for x in columns[1:-1]:
        for y in rows[1:-1]:
            doc.line(x - _CROSS, y, x + _CROSS, y)
            doc.line(x, y - _CROSS, x, y + _CROSS)
