"""People at Quarter Turn: they walk the cursor to a colour, a crossing or a tile, and take it by MATCH."""

from core.rng import Rng
from fivefold.virtual.people import People
from fivefold.virtual.people.walking import way
from games.quarter_turn.rules_board import AROUND, COLOURS, CORNERS, one_colour, tile_of
from games.quarter_turn.rules_moves import CLOCKWISE, Moves, changes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.game import Action, View
    from core.player import Plan

_THINKING_MS = 900
_THOUGHTS = 200
_MERCY = 4  # of so many blocks of others that could be taken, all but one stay
_WORTH = (0, 0, 1, 5, 40)  # of as many quarters together
_EQUALS = 16
_SIDE = 5
_GO_ON = -1  # the die, beside the crossings


class Person:
    """Somebody who puts every block, and brings three quarters together where four cannot be had.

    A computer player's tables would not fit into a device's heap beside the firmware and its people.
    """

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self._rng = Rng(seed * 8 + seat)

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        """See core.player.Player.plan."""
        if (self.seat, "agree") in legal:
            return now + _THINKING_MS, (self.seat, "agree")
        mine = self._mine(public)
        # Who plays for long need not hurry.
        at = now + max(_THINKING_MS, (public["limit"] or 0) // _THOUGHTS)
        if public["phase"] == "move":
            return at, self._move(public, mine)
        tiles = [tile_of(colours) for colours in public["tiles"]]
        wanted = [action for action in legal if self._wants(action, public["blocks"], tiles, mine)]
        on = [action for action in legal if action[1] in ("roll", "done")]
        return at, self._rng.pick(wanted or on or legal)

    def _mine(self, public: "View") -> "Sequence[int]":
        colour = public["colours"][public["seats"].index(self.seat)]
        left = public["left"]
        if public["form"] == "one_colour" and min(left) < max(left):
            colour = left.index(min(left)) + 1
        return [colour] if colour else COLOURS

    def _wants(
        self, action: "tuple[Any, ...]", blocks: "Sequence[int]", tiles: list[int], mine: "Sequence[int]"
    ) -> bool:
        if action[1] == "remove":
            return blocks[action[2]] not in mine and self._rng.below(_MERCY) == 0
        return action[1] == "place" and one_colour(tiles, action[2]) in mine

    def _move(self, public: "View", mine: "Sequence[int]") -> "Action":
        moves = Moves(self.seat, public["die"], public["blocks"], public["resting"])
        tiles = [tile_of(colours) for colours in public["tiles"]]
        clockwise: int = CLOCKWISE.get(public["die"])  # type: ignore[assignment]  # a swap asks for none
        best, chosen = -1, None
        for action in moves.all():
            laid = changes(tiles, action, clockwise)
            lay = [(place, tiles[place]) for place, _ in laid]
            for place, tile in laid:
                tiles[place] = tile
            worth = self._worth(tiles, public["blocks"], mine) * _EQUALS + self._rng.below(_EQUALS)
            if worth > best:
                best, chosen = worth, action
            for place, tile in lay:
                tiles[place] = tile
        return chosen  # type: ignore[return-value]  # there is always a move

    def _worth(self, tiles: list[int], blocks: "Sequence[int]", mine: "Sequence[int]") -> int:
        total = 0
        for crossing, around in enumerate(AROUND):
            if not blocks[crossing]:
                shown = [CORNERS[(corner + 2) % 4][tiles[around[corner]]] for corner in range(4)]
                total += sum([_WORTH[shown.count(colour)] for colour in mine])
        return total


class QuarterTurnPeople(People):
    """One press at a time, towards what the player on turn wants."""

    def person(self, seat: int, seed: int) -> "Person":
        return Person(seat, seed)

    def carry_out(self, seat: int, action: "tuple[Any, ...]") -> bool:
        name, screen = self.pilot.screen(), self.pilot.console.screen
        verb, numbers = action[1], action[2:]
        if name == "asked" and verb == "agree":
            self.pilot.press(seat, "MATCH")
            return True
        if name == "pick":
            return self._walk(seat, screen.colour, numbers[0])
        if name == "crossings":
            return self._walk(seat, screen.stop(), numbers[0] if numbers else _GO_ON)
        if name == "tiles":
            return self._tiles(seat, screen, verb, numbers)
        return False

    def _walk(self, seat: int, here: int, goal: int) -> bool:
        self.pilot.press(seat, "MATCH" if here == goal else "RIGHT")
        return here == goal

    def _tiles(self, seat: int, screen: "Any", verb: str, tiles: "Sequence[int]") -> bool:
        picked = screen.picked
        if picked is not None and picked not in tiles:
            self.pilot.press(seat, "BACK")
            return False
        goal = tiles[0]
        if picked == tiles[0] and verb != "half":
            goal = tiles[1]
        row, column = divmod(screen.tile(), _SIDE)
        down, right = goal // _SIDE - row, goal % _SIDE - column
        if down or right:
            button = way(down, _SIDE, "DOWN", "UP") if down else way(right, _SIDE, "RIGHT", "LEFT")
            self.pilot.press(seat, button)
            return False
        self.pilot.press(seat, "MATCH")
        return verb == "turn" or picked is not None


PEOPLE = QuarterTurnPeople
