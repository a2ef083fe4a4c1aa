"""A yardstick for Push Match: it forgets nothing, and works out what the other side may show."""

import math
import random
from collections import Counter
from itertools import pairwise
from typing import Any

from core.player import Player
from games.push_match.rules_cubes import FACES
from games.push_match.rules_frame import CELLS, FACES_EACH, LINES, NONE, ROWS
from games.push_match.rules_round import PUSH, SYMBOLS

Action = tuple[Any, ...]

FRAMES = 12  # that fit what was seen; the push that is best on average is made
MIXED, MIXED_MORE = 400, 80  # swaps to the first of them, and from each to the next
_DOUBT = 5  # how much worse for the other player a guess may well be: a Metropolis temperature
_LENGTH = (0, 1, 4, 16, 64, 256)  # of so many equal symbols in a line, in a guess
_WORTH = (0, 1, 4, 16, 64, 0)  # of the same to who pushes; five are called
_STEP = tuple(more - less for less, more in pairwise(_WORTH))
_CARD = 3  # of one's own card; an unknown card of the other player counts as anything
_POINT = 10000
_THEIRS = 2  # times as much what the other player gains; with 1 or 3 it wins less often
_MOVE_MS = 1500

THROUGH = [[line for line in range(LINES) if cell in ROWS[0][line]] for cell in range(CELLS)]
CUBES = [FACES[at : at + FACES_EACH] for at in range(0, len(FACES), FACES_EACH)]


