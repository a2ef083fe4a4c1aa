"""Push Match begins, or goes on."""

from console.push_match.match import Match
from console.push_match.sight import Sight
from rules.game import TABLE
from rules.push_match_round import BETWEEN


def begin(console):
    """Show the frame to whoever is on turn."""
    sight = Sight(console)
    moment = Match(console, sight)
    console.show(moment)
    if console.table.game.phase == BETWEEN:
        console.table.act((TABLE, "set_up"), console.now)
    else:
        sight.laid(console.now)
        moment.go_on(True)
