"""Quarter Turn: the computer is on turn."""

from console.quarter_turn.turn import Turn


class Watch(Turn):
    """The board, and what the computer does there."""

    NAME = "watch"
