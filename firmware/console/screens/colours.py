"""The first start, after the language: which colours?"""

from console import changes
from console.screens.chooser import Chooser
from console.settings import VALUES
from ui.palette import Palette


class Colours(Chooser):
    """Each palette by its six seats; a change shows at once."""

    NAME = "colours"
    items = VALUES["palette"]

    def __init__(self, console):
        super().__init__(console)
        self._turn(self.items.index(console.settings["palette"]))

    def words(self, item):
        return self.console.words("set_up").say(item)

    def draw_icon(self, frame, item, x, y):
        palette = Palette(item == "plain")
        for place in range(6):
            frame.box(x + place % 3 * 5, y + place // 3 * 4, 4, 3, palette.seat(place + 1))

    def taken(self, item, seat):
        console = self.console
        console.settings.change("palette", item)
        console.settings.keep()
        console.apply_settings()
        # Settings that were lost do not hide a game that was kept.
        console.go(*changes.first_screen(console))

    def left(self, seat):
        self.console.go("language", "Language")
