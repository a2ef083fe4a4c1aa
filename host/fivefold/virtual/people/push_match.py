"""People at Push Match: they lift the curtain, choose cube, face and row, and look at nobody else's side."""

from fivefold.virtual.people import People
from fivefold.virtual.people.walking import way
from games.push_match.rules_frame import FACES_EACH, NONE, SIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class PushMatchPeople(People):
    """One press at a time, towards what the player on turn wants."""

    def carry_out(self, seat: int, action: "tuple[Any, ...]") -> bool:
        name, screen = self.pilot.screen(), self.pilot.console.screen
        verb = action[1]
        if name == "asked" and verb == "agree":
            self.pilot.press(seat, "MATCH")
            return True
        if name in ("curtain", "cards"):
            self.pilot.press(seat, "MATCH")
        elif name == "corner":
            self.pilot.press(seat, "MATCH")
            return True
        elif name == "cells":
            self._cells(seat, screen, verb, action[2:])
        elif name == "hand":
            return self._hand(seat, screen, verb, action[2:])
        elif name == "lines":
            return self._lines(seat, screen, verb, action[2:])
        return False

    def _goal(self, screen: "Any", verb: str, numbers: "Sequence[int]") -> int:
        # One fills the gap that one sees.
        return screen.view.views[screen.game.turn]["gap"] if verb == "fill" else numbers[0]

    def _cells(self, seat: int, screen: "Any", verb: str, numbers: "Sequence[int]") -> None:
        if verb not in ("push", "fill"):
            self.pilot.press(seat, "BACK")
            return
        row, column = divmod(screen.cell(), SIDE)
        goal = self._goal(screen, verb, numbers)
        down, right = goal // SIDE - row, goal % SIDE - column
        if down:
            button = way(down, SIDE, "DOWN", "UP")
        elif right:
            button = way(right, SIDE, "RIGHT", "LEFT")
        else:
            button = "MATCH"
        self.pilot.press(seat, button)

    def _hand(self, seat: int, screen: "Any", verb: str, numbers: "Sequence[int]") -> bool:
        if verb not in ("push", "fill") or screen.cell() != self._goal(screen, verb, numbers):
            self.pilot.press(seat, "BACK")
            return False
        turn = numbers[-1] - screen.view.face
        self.pilot.press(seat, way(turn, FACES_EACH, "RIGHT", "LEFT") if turn else "MATCH")
        return not turn

    def _lines(self, seat: int, screen: "Any", verb: str, numbers: "Sequence[int]") -> bool:
        if verb in ("push", "fill"):
            self.pilot.press(seat, "BACK")
            return False
        line = numbers[0] if verb == "match" else NONE
        if screen.line == line:
            self.pilot.press(seat, "MATCH")
            return True
        if line == NONE:
            self.pilot.press(seat, "BACK")
        else:
            self.pilot.press(seat, "RIGHT" if SIDE <= line < 2 * SIDE else "DOWN")
        return False


PEOPLE = PushMatchPeople
