"""Quarter Turn: crossings, the die, tiles, blocks, and its other forms."""

from fivefold.gallery.parts import SQUARE
from fivefold.gallery.scripts import Script
from fivefold.gallery.stage import Stage


def _turns(stage: Stage) -> None:
    stage.start("quarter_turn", (1, 2), seed=7)
    stage.until("crossings")
    stage.tap(2, "MATCH")
    stage.take("refused: not on turn")
    stage.tap(1, "MATCH")
    stage.until("tiles")
    stage.wait(300)
    stage.tap(1, "RIGHT", "DOWN")
    stage.take("looking ahead")
    stage.tap(1, "MATCH")
    stage.wait(500)
    stage.hold(1, "UP", 1100)
    stage.until("asked")
    stage.take("the move is asked back", 1500)
    stage.tap(2, "BACK")
    stage.play((1, 2))


def _three(stage: Stage) -> None:
    stage.start("quarter_turn", (1, 2, 3), seed=11, form="long", minutes=2)
    stage.play((1, 2, 3))


def _four(stage: Stage) -> None:
    stage.start("quarter_turn", (1, 2, 3, 4), seed=4, colours="picked")
    stage.until("pick")
    stage.tap(1, "RIGHT")
    stage.take("colours are picked")
    stage.play((1, 2, 3, 4))


def _computers(stage: Stage) -> None:
    stage.open("quarter_turn")
    stage.pilot.set_option(1, "computers", 1)
    stage.send({"do": "seed", "value": 3})
    stage.pilot.begin(1)
    stage.until("crossings", "watch")
    if stage.screen.NAME == "crossings":
        stage.tap(1, "MATCH")
        stage.until("tiles", "crossings", "watch")
        for _ in range(40):
            if stage.screen.NAME not in ("tiles", "crossings"):
                break
            stage.tap(1, "MATCH")
            stage.wait(300)
            stage.tap(1, "RIGHT")
    stage.until("watch")
    stage.wait(6000)


def _one_colour(stage: Stage) -> None:
    stage.start("quarter_turn", (1,), seed=7, form="one_colour")
    stage.play((1,))


_NAMES = tuple(
    f"quarter_turn.{name}" for name in ("choices.Crossings", "die.Die", "choices.Tiles", "end.End")
)

SCRIPTS = (
    Script("quarter_turn", "two players", _turns, ("quarter_turn.asked.Asked", *_NAMES), plain=SQUARE),
    Script("quarter_turn", "three players, the long form", _three, _NAMES),
    Script("quarter_turn", "four players pick colours", _four, ("quarter_turn.pick.Pick", *_NAMES[:3])),
    Script("quarter_turn", "a computer plays", _computers, ("quarter_turn.turn.Turn",)),
    Script("quarter_turn", "alone, one colour", _one_colour, _NAMES[:3]),
)
