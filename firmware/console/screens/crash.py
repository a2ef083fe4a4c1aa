"""Something broke: a sign with a code, then back to the menu, or to the game if only memory was short."""

from console import changes
from core.digest import digest
from ui import digits, sounds
from ui.pads import MATCH
from ui.palette import RED, WHITE
from ui.screen import Screen

SHOWN_MS = 6000


class Crash(Screen):
    """A code of three digits, the same for the same trouble; MATCH, or a few seconds, lead to the menu."""

    NAME = "crash"

    def __init__(self, console, error):
        super().__init__(console)
        self._text = "%s: %s" % (type(error).__name__, error)
        self._code = digest(self._text) % 900 + 100
        console.board.storage.log("%d %s\n" % (self._code, console.trace(error)))
        console.link.send("error", code=self._code, why=self._text)
        console.play(sounds.TROUBLE)

    def offers(self, seat):
        return ((MATCH, 0, "go_on"),)

    def press(self, seat, button, at):
        self._leave()

    def tick(self, pads, now):
        if now - self.since < SHOWN_MS:
            return False
        self._leave()
        return True

    def _leave(self):
        self.console.go(*changes.after_crash(self.console))

    def draw(self, frame):
        frame.clear()
        frame.outline(0, 0, 16, 16, RED)
        frame.box(7, 2, 2, 3, RED)
        frame.box(7, 6, 2, 1, RED)
        number = digits.columns(self._code)
        frame.write((16 - len(number)) // 2, 9, number, WHITE)

    def describe(self):
        return self.console.say("crash", self._code)
