"""Push Match begins, or goes on."""

from core.game import TABLE
from games.push_match.match import go_on
from games.push_match.rules_round import BETWEEN
from games.push_match.sight import Sight
from ui.screen import Screen


def begin(console):
    """Show the frame to whoever is on turn."""
    sight = Sight(console)
    if console.table.game.phase == BETWEEN:
        console.screen = Screen(console)  # nobody has to hear of it
        console.table.act((TABLE, "set_up"), console.now)
    sight.laid(console.now)
    go_on(console, sight, True)
