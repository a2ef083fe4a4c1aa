"""The game stands still: go on, begin anew, or leave?"""

from console.pictograms.playing import ICONS
from console.screens.chooser import Chooser


class Pause(Chooser):
    """MATCH takes what is shown; BACK goes on with the game."""

    NAME = "pause"
    LEAVES = "go_on"
    icons = ICONS
    items = ("resume", "again", "quit")

    def __init__(self, console, before):
        super().__init__(console)
        self._before = before
        self._picture = before.paused_picture()
        console.table.pause(console.now)

    def draw_icon(self, frame, item, x, y):
        if item == "resume" and self._picture:
            self._picture(frame, self.console, x, y)
        else:
            super().draw_icon(frame, item, x, y)

    def taken(self, item, seat):
        if item == "resume":
            self.left(seat)
        elif item == "again":
            table = self.console.table
            options = table.game.options
            self.console.later(self.console.start_game, table.name, table.humans, table.computers, options)
        else:
            self.console.go("menu", "Menu")

    def left(self, seat):
        self.console.table.start(self.console.now)
        self.console.show(self._before)
