"""A computer player of Twins: it looks for pairs as people do, slower the more there is to see."""

from core.player import Player
from games.twins.rules_deck import PATTERNS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View
    from core.player import Plan

    May = dict[str, tuple[int, ...]]  # verb -> places

# By strength. Noticing takes _FIRST_MS and _EACH_MS more for every visible pattern, times SLOW percent.
SLOW = (195, 156, 125, 96, 72)
ERRS = (30, 20, 12, 6, 2)  # of 1000 cards, how many are taken for another one
MOVE_MS = (700, 550, 420, 320, 240)  # from one card to the next
_FIRST_MS = 300
_EACH_MS = 50
_POINTED_MS = 450  # to see what a mate points at
_TURN_MS = 1800  # to turn up a card, or to turn one over
_ALIKE = 4  # most pixels that differ between patterns that are taken for each other
_MOST_PAIRS = 6  # nobody keeps more in mind
_OUT_OF_REACH = 255


class TwinsPlayer(Player):
    """Sees the public view only.

    A pair it has noticed is `[one, other, pattern of one, pattern of other, ready at]`; the last two patterns
    differ where it is mistaken.
    """

    def __init__(self, seat: int, strength: int, seed: int) -> None:
        Player.__init__(self, seat, strength, seed)
        self._slow = SLOW[strength - 1]
        self._move = MOVE_MS[strength - 1]
        self._errs = ERRS[strength - 1]
        self.pairs: "list[list[int]]" = []
        self._known: "list[int]" = []  # the patterns that showed when it last looked, by place
        self._free_at = 0  # the eye takes one pair at a time
        self._target: "list[int] | None" = None  # the pair the hands are at
        self._hand_at = -1  # when the first of them went down
        self._pointed: "tuple[int, int] | None" = None  # place a mate points at, ready at
        self._turn: "tuple[list[int], int] | None" = None  # what it depends on, ready at
        self._flip: "tuple[int, int] | None" = None  # place of a card to turn over, ready at

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        seen = self._look(public)
        self._notice(seen, now)
        may = {action[1]: action[2:] for action in legal}  # verb -> places
        mine = None
        mates = []
        for seat, place in public["hands"]:
            if seat == self.seat:
                mine = place
            elif self._teams and self._sides[seat] == self._side:
                mates.append(place)
        if mine is not None:
            return self._second_hand(mine, may, now)
        self._let_go()
        turn = self._turn_over(may, now) or self._turn_up(public, may, now)
        hand = self._answer(mates[0], seen, may, now) if mates else self._first_hand(may, now)
        if hand and (turn is None or hand[0] <= turn[0]):
            return hand
        return turn

    # Seeing.

    def _look(self, public: "View") -> "list[int]":
        """Take in what shows: a sorted list of `pattern << 8 | place`; a set is one thing to see."""
        self._sides = dict(public["sides"])
        self._side = self._sides[self.seat]
        self._teams = public["mode"] == "teams"
        self._barred = public["forbidden"] if public["forbidden_to"] == self._side else []
        self._shown = shown = public["shown"]
        self._spots = spots = bytearray(range(len(shown)))  # a set is covered by a hand on any of its cards
        places = list(public["table"]) + [pile[2] for pile in public["piles"] if pile[1]]
        for won in public["sets"]:
            mine = public["mode"] != "race" or won[0] == self._side
            if mine:
                places.append(won[1])
            for place in won[1:]:
                spots[place] = won[1] if mine else _OUT_OF_REACH
        self.steps = len(places)
        return sorted([shown[place] << 8 | place for place in places])

    def _notice(self, seen: "list[int]", now: int) -> None:
        """Keep the pairs that are still there, find new ones, and now and then take one for another."""
        self.pairs = [pair for pair in self.pairs if self._still_there(pair)]
        paired = [pair[:2] for pair in self.pairs]
        known = self._known
        new = []
        for i in range(len(seen)):
            pattern, place = seen[i] >> 8, seen[i] & 255
            if i and seen[i - 1] >> 8 == pattern and pattern not in self._barred:
                pair = [seen[i - 1] & 255, place]
                if pair not in paired:
                    new.append(pair)
            if not known or known[place] != pattern:
                if self.rng.below(1000) < self._errs:
                    alike = _alike(pattern, seen)
                    if alike is not None:
                        new.append([place, alike])
        self._known = self._shown
        self.rng.shuffle(new)  # players look at different corners first
        for pair in new[: _MOST_PAIRS - len(self.pairs)]:
            look = (_FIRST_MS + _EACH_MS * len(seen)) * self._slow // 100
            ready = max(now + look // 8 + self.rng.below(2 * look), self._free_at)
            self._free_at = ready + 2 * self._move + look // 4
            self.pairs.append(pair + [self._shown[place] for place in pair] + [ready])

    def _still_there(self, pair: "list[int]") -> bool:
        one, other = pair[:2]
        if self._shown[one] != pair[2] or self._shown[other] != pair[3]:
            return False
        spots = self._spots[one], self._spots[other]
        return spots[0] != spots[1] and _OUT_OF_REACH not in spots

    # Acting.

    def _first_hand(self, may: "May", now: int) -> "Plan | None":
        open_places = may.get("hand", ())
        best = None
        for pair in self.pairs:
            if best is None or pair[4] < best[4]:
                for place in pair[:2]:
                    if place in open_places:
                        best, start = pair, place
                        break
        if best is None:
            return None
        return max(now, best[4]), (self.seat, "hand", start)

    def _second_hand(self, mine: int, may: "May", now: int) -> "Plan | None":
        if self._hand_at < 0:
            self._hand_at = now
        for pair in self.pairs:
            if self._spots[mine] in (self._spots[pair[0]], self._spots[pair[1]]):
                other = pair[1] if self._spots[mine] == self._spots[pair[0]] else pair[0]
                self._target = pair
                if self._teams:
                    return None  # a mate has the other hand
                if other in may.get("hand", ()):
                    return max(now, self._hand_at + self._move), (self.seat, "hand", other)
        return max(now, self._hand_at + self._move), (self.seat, "lift")

    def _let_go(self) -> None:
        """The hands are up; a pair that was none is not tried again."""
        target = self._target
        if target and target[2] != target[3] and target in self.pairs:
            self.pairs.remove(target)
        self._target = None
        self._hand_at = -1

    def _answer(self, pointed: int, seen: "list[int]", may: "May", now: int) -> "Plan | None":
        """The other hand to a mate's, when there is another copy to be seen."""
        if self._pointed is None or self._pointed[0] != pointed:
            self._pointed = pointed, now + _POINTED_MS * self._slow // 100
        for card in seen:
            place = card & 255
            if card >> 8 == self._shown[pointed] and self._spots[place] != self._spots[pointed]:
                if place in may.get("hand", ()):
                    return max(now, self._pointed[1]), (self.seat, "hand", place)
        return None

    def _turn_up(self, public: "View", may: "May", now: int) -> "Plan | None":
        if "turn_up" not in may:
            self._turn = None
            return None
        left = [pile[1] for pile in public["piles"]]
        if self._turn is None or self._turn[0] != left:
            self._turn = left, now + _TURN_MS + self.rng.below(_TURN_MS)
        return max(now, self._turn[1]), (self.seat, "turn_up")

    def _turn_over(self, may: "May", now: int) -> "Plan | None":
        places = may.get("turn_over")
        if not places:
            return None
        if not (self._flip and self._flip[1] > now and self._flip[0] in places):
            self._flip = self.rng.pick(places), now + _TURN_MS + self.rng.below(_TURN_MS)
        return self._flip[1], (self.seat, "turn_over", self._flip[0])


def _alike(pattern: int, seen: "list[int]") -> "int | None":
    """The visible place whose pattern looks most like another, or None where nothing comes near."""
    best = None
    for card in seen:
        apart = _distance(pattern, card >> 8)
        if 0 < apart <= _ALIKE and (best is None or apart < best[0]):
            best = apart, card & 255
    return best[1] if best else None


def _distance(one: int, other: int) -> int:
    """In how many pixels two patterns differ."""
    one, other = 9 * one, 9 * other
    return len([i for i in range(9) if PATTERNS[one + i] != PATTERNS[other + i]])


PLAYER = TwinsPlayer
