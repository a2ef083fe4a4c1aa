"""Twins begins, or goes on."""

from console.twins.board import Board
from console.twins.sight import Sight
from rules.twins_teams import TEAMS


def begin(console):
    """Show what lies on the table, and before that what has to be known."""
    sight = Sight(console)
    # What was needed to begin makes room for the game.
    for name in ("screens.countdown", "twins.layout", "twins.start"):
        console.drop("console." + name)
    game = sight.game
    if game.now == 0 and (game.mode == TEAMS or game.forbidden):
        from console.twins.intro import Intro

        console.show(Intro(console, sight))
        console.drop("console.twins.intro")
    else:
        console.show(Board(console, sight))
