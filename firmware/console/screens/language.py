"""The first start: which language?"""

from console.screens.chooser import Chooser
from console.texts import LANGUAGES
from ui import font
from ui.palette import GOLD

_NAMES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
    "da": "Dansk",
    "nl": "Nederlands",
    "sv": "Svenska",
}


class Language(Chooser):
    """Each language by its two letters and its own name."""

    NAME = "language"
    LEAVES = ""
    items = LANGUAGES

    def __init__(self, console):
        super().__init__(console)
        self._turn(LANGUAGES.index(console.settings["language"]))

    def words(self, item):
        return _NAMES[item]

    def draw_icon(self, frame, item, x, y, scale):
        columns = font.columns(item)
        free = 16 - len(columns)
        frame.columns(x + free // 2 * scale, y - 2 * scale, columns, GOLD, scale)

    def taken(self, item, seat):
        console = self.console
        console.settings.change("language", item)
        console.apply_settings()
        console.go("colours", "Colours")
