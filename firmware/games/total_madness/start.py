"""Total Madness begins, or goes on."""

from core.game import TABLE
from games.total_madness import table_top  # noqa: F401 (most screens need it: it stays loaded)
from games.total_madness.course import MadCourse


def begin(console):
    """Count from three, or go on where a saved game stood."""
    course = MadCourse(console)
    if console.table.game.phase() == "ready":
        course.show(course.COUNT)
        console.table.act((TABLE, "start"), console.now)
    else:
        course.go_on(console.now)
