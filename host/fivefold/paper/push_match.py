"""Push Match: the 25 cubes as nets, the 15 symbol cards, and how to make the frame (PM-1, PM-2)."""

from functools import partial

from fivefold.paper import decks, frame, glyphs, nets
from fivefold.paper.document import Document
from fivefold.paper.inks import FAINT, INK, LINE, MIST, PAPER
from fivefold.paper.job import Job
from fivefold.paper.nets import Net
from games.push_match.glyphs import SYMBOLS
from games.push_match.rules_cubes import FACES
from games.push_match.rules_frame import CELLS, FACES_EACH

CARD_WIDTH, CARD_HEIGHT = 44.0, 60.0
SHARE = 0.66  # of a face that its symbol takes
# Which face of a cube each panel of the net shows, so that 0 and 1, 2 and 3, 4 and 5 come to lie opposite.
PANELS = {"0": 0, "1": 2, "2": 1, "3": 3, "left": 4, "right": 5}

_RIM = 3.0
_CARD_SYMBOL = 24.0


def document(job: Job) -> Document:
    """Nets, with the usual unit a row of the frame a sheet; then the frame; then the cards."""
    title = job.say.console("push_match")
    doc = job.document(title)
    net = Net(job.unit, job.unit)
    things = [partial(_cube, net=net, cube=cube) for cube in range(CELLS)]
    nets.lay(doc, job, net, things, title, lambda first, last: job.say.text("nets", "cubes", first, last))
    frame.page(doc, job, sheet_title=title)
    deck = [decks.Card(partial(_front, symbol=symbol), _back) for symbol in range(SYMBOLS)]
    decks.lay(doc, job, deck, CARD_WIDTH, CARD_HEIGHT, title)
    return doc


def _cube(doc: Document, x: float, y: float, net: Net, cube: int) -> None:
    """A cube; its number hides on a tab, so that nobody knows it by its number."""
    size = SHARE * net.side
    rim = (net.side - size) / 2
    for panel in net.panels:
        symbol = FACES[cube * FACES_EACH + PANELS[panel.name]]
        glyphs.draw_cube(doc, symbol, x + panel.x + rim, y + panel.y + rim, size)
    nets.draw(doc, net, x, y)
    doc.letters(0.45 * net.side, "B", LINE)
    middle = x + net.tab + net.side + net.length / 2
    doc.write_at(middle, y + net.height - net.tab / 2 + doc.capital / 2, str(cube + 1), "C")


def _front(doc: Document, x: float, y: float, symbol: int) -> None:
    _border(doc, x, y)
    at = (CARD_WIDTH - _CARD_SYMBOL) / 2
    glyphs.draw_cube(doc, symbol, x + at, y + (CARD_HEIGHT - _CARD_SYMBOL) / 2, _CARD_SYMBOL)


def _back(doc: Document, x: float, y: float) -> None:
    """Shapes of all symbols, none in the middle."""
    _border(doc, x, y)
    step, columns, rows = 6.8, 5, 7
    size = 0.6 * step
    left, top = x + (CARD_WIDTH - columns * step) / 2, y + (CARD_HEIGHT - rows * step) / 2
    doc.fill(FAINT)
    for at in range(columns * rows):
        row, column = divmod(at, columns)
        bits, _ = glyphs.cube_symbol((row * 4 + column) % SYMBOLS)
        rim = (step - size) / 2
        glyphs.pixels(doc, bits, left + column * step + rim, top + row * step + rim, size)


def _border(doc: Document, x: float, y: float) -> None:
    doc.fill(MIST)
    doc.pen(INK, 0.25)
    doc.round_area(x + _RIM, y + _RIM, CARD_WIDTH - 2 * _RIM, CARD_HEIGHT - 2 * _RIM, 2.8, "FD")
    inset = _RIM + 1.4
    doc.fill(PAPER)
    doc.pen(INK, 0.15)
    doc.round_area(x + inset, y + inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, 1.6, "FD")
