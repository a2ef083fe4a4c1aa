"""Quick Play: one pattern card for all at a time (QP-1 … QP-11)."""

from core.game import TABLE
from core.option import CARDS, Option
from core.ranking import rank
from games.blocks import rules_cards as cards
from games.blocks import rules_pile as pile
from games.blocks.rules_checking import CANNOT_JUDGE, Checking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View
    from core.option import Options
    from core.ranking import Rows
    from core.refusal import Refusal
    from core.rng import Rng

QUEUE_MS = 1000  # QP-6
ERROR_MS = 10000  # QP-9
CARD_MS = 30 * 60 * 1000  # C-8 [D]: a card that nobody wins in this time is nobody's
HANDICAPS_MS = (0, 3000, 6000, 10000)  # QP-11
_SEATS = 6
REAL, CONSOLE = "real", "console"  # V-5: where the blocks are
LEVELS = tuple(  # QP-11: "1-5" first, then every other run of levels
    ["1-5"]
    + [
        "%d-%d" % (low, high) if low < high else str(low)
        for low in range(1, cards.LEVELS + 1)
        for high in range(low, cards.LEVELS + 1)
        if (low, high) != (1, cards.LEVELS)
    ]
)


OPTIONS = (
    Option("rounds", 10, 1, cards.CARDS),
    Option("order", "chance", choices=("chance", "rising"), offered_alone="rising"),
    Option("levels", LEVELS[0], choices=LEVELS),
    Option("handicaps", 0, 0, (1 << 2 * _SEATS) - 1, asked=False, words=(REAL,)),
    Option("blocks", REAL, choices=(REAL, CONSOLE), printed=False),
    CARDS,
    CANNOT_JUDGE,
)


def levels_in(options: "Options") -> range:
    """The levels that take part, as a range. Raises ValueError where they have too few cards (QP-11)."""
    levels, rounds = options["levels"], options["rounds"]
    found = range(int(levels[0]), int(levels[-1]) + 1)
    most = len(found) * cards.A_LEVEL
    if rounds > most:
        raise ValueError("levels %s have %d cards, too few for %d rounds" % (levels, most, rounds))
    return found


