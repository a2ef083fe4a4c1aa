"""Twins begins, or goes on."""

from console import modules
from console.twins.sight import Sight
from rules.twins_teams import TEAMS


def begin(console):
    """Show what has to be known before a new game, or the cards."""
    game = console.table.game
    sight = Sight(console)
    modules.drop("console.twins.layout")  # it was needed to begin
    if game.now == 0 and (game.mode == TEAMS or game.forbidden):
        from console.twins.intro import Intro

        console.show(Intro(console, sight))
        modules.drop("console.twins.intro")
    else:
        play(console, sight)


def play(console, sight):
    """Show the cards; the game's clock runs from now on."""
    from console.twins.board import Board

    console.table.start(console.now)
    console.show(Board(console, sight))
