"""The console itself: the first start, menu, settings, set-up and self-test; and its words."""

from console.texts import LANGUAGES
from fivefold.gallery.scripts import Script
from fivefold.gallery.stage import Stage
from fivefold.virtual.people import Stuck

_BUTTONS = ("MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK")
_DEMOS, _DEMO_MS = 12, 6000  # a minute and more, in pieces
_STEP_MS = 2500
_LONG_MS = 300000


def _first(stage: Stage) -> None:
    for _ in LANGUAGES:
        stage.take(stage.screen.items[stage.screen.at], 700)
        stage.tap(1, "RIGHT")
    stage.tap(1, "MATCH")
    stage.until("colours")
    for _ in stage.screen.items:
        stage.take(stage.screen.items[stage.screen.at], 700)
        stage.tap(1, "RIGHT")
    stage.tap(1, "MATCH")
    stage.until("attract")
    for number in range(1, _DEMOS + 1):
        stage.take(f"nobody is here, {number} of {_DEMOS}", _DEMO_MS)


def _menu(stage: Stage) -> None:
    stage.tap(1, "MATCH", "MATCH", "MATCH")
    stage.until("menu")


def _settings(stage: Stage) -> None:
    _menu(stage)
    stage.enter("settings", "settings")


def _words(stage: Stage) -> None:
    stage.turn_to(stage.session.console.settings["language"])
    _menu(stage)
    _each(stage)
    stage.enter("settings", "settings")
    _each(stage)


def _each(stage: Stage) -> None:
    for item in stage.screen.items:
        stage.turn_to(item)
        stage.read(item.replace("_", " "))


def _lesson(stage: Stage) -> None:
    _menu(stage)
    stage.enter("lessons", "lessons")
    stage.read("how to play")
    stage.tap(1, "MATCH")
    stage.until("card")
    stage.take("the lesson's first card: a block is missing", 1500)
    stage.tap(1, "UP")
    stage.take("it is rolled", 1500)


def _about(stage: Stage) -> None:
    _menu(stage)
    stage.enter("fame", "fame")
    stage.read("no runs yet")
    stage.tap(1, "BACK")
    stage.until("menu")
    stage.enter("settings", "settings")
    stage.enter("about", "about")
    stage.read("version and board")


def _names(stage: Stage) -> None:
    _settings(stage)
    stage.enter("names", "names")
    stage.take("a face", 500)
    stage.tap(1, "RIGHT", "UP", "RIGHT", "UP", "UP")
    stage.take("and three letters", 500)


def _matrix(stage: Stage) -> None:
    _settings(stage)
    stage.enter("matrix", "matrix_set_up")
    stage.take("is the F upright?", 500)
    stage.tap(1, "MATCH")
    stage.read("can you read it?")


def _self_test(stage: Stage) -> None:
    _settings(stage)
    stage.enter("self_test", "self_test")
    test = stage.screen
    seats = list(stage.session.console.seats)
    seen = asked = ""
    end = stage.session.world.now + _LONG_MS * 1000
    while test.step is not None:
        if stage.session.world.now > end:
            raise Stuck(f"the self-test stays at {test.step}")
        if test.step != seen:
            seen = test.step
            stage.camera.close()
            stage.camera.take(f"step {seen}", _STEP_MS)
            if seen == "buttons":
                _press_all(stage, seats)
            elif seen == "together":
                _together(stage)
        elif test.question and test.question != asked:
            asked = test.question
            stage.take(f"asks: {asked}", 700)
            stage.tap(1, "BACK" if asked == "heard" else "MATCH")
        else:
            stage.session.step()
    stage.wait(300)
    stage.read("what was found")


def _press_all(stage: Stage, seats: list[int]) -> None:
    for seat in seats:
        for button in _BUTTONS:
            stage.tap(seat, button)
        if seat == 3:
            stage.take("half of the buttons", 600)


def _together(stage: Stage) -> None:
    for _ in range(3):
        stage.wait(400)
        stage.pilot.press(1, "MATCH")
        stage.wait(20)
        stage.pilot.press(2, "MATCH")
        stage.wait(700)


SCRIPTS = (
    Script(
        "console",
        "the first start",
        _first,
        ("screens.colours.Colours", "screens.language.Language", "screens.attract.Attract"),
    ),
    Script("console", "a lesson", _lesson, ("screens.lessons.Lessons", "quick_play.teach.Missing")),
    Script("console", "fame and about", _about, ("screens.fame.Fame", "screens.about.About")),
    Script("console", "names", _names, ("screens.names.Names",)),
    Script("console", "how the matrix hangs", _matrix, ("screens.matrix_set_up.MatrixSetUp",)),
    Script("console", "self-test", _self_test, ("screens.self_test.SelfTest",), plain=()),
    Script(
        "console",
        "words",
        _words,
        ("screens.menu.Menu", "screens.set_up.SetUp"),
        displays=("16x16",),
        plain=(),
        languages=LANGUAGES,
    ),
    Script("console", "menu", _words, ("screens.menu.Menu",), displays=("32x32",)),
)
