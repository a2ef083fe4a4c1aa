"""Hands on cards: claims, ties, mistakes (TW-3, TW-4, TW-6 … TW-8, TW-10, TW-11)."""

from games.twins import rules_teams as teams
from games.twins.rules_cards import NONE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.refusal import Refusal
    from games.twins.rules import Twins

HAND_MS = 5000  # [D]: a hand that lies alone for so long is lifted, or it would keep a card from the others
TIE_MS = 700  # TW-17: hands of two players within so long come together
HOLD_MS = 2000  # TW-17: for so long a pair is held for the hand that came first

# What a hand that lies alone is to the others, and after how many ms it becomes what comes next.
_FRESH, _HOLDS, OPEN = 0, 1, 2
_STAGES_MS = (TIE_MS + 1, HOLD_MS, HAND_MS)


# mypy: disable-error-code="misc"
# Every method says that `self` is all of Twins; mypy would have it a base of Hands.


class Hands:
    """The part of Twins that judges hands; Cards is its other half.

    A side has one hand down at most: the second one makes the claim. In Together every player has. A hand is
    `[seat, place, since, stage]`: while _FRESH another makes a tie, then it _HOLDS the pair, then it is OPEN
    to all, and at last it is lifted (TW-17).
    """

    HAND_EVENTS: dict[str, tuple[str, ...]] = {
        "hand": ("seat", "place"),
        "won": ("seat", "side", "pattern", "places", "robbed"),
        "tie": ("seats", "pattern"),
        "mistake": ("seat", "places"),
        "freed": ("pattern",),
    }

    def hand_of(self: "Twins", seat: int) -> list[int] | None:
        """The hand that a seat has down, or None."""
        for hand in self.hands:
            if hand[0] == seat:
                return hand
        return None

    def forbidden_to(self: "Twins", side: int, place: int) -> bool:
        """Whether the pattern at a place may not be claimed by a side (TW-10)."""
        return side == self.burdened and self.shown(place) in self.forbidden

    # Where a hand may go.

    def hand_refusal(self: "Twins", seat: int, place: int) -> "Refusal | None":
        """As Game.refusal, for a hand on a place."""
        if not self.is_loose(place):
            index = self.set_of(place)
            if index == NONE:
                return "TW-3", "no visible card lies there"
            if not self._may_touch(seat, index):
                return "TW-12", "sets of others cannot be stolen here"
        for hand in self.hands:
            if self.spot(hand[1]) == self.spot(place) and not self._gives_way(hand, seat):
                if hand[0] != seat:
                    return "TW-6", "the first hand on a card counts"
                if hand[1] != place:
                    return "TW-3", "two cards of one set are no claim"
                return "TW-6", "your hand lies there already"
        if self._held_against(seat, place):
            return "TW-17", "the pair is held for whose hand came first"
        return None

    def _held_against(self: "Twins", seat: int, place: int) -> bool:
        """Whether a hand of another side holds the pair that a place belongs to (TW-17)."""
        return any([hand[3] == _HOLDS and self._rivals(hand, seat, place) for hand in self.hands])

    def open_to(self: "Twins", seat: int) -> list[int]:
        """The places where a seat may put a hand now, sorted: those that hand_refusal lets pass."""
        covered = [self.spot(hand[1]) for hand in self.hands if not self._gives_way(hand, seat)]
        places = [place for place in self.loose() if place not in covered]
        for index, won in enumerate(self.sets):
            if won[1] not in covered and self._may_touch(seat, index):
                places += won[1:]
        return sorted([place for place in places if not self._held_against(seat, place)])

    def _may_touch(self: "Twins", seat: int, index: int) -> bool:
        return self.mode != teams.RACE or self.sets[index][0] == self.side(seat)

    def _gives_way(self: "Twins", hand: list[int], seat: int) -> bool:
        """[D] A hand that is OPEN (TW-17), or on a pattern forbidden to it (TW-10), keeps nobody off."""
        side = self.side(hand[0])
        return side != self.side(seat) and (hand[3] == OPEN or self.forbidden_to(side, hand[1]))

    def hands_due(self: "Twins") -> list[int]:
        """When the next hand is something else to the others, or is lifted: a list of times in ms."""
        return [hand[2] + _STAGES_MS[hand[3]] for hand in self.hands]

    def age_hands(self: "Twins") -> None:
        """It is one of hands_due()."""
        for hand in [hand for hand in self.hands if hand[2] + _STAGES_MS[hand[3]] == self.now]:
            if hand[3] == OPEN:
                self.lift_from(hand[1])
            else:
                hand[3] += 1

    # What a hand does.

    def put_hand(self: "Twins", seat: int, place: int) -> None:
        """Put a hand down: a claim, a tie, or a hand that waits for another."""
        for hand in [hand for hand in self.hands if self.spot(hand[1]) == self.spot(place)]:
            self.lift_from(hand[1])
        self.tell("hand", seat, place)
        first = self._other_hand(seat, place)
        self.hands.append([seat, place, self.now, _FRESH])
        if first:
            self._claim(first, self.hands[-1])
            return
        for hand in self.hands[:-1]:
            if hand[3] == _FRESH and self._rivals(hand, seat, place):
                self._tie(hand, self.hands[-1])
                return

    def _other_hand(self: "Twins", seat: int, place: int) -> list[int] | None:
        """The hand that makes a claim together with a new one, or None."""
        if self.mode == teams.TOGETHER:
            own = self.hand_of(seat)
            alike = [hand for hand in self.hands if self.shown(hand[1]) == self.shown(place)]
            return own or (alike[0] if alike else None)
        for hand in self.hands:
            if self.side(hand[0]) == self.side(seat):
                return hand
        return None

    def _claim(self: "Twins", first: list[int], second: list[int]) -> None:
        self.hands.remove(first)
        self.hands.remove(second)
        self.since = self.now
        seat = second[0]
        one, other = first[1], second[1]
        right = self.shown(one) == self.shown(other) and not self.forbidden_to(self.side(seat), one)
        if right and not (self.mode == teams.TEAMS and first[0] == seat):
            self._win(seat, one, other)
        else:
            self._mistake(seat)

    def _win(self: "Twins", seat: int, one: int, other: int) -> None:
        """Two loose cards, or a set and the third copy: a theft (TW-3, TW-4)."""
        side, pattern = self.side(seat), self.shown(one)
        third = self._others(pattern, (one, other))
        index = max(self.set_of(one), self.set_of(other))
        old = [side] if index == NONE else self.sets.pop(index)
        new = [place for place in (one, other) if place not in old[1:]]
        self.sets.append([side] + old[1:] + new)
        self.tell("won", seat, side, pattern, old[1:] + new, old[0] if old[0] != side else 0)
        for place in new:
            self.take(place)
        if not self.timed:
            for place in third:  # TW-8
                self.turn_over(place)
        if pattern in self.forbidden:
            self.forbidden.remove(pattern)
            self.tell("freed", pattern)
        self.after_win(seat)

    def _mistake(self: "Twins", seat: int) -> None:
        """The set won last goes back under the player's own pile (TW-7); a race against time costs time."""
        side = self.side(seat)
        own = [won for won in self.sets if won[0] == side]
        if self.timed or not own:
            self.tell("mistake", seat, [])
            return
        self.tell("mistake", seat, own[-1][1:])
        self.sets.remove(own[-1])
        for place in own[-1][1:]:
            self.put_under(place, self.seats.index(seat))

    def _rivals(self: "Twins", hand: list[int], seat: int, place: int) -> bool:
        """Whether a hand of another side lies on a pair with a place that either might claim (TW-6)."""
        rival = hand[0]
        if self.side(rival) == self.side(seat) or self.shown(hand[1]) != self.shown(place):
            return False
        for claimant, card in ((rival, place), (seat, hand[1])):
            index = self.set_of(card)
            if self.forbidden_to(self.side(claimant), card):
                return False
            if index != NONE and not self._may_touch(claimant, index):
                return False
        return True

    def _tie(self: "Twins", first: list[int], second: list[int]) -> None:
        """The loose cards of the pattern are turned over, all three if there are three (TW-6, TW-8)."""
        pattern = self.shown(first[1])
        self.tell("tie", [first[0], second[0]], pattern)
        self.hands.remove(first)
        self.hands.remove(second)
        self.since = self.now
        for place in self._others(pattern, ()):
            self.turn_over(place)
        self.after_tie()

    def _others(self: "Twins", pattern: int, but: "Sequence[int]") -> list[int]:
        return [place for place in self.loose() if self.shown(place) == pattern and place not in but]
