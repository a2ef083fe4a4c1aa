"""Is the piezo heard?"""

from console.self_test.step import Step
from ui import icons

_TUNE = "523:120 659:120 784:120 1047:240"
_AGAIN_MS = 2500
_LOUD = 3
_NOTE = (
    "......wwwwww...."
    "......w....w...."
    "......w....w...."
    "......w....w...."
    "....www..www...."
    "....www..www...."
    "................"
)


class Test(Step):
    """Plays four notes again and again, loud, whatever the volume is set to."""

    def __init__(self, test):
        super().__init__(test)
        self.asking = "heard"
        self._next = self.since

    def tick(self, now):
        if now >= self._next and not self.state:
            self._next = now + _AGAIN_MS
            self.console.board.buzzer.volume = _LOUD
            self.console.play(_TUNE)
        return False

    def answer(self, yes, seen):
        self.console.board.buzzer.silence()
        self.console.board.buzzer.volume = self.console.settings["volume"]
        if not yes:
            self.fault("sound")
        self.end()

    def draw(self, frame):
        frame.clear()
        icons.draw(frame, _NOTE, 0, 4)
