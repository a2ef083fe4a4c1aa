"""Which symbol a colour stands for: where a card is a pixel a cell, colours are all that there is (TM-9)."""

from games.blocks import symbols
from games.blocks.race import Race
from ui.pads import MATCH
from ui.palette import WHITE
from ui.scroller import line

_TEXT_TOP = 8
_LEAST_MS = 600  # a press meant for the screen before does not end it


def draw(frame, console, x, y):
    """The six symbols in their colours, two rows of three on 16×7; x, y: where on the 16×16."""
    ready = symbols.all_rows(console.palette.symbols, frame.scale)
    for symbol in range(len(symbols.SHAPES)):
        row, column = divmod(symbol, 3)
        frame.put(x + 1 + 5 * column, y + 4 * row, ready[symbol])


class Key(Race):
    """The symbols, and that nobody touches blocks yet; when the words have run by, or by MATCH, it begins."""

    NAME = "key"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self._line = line(console.say("tm_hands"), console.frame.across, console.now)
        console.texts.forget()

    def pressed(self, seat, button, at):
        if button == MATCH and at - self.since >= _LEAST_MS:
            self.console.later(self.flow.count)

    def move(self, pads, now):
        if self._line.runs(now):
            self.console.later(self.flow.count)
            return True
        return self._line.think(now)

    def draw_still(self, frame):
        draw(frame, self.console, 0, 0)

    def draw_moving(self, frame):
        scale = frame.scale
        frame.rect(0, frame.top + _TEXT_TOP * scale, frame.width, 8 * scale, b"\0\0\0")
        self._line.draw(frame, _TEXT_TOP, WHITE)

    def describe(self):
        return self._line.text
