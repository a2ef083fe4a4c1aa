"""Quarter Turn begins, or goes on."""

# Loaded now and not in the middle of a turn, which must not wait for it.
from console.quarter_turn import crossings, die, tiles, watch  # noqa: F401
from console.quarter_turn.sight import Sight
from console.quarter_turn.turn import Turn


def begin(console):
    """Show the board to whoever is on turn."""
    sight = Sight(console)
    sight.new_turn(console.now)
    moment = Turn(console, sight)
    console.show(moment)
    moment.go_on()
