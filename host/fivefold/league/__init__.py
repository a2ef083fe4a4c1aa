"""Many consoles, one evening: players, pairings, orders to the consoles, standings, a page."""
