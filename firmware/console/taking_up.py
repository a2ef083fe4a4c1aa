"""Taking up a saved game: needed once at the start, and no room is taken for it later."""

from console.table import Table
from rules import snapshot
from rules.refusal import BadSnapshot


def take_up(console, saved):
    """The table of a saved game. Raises ValueError when it does not fit this version or is damaged."""
    try:
        game = snapshot.restore(saved["game"])
        computers = {seat: strength for seat, strength in saved["computers"]}
        if sorted(saved["humans"] + list(computers)) != sorted(game.seats):
            raise ValueError("other seats than the game's")
        return Table(game, saved["humans"], computers, console.happened)
    except (BadSnapshot, TypeError, KeyError) as error:
        raise ValueError("no saved game to go on with: %s" % error)
