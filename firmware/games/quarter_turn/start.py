"""Quarter Turn begins, or goes on."""

from console import loader as modules
from games.quarter_turn.sight import Sight
from games.quarter_turn.turn import Turn


def begin(console):
    """Show the board to whoever is on turn."""
    modules.drop("console.screens.countdown")
    sight = Sight(console)
    sight.new_turn(console.now)
    Turn(console, sight).go_on()
