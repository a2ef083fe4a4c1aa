"""Options of Twins, with cards on the display and with printed ones alike."""

from rules import twins_teams as teams
from rules.cards_option import CARDS
from rules.option import Option
from rules.twins_deck import FACES

DECK = len(FACES) // 2
PART = 45

OPTIONS = (
    Option("mode", teams.AGAINST, choices=teams.MODES),
    Option("sets", 5, 2, 5),
    Option("seconds", 60, 30, 180, 30),
    Option("forbidden_seat", 0, 0, 6),
    Option("teams", 0, 0, 63),
    Option("deck", DECK, PART, DECK, PART),
    Option("table", 0, 0, 64, 2),
    CARDS,
)
