"""A game outlasts a loss of power: it is saved after each event, and offered again at the next start."""

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
