"""Twins: hands on two equal patterns (TW-1 … TW-18)."""

from core.game import TABLE
from core.option import printed
from core.ranking import rank
from games.twins import rules_teams as teams
from games.twins.rules_cards import ANYBODY, NONE, Cards
from games.twins.rules_hands import Hands
from games.twins.rules_layout import decks, fit, preset
from games.twins.rules_teams import DECK, OPTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.game import Action, View
    from core.option import Option, Options
    from core.ranking import Rows
    from core.refusal import Refusal

FORBIDDEN = 3  # TW-10
LAST_MS = 60 * 1000  # TW-9 [D]: with no card to turn up, the game ends when nobody finds a pair for so long
MOST_TURNED = 600  # C-8
MOST_HANDS = 1000  # C-8


class Twins(Hands, Cards):
    """Modes: against, teams, together, race.

    forbidden_seat: winner of the last game, 0 for none (TW-10). teams: seats of the second team as bits, 0
    for every other seat. table: most loose cards on the table, 0 for no limit.
    """

    NAME = "twins"
    SEATS = (1, 6)
    OPTIONS = OPTIONS
    SHORT = {"sets": 2}
    NUMBERS: tuple[str, ...] = ("sets",)
    TIMED_NUMBERS = ("points",)
    EVENTS = {"laid": ("place", "pattern"), "hint": ("seat", "place"), "over": ("winners",)}
    EVENTS.update(Cards.CARD_EVENTS)
    EVENTS.update(Hands.HAND_EVENTS)
    spent = 0  # ms of a minute's game alone, for hints (C-11)
    STATE: tuple[str, ...] = ("turn", "forbidden", "turned", "handed", "since") + Cards.CARD_STATE

    def check_options(self) -> None:
        if printed(self.options):
            raise ValueError("printed cards have rules of their own: games.twins.rules_printed")
        self.mode = teams.mode_of(self.options, self.seats)
        self.sides = teams.sides_of(self.mode, self.seats, self.options["teams"])
        self.timed = self.mode in (teams.TOGETHER, teams.RACE)
        last = self.options["forbidden_seat"]
        if last and last not in self.seats:
            raise ValueError("option forbidden_seat is %d, who does not play" % last)
        self.burdened = self.side(last) if last else 0  # the side with forbidden patterns
        if len(self.seats) == 1:
            self.STATE = self.STATE + ("spent",)
        if self.timed:
            self.NUMBERS = self.TIMED_NUMBERS
            self.TOPS_SHOW = False
        if self.timed or self.options["forbidden"] == teams.OFF:  # TW-18
            self.burdened = 0
        elif self.mode == teams.TEAMS:
            self.burdened = teams.larger(self.sides) or self.burdened

    def side(self, seat: int) -> int:
        """The side that a seat plays for: itself, or its team."""
        return self.sides[self.seats.index(seat)]

    @staticmethod
    def preset(options: "Options", width: int, height: int) -> "Options":
        return preset(options, width, height)

    @staticmethod
    def fit(options: "Options", seats: "Sequence[int]", width: int, height: int) -> "Options":
        return fit(options, seats, width, height)

    @staticmethod
    def offered(option: "Option", width: int, height: int) -> "Sequence[Any]":
        values = option.values()
        return decks(values, width, height) if option.name == "deck" else values

    def next_options(self) -> "Options":
        # The winner has a burden in the next game (TW-10).
        sides = set([self.side(seat) for seat in self.winners()])
        burdens = len(sides) == 1 and not self.timed
        return dict(self.options, forbidden_seat=self.winners()[0] if burdens else 0)

    def setup(self) -> None:
        self.forbidden: list[int] = []
        self.turned = 0
        self.handed = 0
        self.since = 0  # when the table last changed
        if self.timed:
            self.deal(self.options["deck"], 1)
            self.turn = ANYBODY
            self._spread()
            return
        self.deal(self.options["deck"], len(self.seats))
        self.turn = self.rng.below(len(self.seats))
        if self.burdened:
            self._forbid()

    def _spread(self) -> None:
        """Lay out as many cards as have room (TW-12), the oldest anew until a pair can be made (TW-14)."""
        stock = self.piles[0]
        while stock and len(self.table) < (self.options["table"] or DECK):
            self._lay_out(stock.pop())
        for _ in range(len(self.table) + len(stock)):
            if not stock or self.can_pair():
                break
            oldest = self.table.pop(0)
            self.lift_from(oldest)
            stock.insert(0, oldest)
            self.tell("under", oldest)
            self._lay_out(stock.pop())

    def _lay_out(self, place: int) -> None:
        self.table.append(place)
        self.tell("laid", place, self.shown(place))

    def _forbid(self) -> None:
        """Lay three different patterns from the burdened side's first pile open on the table (TW-10)."""
        pile = self.sides.index(self.burdened)
        chosen: list[int] = []
        for place in reversed(self.piles[pile]):
            if self.shown(place) not in self.forbidden and len(chosen) < FORBIDDEN:
                self.forbidden.append(self.shown(place))
                chosen.append(place)
        for place in chosen:
            self.piles[pile].remove(place)
            self.lay(place)

    # Whose turn (TW-2, TW-5).

    def whose(self) -> int | None:
        """The seat that turns up the next card; TABLE: anybody with cards; None: there is none to turn up."""
        if self.timed or not any(self.piles):
            return None
        if self.turn == ANYBODY:
            return TABLE
        turn = self.turn
        while not self.piles[turn]:
            turn = (turn + 1) % len(self.seats)
        return self.seats[turn]

    def _turn_up_refusal(self, seat: int) -> "Refusal | None":
        if self.timed:
            return "TW-12", "all cards are out"
        if not self.piles[self.seats.index(seat)]:
            return "TW-2", "your pile is empty"
        if self.whose() not in (seat, TABLE):
            return "TW-2", "it is another player's turn"
        if self.hand_of(seat):
            return "TW-2", "lift your hand first"
        top = self.piles[self.seats.index(seat)][-1]
        if any([hand[1] == top for hand in self.hands]):
            return "TW-16", "another player's hand lies on that card"
        return None

    def _turn_over_refusal(self, seat: int, place: int) -> "Refusal | None":
        if not self.timed:
            return "TW-12", "cards are turned in turn"
        if place not in self.table:
            return "TW-12", "no loose card lies there"
        if place in [hand[1] for hand in self.hands]:
            return "TW-6", "a hand lies on that card"
        return None

    def _hint_refusal(self, seat: int) -> "Refusal | None":
        if len(self.seats) > 1:
            return "C-11", "hints are for who plays alone"
        from games.twins import rules_hint as hint  # nobody else needs it

        return ("C-11", "no pair is in sight") if hint.find(self, seat) is None else None

    # Actions.

    def legal(self, seat: int) -> "list[Action]":
        actions: "list[Action]" = []
        for action in self.choices(seat):
            if len(action) == 2:
                actions.append(action)
            else:
                actions += [(seat, action[1], place) for place in action[2:]]
        return actions

    def choices(self, seat: int) -> "list[Action]":
        """As legal(), but all places of a verb in one: `(seat, "hand", place, …)`. It saves memory."""
        if self.over:
            return []
        if seat == TABLE:
            return self.waiting()
        actions: "list[Action]" = []
        places = self.open_to(seat)
        if places:
            actions.append((seat, "hand") + tuple(places))  # type: ignore[arg-type]  # mypy adds no tuples
        if len(self.seats) == 1 and not self._hint_refusal(seat):
            actions.append((seat, "hint"))
        if self.hand_of(seat):
            actions.append((seat, "lift"))
        if self.timed:
            covered = [hand[1] for hand in self.hands]
            places = [place for place in sorted(self.table) if place not in covered]
            if places:
                actions.append((seat, "turn_over") + tuple(places))  # type: ignore[arg-type]
        elif not self._turn_up_refusal(seat):
            actions.append((seat, "turn_up"))
        return actions

    def refusal(self, action: "Action") -> "Refusal | None":
        seat, verb = action[:2]
        if seat == TABLE:
            return None if action in self.waiting() else ("C-4", "not for the table now: %r" % (verb,))
        if verb in ("hand", "turn_over"):
            if len(action) != 3 or type(action[2]) is not int:
                return "C-4", "%s takes the number of a place" % verb
            judge = self.hand_refusal if verb == "hand" else self._turn_over_refusal
            return judge(seat, action[2])
        if len(action) != 2 or verb not in ("hint", "lift", "turn_up"):
            return "C-4", "no such action: %r" % (action,)
        if verb == "hint":
            return self._hint_refusal(seat)
        if verb == "turn_up":
            return self._turn_up_refusal(seat)
        return None if self.hand_of(seat) else ("TW-3", "your hands are up already")

    def _do_hand(self, seat: int, place: int) -> None:
        self.handed += 1
        self.put_hand(seat, place)
        self._look_for_end()

    def _do_lift(self, seat: int) -> None:
        self.lift_from(self.hand_of(seat)[1])  # type: ignore[index]  # see refusal

    def _do_turn_up(self, seat: int) -> None:
        pile = self.seats.index(seat)
        self.turned += 1
        self.turn = (pile + 1) % len(self.seats)
        self.since = self.now
        self.turn_up(pile)
        self._look_for_end()

    def _do_hint(self, seat: int) -> None:
        from games.twins import rules_hint as hint

        hint.give(self, seat)

    def _do_turn_over(self, seat: int, place: int) -> None:
        self.turn_over(place)

    def after_win(self, seat: int) -> None:
        """The winner goes on from here, in teams anybody (TW-5, TW-11)."""
        if self.timed:
            self._spread()
        elif self.mode == teams.TEAMS:
            self.turn = ANYBODY
        else:
            self.turn = self.seats.index(seat)

    def after_tie(self) -> None:
        """In teams anybody goes on after a tie, too (TW-18)."""
        if self.mode == teams.TEAMS:
            self.turn = ANYBODY

    # Time and the end (TW-9, TW-12, C-8).

    def due(self) -> int | None:
        if self.over:
            return None
        times = self.hands_due()
        end = self.ends_at()
        if end is not None:
            times.append(end)
        return min(times) if times else None

    def ends_at(self) -> int | None:
        """When the game ends if nobody wins a set before (ms), or None."""
        if self.timed:
            return self.options["seconds"] * 1000 - self.spent  # type: ignore[no-any-return]
        return None if any(self.piles) else self.since + LAST_MS

    def expire(self) -> None:
        self.age_hands()
        if self.ends_at() == self.now:
            self._end()

    def _look_for_end(self) -> None:
        if self.timed:
            ended = not self.table
        else:
            ended = max([self.points(side) for side in self.sides]) >= self.options["sets"]
            ended = ended or not (self._pair_can_come() if any(self.piles) else self.pair_shows())
            ended = ended or self.turned >= MOST_TURNED or self.handed >= MOST_HANDS
        if ended:
            self._end()

    def _pair_can_come(self) -> bool:
        """Whether turning up can still bring a pair: on a table of fixed size piles never end (TW-9)."""
        if not self.options["table"]:
            return True
        hidden: list[int] = []
        for pile in self.piles:
            hidden += pile
        return self.can_pair(hidden, [self.shown(won[1]) for won in self.sets if len(won) == 3])

    def _end(self) -> None:
        self.over = True
        self.tell("over", self.winners())

    # What can be seen (C-6).

    def points(self, side: int) -> int:
        """Sets of a side; where time is played for, a pair counts 1 and a triple 2 (TW-9, TW-12)."""
        won = [places for places in self.sets if places[0] == side]
        return sum([len(places) - 2 for places in won]) if self.timed else len(won)

    def standings(self) -> "Rows":
        return rank([(seat, [self.points(self.side(seat))]) for seat in self.seats])

    def public(self) -> "View":
        """What everybody sees (C-6).

        shown: the pattern of each place, or NONE. table: places. piles: `[seat, cards, top place]`. sets:
        `[side, places…]`. hands: `[seat, place]`. sides: `[seat, side]`. turn: see whose().
        """
        shown = [NONE] * len(self.up)
        for place in self.loose() + [place for won in self.sets for place in won[1:]]:
            shown[place] = self.shown(place)
        piles = [] if self.timed else self.piles
        rated = self.over and self.mode == teams.TOGETHER
        return {
            "mode": self.mode,
            "sides": [[seat, self.side(seat)] for seat in self.seats],
            "shown": shown,
            "table": list(self.table),
            "piles": [[seat, len(pile), pile[-1] if pile else NONE] for seat, pile in zip(self.seats, piles)],
            "stock": len(self.piles[0]) if self.timed else 0,
            "sets": [list(won) for won in self.sets],
            "hands": [hand[:2] for hand in self.hands],
            "turn": self.whose(),
            "forbidden": list(self.forbidden),
            "forbidden_to": self.burdened if self.forbidden else 0,
            "ends_at": self.ends_at(),
            "rating": teams.rating(self.points(1), self.options) if rated else 0,
        }

    def conserved(self) -> None:
        """Raise ValueError unless every card is there once, sets are sets and hands lie on visible cards."""
        # Only a saved game needs this; a game in play keeps the memory.
        from games.twins.rules_checking import check

        check(self)


GAME = Twins
