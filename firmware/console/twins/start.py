"""Twins begins, or goes on."""

from console.twins.board import Board
from console.twins.sight import Sight


def begin(console):
    """Show what lies on the table."""
    console.show(Board(console, Sight(console)))