class Rememberer(Player):
    """Sees what its seat sees. Cells are its own; a guess says for each which cube lies there."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, 5, seed)
        self.random = random.Random(seed)
        self._round = 0
        self._known: dict[int, int] = {}  # by cell, cubes that it has had in hand and put there
        self._theirs: set[int] = set()  # cells into which the other player put a cube, not taken out since
        self._out = NONE  # the cube that it pushed out last, where it knows that
        self._mine = NONE  # where it pushed last

    def plan(self, public: Any, private: Any, legal: list[Action], now: int) -> tuple[int, Action] | None:
        """See Player.plan."""
        agreed, legal = self.about_taking_back(legal, now)
        if not legal:
            return agreed
        return now + _MOVE_MS, self._chosen(public, private, legal)

    def _chosen(self, public: Any, private: Any, legal: list[Action]) -> Action:
        if public["round"] != self._round:
            self._round, self._out, self._mine = public["round"], NONE, NONE
            self._known, self._theirs = {}, set()
        faces, cards = private["faces"], private["cards"]
        rows = [action for action in legal if action[1] == "match"]
        if rows:
            return max(rows, key=lambda row: faces[ROWS[0][row[2]][0]] in cards)
        if legal[0][1] in ("done", "open", "fill"):
            return legal[0]
        last = private["last"]
        if public["phase"] == PUSH and last not in (NONE, self._mine):
            self._theirs.add(last)
            self._known.pop(last, None)
            if self._out != NONE:
                self._known[last] = self._out
        hand = CUBES.index(bytes(private["hand"]))
        cells = [action[2] for action in legal if action[1] == "push"]
        cell, face = self._push(faces, hand, cells, cards)
        self._out = self._known.get(cell, NONE)
        self._known[cell] = hand
        self._theirs.discard(cell)
        self._mine = cell
        return self.seat, "push", cell, face

    def _push(self, faces: list[int], hand: int, cells: list[int], cards: list[int]) -> tuple[int, int]:
        guess = Guess(faces, hand, self._known, self._theirs, self.random)
        total: Counter[tuple[int, int]] = Counter()
        for frame in range(FRAMES):
            guess.mix(MIXED_MORE if frame else MIXED)
            guess.weigh(hand, cells, cards, total)
        most = max(total.values())
        return self.random.choice([push for push, worth in total.items() if worth == most])


class Guess:
    """A frame that fits what was seen, with how many of each symbol each line has, on either side."""

    def __init__(
        self, faces: list[int], hand: int, known: dict[int, int], theirs: set[int], chance: random.Random
    ) -> None:
        self._faces, self._theirs, self.random = faces, theirs, chance
        self._open = [cell for cell in range(CELLS) if faces[cell] != NONE and cell not in known]
        self.cubes = {**known, **self._fitting(hand, known)}
        self.counts = [[[0] * SYMBOLS for _ in range(LINES)] for _ in (0, 1)]
        for cell, cube in self.cubes.items():
            for line in THROUGH[cell]:
                self.counts[0][line][faces[cell]] += 1
                self.counts[1][line][self._behind(cell, cube)] += 1

    def _behind(self, cell: int, cube: int) -> int:
        return CUBES[cube][CUBES[cube].index(self._faces[cell]) ^ 1]

    def _fitting(self, hand: int, known: dict[int, int]) -> dict[int, int]:
        """A cube for each cell of which nothing but the face is known: augmenting paths of a matching."""
        left = [cube for cube in range(len(CUBES)) if cube != hand and cube not in known.values()]
        self.random.shuffle(left)
        at: dict[int, int] = {}

        def place(cell: int, tried: set[int]) -> bool:
            for cube in left:
                if cube not in tried and self._faces[cell] in CUBES[cube]:
                    tried.add(cube)
                    if cube not in at or place(at[cube], tried):
                        at[cube] = cell
                        return True
            return False

        for cell in self._open:
            place(cell, set())
        return {cell: cube for cube, cell in at.items()}

    def mix(self, swaps: int) -> None:
        """Let cubes change places where both faces fit, sooner to the other player's liking than not."""
        for _ in range(swaps if len(self._open) > 1 else 0):
            one, other = self.random.sample(self._open, 2)
            cubes = self.cubes[one], self.cubes[other]
            if self._faces[other] not in CUBES[cubes[0]] or self._faces[one] not in CUBES[cubes[1]]:
                continue
            theirs = {line for cell in (one, other) if cell in self._theirs for line in THROUGH[cell]}
            before = self._lengths(theirs)
            self._lay(one, cubes[1])
            self._lay(other, cubes[0])
            worse = before - self._lengths(theirs)
            if worse > 0 and self.random.random() > math.exp(-worse / _DOUBT):
                self._lay(one, cubes[0])
                self._lay(other, cubes[1])

    def _lengths(self, lines: set[int]) -> int:
        return sum(_LENGTH[max(self.counts[1][line])] for line in lines)

    def _lay(self, cell: int, cube: int) -> None:
        old, new = self._behind(cell, self.cubes[cell]), self._behind(cell, cube)
        self.cubes[cell] = cube
        for line in THROUGH[cell]:
            self.counts[1][line][old] -= 1
            self.counts[1][line][new] += 1

    def weigh(self, hand: int, cells: list[int], cards: list[int], total: Counter[tuple[int, int]]) -> None:
        """Add what each push would be worth in this frame, to oneself and against the other player."""
        cube = CUBES[hand]
        for cell in cells:
            olds = self._faces[cell], self._behind(cell, self.cubes[cell])
            lost = [
                sum(_STEP[self.counts[side][line][old] - 1] for line in THROUGH[cell])
                * _weight(old, side, cards)
                for side, old in enumerate(olds)
            ]
            for face, symbol in enumerate(cube):
                gained = [
                    self._gained(side, cell, new, olds[side]) * _weight(new, side, cards)
                    for side, new in enumerate((symbol, cube[face ^ 1]))
                ]
                total[cell, face] += gained[0] - lost[0] - _THEIRS * (gained[1] - lost[1])

    def _gained(self, side: int, cell: int, new: int, old: int) -> int:
        counts = [self.counts[side][line][new] - (new == old) for line in THROUGH[cell]]
        return _POINT if 4 in counts else sum(_STEP[count] for count in counts)


def _weight(symbol: int, side: int, cards: list[int]) -> int:
    if symbol not in cards:
        return 1
    return 0 if side else _CARD  # what the other player calls of one's own card is one's own gain (PM-7)
