"""The games to choose from."""

from console.games import GAMES
from console.screens.chooser import Chooser

IDLE_MS = 60000


class Menu(Chooser):
    """MATCH opens a game; after a minute without a press the attract screen comes back."""

    NAME = "menu"
    items = GAMES + ("settings",)

    def press(self, seat, button, at):
        self.since = at
        super().press(seat, button, at)

    def taken(self, item, seat):
        console = self.console
        if item == "settings":
            from console.screens.set_up import SetUp

            console.show(SetUp(console))
        else:
            from console.screens.join import Join

            console.show(Join(console, item, seat))

    def left(self, seat):
        self._idle()

    def tick(self, pads, now):
        if now - self.since >= IDLE_MS:
            self._idle()
            return True
        return super().tick(pads, now)

    def _idle(self):
        from console.screens.attract import Attract

        self.console.show(Attract(self.console))
