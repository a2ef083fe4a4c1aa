"""What can be chosen in Twins, with cards of any kind, and who plays with whom (TW-11, TW-12)."""

from core import option
from core.option import CARDS, Option
from games.twins.rules_deck import FACES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.option import Options

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

RATINGS = (20, 40, 60, 80)  # percent of what was possible from which the rating is 2, 3, 4, 5 [D]
_A_PAIR_S = 2  # [D]: hands are no faster, however many cards lie out


def mode_of(options: "Options", seats: "Sequence[int]") -> str:
    """The mode that is played: [D] one player alone always plays Together. Raises ValueError (TW-12)."""
    mode = options["mode"] if len(seats) > 1 else TOGETHER
    fewest, most = _SEATS[mode]
    if not fewest <= len(seats) <= most:
        raise ValueError("twins, mode %s, is for %d to %d players, not %d" % (mode, fewest, most, len(seats)))
    return mode


def sides_of(mode: str, seats: "Sequence[int]", second: int) -> list[int]:
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


def larger(sides: list[int]) -> int:
    """The larger of two teams, or 0 when they are even (TW-11)."""
    ones, twos = sides.count(1), sides.count(2)
    return 0 if ones == twos else 1 if ones > twos else 2


def possible(cards: int, seconds: int) -> int:
    """How many pairs could have been made of the first `cards` of the deck in so many seconds (TW-18).

    [D] Each card pairs with the first one before it that has a pattern in common, and no pair is made faster
    than in _A_PAIR_S.
    """
    alone: list[int] = []
    pairs = 0
    for card in range(cards):
        sides = FACES[2 * card], FACES[2 * card + 1]
        mates = [one for one in alone if FACES[2 * one] in sides or FACES[2 * one + 1] in sides]
        if mates:
            alone.remove(mates[0])
            pairs += 1
        else:
            alone.append(card)
    return min(pairs, seconds // _A_PAIR_S)


def rating(points: int, options: "Options") -> int:
    """1 (getting to know each other) to 5 (of one mind), against what these options make possible (TW-18)."""
    most = possible(options["deck"], options["seconds"])
    return 1 + len([least for least in RATINGS if points * 100 >= least * most])
