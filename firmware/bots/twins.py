"""A computer player of Twins: it looks for pairs as people do, slower the more there is to see."""

from bots.player import Player
from rules.twins_deck import PATTERNS

# By strength. Noticing takes FIRST_MS and EACH_MS more for every visible pattern, times SLOW percent.
SLOW = (320, 230, 170, 125, 90)
ERRS = (60, 35, 20, 8, 2)  # of 1000 cards, how many are taken for another one
MOVE_MS = (700, 550, 420, 320, 240)  # from one card to the next
FIRST_MS = 300
EACH_MS = 50
POINTED_MS = 450  # to see what a mate points at
TURN_MS = 1800  # to turn up a card, or to turn one over
ALIKE = 4  # most pixels that differ between patterns that are taken for each other


class TwinsPlayer(Player):
    """Sees the public view only; a pair it has noticed is `[one, other, their patterns…, ready at]`."""

    def __init__(self, seat, strength, seed):
        Player.__init__(self, seat, strength, seed)
        self._slow = SLOW[strength - 1]
        self._move = MOVE_MS[strength - 1]
        self._errs = ERRS[strength - 1]
        self._pairs = []
        self._known = {}  # place -> pattern of everything seen before
        self._free_at = 0  # the eye takes one pair at a time
        self._target = None  # the pair the hands are at
        self._hand_at = -1  # when the first of them went down
        self._pointed = None  # [place a mate points at, ready at]
        self._turn = None  # [what it depends on, ready at]
        self._flip = None  # [the turning over of a card, ready at]

    def plan(self, public, private, legal, now):
        self._look(public)
        self._notice(now)
        mine = None
        mates = []
        for seat, place in public["hands"]:
            if seat == self.seat:
                mine = place
            elif self._teams and self._sides[seat] == self._side:
                mates.append(place)
        if mine is not None:
            return self._second_hand(mine, legal, now)
        self._let_go()
        turn = self._turn_over(legal, now) or self._turn_up(public, legal, now)
        hand = self._answer(mates[0], legal, now) if mates else self._first_hand(legal, now)
        if hand and (turn is None or hand[0] <= turn[0]):
            return hand
        return turn

    # Seeing.

    def _look(self, public):
        """Take in the visible patterns; a set is one thing to see."""
        self._sides = dict(public["sides"])
        self._side = self._sides[self.seat]
        self._teams = public["mode"] == "teams"
        seen = list(public["table"]) + [[pile[2], pile[3]] for pile in public["piles"] if pile[1]]
        self._spots = {}
        self._shown = {}
        for won in public["sets"]:
            if public["mode"] == "race" and won[0] != self._side:
                continue
            seen.append([won[2], won[1]])
            for place in won[2:]:
                self._spots[place] = won[2]
                self._shown[place] = won[1]
        for place, pattern in seen:
            self._shown[place] = pattern
        self._barred = public["forbidden"] if public["forbidden_to"] == self._side else []
        self._seen = sorted(seen, key=lambda one: (one[1], one[0]))
        self.steps = len(seen)

    def _notice(self, now):
        """Keep the pairs that are still there, find new ones, and now and then take one for another."""
        self._pairs = [pair for pair in self._pairs if self._still_there(pair)]
        paired = [pair[:2] for pair in self._pairs]
        seen = self._seen
        new = []
        for i in range(1, len(seen)):
            one, other = seen[i - 1], seen[i]
            if one[1] == other[1] and one[1] not in self._barred and [one[0], other[0]] not in paired:
                new.append([one, other])
        for card in seen:
            if self._known.get(card[0]) != card[1] and self.chance.below(1000) < self._errs:
                alike = self._alike(card)
                if alike:
                    new.append([card, alike])
        self.chance.shuffle(new)  # players look at different corners first
        for one, other in new:
            self._add(one, other, now)
        self._known = self._shown

    def _still_there(self, pair):
        one, other = pair[:2]
        alike = self._shown.get(one) == pair[2] and self._shown.get(other) == pair[3]
        return alike and self._spot(one) != self._spot(other)

    def _add(self, one, other, now):
        look = (FIRST_MS + EACH_MS * len(self._seen)) * self._slow // 100
        ready = max(now + look // 4 + self.chance.below(look + look // 2), self._free_at)
        self._free_at = ready + 2 * self._move + look // 4
        self._pairs.append([one[0], other[0], one[1], other[1], ready])

    def _alike(self, card):
        """The visible card that looks most like another, if it comes near enough."""
        best = None
        for other in self._seen:
            if other[1] != card[1]:
                apart = _distance(card[1], other[1])
                if apart <= ALIKE and (best is None or apart < best[0]):
                    best = [apart, other]
        return best[1] if best else None

    # Acting.

    def _first_hand(self, legal, now):
        best = None
        for pair in self._pairs:
            if best is None or pair[4] < best[4]:
                for place in pair[:2]:
                    if (self.seat, "hand", place) in legal:
                        best, start = pair, place
                        break
        if best is None:
            return None
        return max(now, best[4]), (self.seat, "hand", start)

    def _second_hand(self, mine, legal, now):
        if self._hand_at < 0:
            self._hand_at = now
        for pair in self._pairs:
            if self._spot(mine) in (self._spot(pair[0]), self._spot(pair[1])):
                other = pair[1] if self._spot(mine) == self._spot(pair[0]) else pair[0]
                self._target = pair
                if self._teams:
                    return None  # a mate has the other hand
                if (self.seat, "hand", other) in legal:
                    return max(now, self._hand_at + self._move), (self.seat, "hand", other)
        return max(now, self._hand_at + self._move), (self.seat, "lift")

    def _let_go(self):
        """The hands are up; a pair that was none is not tried again."""
        target = self._target
        if target and target[2] != target[3] and target in self._pairs:
            self._pairs.remove(target)
        self._target = None
        self._hand_at = -1

    def _answer(self, pointed, legal, now):
        """The other hand to a mate's, when there is another copy to be seen."""
        if self._pointed is None or self._pointed[0] != pointed:
            self._pointed = [pointed, now + POINTED_MS * self._slow // 100]
        for place, pattern in self._seen:
            if pattern == self._shown[pointed] and self._spot(place) != self._spot(pointed):
                if (self.seat, "hand", place) in legal:
                    return max(now, self._pointed[1]), (self.seat, "hand", place)
        return None

    def _turn_up(self, public, legal, now):
        action = (self.seat, "turn_up")
        if action not in legal:
            self._turn = None
            return None
        left = [pile[1] for pile in public["piles"]]
        if self._turn is None or self._turn[0] != left:
            self._turn = [left, now + TURN_MS + self.chance.below(TURN_MS)]
        return max(now, self._turn[1]), action

    def _turn_over(self, legal, now):
        if self._flip and self._flip[1] > now and self._flip[0] in legal:
            return self._flip[1], self._flip[0]
        choice = [action for action in legal if action[1] == "turn_over"]
        if not choice:
            return None
        self._flip = [self.chance.pick(choice), now + TURN_MS + self.chance.below(TURN_MS)]
        return self._flip[1], self._flip[0]

    def _spot(self, place):
        return self._spots.get(place, place)


def _distance(one, other):
    """In how many pixels two patterns differ."""
    one, other = 9 * one, 9 * other
    return len([i for i in range(9) if PATTERNS[one + i] != PATTERNS[other + i]])


PLAYER = TwinsPlayer
