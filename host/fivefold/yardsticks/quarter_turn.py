"""A yardstick for Quarter Turn: it weighs what each face of the die would let the other player do."""

import heapq
from functools import cache
from typing import TYPE_CHECKING, Any

from games.quarter_turn.bot import QuarterTurnPlayer
from games.quarter_turn.bot_outlook import Outlook, Tables
from games.quarter_turn.bot_promise import promise
from games.quarter_turn.rules_board import COLOURS, one_colour, open_crossings, tile_of
from games.quarter_turn.rules_moves import CLOCKWISE, MOVES, Moves, changes

if TYPE_CHECKING:
    from games.quarter_turn.bot_outlook import Worth

Action = tuple[Any, ...]

CONSIDERED, REPLIES = 6, 1  # moves that are followed further, replies of each that are looked at closely
_NOTHING = (0, 0, 0, 0, 0)
_MINE, _THEIRS, _THEIR_LAST = (0, 0, 2, 12, 1000), (0, 0, -2, -12, -300), (0, 0, -2, -16, -900)
_PUT = 1000  # a block on the board
_WON = 100000


class Expectimax(QuarterTurnPlayer):
    """One's own move, the five faces that move, the other's best reply. For two players."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, 5, seed)

    def _move(self, public: dict[str, Any]) -> Action:
        me = public["colours"][public["seats"].index(self.seat)]
        them = next(colour for colour in public["colours"] if colour != me)
        tiles = [tile_of(colours) for colours in public["tiles"]]
        position = Position(tiles, public["blocks"], public["left"], (me, them))
        moves = position.moves(me, public["die"], CONSIDERED)
        best, _ = max(moves, key=lambda move: move[1].worth_to(me))
        return (self.seat, *best[1:])


@cache
def _tables(worth: "tuple[Worth, ...]") -> Tables:
    return Tables(worth)


class Position:
    """A board of two colours. left: blocks off the board, by colour 1–4."""

    def __init__(
        self, tiles: list[int], blocks: list[int], left: list[int], colours: tuple[int, int]
    ) -> None:
        self.tiles, self.blocks, self.left, self.colours = list(tiles), list(blocks), list(left), colours

    def put(self, colour: int) -> None:
        """Put the blocks of a colour wherever they can be."""
        for crossing in open_crossings(self.tiles, self.blocks, [colour]):
            if self.left[colour - 1]:
                self.left[colour - 1] -= 1
                self.blocks[crossing] = one_colour(self.tiles, crossing)

    def _tables(self, colour: int) -> Tables:
        worth = [_NOTHING] * len(COLOURS)
        for each in self.colours:
            last = self.left[each - 1] == 1
            worth[each - 1] = _MINE if each == colour else _THEIR_LAST if last else _THEIRS
        return _tables(tuple(worth))

    def moves(self, colour: int, die: str | None, most: int) -> list[tuple[Action, "Position"]]:
        """The best moves at first sight, with what they lead to once blocks are put."""
        outlook = Outlook(self.tiles, self.blocks, self._tables(colour))
        clockwise = CLOCKWISE.get(die, 0)  # a swap turns nothing
        weighed = [
            (outlook.gain(changes(self.tiles, action, clockwise)), action)
            for action in Moves(0, die, self.blocks, ()).all()
        ]
        found = []
        for _, action in heapq.nlargest(most, weighed):
            after = Position(self.tiles, self.blocks, self.left, self.colours)
            for place, tile in changes(self.tiles, action, clockwise):
                after.tiles[place] = tile
            after.put(colour)
            found.append((action, after))
        return found

    def worth_to(self, colour: int) -> int:
        """What the position is worth to who has just moved, times the faces that move."""
        (other,) = [each for each in self.colours if each != colour]
        if not self.left[colour - 1]:
            return _WON
        self.put(other)
        if not self.left[other - 1]:
            return -_WON
        total = 0
        for die in MOVES:
            replies = self.moves(other, die, REPLIES)
            total -= max((after.promise_to(other) for _, after in replies), default=self.promise_to(other))
        return total

    def promise_to(self, colour: int) -> int:
        """What it is worth to who has just moved, the other player to roll."""
        if not self.left[colour - 1]:
            return _WON // len(MOVES)
        public = {"left": self.left, "blocks": self.blocks, "colours": self.colours}
        return int(promise(public, self.tiles, self._tables(colour), [colour])) + _PUT * self._lead(colour)

    def _lead(self, colour: int) -> int:
        (other,) = [each for each in self.colours if each != colour]
        return self.left[other - 1] - self.left[colour - 1]
