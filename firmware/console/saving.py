"""A game outlasts a loss of power: it is saved after each event, and offered again at the next start."""

from console.table import Table
from core import snapshot
from core.refusal import BadSnapshot

FILE = "game"


def keep(storage, table, series=None):
    """Save the game as it is now, and the series it belongs to; a game that is over is forgotten.

    Why it could not be saved, "" when it was.
    """
    if table.game.over:
        storage.remove(FILE)
        return ""
    computers = [[seat, table.computers[seat]] for seat in sorted(table.computers)]
    game = table.game.snapshot(True)
    saved = {"game": game, "humans": table.humans, "computers": computers, "series": series}
    return "" if storage.save(FILE, saved) else storage.trouble


def kept(console):
    """What keep() saved, or None when there is nothing that could be played here."""
    saved = console.board.storage.load(FILE)
    if not isinstance(saved, dict) or {"computers", "game", "humans"} - set(saved):
        return None
    humans = saved["humans"]
    if not isinstance(humans, list) or [seat for seat in humans if seat not in console.seats]:
        return None
    return saved


def take_up(console, saved):
    """The table of a saved game. Raises ValueError when it does not fit this version or is damaged."""
    try:
        game = snapshot.restore(saved["game"])
        computers = {seat: strength for seat, strength in saved["computers"]}
        if sorted(saved["humans"] + list(computers)) != sorted(game.seats):
            raise ValueError("other seats than the game's")
        console.series = _series(saved.get("series"), len(game.seats))
        return Table(game, saved["humans"], computers, console.happened)
    except (BadSnapshot, TypeError, KeyError) as error:
        raise ValueError("no saved game to go on with: %s" % error)


def _series(saved, seats):
    if not isinstance(saved, list) or len(saved) != 1 + seats:
        return None
    return None if [count for count in saved if type(count) is not int] else saved
