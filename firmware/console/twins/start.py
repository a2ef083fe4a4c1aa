"""Twins begins, or goes on."""

from console.twins import intro
from console.twins.board import Board
from console.twins.sight import Sight


def begin(console):
    """Show what lies on the table, and before that what has to be known."""
    sight = Sight(console)
    console.show((intro.Intro if intro.needed(sight.game) else Board)(console, sight))
