"""Twins with printed cards: the device keeps order, time and score, and settles disputes (RF-3 … RF-8)."""

from core.game import TABLE
from core.option import printed
from core.ranking import rank
from games.blocks.rules_checking import CHECK_MS, Checking
from games.twins import rules_teams as teams
from games.twins.rules_deck import FACES
from games.twins.rules_teams import OPTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.game import Action, View
    from core.option import Options
    from core.ranking import Rows
    from core.refusal import Refusal

NONE = -1
QUEUE_MS = 1000  # RF-3
NAMING_MS = 60000  # RF-4: time to read two numbers and to put them in
MOST_CLAIMS = 300  # C-8
PAIR, _TRIPLE = 2, 3


class PrintedTwins(Checking):
    """Which card lies where only the people know. Phases: race, check, naming, over.

    `sets`: `[side, cards]` in the order won. `taking_from`: the side whose pair the claimant has a hand on,
    0 when both cards lie loose. `counted`: points of each side where time is played for.
    """

    NAME = "twins"
    SEATS = (1, 6)
    OPTIONS = OPTIONS
    NUMBERS: tuple[str, ...] = ("sets",)
    TIMED_NUMBERS = ("points",)
    FREE = ("name",)
    EVENTS = {
        "claim": ("seat", "race_ms"),
        "queued": ("seat", "margin_ms"),
        "from": ("seat", "side"),
        "named": ("seat", "one", "other", "pattern"),
        "won": ("seat", "side", "cards", "robbed"),
        "lost": ("seat", "cards"),
        "give_up": ("seat",),
        "point": ("seat", "points"),
        "take_back": ("seat", "points"),
        "over": ("winners",),
    }
    EVENTS.update(Checking.CHECK_EVENTS)
    STATE = (
        "sets",
        "counted",
        "claims",
        "first_claim",
        "queue_open",
        "naming",
        "taking_from",
        "given_up",
        "claimed",
    ) + Checking.CHECK_STATE

    def check_options(self) -> None:
        options = self.options
        if not printed(options):
            raise ValueError("these are the rules for printed cards; option cards is %s" % options["cards"])
        for name in ("forbidden_seat", "table"):
            if options[name]:
                raise ValueError("option %s does not go with printed cards" % name)
        self.mode = teams.mode_of(options, self.seats)
        self.sides = teams.sides_of(self.mode, self.seats, options["teams"])
        self.timed = self.mode in (teams.TOGETHER, teams.RACE)
        if self.timed:
            self.NUMBERS = self.TIMED_NUMBERS

    def side(self, seat: int) -> int:
        """The side that a seat plays for: itself, or its team."""
        return self.sides[self.seats.index(seat)]

    def next_options(self) -> "Options":
        return dict(self.options, forbidden_seat=0)

    def setup(self) -> None:
        self.sets: list[list[int]] = []
        self.counted = [0] * len(self.seats)
        self.claimed = 0
        self.given_up: list[int] = []
        self.reset_clock()
        self._no_claims()

    def _no_claims(self) -> None:
        self.claims: list[int] = []  # seats in press order; the first is being checked
        self.first_claim = 0
        self.queue_open = False
        self.no_check()

    def no_check(self) -> None:
        super().no_check()
        self.naming = False
        self.taking_from = 0

    def phase(self) -> str:
        if self.over:
            return "over"
        if self.naming:
            return "naming"
        return "check" if self.claimant else "race"

    def claimed_card(self) -> int:
        return 0  # nobody has told

    # What is allowed.

    def legal(self, seat: int) -> "list[Action]":
        if self.over:
            return []
        if seat == TABLE:
            return self.waiting()
        verbs = ("accept", "claim", "give_up", "object", "point", "take_back", "withdraw")
        actions: "list[Action]" = [(seat, verb) for verb in verbs]
        actions += [(seat, "from", side) for side in [0] + self.sides]
        found: "list[Action]" = []
        for action in actions:
            if action not in found and self.refusal(action) is None:
                found.append(action)
        if self.naming and seat == self.claimant:
            found.append((seat, "name"))
        return sorted(found)

    def refusal(self, action: "Action") -> "Refusal | None":
        seat, verb = action[:2]
        if seat == TABLE:
            return None if action in self.waiting() else ("C-4", "not for the table now: %r" % (verb,))
        if verb in ("from", "name"):
            judge = self._from_refusal if verb == "from" else self._name_refusal
            return judge(seat, action[2:])
        if len(action) != 2:
            return "C-4", "no such action: %r" % (action,)
        if verb in ("point", "take_back"):
            return self._count_refusal(seat, verb)
        if verb == "claim":
            return self._claim_refusal(seat)
        if verb == "give_up":
            return self._give_up_refusal(seat)
        if verb not in ("accept", "object", "withdraw"):
            return "C-4", "no such action: %r" % (action,)
        if self.naming and verb != "withdraw":
            return "RF-4", "the claimant names two cards"
        return self.check_refusal(action)

    def _claim_refusal(self, seat: int) -> "Refusal | None":
        if self.timed:
            return "RF-7", "nobody waits for a check here"
        if seat in self.claims:
            return "RF-3", "claimed already"
        if self.claimant and not self.queue_open:
            return "RF-3", "more than 1 s after the first claim"
        return None

    def _give_up_refusal(self, seat: int) -> "Refusal | None":
        if self.timed:
            return "RF-7", "the time ends this game"
        if self.claimant:
            return "RF-3", "a claim is being checked"
        return ("RF-6", "given up already") if seat in self.given_up else None

    def _count_refusal(self, seat: int, verb: str) -> "Refusal | None":
        if not self.timed:
            return "RF-3", "a set is claimed and checked"
        if verb == "take_back":
            return None if self.counted[self.seats.index(seat)] else ("RF-7", "no point to take back")
        return ("RF-7", "more points than cards") if sum(self.counted) >= self.options["deck"] else None

    def _from_refusal(self, seat: int, numbers: "Sequence[int]") -> "Refusal | None":
        if seat != self.claimant:
            return "RF-5", "only the claimant says where the cards lie"
        if len(numbers) != 1 or type(numbers[0]) is not int:
            return "C-4", "from takes the number of a side"
        side = numbers[0]
        if side == self.taking_from:
            return "RF-5", "said already"
        return None if side == 0 or [side, PAIR] in self.sets else ("RF-5", "that side has no set of two")

    def _name_refusal(self, seat: int, numbers: "Sequence[int]") -> "Refusal | None":
        if not self.naming or seat != self.claimant:
            return "RF-4", "nobody has asked for numbers"
        deck = self.options["deck"]
        if len(numbers) != 2 or any([type(card) is not int or not 1 <= card <= deck for card in numbers]):
            return "RF-4", "two cards are named, numbered 1 to %d" % deck
        return ("RF-4", "two different cards make a pair") if numbers[0] == numbers[1] else None

    # Claims (RF-3 … RF-6).

    def _do_claim(self, seat: int) -> None:
        self.claims.append(seat)
        self.claimed += 1
        if self.claimant:
            self.tell("queued", seat, self.now - self.first_claim)
            return
        self.given_up = []
        self.first_claim = self.now
        self.queue_open = True
        self.tell("claim", seat, self.now - self.race_since)
        self.begin_check(seat)

    def _do_from(self, seat: int, side: int) -> None:
        self.taking_from = side
        self.tell("from", seat, side)

    def _do_object(self, seat: int) -> None:
        self.naming = True
        self.accepted = []
        self.check_since = self.now
        self.tell("object", seat)

    def _do_name(self, seat: int, one: int, other: int) -> None:
        pattern = common(one, other)
        self.tell("named", seat, one, other, pattern)
        self._verdict(pattern != NONE, "core")

    def judged(self, seat: int, right: bool) -> None:
        robbed = self.taking_from
        self.race_since = self.now
        if right:
            self._no_claims()
            self._win(seat, robbed)
        else:
            self.no_check()
            self.claims.pop(0)
            self._mistake(seat)
        if max([self.points(side) for side in self.sides]) >= self.options["sets"] or (
            not self.claims and self.claimed >= MOST_CLAIMS
        ):
            self._end()
        elif self.claims:
            self.begin_check(self.claims[0])
        else:
            self._no_claims()

    def _win(self, seat: int, robbed: int) -> None:
        side = self.side(seat)
        if robbed:
            self.sets.pop(self._last([robbed, PAIR]))
        won = [side, _TRIPLE if robbed else PAIR]
        self.sets.append(won)
        self.tell("won", seat, side, won[1], robbed if robbed != side else 0)

    def _last(self, wanted: list[int]) -> int:
        return max([index for index, won in enumerate(self.sets) if won == wanted])

    def _mistake(self, seat: int) -> None:
        side = self.side(seat)
        own = [won for won in self.sets if won[0] == side]
        if own:
            self.sets.pop(self._last(own[-1]))
        self.tell("lost", seat, own[-1][1] if own else 0)

    def _do_give_up(self, seat: int) -> None:
        self.given_up = sorted(self.given_up + [seat])
        self.tell("give_up", seat)
        if len(self.given_up) == len(self.seats):
            self._end()

    # Points against the clock (RF-7).

    def _do_point(self, seat: int) -> None:
        self._count("point", seat, 1)

    def _do_take_back(self, seat: int) -> None:
        self._count("take_back", seat, -1)

    def _count(self, name: str, seat: int, step: int) -> None:
        self.counted[self.seats.index(seat)] += step
        self.tell(name, seat, self.points(self.side(seat)))

    # Time and the end.

    def ends_at(self) -> int | None:
        """When the time is up (ms), or None."""
        return self.options["seconds"] * 1000 if self.timed else None

    def check_due(self) -> int:
        return self.check_since + (NAMING_MS if self.naming else CHECK_MS)

    def due(self) -> int | None:
        if self.over:
            return None
        if self.timed or not self.claimant:
            return self.ends_at()
        return min(self._queue_closes(), self.check_due()) if self.queue_open else self.check_due()

    def _queue_closes(self) -> int:
        return self.first_claim + QUEUE_MS + 1

    def expire(self) -> None:
        if self.timed:
            self._end()
        elif self.queue_open and self.now == self._queue_closes():
            self.queue_open = False
        else:
            self._verdict(not self.naming, "time")

    def _end(self) -> None:
        self._no_claims()
        self.over = True
        self.tell("over", self.winners())

    # What can be seen (C-6).

    def points(self, side: int) -> int:
        """Sets of a side, or what it has counted (RF-6, RF-7)."""
        if self.timed:
            return sum([points for own, points in zip(self.sides, self.counted) if own == side])
        return len([won for won in self.sets if won[0] == side])

    def standings(self) -> "Rows":
        return rank([(seat, [self.points(self.side(seat))]) for seat in self.seats])

    def public(self) -> "View":
        rated = self.over and self.mode == teams.TOGETHER
        return {
            "phase": self.phase(),
            "mode": self.mode,
            "sides": [[seat, self.side(seat)] for seat in self.seats],
            "sets": [list(won) for won in self.sets],
            "points": [self.points(self.side(seat)) for seat in self.seats],
            "claims": list(self.claims),
            "first_claim": self.first_claim,
            "queue_open": self.queue_open,
            "from": self.taking_from,
            "given_up": list(self.given_up),
            "check": self.check_public(),
            "ends_at": self.ends_at(),
            "rating": teams.rating(self.points(1), self.options) if rated else 0,
        }

    def conserved(self) -> None:
        """Raise ValueError unless sets, points and claims go together."""
        # Only a saved game needs this; a game in play keeps the memory.
        _check(self)


def common(one: int, other: int) -> int:
    """The pattern that two cards share, by their numbers from 1 on, or NONE: two cards never share both."""
    for face in (2 * one - 2, 2 * one - 1):
        if FACES[face] in (FACES[2 * other - 2], FACES[2 * other - 1]):
            return FACES[face]
    return NONE


def _check(game: "PrintedTwins") -> None:
    """Raise ValueError unless sets, points and claims go together."""
    game.check_seats(game.claims, game.given_up)
    cards = 0
    for side, size in game.sets:
        if side not in game.sides or size not in (PAIR, _TRIPLE):
            raise ValueError("no such set: %r" % ([side, size],))
        cards += size
    if cards > game.options["deck"] or len(game.counted) != len(game.seats) or min(game.counted) < 0:
        raise ValueError("more sets than cards, or points of nobody")
    if game.claims[:1] != ([game.claimant] if game.claimant else []):
        raise ValueError("claims do not belong to the check")
    if game.taking_from and [game.taking_from, PAIR] not in game.sets:
        raise ValueError("a pair is taken that is not there")


GAME = PrintedTwins
