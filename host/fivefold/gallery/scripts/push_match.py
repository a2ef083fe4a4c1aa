"""Push Match: on one side with a curtain, and on two sides at once."""

from fivefold.gallery.parts import SQUARE
from fivefold.gallery.scripts import Script
from fivefold.gallery.stage import Stage

_TWO = (1, 2)


def _open(stage: Stage) -> None:
    """Both players come to their first push."""
    stage.until("curtain")
    stage.wait(800)
    stage.tap(1, "MATCH")
    stage.until("corner")
    stage.wait(300)
    stage.tap(1, "MATCH")
    stage.until("curtain")
    stage.wait(300)
    stage.tap(2, "MATCH")
    stage.until("cells")
    stage.wait(300)


def _game(stage: Stage) -> None:
    stage.start("push_match", _TWO, seed=7)
    stage.until("curtain")
    stage.tap(2, "MATCH")
    stage.take("refused: behind the curtain")
    stage.pilot.press(1, "MATCH", 2000)
    stage.take("the secret cards, while MATCH is held", 1500)
    stage.until("corner")
    stage.wait(300)
    stage.tap(1, "UP")
    stage.tap(2, "MATCH")
    stage.take("refused: not on turn")
    stage.tap(1, "MATCH")
    stage.until("curtain")
    stage.tap(2, "MATCH")
    stage.until("cells")
    stage.wait(300)
    stage.tap(2, "RIGHT", "UP")
    stage.take("where to push")
    stage.tap(2, "MATCH")
    stage.until("hand")
    stage.tap(2, "RIGHT")
    stage.take("the cube in hand")
    stage.tap(2, "MATCH")
    stage.until("lines")
    stage.wait(300)
    stage.tap(2, "DOWN")
    stage.take("a row is looked at")
    stage.tap(2, "MATCH")
    stage.take("refused: no such row")
    stage.tap(2, "BACK")
    stage.tap(2, "MATCH")
    stage.until("curtain")
    stage.wait(500)
    stage.hold(2, "UP", 1100)
    stage.until("asked")
    stage.take("the push is asked back", 1500)
    stage.tap(1, "MATCH")
    stage.until("curtain")


def _thief(stage: Stage) -> None:
    stage.start("push_match", _TWO, seed=3, points=5)
    stage.play(_TWO, seed=4)


def _void(stage: Stage) -> None:
    stage.start("push_match", _TWO, seed=7, variant="five_minutes")
    _open(stage)
    stage.game.pushes = stage.game.MOST_PUSHES - 1
    stage.tap(2, "MATCH")
    stage.until("hand")
    stage.tap(2, "MATCH")
    stage.until("lines")
    stage.tap(2, "MATCH")
    stage.until("curtain")
    stage.tap(1, "MATCH")
    stage.until("lines")
    stage.wait(300)
    stage.tap(1, "MATCH")
    stage.until("called")
    stage.wait(3000)


def _computer(stage: Stage) -> None:
    stage.open("push_match")
    stage.pilot.set_option(1, "computers", 1)
    stage.send({"do": "seed", "value": 7})
    stage.pilot.begin(1)
    stage.until("corner")
    stage.wait(300)
    stage.tap(1, "BACK")
    stage.until("cards")
    stage.wait(1000)
    stage.tap(1, "MATCH")
    stage.until("corner")
    stage.wait(300)
    stage.tap(1, "MATCH")
    stage.until("watch")
    stage.wait(6000)


_NAMES = (
    "push_match.turns.Curtain",
    "push_match.turns.Corner",
    "push_match.turns.Cells",
    "push_match.turns.Hand",
    "push_match.turns.Lines",
    "push_match.called.Called",
)

SCRIPTS = (
    Script("push_match", "two players", _game, ("push_match.asked.Asked", *_NAMES[:5])),
    Script("push_match", "a whole game", _thief, _NAMES, plain=SQUARE),
    Script("push_match", "a round for nobody", _void, ("push_match.called.Void",)),
    Script(
        "push_match",
        "against a computer",
        _computer,
        ("push_match.turns.Watch", "push_match.turns.Cards"),
    ),
    Script(
        "push_match", "two sides at once", _thief, _NAMES[2:], displays=("two-sided",), plain=("two-sided",)
    ),
)
