"""Quick cards: how each game goes on the console, a page a game."""

from fivefold.paper import glyphs, keys, scenes, sheet
from fivefold.paper.column import Column
from fivefold.paper.document import Document
from fivefold.paper.games import GAMES, accent, players
from fivefold.paper.inks import FAINT, LINE, MIST, PAPER, Ink
from fivefold.paper.job import Job
from games.blocks.rules_mat import SYMBOLS

_EDGE = 18.0
_PICTURE = 62.0
_KEYS = 58.0  # width of the column of buttons
_ROW = 13.0
_SYMBOL = 6.0


def document(job: Job) -> Document:
    """Five pages."""
    title = job.say.text("sheet", "quick")
    doc = job.document(title)
    for number, game in enumerate(GAMES):
        sheet.begin(doc, job, sheet.label(title, f"{number + 1}/{len(GAMES)}"))
        _page(doc, job, game)
    return doc


def _page(doc: Document, job: Job, game: str) -> None:
    say, table = job.say, job.say.table("quick", game)
    ink = accent(game)
    width = doc.width - 2 * _EDGE
    beside = width - _PICTURE - 10
    doc.area(_EDGE, 16, 26, 2.2, ink)
    doc.letters(30, "I")
    doc.write_at(_EDGE, 31, say.console(game), width=beside)
    doc.letters(12, ink=LINE)
    doc.write_at(_EDGE, 39, players(say, game), width=beside)
    goal = Column(doc, _EDGE, 44, beside, 16 + _PICTURE + 3, size=15)
    goal.strong(say.table("rules", game)["goal"])
    if "key" in table:
        _key(doc, table["key"], 16 + _PICTURE - 15, beside)
    scenes.draw(doc, game, _EDGE + width - _PICTURE, 16, _PICTURE)
    y = _steps(doc, table["steps"], 16 + _PICTURE + 14, width, ink)
    y = _buttons(doc, table["buttons"], y + 6, width)
    _join(doc, job, y + 4, width)


def _steps(doc: Document, steps: list[str], y: float, width: float, ink: Ink) -> float:
    for number, step in enumerate(steps):
        doc.fill(ink)
        doc.circle(_EDGE + 4.5, y + 4.5, 4.5, style="F")
        doc.letters(13, "B", PAPER)
        doc.write_at(_EDGE + 4.5, y + 4.5 + doc.capital / 2, str(number + 1), "C")
        text = Column(doc, _EDGE + 14, y - 0.8, width - 14, y + 26, size=14.5)
        text.paragraph(step)
        y = max(text.y, y + 9) + 3.5
    return y


def _buttons(doc: Document, buttons: list[list[str]], y: float, width: float) -> float:
    for names, meaning in buttons:
        doc.pen(FAINT, 0.3)
        doc.line(_EDGE, y, _EDGE + width, y)
        middle = y + _ROW / 2
        keys.draw(doc, names, _EDGE, middle, 7.2)
        doc.letters(12)
        doc.write_at(_EDGE + _KEYS, middle + doc.capital / 2, meaning, width=width - _KEYS)
        y += _ROW
    doc.pen(FAINT, 0.3)
    doc.line(_EDGE, y, _EDGE + width, y)
    return y


def _key(doc: Document, text: str, y: float, width: float) -> None:
    """The six symbols in their colours, and what they are there for."""
    for symbol in range(SYMBOLS):
        glyphs.draw_block(doc, symbol, _EDGE + symbol * (_SYMBOL + 2.5), y, _SYMBOL)
    words = Column(doc, _EDGE, y + _SYMBOL + 0.5, width, 16 + _PICTURE + 5, size=9.5)
    words.paragraph(text)


def _join(doc: Document, job: Job, y: float, width: float) -> None:
    text = Column(doc, _EDGE + 6, 0, width - 12, sheet.bottom(doc), size=11)
    doc.letters(11)
    lines = doc.broken(job.say.text("quick", "join"), width - 12)
    height = len(lines) * text.step + 6.5
    doc.fill(MIST)
    doc.round_area(_EDGE, y, width, height, 3)
    text.y = y + 3.5
    text.paragraph(job.say.text("quick", "join"))
