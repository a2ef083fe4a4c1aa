"""Twins in all its modes."""

from fivefold.gallery.parts import SQUARE
from fivefold.gallery.scripts import Script
from fivefold.gallery.stage import Stage

_BOARD = ("twins.board.Board",)


def _against(stage: Stage) -> None:
    stage.start("twins", (1, 2, 3), seed=7, sets=3)
    stage.until("twins")
    stage.wait(600)
    turn = stage.game.turn
    stage.tap(turn % 3 + 1, "BACK")
    stage.take("refused: not on turn")
    stage.tap(1, "DOWN", "DOWN", "DOWN", "MATCH")
    stage.take("refused: nothing lies there")
    stage.play((1, 2, 3))


def _two(stage: Stage) -> None:
    stage.start("twins", (1, 2), seed=3, sets=3)
    stage.play((1, 2), seed=3)


def _teams(stage: Stage) -> None:
    stage.open("twins")
    stage.pilot.join([1, 2, 3, 4])
    stage.pilot.set_option(1, "mode", "teams")
    stage.pilot.set_option(1, "sets", 2)
    stage.tap(2, "LEFT")
    stage.tap(3, "RIGHT")
    stage.tap(4, "RIGHT")
    stage.take("who plays with whom")
    stage.send({"do": "seed", "value": 7})
    stage.pilot.begin(1)
    stage.play((1, 2, 3, 4))


def _burden(stage: Stage) -> None:
    stage.open("twins")
    stage.pilot.join([1, 2])
    join = stage.screen
    join.values[[option.name for option in join.options].index("forbidden_seat")] = 2
    stage.send({"do": "seed", "value": 3})
    stage.pilot.begin(1)
    stage.until("intro")
    stage.until("twins")
    stage.wait(6000)


def _race(stage: Stage) -> None:
    stage.start("twins", (1, 2), seed=3, mode="race", seconds=30)
    stage.play((1, 2))


def _together(stage: Stage) -> None:
    stage.start("twins", (1, 2, 3), seed=3, mode="together", seconds=30)
    stage.play((1, 2, 3))


SCRIPTS = (
    Script("twins", "three players", _against, _BOARD),
    Script("twins", "two players", _two, _BOARD, plain=SQUARE),
    Script("twins", "teams", _teams, (*_BOARD, "twins.screens.Intro")),
    Script("twins", "the winner has a burden", _burden, ("twins.screens.Intro",)),
    Script("twins", "a race against time", _race, _BOARD),
    Script("twins", "together against time", _together, _BOARD),
)
