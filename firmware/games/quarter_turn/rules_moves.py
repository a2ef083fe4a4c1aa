"""A turn of Quarter Turn: phases, verbs, the moves that the die allows, what they change (QT-4 to QT-7)."""

from games.quarter_turn.rules_board import free_tiles, rotate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from core.game import Action

FACES = ("left", "right", "two_left", "two_right", "swap", "anti_block")

# Phases of a turn: before the roll, after an anti-block, after taking a block with it, with a die to obey,
# and after the move. PICK comes once, before the first turn.
PICK, BEFORE, ANTI, AGAIN, MOVE, AFTER = "pick", "before", "anti", "again", "move", "after"

VERBS = {
    PICK: ("pick",),
    BEFORE: ("place", "roll"),
    ANTI: ("remove", "roll"),
    AGAIN: ("roll",),
    AFTER: ("done", "place"),
}
# What each face asks for: a verb for one tile, a verb for two.
MOVES: dict[str | None, tuple[str | None, str | None]] = {
    "left": ("turn", None),
    "right": ("turn", None),
    "two_left": ("half", "turn_two"),
    "two_right": ("half", "turn_two"),
    "swap": (None, "swap"),
}
CLOCKWISE: dict[str | None, int] = {"left": -1, "right": 1, "two_left": -1, "two_right": 1}


class Moves:
    """All moves of a seat, in order, without a list of up to 325. `count`: how many.

    die: its face. blocks, resting: as in QuarterTurn.public.
    """

    def __init__(self, seat: int, die: str | None, blocks: "Sequence[int]", resting: "Iterable[int]") -> None:
        self._seat = seat
        self._single, self._pair = MOVES[die]
        self._free = free_tiles(blocks, resting if self._single else ())
        size = len(self._free)
        self.count = (size if self._single else 0) + (size * (size - 1) // 2 if self._pair else 0)

    def all(self) -> "Iterator[Action]":
        """Yields each action."""
        seat, free = self._seat, self._free
        if self._single:
            for tile in free:
                yield seat, self._single, tile
        if self._pair:
            for index, tile in enumerate(free):
                for other in free[index + 1 :]:
                    yield seat, self._pair, tile, other

    def pick(self, indices: list[int]) -> "list[Action]":
        """The actions with these numbers, in the order of the numbers given."""
        picked: "list[Any]" = [None] * len(indices)
        for index, action in enumerate(self.all()):
            if index in indices:
                picked[indices.index(index)] = action
        return picked


def changes(tiles: "Sequence[int]", action: "tuple[Any, ...]", clockwise: int) -> "Sequence[tuple[int, int]]":
    """What a move lays where: [(place, tile number)…]."""
    verb = action[1]
    if verb == "swap":
        return ((action[2], tiles[action[3]]), (action[3], tiles[action[2]]))
    if verb == "half":
        return ((action[2], rotate(tiles[action[2]], 2)),)
    return [(place, rotate(tiles[place], clockwise)) for place in action[2:]]