def deal(options: "Options", rng: "Rng") -> list[int]:
    """The cards of a game in the order in which they are turned up (QP-1, QP-11)."""
    levels, rounds = levels_in(options), options["rounds"]
    deck = list(range((levels[0] - 1) * cards.A_LEVEL + 1, levels[-1] * cards.A_LEVEL + 1))
    rng.shuffle(deck)
    if options["order"] == "rising":
        # As many of each level as of any other, or one more.
        by_level = [[card for card in deck if cards.level(card) == level] for level in levels]
        deck = [by_level[place * len(by_level) // rounds].pop() for place in range(rounds)]
    return deck[:rounds]


class QuickPlay(Checking):
    """A race for R cards. Phases: ready (card face down), race, check, over.

    [D] Whoever gives up a card may still claim it while it is in play. [D] Solo (QP-9): a wrong claim or
    giving up ends the card and adds 10 s; `ms` in the standings is the negative total time.

    order: by chance, or rising from easy to hard. levels: those that take part. handicaps: two bits a seat,
    those of seat 1 lowest, an index into HANDICAPS_MS; a lone player has none. QP-11.
    """

    NAME = "quick_play"
    SEATS = (1, 4)
    OPTIONS = OPTIONS
    SHORT = {"rounds": 3}
    HANDICAPS_MS = HANDICAPS_MS
    NUMBERS: tuple[str, ...] = ("cards", "level5", "level4", "level3", "level2", "level1")
    SOLO_NUMBERS: tuple[str, ...] = ("cards", "ms")
    EVENTS = {
        "card": ("round", "card", "level"),
        "may_claim": ("seat",),
        "claim": ("seat", "card", "race_ms"),
        "queued": ("seat", "margin_ms"),
        "locked": ("seat",),
        "give_up": ("seat",),
        "won": ("seat", "card", "cards"),
        "nobody": ("card", "why"),
        "over": ("winners",),
    }
    EVENTS.update(Checking.CHECK_EVENTS)
    STATE = (
        "deck",
        "card",
        "claims",
        "first_claim",
        "queue_open",
        "waits",
        "locked",
        "given_up",
        "won",
        "nobodys",
        "errors",
        "run_ms",
    ) + Checking.CHECK_STATE

    def check_options(self) -> None:
        if self.options["blocks"] != REAL:
            raise ValueError("blocks on the console have rules of their own: games.quick_play.rules_laid")
        if len(self.seats) == 1:
            self.NUMBERS = self.SOLO_NUMBERS
            self.take_hints()
        levels_in(self.options)
        bits = self.options["handicaps"] if len(self.seats) > 1 else 0
        self.handicaps = [HANDICAPS_MS[bits >> 2 * (seat - 1) & 3] for seat in self.seats]

    def setup(self) -> None:
        self.deck = deal(self.options, self.rng)
        self.won: list[list[int]] = [[] for _ in self.seats]
        self.nobodys: list[int] = []
        self.errors = 0
        self.run_ms = 0
        self._clear_card()

    def _clear_card(self) -> None:
        self.card = 0
        self.reset_clock()
        self.claims: list[int] = []  # seats in press order; the first is being checked
        self.first_claim = 0  # when it came
        self.queue_open = False  # whether others may still claim after it
        self.waits: list[int] = []  # seats whose handicap is not over
        self.locked: list[int] = []
        self.given_up: list[int] = []
        self.no_check()

    def phase(self) -> str:
        """ready, race, check or over."""
        if self.over:
            return "over"
        if self.claimant:
            return "check"
        return "race" if self.card else "ready"

    def claimed_card(self) -> int:
        return self.card

    def legal(self, seat: int) -> "list[Action]":
        if self.over:
            return []
        if seat == TABLE:
            return [(TABLE, "reveal")] if self.phase() == "ready" else self.waiting()
        actions: "list[Action]" = [
            (seat, verb) for verb in ("claim", "give_up", "hint") if not self.refusal((seat, verb))
        ]
        if self.claimant:
            actions += self.check_legal(seat)
        return sorted(actions)

    def refusal(self, action: "Action") -> "Refusal | None":
        seat, verb = action[:2]
        phase = self.phase()
        if seat == TABLE:
            if action == (TABLE, "reveal"):
                return None if phase == "ready" else ("QP-2", "a card is in play")
            return None if action in self.waiting() else ("C-4", "not for the table now: %r" % (verb,))
        if verb not in ("claim", "give_up", "hint"):
            return self.check_refusal(action)
        if len(action) != 2:
            return "C-4", "%s takes no numbers" % verb
        if phase == "ready":
            return "QP-2", "no card is turned up"
        if verb == "hint":
            return self.hint_refusal(self.card)
        if seat in self.locked:
            return "QP-5", "a wrong claim shuts a player out of this card"
        return self._claim_refusal(seat) if verb == "claim" else self._give_up_refusal(seat)

    def _claim_refusal(self, seat: int) -> "Refusal | None":
        if seat in self.claims:
            return "QP-6", "claimed already"
        if seat in self.waits:
            return "QP-11", "the handicap is not over"
        if self.claimant and not self.queue_open:
            return "QP-6", "more than 1 s after the first claim"
        return None

    def _give_up_refusal(self, seat: int) -> "Refusal | None":
        if self.claimant:
            return "QP-3", "a claim is being checked"
        if seat in self.given_up:
            return "QP-7", "given up already"
        return None

    def handicap(self, seat: int) -> int:
        """How long after a card was turned up a seat may claim it, in ms on the race clock. QP-11."""
        return self.handicaps[self.seats.index(seat)]

    def due(self) -> int | None:
        if self.over or not self.card:
            return None
        if not self.claimant:
            return (
                self.race_since - self.race_ms + min([CARD_MS] + [self.handicap(seat) for seat in self.waits])
            )
        return min(self._queue_closes(), self.check_due()) if self.queue_open else self.check_due()

    def _queue_closes(self) -> int:
        return self.first_claim + QUEUE_MS + 1

    def expire(self) -> None:
        if not self.claimant:
            clock = self.clock(self.now)
            if clock == CARD_MS:
                self._nobody("time")
            for seat in [seat for seat in self.waits if self.handicap(seat) == clock]:
                self.waits.remove(seat)
                self.tell("may_claim", seat)
        elif self.queue_open and self.now == self._queue_closes():
            self.queue_open = False
        else:
            self.check_expire()

    def _do_reveal(self, seat: int) -> None:
        self.card = self.deck.pop(0)
        self.race_since = self.now
        self.waits = [seat for seat in self.seats if self.handicap(seat)]
        self.tell("card", self.options["rounds"] - len(self.deck), self.card, cards.level(self.card))

    def _do_claim(self, seat: int) -> None:
        self.claims.append(seat)
        self.given_up = [other for other in self.given_up if other != seat]
        if self.claimant:
            self.tell("queued", seat, self.now - self.first_claim)
            return
        self.race_ms = self.clock(self.now)
        self.first_claim = self.now
        self.queue_open = len(self.seats) > 1
        self.tell("claim", seat, self.card, self.race_ms)
        self.begin_check(seat)

    def _do_give_up(self, seat: int) -> None:
        self.given_up = sorted(self.given_up + [seat])
        self.tell("give_up", seat)
        if self._nobody_left():
            self._penalty()
            self._nobody("given up")

    def _do_hint(self, seat: int) -> None:
        from games.blocks import rules_hint as hint  # seldom wanted

        hint.give(self, seat, self.card, CARD_MS)

    def _nobody_left(self) -> bool:
        return len(self.locked) + len(self.given_up) == len(self.seats)

    def judged(self, seat: int, right: bool) -> None:
        self.no_check()
        self.race_since = self.now
        if right:
            self._won(seat)
            return
        self.errors += 1
        self.locked = sorted(self.locked + [seat])
        self.claims.pop(0)
        self.tell("locked", seat)
        if self.claims:
            self.begin_check(self.claims[0])
        elif self._nobody_left():
            self._penalty()
            self._nobody("wrong" if not self.given_up else "given up")
        else:
            self.queue_open = False

    def _penalty(self) -> None:
        if len(self.seats) == 1:
            self.run_ms += ERROR_MS

    def _won(self, seat: int) -> None:
        won = self.won[self.seats.index(seat)]
        won.append(self.card)
        self.tell("won", seat, self.card, len(won))
        self._next_card()

    def _nobody(self, why: str) -> None:
        self.race_ms = self.clock(self.now)
        self.nobodys.append(self.card)
        self.tell("nobody", self.card, why)
        self._next_card()

    def _next_card(self) -> None:
        self.run_ms += self.race_ms
        self._clear_card()
        if not self.deck:
            self.over = True
            self.tell("over", self.winners())

    def public(self) -> "View":
        return {
            "phase": self.phase(),
            "rounds": self.options["rounds"],
            "left": len(self.deck),
            "card": self.card,
            "level": cards.level(self.card) if self.card else 0,
            "race_ms": self.race_ms,
            "race_since": self.race_since,
            "claims": list(self.claims),
            "first_claim": self.first_claim,
            "queue_open": self.queue_open,
            "locked": list(self.locked),
            "waits": list(self.waits),
            "given_up": list(self.given_up),
            "won": [list(won) for won in self.won],
            "nobodys": list(self.nobodys),
            "errors": self.errors,
            "run_ms": self.run_ms,
            "check": self.check_public(),
            "solutions_shown": self.claimant != 0,
        }

    def standings(self) -> "Rows":
        if len(self.seats) == 1:
            return rank([(self.seats[0], (len(self.won[0]), -self.run_ms))])
        return rank([(seat, [len(won)] + pile.levels(won)) for seat, won in zip(self.seats, self.won)])

    def conserved(self) -> None:
        self.check_seats(self.claims, self.waits, self.locked, self.given_up)
        in_game = self.deck + ([self.card] if self.card else []) + self.nobodys
        for won in self.won:
            in_game = in_game + won
        pile.check(in_game)
        if len(in_game) != self.options["rounds"]:
            raise ValueError("%d cards of %d are there" % (len(in_game), self.options["rounds"]))
        if len(self.won) != len(self.seats) or self.claims[:1] != ([self.claimant] if self.claimant else []):
            raise ValueError("claims or piles do not belong to the seats")


GAME = QuickPlay
