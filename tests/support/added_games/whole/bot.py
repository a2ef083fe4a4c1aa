"""Presses after a while."""

from core.player import Player


class PLAYER(Player):
    """One press."""

    def plan(self, public, private, legal, now):
        return now + 3000, legal[0]
