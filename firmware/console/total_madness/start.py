"""Total Madness begins, or goes on."""

# Loaded now and not at the first claim, which must not wait for it.
from console.claims import claim  # noqa: F401
from console.total_madness import decks, naming, verdict  # noqa: F401
from console.total_madness.course import MadCourse
from rules.game import TABLE


def begin(console):
    """Count from three, or go on where a saved game stood."""
    course = MadCourse(console)
    if console.table.game.phase() == "ready":
        course.show(course.COUNT)
        console.table.act((TABLE, "start"), console.now)
    else:
        course.go_on(console.now)
