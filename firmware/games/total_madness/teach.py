"""The lesson of Total Madness: a false start, a claim, and a vote."""

from games.total_madness.rules import TotalMadness
from games.total_madness.screens import MadFlow
from ui.pads import MATCH, RIGHT

PLAYERS = HUMANS = 3


def game(seats, seat):
    """As usual."""
    return TotalMadness(seats)


def begin(console):
    """Count at once."""
    MadFlow(console).count()


def play(coach):
    """Too early on purpose; then a card is won, and somebody else's claim is put to the vote."""
    other, third = coach.others
    yield coach.ask("", "tm_early", offer=(MATCH, 0, "claim"))
    yield coach.ask("claim", "tm_claim")
    yield coach.ask("deck", "tm_deck", RIGHT)
    yield coach.ask("this_deck", "tm_this")
    yield coach.other(other, "right")
    yield coach.other(third, "right")
    yield coach.other(other, "claim")
    yield coach.other(other, "this_deck")
    yield coach.other(third, "wrong")
    yield coach.ask("wrong", "tm_vote")
