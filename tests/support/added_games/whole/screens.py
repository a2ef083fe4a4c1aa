"""One colour."""

from ui.pads import MATCH
from ui.palette import RED
from ui.playing import Playing


class Waiting(Playing):
    """MATCH wins."""

    NAME = "waiting"

    def press(self, seat, button, at):
        if button == MATCH:
            self.table.act((seat, "press"), at)

    def moves(self, seat):
        return ((MATCH, 0, "press"),) if self.table.legal(seat, "press") else ()

    def move(self, pads, now):
        if self.table.game.over:
            self.console.later(self.console.finish)
        return self.table.game.over

    def draw_still(self, frame):
        frame.rect(0, 0, frame.width, frame.height, RED)


def begin(console):
    """Show the game."""
    console.show(Waiting(console))
