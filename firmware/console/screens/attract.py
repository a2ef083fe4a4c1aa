"""Nobody is here: little pictures of the games to draw people in."""

from console import sounds, symbols
from console.screen import Screen
from rules.chance import Chance

_CHANGE_MS = 250
_CELLS = 5


class Attract(Screen):
    """A figure that keeps changing; any MATCH opens the menu."""

    NAME = "attract"

    def __init__(self, console):
        super().__init__(console)
        self._chance = Chance(console.board.seed())
        self._cells = [symbols.NONE] * (_CELLS * _CELLS)
        for _ in range(10):
            self._change()
        self._next = console.now + _CHANGE_MS

    def _change(self):
        taken = [cell for cell in range(len(self._cells)) if self._cells[cell] != symbols.NONE]
        if len(taken) >= 10:
            self._cells[self._chance.pick(taken)] = symbols.NONE
        free = [cell for cell in range(len(self._cells)) if self._cells[cell] == symbols.NONE]
        self._cells[self._chance.pick(free)] = self._chance.below(6)

    def press(self, seat, button, at):
        self.console.play(sounds.CHOOSE)
        self.console.go("menu", "Menu")

    def tick(self, pads, now):
        if now < self._next:
            return False
        self._next = now + _CHANGE_MS
        self._change()
        return True

    def draw(self, frame):
        console = self.console
        frame.clear()
        symbols.draw_cells(frame, self._cells, console.symbols, console.left, console.top, console.scale)

    def light(self, seat):
        return self.console.palette.faint(seat)

    def describe(self):
        return self.console.say("attract")
