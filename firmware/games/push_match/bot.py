"""A computer player of Push Match (PM-11): it builds the rows that are furthest on, on its own side."""

from core.player import Player
from games.push_match.rules_frame import CELLS, FACES_EACH, LINES, NONE, ROWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.game import Action, View
    from core.player import Plan

_WORTH = (0, 1, 4, 16, 64, 1024)  # of so many equal symbols in a line
_CARD = 2  # a row of one's own card is worth so many others, as in points

# By strength: pushes at random and rows overlooked, in a hundred; whether it plays for its cards; whether it
# breaks up lines in which the other player has been at work.
_RANDOM = (60, 40, 15, 0, 0)
_BLIND = (40, 20, 0, 0, 0)
_FOR_CARDS_FROM = 4
_DEFENDS_FROM = 5
_THREAT = (0, 4, 32, 128, 256, 256)  # of so many cubes that the other player put into a line, if to a pair

# Two players who both wait for a symbol that none of the cubes going round has would push for ever, and so
# would two who break up every line.
_STUCK_AFTER = 30
_STUCK_RANDOM = 15
_DEFENDS_UNTIL = 60

_THINK_MS = 1500
_DONE_MS = 600


class PushMatchPlayer(Player):
    """Weighs every push by what it adds to its lines and takes from them; never looks at the other side.

    It remembers which cubes the other player put in during this round, as everybody at the table can.
    """

    def __init__(self, seat: int, strength: int, seed: int) -> None:
        super().__init__(seat, strength, seed)
        self._round = 0
        self._theirs: list[int] = []  # by cell, 1 where the other player put the cube in

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        self.steps = 0
        agreed, legal = self.about_taking_back(legal, now)
        if not legal:
            return agreed
        self._remember(public, private)
        faces = private["faces"]
        cards = private["cards"] if self.strength >= _FOR_CARDS_FROM else []
        rows: list[Any] = [action for action in legal if action[1] == "match"]
        if rows and (self._sees() or len(rows) == len(legal)):
            return now + _THINK_MS, self._best(rows, [faces[ROWS[0][row[2]][0]] for row in rows], cards)
        if legal[0][1] in ("done", "open"):
            return now + _DONE_MS, legal[0]
        fills: list[Any] = [action for action in legal if action[1] == "fill"]
        if fills and self._sees():
            return now + _THINK_MS, self._best(fills, [private["hand"][fill[2]] for fill in fills], cards)
        pushes: list[Any] = [action for action in legal if action[1] == "push"]
        cells = [push[2] for push in pushes]
        stuck = _STUCK_RANDOM if public["pushes"] >= _STUCK_AFTER else 0
        if self.rng.below(100) < max(stuck, _RANDOM[self.strength - 1]):
            cell, face = divmod(self.rng.below(len(cells) * FACES_EACH), FACES_EACH)
            return now + _THINK_MS, (self.seat, "push", cells[cell], face)
        return now + _THINK_MS, self._push(cells, private, cards)

    def _remember(self, public: "View", private: "View") -> None:
        if public["round"] != self._round:
            self._round = public["round"]
            self._theirs = [0] * CELLS
        self._defends = self.strength >= _DEFENDS_FROM and public["pushes"] < _DEFENDS_UNTIL
        if private["last"] != NONE:
            self._theirs[private["last"]] = 1 if public["phase"] == "push" else 0

    def _sees(self) -> bool:
        return self.rng.below(100) >= _BLIND[self.strength - 1]

    def _best(self, actions: "list[Action]", symbols: "list[int]", cards: "list[int]") -> "Action":
        """The first action whose symbol is on a card of one's own, or else the first."""
        for action, symbol in zip(actions, symbols):
            if symbol in cards:
                return action
        return actions[0]

    def _push(self, cells: "list[int]", private: "View", cards: "list[int]") -> "Action":
        """The push of most worth; one of them by chance where several are."""
        faces, hand = private["faces"], private["hand"]
        best: list[int] = []
        most = None
        for cell in cells:
            for face, gain in enumerate(self._gains(cell, faces, hand, cards)):
                self.steps += 1
                if most is None or gain > most:
                    best, most = [], gain
                if gain == most:
                    best.append(cell * FACES_EACH + face)
        return (self.seat, "push") + divmod(self.rng.pick(best), FACES_EACH)

    def _gains(self, cell: int, faces: "list[int]", hand: "list[int]", cards: "list[int]") -> "list[int]":
        """What pushing into a cell is worth for each face of the cube in hand."""
        old = faces[cell]
        gains = [0] * len(hand)
        for number in _through(cell):
            line = [faces[other] for other in ROWS[0][number]]
            had = line.count(old)
            lost = (_WORTH[had] - _WORTH[had - 1]) * (_CARD if old in cards else 1)
            for face, symbol in enumerate(hand):
                if symbol != old:
                    has = line.count(symbol)
                    won = (_WORTH[has + 1] - _WORTH[has]) * (_CARD if symbol in cards else 1)
                    gains[face] += won - lost
        if self._defends and self._theirs[cell]:
            threat = sum([self._threat(number) for number in _through(cell)])
            gains = [gain + threat for gain in gains]
        return gains

    def _threat(self, number: int) -> int:
        theirs = sum([self._theirs[cell] for cell in ROWS[0][number]])
        return _THREAT[theirs] - _THREAT[theirs - 1]


def _through(cell: int) -> "list[int]":
    """The lines through a cell; a table of them would take more memory than it saves time."""
    return [line for line in range(LINES) if cell in ROWS[0][line]]


PLAYER = PushMatchPlayer
