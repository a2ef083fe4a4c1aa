"""Push Match: the last push is asked back (PM-12)."""

from games.push_match import match
from ui.asking import Asking


class Asked(Asking):
    """Meanwhile neither side is shown."""

    def __init__(self, console, sight):
        super().__init__(console)
        self.sight = sight

    def answered(self, key):
        self.sight.look()
        self.sight.still()
        # Somebody else may be looking now: the player on turn lifts the curtain once more.
        match.go_on(self.console, self.sight, True)
        self.console.screen.remark(key)
