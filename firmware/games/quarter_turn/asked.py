"""Quarter Turn: the move of a turn is asked back (PM-12)."""

from games.quarter_turn.turn import Turn
from ui.asking import Asking


class Asked(Asking):
    """Everybody else answers. flow: see games.quarter_turn.screens."""

    NAME = "asked"

    def __init__(self, console, flow):
        super().__init__(console)
        self.flow = flow

    def answered(self, key):
        Turn(self.console, self.flow).back_again(key)
