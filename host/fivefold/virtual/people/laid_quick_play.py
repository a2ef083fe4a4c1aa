"""People at Quick Play with blocks on the console: they lay their blocks press by press (V-5)."""

from fivefold.virtual.people import People
from fivefold.virtual.people.walking import way
from games.blocks import rules_blocks as blocks
from games.blocks.rules_mat import SIDE
from games.quick_play.laying import CHOOSE, MOVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.game import Action


class LaidPeople(People):
    """They begin, lay what they have found, and show it."""

    def carry_out(self, seat: int, action: "Action") -> bool:
        name, verb = self.pilot.screen(), action[1]
        if verb == "begin" and name == "begin":
            self.pilot.press(seat, "MATCH")
            return True
        if verb == "lay" and name == "laying":
            button = self._next(self.pilot.console.screen, action[2:])
            self.pilot.press(seat, button or "MATCH")
            return not button
        return False

    def _next(self, screen: "Any", wanted: "Sequence[int]") -> str:
        # The button on the way to an arrangement; "" when it lies there, and is to be shown.
        mat, index = screen.mat, screen.mat.hand
        if screen.stage == CHOOSE:
            return self._choose(screen, wanted)
        cell, direction, face = blocks.parts(wanted[index])
        if screen.stage == MOVE:
            return _walk(mat, cell) or "MATCH"
        quarters = (direction - mat.direction[index]) % 4
        if quarters:
            return way(quarters, 4, "RIGHT", "LEFT")
        if mat.cell[index] != cell:  # it moved in at the edge while it turned
            return "BACK"
        faces = (face - mat.face[index]) % 4
        return way(faces, 4, "UP", "DOWN") if faces else "MATCH"

    def _choose(self, screen: "Any", wanted: "Sequence[int]") -> str:
        mat = screen.mat
        wrong = [index for index in screen.order if mat.placement(index) != wanted[index]]
        if screen.done:
            return "BACK" if wrong else ""
        if wrong and mat.hand in screen.order:
            return "MATCH" if mat.hand in wrong else "RIGHT"
        return "BACK" if wrong else "MATCH"


def _walk(mat: "Any", wanted: int) -> str:
    # The next step towards a cell; "" when the block is there, or first has to turn away from the edge.
    index = mat.hand
    cell = mat.cell[index]
    rows, columns = wanted // SIDE - cell // SIDE, wanted % SIDE - cell % SIDE
    for steps, step, ahead, back in ((columns, 1, "RIGHT", "LEFT"), (rows, SIDE, "DOWN", "UP")):
        if steps:
            there = cell + step if steps > 0 else cell - step
            try:
                blocks.placement(there, mat.direction[index], 0)
            except ValueError:
                continue
            return ahead if steps > 0 else back
    return ""


PEOPLE = LaidPeople
