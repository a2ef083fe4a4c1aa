"""The cards of Twins: piles, loose cards, won sets, hands, and how they move (TW-1, TW-2, TW-13)."""

from core.game import Game
from games.twins.rules_deck import FACES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

NONE = ANYBODY = -1


class Cards(Game):
    """A card is known by its place, a number dealt by chance that says nothing about its patterns.

    up: the face of each place that lies up, an index into FACES. owners: whose pile a card came from, as an
    index into piles. piles: places, the top last. table: loose places, the oldest first. sets: `[side,
    places…]` in the order won. hands: `[seat, place, since, stage]` in press order.
    """

    FACES = FACES
    TOPS_SHOW = True
    CARD_STATE = ("up", "owners", "piles", "table", "sets", "hands")
    CARD_EVENTS: dict[str, tuple[str, ...]] = {
        "turn_up": ("seat", "place", "pattern"),
        "turn_over": ("place", "pattern"),
        "top": ("seat", "place", "pattern"),
        "back": ("place", "seat"),
        "under": ("place",),  # the stock (TW-14)
        "lift": ("seat", "place"),
    }

    def deal(self, cards: int, piles: int) -> None:
        """Shuffle the first `cards` cards of the deck, either side up, and deal them to that many piles."""
        order = list(range(cards))
        self.rng.shuffle(order)
        # A list that grew item by item has up to twice the room it needs; its slice has no more than that.
        self.up = [card * 2 + self.rng.below(2) for card in order][:]
        self.owners = [place % piles for place in range(cards)][:]
        self.piles = [list(range(pile, cards, piles))[:] for pile in range(piles)]
        self.table: list[int] = []
        self.sets: list[list[int]] = []
        self.hands: list[list[int]] = []

    # What lies where.

    def shown(self, place: int) -> int:
        """The pattern that shows at a place."""
        return self.FACES[self.up[place]]

    def tops(self) -> list[int]:
        """The places on top of the piles that have cards."""
        return [pile[-1] for pile in self.piles if pile] if self.TOPS_SHOW else []

    def loose(self) -> list[int]:
        """The visible places that belong to no set: on the table and on the piles."""
        return self.table + self.tops()

    def set_of(self, place: int) -> int:
        """The index of the set that a place is part of, or NONE."""
        for index, won in enumerate(self.sets):
            if place in won[1:]:
                return index
        return NONE

    def is_loose(self, place: int) -> bool:
        """Whether a visible card that belongs to no set lies at a place."""
        return place in self.table or place in self.tops()

    def spot(self, place: int) -> int:
        """The place that stands for all a hand covers: a set counts as one, by its first card."""
        index = self.set_of(place)
        return place if index == NONE else self.sets[index][1]

    def pair_shows(self) -> bool:
        """Whether two visible cards, not of one set, show the same pattern."""
        places = self.loose() + [won[1] for won in self.sets]
        patterns = sorted([self.shown(place) for place in places])
        return any([patterns[i] == patterns[i - 1] for i in range(1, len(patterns))])

    def can_pair(self, hidden: "Iterable[int]" = (), won: "Iterable[int]" = ()) -> bool:
        """Whether two loose cards have a pattern in common, whichever of their sides shows (TW-14).

        hidden: places of more cards. won: patterns that a single card makes a pair with.
        """
        seen = bytearray(max(self.FACES) + 1)
        for pattern in won:
            seen[pattern] = 1
        for place in self.table + list(hidden):
            card = self.up[place] & ~1
            for side in (card, card + 1):
                if seen[self.FACES[side]]:
                    return True
            for side in (card, card + 1):
                seen[self.FACES[side]] = 1
        return False

    # How cards move. A hand on a card that moves is lifted.

    def lift_from(self, place: int) -> None:
        """Lift every hand that lies on a place."""
        for hand in [hand for hand in self.hands if hand[1] == place]:
            self.hands.remove(hand)
            self.tell("lift", hand[0], place)

    def take(self, place: int) -> None:
        """Take a loose card away; under a pile's card the next one shows."""
        self.lift_from(place)
        if place in self.table:
            self.table.remove(place)
        else:
            self._pop(self.owners[place])

    def lay(self, place: int) -> None:
        """Put a card on the table; when that is full, the oldest goes back under its pile first (TW-13)."""
        room = self.options["table"]
        if room and len(self.table) >= room:
            oldest = self.table.pop(0)
            self.put_under(oldest, self.owners[oldest])
        self.table.append(place)

    def put_under(self, place: int, pile: int) -> None:
        """Put a card, as it lies, at the bottom of a pile, which owns it from now on."""
        self.lift_from(place)
        self.owners[place] = pile
        self.piles[pile].insert(0, place)
        self.tell("back", place, self.seats[pile])
        if len(self.piles[pile]) == 1:
            self._tell_top(pile)

    def turn_over(self, place: int) -> None:
        """Turn a loose card over; one on a pile comes to lie on the table (TW-6)."""
        self.lift_from(place)
        self._flip(place)
        self.tell("turn_over", place, self.shown(place))
        if place not in self.table:
            self._pop(self.owners[place])
            self.lay(place)

    def turn_up(self, pile: int) -> None:
        """Turn the top card of a pile over onto the table (TW-2)."""
        place = self.piles[pile][-1]
        self.lift_from(place)
        self._flip(place)
        self.tell("turn_up", self.seats[pile], place, self.shown(place))
        self._pop(pile)
        self.lay(place)

    def _flip(self, place: int) -> None:
        self.up[place] ^= 1

    def _pop(self, pile: int) -> None:
        self.piles[pile].pop()
        self._tell_top(pile)

    def _tell_top(self, pile: int) -> None:
        cards = self.piles[pile]
        if cards:
            self.tell("top", self.seats[pile], cards[-1], self.shown(cards[-1]))
        else:
            self.tell("top", self.seats[pile], NONE, NONE)
