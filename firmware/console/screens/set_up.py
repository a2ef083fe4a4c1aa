"""The settings, and what else is about the console itself."""

from console.pictograms.set_up import ICONS
from console.screens.chooser import Chooser
from console.settings import VALUES
from ui.pads import DOWN, MATCH, SIDEWAYS, UP
from ui.screen import each

_SCREENS = {"names": "Names", "matrix": "MatrixSetUp", "self_test": "SelfTest", "about": "About"}


class SetUp(Chooser):
    """UP and DOWN change a value, at once; BACK or MATCH keeps everything and returns to the menu.

    MATCH on what is no value opens a screen of its own. item: what is shown first.
    """

    NAME = "settings"
    icons = ICONS
    TURNS = SIDEWAYS
    items = (
        "language",
        "brightness",
        "volume",
        "palette",
        "motion",
        "dim",
        "names",
        "matrix",
        "self_test",
        "about",
    )

    def __init__(self, console, item="language"):
        self._texts = console.words("set_up")
        super().__init__(console)
        self._turn(self.items.index(item))

    def words(self, item):
        say = self._texts.say
        if item in _SCREENS:
            return say(item)
        value = self.console.settings[item]
        if item == "dim":
            return say("dim", value) if value else say("dim_never")
        if item == "language":
            value = say("own_name")
        elif item in ("palette", "motion"):
            value = say(value)
        words = say(item) + " " + str(value)
        return words + ": " + say("limited") if self._limited(item) else words

    def _limited(self, item):
        return item == "brightness" and self.console.limited

    def draw_icon(self, frame, item, x, y):
        super().draw_icon(frame, "limited" if self._limited(item) else item, x, y)

    def adjust(self, item, step):
        if item in _SCREENS:
            return False
        settings = self.console.settings
        values = list(VALUES[item])
        settings.change(item, values[(values.index(settings[item]) + step) % len(values)])
        self.console.apply_settings()
        self._texts.choose(settings["language"])
        return True

    def offers(self, seat):
        item = self.items[self.at]
        return super().offers(seat) + (() if item in _SCREENS else each((UP, DOWN), "value"))

    def take_offer(self, item):
        return super().take_offer(item) if item in _SCREENS else (MATCH, 0, "leave")

    def taken(self, item, seat):
        if item not in _SCREENS:
            self.left(seat)
            return
        self.console.settings.keep()
        for_pad = (seat,) if item == "names" else ()
        self.console.go("matrix_set_up" if item == "matrix" else item, _SCREENS[item], *for_pad)

    def left(self, seat):
        self.console.settings.keep()
        self.console.go("menu", "Menu")
