"""A game outlasts a loss of power: it is saved after each event, and offered again at the next start."""

FILE = "game"


def keep(storage, table, series=None):
    """Save the game as it is now, and the series it belongs to; a game that is over is forgotten."""
    if table.game.over:
        storage.remove(FILE)
        return
    computers = [[seat, table.computers[seat]] for seat in sorted(table.computers)]
    game = table.game.snapshot()
    saved = {"game": game, "humans": table.humans, "computers": computers, "series": series}
    storage.save(FILE, saved)


def kept(console):
    """What keep() saved, or None when there is nothing that could be played here."""
    saved = console.board.storage.load(FILE)
    if not isinstance(saved, dict) or {"computers", "game", "humans"} - set(saved):
        return None
    humans = saved["humans"]
    if not isinstance(humans, list) or [seat for seat in humans if seat not in console.seats]:
        return None
    return saved
