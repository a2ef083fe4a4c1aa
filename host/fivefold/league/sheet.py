"""The result of a league to print: the standings, and certificates for the first three places."""

from fivefold.league import reports, wording
from fivefold.league.store import Store
from fivefold.paper.document import Document
from fivefold.paper.inks import INK

CERTIFICATES = 3  # places
_MARGIN, _ROW, _TOP = 20.0, 8.0, 52.0  # mm
_POINTS, _GAMES = 120.0, 150.0  # where columns end, from the left margin


def pdf(store: Store, language: str) -> bytes:
    """A4, in one language of wording.LANGUAGES."""
    words, found = wording.words(language), reports.summary(store)
    title = str(found["league"])
    paper = Document("a4", title, language)
    game = wording.game(language, found["game"])
    lines = found["standings"]
    room = int((297 - _TOP - _MARGIN) / _ROW)
    for start in range(0, max(len(lines), 1), room):
        paper.add_page()
        paper.letters(24, "B")
        paper.write_at(_MARGIN, 20, title)
        paper.letters(12)
        paper.write_at(_MARGIN, 32, f"{game} · {words['result']}")
        paper.letters(9)
        for at, key in ((_POINTS, "points"), (_GAMES, "played")):
            paper.write_at(_MARGIN + at, 43, words[key], "R")
        for row, line in enumerate(lines[start : start + room]):
            y = _TOP + row * _ROW
            paper.pen(INK, 0.1)
            paper.line(_MARGIN, y + 2, 210 - _MARGIN, y + 2)
            paper.letters(12, "B" if line["place"] <= CERTIFICATES else "")
            paper.write_at(_MARGIN + 10, y, str(line["place"]), "R")
            team = f" ({line['team']})" if line["team"] else ""
            paper.write_at(_MARGIN + 14, y, line["player"] + team)
            paper.write_at(_MARGIN + _POINTS, y, str(line["points"]), "R")
            paper.write_at(_MARGIN + _GAMES, y, str(line["played"]), "R")
    for line in lines:
        if line["place"] <= CERTIFICATES:
            _certificate(paper, words, title, game, line["place"], line["player"])
    return bytes(paper.output())


def _certificate(
    paper: Document, words: dict[str, str], title: str, game: str, place: int, player: str
) -> None:
    paper.add_page()
    paper.pen(INK, 1.0)
    paper.rect(12, 12, 186, 273)
    paper.pen(INK, 0.3)
    paper.rect(15, 15, 180, 267)
    for y, size, style, text in (
        (70, 40, "I", words["certificate"]),
        (120, 32, "B", player),
        (142, 24, "", words[f"place_{place}"]),
        (180, 20, "B", title),
        (192, 14, "", game),
    ):
        paper.letters(size, style)
        while paper.get_string_width(text) > 165:
            size -= 1
            paper.letters(size, style)
        paper.write_at(105, y, text, "C")
