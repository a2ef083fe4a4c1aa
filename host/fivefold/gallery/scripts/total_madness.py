"""Total Madness: the count, five decks, and what an error costs."""

from fivefold.gallery.parts import SQUARE
from fivefold.gallery.scripts import Script
from fivefold.gallery.stage import Stage

_GIVE_UP_MS = 1100


def _race(stage: Stage) -> None:
    stage.start("total_madness", (1, 2, 3), seed=5)
    stage.until("count")
    stage.wait(1000)
    stage.tap(3, "MATCH")
    stage.wait(1300)
    stage.until("decks")
    stage.hold(2, "DOWN", _GIVE_UP_MS)
    stage.play((1, 2, 3), seed=7)


def _choosing(stage: Stage) -> None:
    stage.start("total_madness", (1, 2), seed=9)
    stage.until("decks")
    stage.wait(500)
    stage.tap(2, "MATCH")
    stage.until("naming")
    stage.tap(2, "RIGHT", "RIGHT", "RIGHT")
    stage.take("the fourth deck")


def _five(stage: Stage) -> None:
    stage.start("total_madness", (1,), seed=7)
    stage.play((1,))


def _sixty(stage: Stage) -> None:
    stage.start("total_madness", (1,), seed=8, solo="sixty", minutes=1)
    stage.until("decks")
    stage.wait(20000)
    stage.take("the time runs out")
    stage.play((1,))


_NAMES = tuple(f"total_madness.screens.{name}" for name in ("Count", "Decks", "Naming", "MadVerdict"))
_KEY = "total_madness.key.Key"

SCRIPTS = (
    Script("total_madness", "a race of three", _race, (_KEY, *_NAMES), plain=SQUARE),
    Script("total_madness", "choosing a deck", _choosing, _NAMES[2:3]),
    Script("total_madness", "alone, five cards", _five, _NAMES[1:3]),
    Script("total_madness", "alone, a minute", _sixty, _NAMES[1:3]),
)
