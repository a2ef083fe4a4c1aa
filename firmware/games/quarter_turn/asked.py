"""Quarter Turn: the move of a turn is asked back (PM-12)."""

from games.quarter_turn.turn import Turn
from ui.asking import Asking


class Asked(Asking):
    """Everybody else answers."""

    def __init__(self, console, sight):
        super().__init__(console)
        self.sight = sight

    def answered(self, key):
        Turn(self.console, self.sight).back_again(key)
