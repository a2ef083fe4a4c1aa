"""Quick Play: the race, its end, and what can come between."""

from fivefold.gallery.parts import SQUARE
from fivefold.gallery.scripts import Script
from fivefold.gallery.stage import Stage

_FOUR = (1, 2, 3, 4)
_GIVE_UP_MS = _HINT_MS = 1100
_LAP_MS = 66000


def _race(stage: Stage) -> None:
    stage.start("quick_play", _FOUR, seed=5, rounds=5)
    stage.until("card")
    stage.wait(21000)
    stage.hold(3, "DOWN", _GIVE_UP_MS)
    stage.tap(2, "MATCH")
    stage.tap(4, "MATCH")
    stage.wait(1500)
    stage.tap(1, "RIGHT")
    stage.take("how the blocks can lie")
    stage.until("solutions", "claim")
    stage.tap(1, "BACK")
    stage.wait(800)
    stage.tap(3, "BACK")
    stage.tap(4, "BACK")
    stage.wait(2600)
    for judge in (1, 2, 3):
        stage.tap(judge, "MATCH")
    stage.until("card")
    stage.wait(300)
    stage.tap(1, "MATCH")
    stage.wait(400)
    stage.tap(1, "BACK")
    stage.until("card")
    stage.tap(2, "MATCH")
    stage.wait(1500)
    stage.tap(2, "BACK")
    stage.until("card")
    stage.take("two are out")
    for seat in _FOUR:
        stage.hold(seat, "DOWN", _GIVE_UP_MS)
    stage.until("card")
    stage.wait(_LAP_MS)
    stage.take("after a minute")
    stage.play(_FOUR)


def _alone(stage: Stage) -> None:
    stage.start("quick_play", (1,), rounds=1)
    stage.until("card")
    stage.wait(9000)
    stage.hold(1, "UP", _HINT_MS)
    stage.until("hint")
    stage.hold(1, "UP", _HINT_MS)
    stage.take("two blocks as a hint")
    stage.tap(1, "MATCH")
    stage.until("claim")
    stage.tap(1, "MATCH")
    stage.until("results")
    stage.read("a run alone")
    stage.turn_to("initials")
    stage.take("whose was it?")
    stage.tap(1, "MATCH")
    stage.until("initials")
    stage.tap(1, "UP", "UP", "RIGHT", "DOWN")
    stage.take("two letters")
    stage.tap(1, "MATCH", "MATCH")
    stage.until("results")
    stage.enter("quit", "menu")
    stage.enter("fame", "fame")
    stage.read("a game")
    stage.tap(1, "MATCH")
    stage.read("the best run")


def _laid(stage: Stage) -> None:
    stage.start("quick_play", (1, 2), seed=3, rounds=2, blocks="console")
    stage.until("begin")
    stage.read("whose turn it is")
    first = stage.game.whose()
    stage.tap(first, "MATCH")
    stage.until("laying")
    stage.wait(3000)
    stage.tap(first, "RIGHT", "UP")
    stage.take("a block is chosen and rolled")
    stage.tap(first, "MATCH", "DOWN", "RIGHT")
    stage.take("it moves")
    stage.tap(first, "MATCH", "RIGHT")
    stage.take("it turns")
    stage.tap(first, "BACK", "BACK")
    stage.hold(first, "DOWN", _GIVE_UP_MS)
    stage.until("begin")
    stage.wait(300)
    stage.tap(3 - first, "MATCH")
    stage.until("laying")
    stage.wait(300)
    stage.hold(3 - first, "DOWN", _GIVE_UP_MS)
    stage.until("answer")
    stage.play((1, 2))


def _series(stage: Stage) -> None:
    stage.start("quick_play", (1, 2, 3), rounds=1)
    for winner in (1, 3, 1):
        stage.until("card")
        stage.wait(600)
        stage.tap(winner, "MATCH")
        stage.wait(1100)
        for judge in {1, 2, 3} - {winner}:
            stage.tap(judge, "MATCH")
        stage.until("results")
        stage.turn_to("again")
        stage.tap(1, "MATCH")
    stage.until("card")
    stage.tap(2, "MATCH")
    stage.wait(1100)
    stage.tap(1, "MATCH")
    stage.tap(3, "MATCH")
    stage.until("results")
    stage.turn_to("series")
    stage.read("a series of games")


def _between(stage: Stage) -> None:
    stage.start("quick_play", (1, 2))
    stage.until("card")
    stage.hold(2, "BACK")
    for item in ("resume", "again", "quit"):
        stage.turn_to(item)
        stage.read(f"pause: {item}")
    stage.tap(1, "BACK")
    stage.until("card")
    stage.tap(1, "MATCH")
    stage.wait(900)
    stage.tap(2, "MATCH")
    stage.wait(3000)
    stage.power_up()
    stage.until("resume")
    stage.read("after the power was gone")
    stage.tap(1, "MATCH")
    stage.until("card")
    stage.wait(500)

    def torn(now: int) -> None:
        raise ValueError("torn")

    stage.table.advance = torn
    stage.until("crash")
    stage.take("something broke")


SCRIPTS = (
    Script(
        "quick_play",
        "a race of four",
        _race,
        (
            "screens.join.Join",
            "screens.countdown.Countdown",
            "quick_play.screens.Card",
            "blocks.answer.Answer",
            "blocks.claim.Claim",
            "blocks.solutions.Solutions",
            "blocks.verdict.Verdict",
            "screens.results.Results",
        ),
        plain=SQUARE,
    ),
    Script(
        "quick_play", "alone", _alone, ("blocks.hint.Hint", "screens.initials.Initials", "screens.fame.Fame")
    ),
    Script(
        "quick_play",
        "blocks on the console",
        _laid,
        (
            "quick_play.laid.Begin",
            "quick_play.laying.Laying",
            "quick_play.laid.Lap",
            "quick_play.laid.Award",
            "quick_play.laid.Solved",
        ),
    ),
    Script("quick_play", "a series", _series, ("screens.results.Results",)),
    Script(
        "quick_play",
        "what comes between",
        _between,
        ("screens.pause.Pause", "screens.resume.Resume", "screens.crash.Crash"),
    ),
)
