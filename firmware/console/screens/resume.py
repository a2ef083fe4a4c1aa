"""At the start: a game was going on when the power went."""

from console import saving
from console.pictograms.playing import ICONS
from console.screens.chooser import Chooser


class Resume(Chooser):
    """Go on with the saved game, or leave it."""

    NAME = "resume"
    LEAVES = "forget"
    icons = ICONS
    items = ("resume", "quit")

    def words(self, item):
        return self.console.say("saved" if item == "resume" else item)

    def taken(self, item, seat):
        if item == "quit":
            self.left(seat)
            return
        self.console.later(self.console.resume)

    def left(self, seat):
        self.console.board.storage.remove(saving.FILE)
        self.console.go("menu", "Menu")
