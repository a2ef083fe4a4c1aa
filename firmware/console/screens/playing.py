"""What all screens of a game in play have in common."""

from console.pads import BACK
from console.screen import Screen

PAUSE_MS = 2000


class Playing(Screen):
    """Lets the table's time go by; BACK held for 2 s on any pad pauses."""

    def __init__(self, console):
        super().__init__(console)
        self.table = console.table

    def tick(self, pads, now):
        held, _ = pads.longest(BACK, self.console.seats, now)
        if held >= PAUSE_MS:
            from console.screens.pause import Pause

            self.console.show(Pause(self.console, self))
            return True
        changed = self.table.advance(now)
        if self.console.screen is not self:
            return True
        return self.move(pads, now) or changed

    def move(self, pads, now):
        """Time goes by; whether that changes the picture."""
        return False
