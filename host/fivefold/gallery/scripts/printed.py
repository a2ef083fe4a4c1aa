"""Printed cards on the table: the console lays out, races, and keeps the score."""

from fivefold.gallery.scripts import Script
from fivefold.gallery.stage import Stage


def _quick(stage: Stage) -> None:
    stage.start("quick_play", (1, 2, 3), seed=5, cards="printed", rounds=4)
    stage.until("lay")
    stage.wait(1600)
    stage.tap(1, "MATCH")
    stage.until("card")
    stage.wait(5000)
    stage.tap(2, "MATCH")
    stage.until("claim")
    stage.wait(1500)
    stage.tap(1, "RIGHT")
    stage.take("how the blocks can lie")
    stage.play((1, 2, 3))


def _madness(stage: Stage) -> None:
    stage.start("total_madness", (1, 2, 3), seed=7, cards="printed")
    stage.play((1, 2, 3))


def _twins(stage: Stage) -> None:
    stage.start("twins", (1, 2, 3, 4), seed=7, cards="printed")
    stage.play((1, 2, 3, 4))


def _six(stage: Stage) -> None:
    stage.start("twins", (1, 2, 3, 4, 5, 6), seed=3, cards="printed")
    stage.play((1, 2, 3, 4, 5, 6))


def _race(stage: Stage) -> None:
    stage.start("twins", (1, 2, 3), seed=3, cards="printed", mode="race", seconds=60)
    stage.play((1, 2, 3))


def _together(stage: Stage) -> None:
    stage.start("twins", (1, 2), seed=3, cards="printed", mode="together", seconds=60)
    stage.play((1, 2))


_TWINS = tuple(
    f"twins.{name}"
    for name in (
        "printed.Deal",
        "printed.TwinsRace",
        "printed.TwinsClaim",
        "naming.TwinsNaming",
        "printed.TwinsVerdict",
    )
)

SCRIPTS = (
    Script(
        "quick_play",
        "printed cards",
        _quick,
        ("blocks.printed.Lay", "quick_play.printed.NumberCard", "blocks.printed.NumberClaim"),
    ),
    Script(
        "total_madness",
        "printed cards",
        _madness,
        (
            "total_madness.printed.MadRace",
            "total_madness.printed.NumberNaming",
            "total_madness.printed.NumberVerdict",
        ),
    ),
    Script("twins", "printed cards, four players", _twins, _TWINS),
    Script("twins", "printed cards, six players", _six, _TWINS[1:2]),
    Script("twins", "printed cards, a race", _race, _TWINS[1:2]),
    Script("twins", "printed cards, together", _together, _TWINS[1:2]),
)
