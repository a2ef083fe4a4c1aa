"""Quick Play begins."""

from core.game import TABLE
from games.quick_play.course import QuickCourse


def begin(console):
    """Turn up the first card, or go on where a saved game stood."""
    table = console.table
    course = QuickCourse(console)
    if table.game.phase() == "ready":
        table.act((TABLE, "reveal"), console.now)
    course.go_on(console.now)
