"""Push Match: the last push is asked back (PM-12)."""

from ui.asking import Asking


class Asked(Asking):
    """Meanwhile neither side is shown. flow: see games.push_match.screens."""

    NAME = "asked"

    def __init__(self, console, flow):
        super().__init__(console)
        self.flow = flow

    def answered(self, key):
        self.flow.view.look()
        self.flow.view.still()
        # Somebody else may be looking now: the player on turn lifts the curtain once more.
        self.flow.go_on(True)
        self.console.screen.remark(key)
