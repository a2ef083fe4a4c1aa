"""What can be chosen in Twins, with cards of any kind, and who plays with whom (TW-11, TW-12)."""

from core import option
from core.option import CARDS, Option
from games.twins.rules_deck import FACES

AGAINST, TEAMS, TOGETHER, RACE = MODES = ("against", "teams", "together", "race")
ON, OFF = "on", "off"
_SEATS = {AGAINST: (2, 6), TEAMS: (4, 6), TOGETHER: (1, 6), RACE: (2, 6)}

DECK = len(FACES) // 2
PART = 45
OPTIONS = (
    Option("mode", AGAINST, choices=MODES, alone=False),
    Option("sets", 5, 2, 5, alone=False),
    Option("seconds", 60, 30, 180, 30),
    # TW-18
    Option(
        "forbidden",
        ON,
        choices=(ON, OFF),
        words=(AGAINST, TEAMS),
        players=option.TOGETHER,
        printed=False,
        alone=False,
    ),
    Option("forbidden_seat", 0, 0, 6, asked=False, alone=False),
    Option("teams", 0, 0, 63, words=(TEAMS,), alone=False),
    Option("deck", DECK, PART, DECK, PART, printed=False, alone=False),
    Option("table", 0, 0, 64, 2, asked=False, alone=False),
    CARDS,
)

RATINGS = (4, 8, 12, 18)  # points a minute from which the rating is 2, 3, 4, 5 [D]


def mode_of(options, seats):
    """The mode that is played: [D] one player alone always plays Together. Raises ValueError (TW-12)."""
    mode = options["mode"] if len(seats) > 1 else TOGETHER
    fewest, most = _SEATS[mode]
    if not fewest <= len(seats) <= most:
        raise ValueError("twins, mode %s, is for %d to %d players, not %d" % (mode, fewest, most, len(seats)))
    return mode


def sides_of(mode, seats, second):
    """The side of each seat: its own number; in teams 1 or 2, in Together 1.

    second: the seats of team 2 as bits, bit 0 for seat 1; 0: every other seat. Raises ValueError (TW-11).
    """
    if mode == TOGETHER:
        return [1] * len(seats)
    if mode != TEAMS:
        return list(seats)
    if second == 0:
        return [1 + index % 2 for index in range(len(seats))]
    if second & ~sum([1 << seat - 1 for seat in seats]):
        raise ValueError("option teams names a seat that does not play: %d" % second)
    sides = [1 + (second >> seat - 1 & 1) for seat in seats]
    if not 2 <= sides.count(1) <= len(seats) - 2:
        raise ValueError("each team needs two players: option teams is %d" % second)
    return sides


def larger(sides):
    """The larger of two teams, or 0 when they are even (TW-11)."""
    ones, twos = sides.count(1), sides.count(2)
    return 0 if ones == twos else 1 if ones > twos else 2


def rating(points, seconds):
    """1 (getting to know each other) to 5 (of one mind), for points in so many seconds (TW-12)."""
    return 1 + len([least for least in RATINGS if points * 60 >= least * seconds])
