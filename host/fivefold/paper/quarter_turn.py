"""Quarter Turn: board, tiles, blocks and die (QT-1, QT-2, QT-4)."""

from fivefold.paper import crossings, die, nets, sheet
from fivefold.paper import grid as grids
from fivefold.paper.column import Column
from fivefold.paper.document import Document
from fivefold.paper.grid import Grid
from fivefold.paper.inks import FAINT, INK, LINE, MIST, PAPER
from fivefold.paper.job import Job
from fivefold.paper.nets import Net
from games.quarter_turn.rules import GAME
from games.quarter_turn.rules_board import COLOURS, SIDE, quarters, tile_set
from games.quarter_turn.rules_moves import FACES

TILE = 34.0
_SLOT = 35.0  # a tile lies loosely in its slot
PEG = Net(12.0, 12.0)
DIE = Net(18.0, 18.0)
_GAP = 3.0


def document(job: Job) -> Document:
    """The board, the tiles, and a sheet of nets."""
    title = job.say.console("quarter_turn")
    doc = job.document(title)
    _board(doc, job, title)
    _tiles(doc, job, title)
    _nets(doc, job, title)
    return doc


def _board(doc: Document, job: Job, title: str) -> None:
    say = job.say
    sheet.begin(doc, job, sheet.label(title, say.text("quarter_turn", "board")))
    side = SIDE * _SLOT
    left, top = (doc.width - side) / 2, 31.0
    doc.letters(26, "I")
    doc.write_at(left - 4, 20, title, width=side)
    doc.pen(INK, 0.4)
    doc.fill(MIST)
    doc.round_area(left - 4, top - 4, side + 8, side + 8, 4, "FD")
    board = Grid(left, top, _SLOT, _SLOT, SIDE, SIDE)
    rim = (_SLOT - TILE) / 2
    doc.pen(LINE, 0.2)
    doc.fill(PAPER)
    for x, y in board.places:
        doc.rect(x + rim, y + rim, TILE, TILE, style="FD")
    doc.pen(FAINT, 0.4)
    for x in board.columns_at()[1:-1]:
        for y in board.rows_at()[1:-1]:
            doc.circle(x, y, crossings.SHARE * TILE)
    _legend(doc, job, left - 4, top + side + 14, side + 8)


def _legend(doc: Document, job: Job, x: float, y: float, width: float) -> None:
    """What each face of the die means, in two columns."""
    for at, name in enumerate(FACES):
        left, middle = x + at // 3 * width / 2, y + at % 3 * 13
        doc.pen(LINE, 0.2)
        doc.round_area(left, middle - 5, 10, 10, 1.5, "D")
        die.face(doc, name, left + 5, middle, 8.2)
        doc.letters(10)
        doc.write_at(left + 14, middle + doc.capital / 2, job.say.heading("qt_" + name), width=width / 2 - 14)


def _tiles(doc: Document, job: Job, title: str) -> None:
    sheet.begin(doc, job, sheet.label(title, job.say.text("quarter_turn", "tiles")))
    grid = Grid((doc.width - SIDE * TILE) / 2, 30.0, TILE, TILE, SIDE, SIDE)
    for tile_number, (x, y) in zip(tile_set(), grid.places, strict=True):
        tile(doc, x, y, quarters(tile_number))
    doc.pen(LINE, 0.15)
    for column in grid.columns_at():
        doc.line(column, grid.y, column, grid.y + SIDE * TILE)
    for row in grid.rows_at():
        doc.line(grid.x, row, grid.x + SIDE * TILE, row)
    grids.crop_marks(doc, grid, len(grid.places))
    column_of_text = Column(doc, grid.x, grid.y + SIDE * TILE + 14, SIDE * TILE, sheet.bottom(doc), size=10)
    column_of_text.numbered(job.say.list("quarter_turn", "making"))


def tile(doc: Document, x: float, y: float, colours: list[int], size: float = TILE) -> None:
    """A tile with these colours, clockwise from the top left."""
    corners = ((x, y), (x + size, y), (x + size, y + size), (x, y + size))
    for corner, (colour, at) in enumerate(zip(colours, corners, strict=True)):
        crossings.quarter(doc, colour, corner, *at, crossings.SHARE * size)


def _nets(doc: Document, job: Job, title: str) -> None:
    sheet.begin(doc, job, sheet.label(title, job.say.text("quarter_turn", "blocks")))
    each = (doc.width - 2 * sheet.SIDE_MARGIN) / len(COLOURS)
    left = sheet.SIDE_MARGIN + (each - PEG.width) / 2
    y = sheet.TOP
    for _ in range(_blocks_each()):
        for at, colour in enumerate(COLOURS):
            _peg(doc, left + at * each, y, colour)
        y += PEG.height + _GAP
    _die(doc, left, y + _GAP)
    x = left + DIE.width + 10
    text = Column(doc, x, y + 8, doc.width - left - x, sheet.bottom(doc), size=10)
    text.heading(job.say.text("nets", "title"))
    text.numbered(job.say.list("nets", "steps"))
    text.paragraph(job.say.text("quarter_turn", "pieces"))


def _blocks_each() -> int:
    """Blocks of a colour: what two players need, who have the most (QT-2)."""
    return int(GAME([1, 2], {}, 0).each)


def _peg(doc: Document, x: float, y: float, colour: int) -> None:
    for panel in PEG.panels:
        half = PEG.side / 2
        crossings.disc(doc, colour, x + panel.x + half, y + panel.y + half, 0.4 * PEG.side)
    nets.draw(doc, PEG, x, y)


def _die(doc: Document, x: float, y: float) -> None:
    for panel in DIE.panels:
        half = DIE.side / 2
        die.face(doc, die.PANELS[panel.name], x + panel.x + half, y + panel.y + half, 0.82 * DIE.side)
    nets.draw(doc, DIE, x, y)
