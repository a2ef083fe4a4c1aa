"""What this console is: version, board, chip, and the memory that is free."""

from console.pictograms.set_up import ICONS
from console.screens.chooser import Chooser
from ui.pads import MATCH


class About(Chooser):
    """The facts run by; MATCH and BACK lead back to the settings."""

    NAME = "about"
    icons = ICONS
    items = ("about",)

    def words(self, item):
        console = self.console
        version, runs, free = console.board.facts()
        parts = [console.board.name, runs]
        if free:
            parts.append(console.words("set_up").say("free", free))
        return "%s: %s" % (("Fivefold " + version).rstrip(), ", ".join(parts))

    def take_offer(self, item):
        return MATCH, 0, "leave"

    def taken(self, item, seat):
        self.left(seat)

    def left(self, seat):
        self.console.go("set_up", "SetUp", "about")
