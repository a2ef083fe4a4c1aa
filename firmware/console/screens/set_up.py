"""The settings: language, brightness, volume, colours."""

from console.pictograms.set_up import ICONS
from console.screens.chooser import Chooser
from console.settings import FIELDS


class SetUp(Chooser):
    """UP and DOWN change a value, at once; BACK or MATCH keeps everything and returns to the menu."""

    NAME = "settings"
    icons = ICONS
    items = FIELDS

    def words(self, item):
        value = self.console.settings[item]
        if item in ("language", "palette"):
            value = self.console.say(value)
        return self.console.say(item) + " " + str(value)

    def draw_icon(self, frame, item, x, y, scale):
        super().draw_icon(frame, item if item in ICONS else "settings", x, y, scale)

    def adjust(self, item, step):
        settings = self.console.settings
        values = settings.values(item)
        settings.change(item, values[(values.index(settings[item]) + step) % len(values)])
        self.console.apply_settings()
        return True

    def taken(self, item, seat):
        self.left(seat)

    def left(self, seat):
        self.console.settings.keep()
        self.console.go("menu", "Menu")
