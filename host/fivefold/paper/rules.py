"""Rule cards: how each game is played with printed things, a card a game, two on a sheet."""

from collections.abc import Callable
from functools import partial

from fivefold.paper import grid as grids
from fivefold.paper import scenes, sheet
from fivefold.paper.column import Column
from fivefold.paper.document import Document
from fivefold.paper.games import GAMES, accent, players
from fivefold.paper.inks import INK, LINE
from fivefold.paper.job import Job

Draw = Callable[[Document, Job, float, float], None]

WIDTH, HEIGHT = 130.0, 184.0
_RIM, _INSET = 3.0, 10.0
_PICTURE = 27.0
_LIST_TOP = 45.0  # of the games on the cover
_SIZE = 8.8  # points


def document(job: Job) -> Document:
    """A cover and a card a game, from left to right."""
    title = job.say.text("sheet", "rules")
    doc = job.document(title)
    cards: list[Draw] = [_cover, *(partial(_card, game=game) for game in GAMES)]
    done = 0
    while done < len(cards):
        sheet.begin(doc, job, "", landscape=True)
        right = doc.width - sheet.SIDE_MARGIN
        grid = grids.fill(sheet.SIDE_MARGIN, sheet.TOP, right, sheet.bottom(doc), WIDTH, HEIGHT)
        some = cards[done : done + len(grid.places)]
        sheet.name(
            doc, sheet.label(title, f"{done // len(grid.places) + 1}/{-(-len(cards) // len(grid.places))}")
        )
        grids.crop_marks(doc, grid, len(some))
        for card, (x, y) in zip(some, grid.places, strict=False):
            doc.pen(INK, 0.25)
            doc.round_area(x + _RIM, y + _RIM, WIDTH - 2 * _RIM, HEIGHT - 2 * _RIM, 4, "D")
            card(doc, job, x, y)
        done += len(some)
    return doc


def _cover(doc: Document, job: Job, x: float, y: float) -> None:
    """What the games are, and who can play."""
    left = x + _INSET + 2
    doc.letters(34, "I")
    doc.write_at(left, y + 27, "Fivefold")
    doc.letters(14, ink=LINE)
    doc.write_at(left, y + 35, job.say.text("sheet", "rules"), width=WIDTH - 2 * _INSET)
    step = min(27.0, (HEIGHT - _RIM - 3 - _LIST_TOP) / len(GAMES))
    size = min(20.0, step - 3)
    for at, game in enumerate(GAMES):
        top = y + _LIST_TOP + at * step
        scenes.draw(doc, game, left, top, size)
        doc.letters(15, "B", accent(game))
        text, width = left + size + 8, WIDTH - 2 * _INSET - size - 10
        doc.write_at(text, top + size / 2 - 0.8, job.say.console(game), width=width)
        doc.letters(10, ink=LINE)
        doc.write_at(text, top + size / 2 + 5, players(job.say, game), width=width)


def _card(doc: Document, job: Job, x: float, y: float, game: str) -> None:
    """Goal, set-up, course, end and variants of a game."""
    say, table = job.say, job.say.table("rules", game)
    left, width, low = x + _INSET, WIDTH - 2 * _INSET, y + HEIGHT - _RIM - 3
    scenes.draw(doc, game, left + width - _PICTURE, y + _INSET, _PICTURE)
    beside = width - _PICTURE - 6
    doc.letters(21, "I", accent(game))
    doc.write_at(left, y + _INSET + 7, say.console(game), width=beside)
    doc.letters(9, ink=LINE)
    doc.write_at(left, y + _INSET + 12.2, players(say, game), width=beside)
    goal = Column(doc, left, y + _INSET + 14, beside, y + _INSET + _PICTURE + 3, size=10)
    goal.strong(table["goal"])
    text = Column(doc, left, y + _INSET + _PICTURE + 3.5, width, low, _SIZE, accent(game))
    text.heading(say.text("heading", "setup"))
    text.bullets(table["setup"])
    text.space(0.25)
    text.heading(say.text("heading", "play"))
    text.bullets(table["play"])
    text.space(0.25)
    text.heading(say.text("heading", "end"))
    text.paragraph(table["end"])
    text.heading(say.text("heading", "more"))
    text.paragraph(table["more"])
