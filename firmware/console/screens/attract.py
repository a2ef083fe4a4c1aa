"""Nobody is here: a figure that keeps changing, and words that run by."""

from console import sounds, symbols
from console.palette import GOLD
from console.screen import Screen
from console.scroller import Scroller
from rules.chance import Chance

_CHANGE_MS = 250
_CELLS = 10
_FIGURE_MS = 10000
_TEXT_TOP = 3


class Attract(Screen):
    """A figure, then how to begin, and so on; any button opens the menu."""

    NAME = "attract"

    def __init__(self, console):
        super().__init__(console)
        self._chance = Chance(console.board.seed())
        self._cells = [symbols.NONE] * (symbols.SIDE * symbols.SIDE)
        for _ in range(_CELLS):
            self._change()
        self._next = console.now + _CHANGE_MS
        self._line = None

    def _change(self):
        cells = self._cells
        taken = [cell for cell in range(len(cells)) if cells[cell] != symbols.NONE]
        free = [cell for cell in range(len(cells)) if cells[cell] == symbols.NONE]
        if len(taken) >= _CELLS:
            cells[self._chance.pick(taken)] = symbols.NONE
        cells[self._chance.pick(free)] = self._chance.below(len(symbols.SHAPES))

    def press(self, seat, button, at):
        self.console.play(sounds.CHOOSE)
        self.console.go("menu", "Menu")

    def tick(self, pads, now):
        if self._line:
            if self._line.runs(now) == 0:
                return self._line.think(now)
            self._line = None
            self.since = now
            return True
        if now - self.since >= _FIGURE_MS:
            console = self.console
            self._line = Scroller(console.say("attract"), console.frame.width // console.scale, now)
            return self._line.think(now)
        if now < self._next:
            return False
        self._next = now + _CHANGE_MS
        self._change()
        return True

    def draw(self, frame):
        console = self.console
        frame.clear()
        if self._line:
            self._line.draw(frame, 0, console.top + _TEXT_TOP * console.scale, GOLD, console.scale)
        else:
            symbols.draw_cells(frame, self._cells, console.symbols, console.left, console.top, console.scale)

    def light(self, seat):
        return self.console.palette.faint(seat)

    def describe(self):
        return self.console.say("attract")
