"""Which colours the players of Quarter Turn have on the board."""


def dealt(seats):
    """Seats whose colours are the colours 1, 2, … of the game; what nobody plays gets what is left."""
    return list(seats) + [seat for seat in range(1, 7) if seat not in seats]
