"""What sheets say about a game as a whole: who can play, and its colour on paper."""

import games
from fivefold.paper.inks import LEVELS, SYMBOLS, Ink
from fivefold.paper.wording import Wording

GAMES = games.GAMES

_ACCENTS = (SYMBOLS[5], SYMBOLS[3], SYMBOLS[2], SYMBOLS[1], LEVELS[4])


def accent(game: str) -> Ink:
    """The colour of a game's sheets; nothing depends on it."""
    return _ACCENTS[GAMES.index(game) % len(_ACCENTS)]


def players(say: Wording, game: str) -> str:
    """How many can play, such as "1–4 players"."""
    fewest, most = games.load(game).SEATS
    return say.text("sheet", "players", fewest if fewest == most else f"{fewest}–{most}")
