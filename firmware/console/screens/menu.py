"""The games to choose from."""

import games
from console.pictograms.menu import ICONS
from console.screens.chooser import Chooser
from ui.pads import MATCH

IDLE_MS = 60000
_SCREENS = {"fame": "Fame", "lessons": "Lessons"}


class Menu(Chooser):
    """MATCH opens a game; after a minute without a press the attract screen comes back."""

    NAME = "menu"
    LEAVES = "demo"
    icons = ICONS

    def __init__(self, console):
        self.items = games.names() + ("lessons", "fame", "settings")
        super().__init__(console)

    def icon(self, item):
        try:
            return games.icon(item) or super().icon(item)
        except Exception:  # a game from elsewhere may be broken, and the others have to be reached
            return ICONS["broken"]

    def take_offer(self, item):
        return (MATCH, 0, "open", self.words(item)) if item in games.names() else super().take_offer(item)

    def press(self, seat, button, at):
        self.since = at
        super().press(seat, button, at)

    def taken(self, item, seat):
        if item == "settings":
            self.console.go("set_up", "SetUp")
        elif item in _SCREENS:
            self.console.go(item, _SCREENS[item])
        else:
            self.console.go("join", "Join", item, seat)

    def left(self, seat):
        self.console.go("attract", "Attract")

    def tick(self, pads, now):
        if now - self.since >= IDLE_MS:
            self.left(0)
            return True
        return super().tick(pads, now)
