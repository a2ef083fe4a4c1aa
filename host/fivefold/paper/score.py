"""Score sheets: a page a game, a column a player."""

import games
from fivefold.paper import pattern_cards, scenes, sheet
from fivefold.paper.column import Column
from fivefold.paper.document import Document
from fivefold.paper.games import GAMES, accent
from fivefold.paper.inks import FAINT, INK, LINE, MIST
from fivefold.paper.job import Job
from games.blocks.rules_cards import LEVELS

_EDGE = 18.0
_FIRST = 30.0  # width of the column on the left
_NAMES = 12.0
_ROW = 9.0
_PICTURE = 30.0
_BY_LEVEL = "total_madness"


def document(job: Job) -> Document:
    """Five pages, in the order of the console's menu."""
    title = job.say.text("sheet", "score")
    doc = job.document(title)
    for game in GAMES:
        sheet.begin(doc, job, sheet.label(title, job.say.console(game)))
        _head(doc, job, game)
        _table(doc, job, game, 16 + _PICTURE + 14)
    return doc


def _head(doc: Document, job: Job, game: str) -> None:
    width = doc.width - 2 * _EDGE
    beside = width - _PICTURE - 10
    scenes.draw(doc, game, _EDGE + width - _PICTURE, 16, _PICTURE)
    doc.area(_EDGE, 16, 20, 1.8, accent(game))
    doc.letters(24, "I")
    doc.write_at(_EDGE, 28, job.say.console(game), width=beside)
    note = Column(doc, _EDGE, 31.5, beside, 16 + _PICTURE + 3, size=10)
    note.paragraph(job.say.text("score", game))
    doc.letters(10, ink=LINE)
    date, y = job.say.text("score", "date"), 16 + _PICTURE + 7
    doc.write_at(_EDGE, y, date)
    doc.pen(LINE, 0.2)
    doc.line(_EDGE + doc.get_string_width(date) + 3, y, _EDGE + 70, y)


def _table(doc: Document, job: Job, game: str, top: float) -> None:
    say = job.say
    _, players = games.load(game).SEATS
    width = doc.width - 2 * _EDGE
    low = sheet.bottom(doc) - 8
    by_level = game == _BY_LEVEL
    rows = LEVELS if by_level else int((low - top - _NAMES) / _ROW) - 1
    row = (low - top - _NAMES - _ROW) / rows if by_level else _ROW
    total = top + _NAMES + rows * row
    column = (width - _FIRST) / players
    doc.area(_EDGE, top, width, _NAMES, MIST)
    doc.area(_EDGE, total, width, _ROW, MIST)
    doc.pen(FAINT, 0.3)
    for at in range(1, rows):
        doc.line(_EDGE, top + _NAMES + at * row, _EDGE + width, top + _NAMES + at * row)
    doc.pen(LINE, 0.25)
    for at in range(players):
        doc.line(_EDGE + _FIRST + at * column, top, _EDGE + _FIRST + at * column, total + _ROW)
    doc.pen(INK, 0.4)
    doc.rect(_EDGE, top, width, total + _ROW - top)
    doc.line(_EDGE, top + _NAMES, _EDGE + width, top + _NAMES)
    doc.line(_EDGE, total, _EDGE + width, total)
    doc.letters(10, "B")
    doc.write_at(_EDGE + 4, top + _NAMES / 2 + doc.capital / 2, say.text("score", "name"), width=_FIRST - 6)
    doc.write_at(_EDGE + 4, total + _ROW / 2 + doc.capital / 2, say.text("score", "total"), width=_FIRST - 6)
    for at in range(rows):
        middle = top + _NAMES + (at + 0.5) * row
        doc.letters(10, ink=LINE)
        text = say.heading("level", at + 1) if by_level else str(at + 1)
        doc.write_at(_EDGE + 4, middle + doc.capital / 2, text, width=_FIRST - 6)
        if by_level:
            pattern_cards.bars(doc, at + 1, _EDGE + 4 + 1.5 * at + 0.8, middle + 4)
