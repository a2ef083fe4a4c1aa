"""The lesson of Buzzer: to be first, to be second, and to judge an answer."""

from games.buzzer.rules import OFF, Buzzer
from games.buzzer.screens import begin  # noqa: F401 (the lesson begins like any game)

PLAYERS = HUMANS = 2


def game(seats, seat):
    """The players judge each other, and have all the time they want."""
    return Buzzer(seats, {"questions": 3, "quizmaster": OFF, "seconds": 0})


def play(coach):
    """A question is answered; at the next one the other is first, and wrong."""
    other = coach.others[0]
    yield coach.ask("buzz", "bz_first")
    yield coach.other(other, "right")
    yield coach.other(other, "buzz")
    yield coach.ask("buzz", "bz_second")
    yield coach.ask("wrong", "bz_wrong")
    yield coach.other(other, "right")
