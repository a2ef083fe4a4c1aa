"""Twins begins, or goes on."""

from console import loader as modules
from games.twins.rules_teams import TEAMS
from games.twins.sight import Sight


def begin(console):
    """Show what has to be known before a new game, or the cards."""
    game = console.table.game
    sight = Sight(console)
    modules.drop("games.twins.layout")  # it was needed to begin
    if game.now == 0 and (game.mode == TEAMS or game.forbidden):
        from games.twins.intro import Intro

        console.show(Intro(console, sight))
        modules.drop("games.twins.intro")
    else:
        play(console, sight)


def play(console, sight):
    """Show the cards; the game's clock runs from now on."""
    from games.twins.board import Board

    console.table.start(console.now)
    console.show(Board(console, sight))
