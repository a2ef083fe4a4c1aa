"""Push Match begins, or goes on."""

from console.push_match.match import go_on
from console.push_match.sight import Sight
from console.screen import Screen
from rules.game import TABLE
from rules.push_match_round import BETWEEN


def begin(console):
    """Show the frame to whoever is on turn."""
    sight = Sight(console)
    if console.table.game.phase == BETWEEN:
        console.screen = Screen(console)  # nobody has to hear of it
        console.table.act((TABLE, "set_up"), console.now)
    sight.laid(console.now)
    go_on(console, sight, True)
