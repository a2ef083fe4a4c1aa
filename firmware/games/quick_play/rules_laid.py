"""Quick Play with blocks on the console: one player after another lays each card by the pad (V-5)."""

from core.game import TABLE, Game
from core.option import printed
from core.ranking import rank
from games.blocks import rules_cards as cards
from games.blocks import rules_pile as pile
from games.blocks import rules_solver as solver
from games.blocks.rules_blocks import BLOCKS, shown
from games.quick_play import rules as quick_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View
    from core.ranking import Rows
    from core.refusal import Refusal

TRY_MS = 10 * 60 * 1000  # C-8 [D]: whoever has not laid a card by then has given it up
NO_TIME = -1


class QuickPlayLaid(Game):
    """The cards of Quick Play. Phases: ready (card face down), begin (a player is to begin), race, over.

    [D] Every player lays each card, one after the other; the first of a card is the next seat each time. A
    player's clock starts when they say that they begin; then the card shows until they have laid it or given
    up. What is laid is judged at once (V-4): wrong blocks add 10 s, and the player goes on. The least time
    wins the card; with equal times, or when nobody has laid it, it is nobody's. Alone (QP-9): giving up adds
    10 s, too.
    """

    NAME = "quick_play"
    SEATS = quick_play.QuickPlay.SEATS
    OPTIONS = quick_play.OPTIONS
    first: int
    NUMBERS: tuple[str, ...] = quick_play.QuickPlay.NUMBERS
    SOLO_NUMBERS = quick_play.QuickPlay.SOLO_NUMBERS
    FREE = ("lay",)
    EVENTS = {
        "card": ("round", "card", "level"),
        "turn": ("seat",),
        "begin": ("seat",),
        "verdict": ("seat", "right", "by"),
        "time": ("seat", "ms"),
        "give_up": ("seat",),
        "hint": ("seat", "card", "placement"),
        "won": ("seat", "card", "cards"),
        "nobody": ("card", "why"),
        "over": ("winners",),
    }
    STATE = (
        "deck",
        "card",
        "first",
        "at",
        "since",
        "extra_ms",
        "times",
        "won",
        "nobodys",
        "errors",
        "run_ms",
    )

    def check_options(self) -> None:
        quick_play.levels_in(self.options)
        if printed(self.options):
            raise ValueError("option cards does not go with blocks on the console")
        if len(self.seats) == 1:
            self.NUMBERS = self.SOLO_NUMBERS

    def setup(self) -> None:
        self.deck = quick_play.deal(self.options, self.rng)
        self.first = self.rng.below(len(self.seats)) if len(self.seats) > 1 else 0
        self.won: list[list[int]] = [[] for _ in self.seats]
        self.nobodys: list[int] = []
        self.errors = 0
        self.run_ms = 0
        self._clear_card()

    def _clear_card(self) -> None:
        self.card = 0
        self.at = 0  # how many have had their turn at this card
        self.since = NO_TIME  # when the player on turn began
        self.extra_ms = 0  # for wrong blocks and hints
        self.times: list[int] = []  # of those who have had their turn, NO_TIME: given up

    def phase(self) -> str:
        """ready, begin, race or over."""
        if self.over:
            return "over"
        if not self.card:
            return "ready"
        return "begin" if self.since == NO_TIME else "race"

    def whose(self) -> int:
        """The seat on turn, TABLE between two cards."""
        return self.seats[(self.first + self.at) % len(self.seats)] if self.card else TABLE

    def legal(self, seat: int) -> "list[Action]":
        if self.over:
            return []
        if seat == TABLE:
            return [(TABLE, "reveal")] if self.phase() == "ready" else self.waiting()
        if seat != self.whose():
            return []
        if self.phase() == "begin":
            return [(seat, "begin")]
        hints: "list[Action]" = (
            [(seat, "hint", block) for block in range(len(BLOCKS))] if len(self.seats) == 1 else []
        )
        return [(seat, "give_up")] + hints + [(seat, "lay")]

    def refusal(self, action: "Action") -> "Refusal | None":
        seat, verb, numbers = action[0], action[1], action[2:]
        phase = self.phase()
        if seat == TABLE:
            if action == (TABLE, "reveal"):
                return None if phase == "ready" else ("QP-2", "a card is in play")
            return None if action in self.waiting() else ("C-4", "not for the table now: %r" % (verb,))
        if verb not in ("begin", "give_up", "hint", "lay") or (numbers and verb not in ("hint", "lay")):
            return "C-4", "no such action: %r" % (action,)
        if seat != self.whose():
            return "V-5", "it is another player's turn"
        if (verb == "begin") != (phase == "begin"):
            return "V-5", "the player begins, once, and then lays the blocks"
        if verb == "hint":
            if len(self.seats) > 1:
                return "C-11", "hints are for who plays alone"
            if len(numbers) != 1 or type(numbers[0]) is not int or not 0 <= numbers[0] < len(BLOCKS):
                return "C-11", "a hint is for one of the blocks 0 to %d" % (len(BLOCKS) - 1)
        if verb == "lay":
            try:
                shown(numbers)
            except ValueError as error:
                return "V-4", str(error)
        return None

    def due(self) -> int | None:
        if self.phase() != "race":
            return None
        return self.since + TRY_MS

    def expire(self) -> None:
        self._done(NO_TIME)

    def _do_reveal(self, seat: int) -> None:
        self.card = self.deck.pop(0)
        self.tell("card", self.options["rounds"] - len(self.deck), self.card, cards.level(self.card))
        self.tell("turn", self.whose())

    def _do_begin(self, seat: int) -> None:
        self.since = self.now
        self.tell("begin", seat)

    def _do_lay(self, seat: int, *arrangement: int) -> None:
        right = solver.shows(list(arrangement), cards.cells(self.card))
        self.tell("verdict", seat, right, "core")
        if right:
            self._done(self.now - self.since + self.extra_ms)
        else:
            self.errors += 1
            self.extra_ms += quick_play.ERROR_MS

    def _do_hint(self, seat: int, block: int) -> None:
        from games.blocks import rules_hint as hint  # seldom wanted

        self.extra_ms += hint.HINT_MS
        self.tell("hint", seat, self.card, hint.block(self.card, block))

    def _do_give_up(self, seat: int) -> None:
        self._done(NO_TIME)

    def _done(self, ms: int) -> None:
        seat = self.whose()
        if ms == NO_TIME:
            self.tell("give_up", seat)
        else:
            self.tell("time", seat, ms)
        if len(self.seats) == 1:
            self.run_ms += self.now - self.since + self.extra_ms
            self.run_ms += quick_play.ERROR_MS if ms == NO_TIME else 0
        self.times.append(ms)
        self.at += 1
        self.since = NO_TIME
        self.extra_ms = 0
        if self.at < len(self.seats):
            self.tell("turn", self.whose())
        else:
            self._award()

    def _award(self) -> None:
        right = sorted([ms for ms in self.times if ms != NO_TIME])
        if not right or right[:1] == right[1:2]:
            self.nobodys.append(self.card)
            self.tell("nobody", self.card, "equal" if right else "given up")
        else:
            place = (self.first + self.times.index(right[0])) % len(self.seats)
            self.won[place].append(self.card)
            self.tell("won", self.seats[place], self.card, len(self.won[place]))
        self._clear_card()
        self.first = (self.first + 1) % len(self.seats)
        if not self.deck:
            self.over = True
            self.tell("over", self.winners())

    def public(self) -> "View":
        """What everybody sees; card: 0 until somebody has begun to lay it. times: `[seat, ms]` of it."""
        begun = self.card and (self.at or self.since != NO_TIME)
        count = len(self.seats)
        return {
            "phase": self.phase(),
            "rounds": self.options["rounds"],
            "left": len(self.deck),
            "seat": self.whose(),
            "card": self.card if begun else 0,
            "level": cards.level(self.card) if self.card else 0,
            "since": self.since,
            "extra_ms": self.extra_ms,
            "times": [[self.seats[(self.first + at) % count], ms] for at, ms in enumerate(self.times)],
            "won": [list(won) for won in self.won],
            "nobodys": list(self.nobodys),
            "errors": self.errors,
            "run_ms": self.run_ms,
        }

    def standings(self) -> "Rows":
        if len(self.seats) == 1:
            return rank([(self.seats[0], (len(self.won[0]), -self.run_ms))])
        return rank([(seat, [len(won)] + pile.levels(won)) for seat, won in zip(self.seats, self.won)])

    def conserved(self) -> None:
        in_game = self.deck + ([self.card] if self.card else []) + self.nobodys
        for won in self.won:
            in_game = in_game + won
        pile.check(in_game)
        if len(in_game) != self.options["rounds"] or len(self.won) != len(self.seats):
            raise ValueError("%d cards of %d are there" % (len(in_game), self.options["rounds"]))
        if len(self.times) != self.at or not 0 <= self.at < len(self.seats) or (self.at and not self.card):
            raise ValueError("the players on turn and their times do not go together")
        if not 0 <= self.first < len(self.seats):
            raise ValueError("nobody sits where this card began")


GAME = QuickPlayLaid
