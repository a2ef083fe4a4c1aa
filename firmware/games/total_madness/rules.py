"""Total Madness: five decks face up, everybody at once (TM-1 … TM-8)."""

from core.game import TABLE
from core.option import ALONE, CARDS, Option
from core.ranking import rank
from games.blocks import rules_cards as cards
from games.blocks import rules_pile as pile
from games.blocks.rules_checking import CANNOT_JUDGE, Checking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.game import Action, View
    from core.ranking import Rows
    from core.refusal import Refusal

POINTS = (1, 1, 2, 3, 3)  # TM-7, by level
COUNT_MS = 3000
NAMING_MS = 10000
RACE_MS = 2 * 60 * 60 * 1000  # C-8 [D]: on the race clock
CLAIMS = 300  # C-8 [D]: claims and false starts together


class TotalMadness(Checking):
    """A race for the top cards of five decks. Phases: ready, count, race, deck (to be named), check, over.

    [D] The decks are turned up at "go". [D] A press claims at once; the claimant then has 10 s to name the
    deck, and naming none is an error. [D] Having given up holds until the next card is won, and whoever gave
    up may still claim. Solo (TM-8) the form is five, one card a level, or sixty, all cards in some minutes;
    `ms` in its standings is the negative race time.
    """

    NAME = "total_madness"
    SEATS = (1, 4)
    OPTIONS = (
        Option("solo", "five", choices=("five", "sixty"), players=ALONE),
        Option("minutes", 10, 1, 60, words=("sixty",)),
        CARDS,
        CANNOT_JUDGE,
    )
    NUMBERS: tuple[str, ...] = ("points", "level5", "level4", "level3", "level2", "level1")
    SOLO_NUMBERS: tuple[str, ...] = ("points", "ms")
    EVENTS = {
        "count": (),
        "false_start": ("seat",),
        "go": ("cards",),
        "claim": ("seat", "race_ms"),
        "deck": ("seat", "deck", "card"),
        "no_deck": ("seat",),
        "won": ("seat", "card", "points"),
        "shown": ("deck", "card"),
        "aside": ("seat", "card", "points"),
        "owed": ("seat",),
        "give_up": ("seat",),
        "over": ("winners", "why"),
    }
    EVENTS.update(Checking.CHECK_EVENTS)
    STATE = (
        "decks",
        "started",
        "count_since",
        "naming",
        "naming_since",
        "deck",
        "won",
        "aside",
        "owing",
        "given_up",
        "claims",
    ) + Checking.CHECK_STATE

    def check_options(self) -> None:
        self.alone = len(self.seats) == 1
        self.a_level = len(self.seats)
        if self.alone:
            self.NUMBERS = self.SOLO_NUMBERS
            self.take_hints()
            self.a_level = cards.A_LEVEL if self.options["solo"] == "sixty" else 1

    def counts_down(self) -> bool:
        return self.phase() in ("ready", "count")  # a false start is part of the game (TM-2)

    def tells_apart(self, option: "Option") -> bool:
        # Without a limit the minutes mean nothing.
        return super().tells_apart(option) and (option.name != "minutes" or self.options["solo"] != "five")

    def setup(self) -> None:
        self.decks: list[list[int]] = []
        for level in range(cards.LEVELS):
            deck = list(range(level * cards.A_LEVEL + 1, (level + 1) * cards.A_LEVEL + 1))
            self.rng.shuffle(deck)
            self.decks.append(deck[: self.a_level])
        self.started = False  # "go" has been said
        self.count_since = -1  # -1: nobody counts
        self.naming = 0  # the seat that has claimed and names a deck
        self.naming_since = 0
        self.deck = 0  # 1 … 5: the deck whose card is being checked
        self.won: list[list[int]] = [[] for _ in self.seats]
        self.aside: list[int] = []
        self.owing: list[int] = []  # seats that owe a card
        self.given_up: list[int] = []
        self.claims = 0
        self.reset_clock()
        self.no_check()

    def phase(self) -> str:
        if self.over:
            return "over"
        if not self.started:
            return "ready" if self.count_since < 0 else "count"
        if self.naming:
            return "deck"
        return "check" if self.claimant else "race"

    def claimed_card(self) -> int:
        return self.decks[self.deck - 1][0]

    def limit(self) -> int:
        """What the race clock shows when the time is up, in ms (TM-8, C-8)."""
        timed = self.alone and self.options["solo"] == "sixty"
        return self.options["minutes"] * 60000 if timed else RACE_MS

    def legal(self, seat: int) -> "list[Action]":
        if self.over:
            return []
        if seat == TABLE:
            return [(TABLE, "start")] if self.phase() == "ready" else self.waiting()
        actions: "list[Action]" = [(seat, verb) for verb in ("claim", "give_up", "hint")]
        actions += [(seat, "deck", deck) for deck in range(1, cards.LEVELS + 1)]
        actions = [action for action in actions if not self.refusal(action)]
        if self.claimant:
            actions += self.check_legal(seat)
        return sorted(actions)

    def refusal(self, action: "Action") -> "Refusal | None":
        seat, verb = action[:2]
        phase = self.phase()
        if seat == TABLE:
            if action == (TABLE, "start"):
                return None if phase == "ready" else ("TM-2", "the count has begun already")
            return None if action in self.waiting() else ("C-4", "not for the table now: %r" % (verb,))
        if verb == "deck":
            return self._deck_refusal(seat, action[2:])
        if verb not in ("claim", "give_up", "hint"):
            return self.check_refusal(action)
        if len(action) != 2:
            return "C-4", "%s takes no numbers" % verb
        if phase in ("deck", "check"):
            return "TM-3", "all pause while a claim is checked"
        if phase == "ready" or (phase == "count" and verb != "claim"):
            return "TM-2", "the game has not begun"
        if verb == "give_up" and seat in self.given_up:
            return "TM-6", "given up already"
        return self.hint_refusal(self._easiest()) if verb == "hint" else None

    def _deck_refusal(self, seat: int, numbers: "Sequence[int]") -> "Refusal | None":
        if seat != self.naming:
            return "TM-3", "only who has claimed names a deck"
        if len(numbers) != 1 or type(numbers[0]) is not int or not 1 <= numbers[0] <= cards.LEVELS:
            return "TM-3", "decks are numbered 1 to %d" % cards.LEVELS
        return None if self.decks[numbers[0] - 1] else ("TM-3", "deck %d is empty" % numbers[0])

    def due(self) -> int | None:
        phase = self.phase()
        if phase == "count":
            return self.count_since + COUNT_MS
        if phase == "race":
            return self.race_since + self.limit() - self.race_ms
        if phase == "deck":
            return self.naming_since + NAMING_MS
        return self.check_due() if phase == "check" else None

    def expire(self) -> None:
        phase = self.phase()
        if phase == "count":
            self.started = True
            self.race_since = self.now
            self.tell("go", self.tops())
        elif phase == "race":
            self._end("time")
        elif phase == "deck":
            seat = self.naming
            self.tell("no_deck", seat)
            self._go_on(seat, False)
        else:
            self.check_expire()

    def tops(self) -> list[int]:
        """The cards that the five decks show; 0 where a deck is empty."""
        return [deck[0] if deck else 0 for deck in self.decks]

    def _easiest(self) -> int:
        """The card of the lowest level that lies there."""
        return ([card for card in self.tops() if card] + [0])[0]

    def _do_hint(self, seat: int) -> None:
        from games.blocks import rules_hint as hint  # seldom wanted

        hint.give(self, seat, self._easiest(), self.limit())

    def _do_start(self, seat: int) -> None:
        self._count()

    def _count(self) -> None:
        self.count_since = self.now
        self.tell("count")

    def _do_claim(self, seat: int) -> None:
        self.claims += 1
        if not self.started:
            self.tell("false_start", seat)
            if not self._too_many():
                self._count()
            return
        self.race_ms = self.clock(self.now)
        self.naming, self.naming_since = seat, self.now
        self.given_up = [other for other in self.given_up if other != seat]
        self.tell("claim", seat, self.race_ms)

    def _too_many(self) -> bool:
        if self.claims >= CLAIMS:
            self._end("claims")
        return self.over

    def _do_deck(self, seat: int, deck: int) -> None:
        self.naming = 0
        self.deck = deck
        self.tell("deck", seat, deck, self.claimed_card())
        self.begin_check(seat)

    def _do_give_up(self, seat: int) -> None:
        self.given_up = sorted(self.given_up + [seat])
        self.tell("give_up", seat)
        if len(self.given_up) == len(self.seats):
            self._end("given up")

    def judged(self, seat: int, right: bool) -> None:
        self.no_check()
        self._go_on(seat, right)

    def _go_on(self, seat: int, right: bool) -> None:
        self.naming = 0
        self.race_since = self.now
        if right:
            self._take(seat)
        else:
            self._fine(seat)
        self.deck = 0
        if not max(self.tops()):
            self._end("decks")
        else:
            self._too_many()

    def _take(self, seat: int) -> None:
        deck = self.decks[self.deck - 1]
        won = self.won[self.seats.index(seat)]
        won.append(deck.pop(0))
        self.given_up = []
        self.tell("won", seat, won[-1], points(won))
        if seat in self.owing:
            self.owing = [other for other in self.owing if other != seat]
            self._set_aside(seat)
        self.tell("shown", self.deck, deck[0] if deck else 0)

    def _fine(self, seat: int) -> None:
        if self.won[self.seats.index(seat)]:
            self._set_aside(seat)
        elif seat not in self.owing:
            self.owing = sorted(self.owing + [seat])
            self.tell("owed", seat)

    def _set_aside(self, seat: int) -> None:
        won = self.won[self.seats.index(seat)]
        self.aside.append(won.pop())
        self.tell("aside", seat, self.aside[-1], points(won))

    def _end(self, why: str) -> None:
        self.race_ms = self.clock(self.now)
        self.over = True
        self.tell("over", self.winners(), why)

    def public(self) -> "View":
        return {
            "phase": self.phase(),
            "decks": self.tops() if self.started else [0] * cards.LEVELS,
            "left": [len(deck) for deck in self.decks],
            "count_since": self.count_since,
            "race_ms": self.race_ms,
            "race_since": self.race_since,
            "limit": self.limit(),
            "naming": self.naming,
            "naming_since": self.naming_since,
            "deck": self.deck,
            "won": [list(won) for won in self.won],
            "points": [points(won) for won in self.won],
            "aside": list(self.aside),
            "owing": list(self.owing),
            "given_up": list(self.given_up),
            "check": self.check_public(),
            "solutions_shown": self.claimant != 0,
        }

    def standings(self) -> "Rows":
        if self.alone:
            return rank([(self.seats[0], [points(self.won[0]), -self.race_ms])])
        return rank([(seat, [points(won)] + pile.levels(won)) for seat, won in zip(self.seats, self.won)])

    def conserved(self) -> None:
        self.check_seats(self.owing, self.given_up, [self.naming] if self.naming else [])
        in_game = list(self.aside)
        for part in self.decks + self.won:
            in_game = in_game + part
        pile.check(in_game)
        if pile.levels(in_game) != [self.a_level] * cards.LEVELS:
            raise ValueError("not %d cards of each level: %r" % (self.a_level, in_game))
        for level, deck in enumerate(self.decks, 1):
            if [card for card in deck if cards.level(card) != level]:
                raise ValueError("a card lies in the wrong deck: %r" % (deck,))
        if len(self.won) != len(self.seats):
            raise ValueError("piles do not belong to the seats")


def points(won: "Iterable[int]") -> int:
    """What cards score together (TM-7)."""
    return sum([POINTS[cards.level(card) - 1] for card in won])


GAME = TotalMadness
