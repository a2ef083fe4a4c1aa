"""A screen that cannot be drawn."""

from ui.playing import Playing


class Torn(Playing):
    """Raises what it likes."""

    NAME = "torn"

    def draw(self, frame):
        raise SystemExit("torn") if self.table.humans == [1] else ValueError("torn")


def begin(console):
    """Show the game."""
    console.show(Torn(console))
