"""A game outlasts a loss of power: it is saved after each event, and offered again at the next start."""

FILE = "game"


def keep(storage, table):
    """Save the game as it is now; a game that is over is forgotten."""
    if table.game.over:
        storage.remove(FILE)
        return
    computers = [[seat, table.computers[seat]] for seat in sorted(table.computers)]
    game = table.game.snapshot()
    storage.save(FILE, {"game": game, "humans": table.humans, "computers": computers})


def kept(console):
    """What keep() saved, or None when there is nothing that could be played here."""
    saved = console.board.storage.load(FILE)
    if not isinstance(saved, dict) or sorted(saved) != ["computers", "game", "humans"]:
        return None
    humans = saved["humans"]
    if not isinstance(humans, list) or [seat for seat in humans if seat not in console.seats]:
        return None
    return saved
