"""Why a press does nothing: a few words that run once across the picture."""

from ui.palette import BLACK, WHITE
from ui.scroller import STEP_MS, line

_TOP, _HEIGHT = 3, 11  # rows of the 16 that it hides
_STAY_MS = 1800  # for words so short that they need not run


class Note:
    """Words over the middle of the picture; the lines above and below them have a colour."""

    def __init__(self, console, text, colour):
        self._console = console
        self._colour = colour
        self._line = line(text, 16, console.now)
        self._since = console.now
        self.text = text
        console.texts.forget()  # a game in play has better use for their room

    def over(self, now):
        """Whether the words have run through; now: ms."""
        return self._line.runs(now) > 0 and now - self._since >= _STAY_MS

    def stage(self, now):
        """A number that changes when the words move on."""
        return (now - self._since) // STEP_MS

    def draw(self, frame):
        """Paint the words over what is there."""
        frame.box(0, _TOP, 16, _HEIGHT, BLACK)
        frame.box(0, _TOP, 16, 1, self._colour)
        frame.box(0, _TOP + _HEIGHT - 1, 16, 1, self._colour)
        self._line.think(self._console.now)
        self._line.draw(frame, _TOP + 1, WHITE)
