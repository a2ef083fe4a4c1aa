"""The first start: which language?"""

from console.screens.chooser import Chooser
from console.texts import LANGUAGES, Texts
from ui import font
from ui.palette import GOLD


class Language(Chooser):
    """Each language by its two letters and its own name."""

    NAME = "language"
    LEAVES = ""
    items = LANGUAGES

    def __init__(self, console):
        super().__init__(console)
        self._turn(LANGUAGES.index(console.settings["language"]))

    def words(self, item):
        return Texts(item, "set_up").say("own_name")

    def draw_icon(self, frame, item, x, y):
        columns = font.columns(item)
        frame.write(x + (16 - len(columns)) // 2, y - 2, columns, GOLD)

    def taken(self, item, seat):
        console = self.console
        console.settings.change("language", item)
        console.apply_settings()
        console.go("colours", "Colours")
