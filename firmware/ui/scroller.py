"""A line of text that runs through the picture."""

from ui import font, motion

STEP_MS = 60
_HOLD = 10  # steps for which a new text stands still, so that its beginning is read


def line(text, width, since):
    """A text as it is read in `width` pixels: a Scroller, or a Pager where nothing shall move; since: ms."""
    return (motion.pager or Scroller)(text, width, since)


class Scroller:
    """A text of which `width` pixels are seen at a time, running from right to left again and again.

    since: ms at which it starts. A text that fits stands still in the middle.
    """

    def __init__(self, text, width, since):
        self.text = text
        self._columns = font.columns(text)
        self._width = width
        self._since = since
        self._round = len(self._columns) + width
        self._at = None

    def think(self, now):
        """Whether the picture differs from the one at the last call; now: ms."""
        at = self._place(now)
        changed = at != self._at
        self._at = at
        return changed

    def _place(self, now):
        free = self._width - len(self._columns)
        if free >= 0:
            return -(free // 2)
        steps = max(self._steps(now), 0)
        return (steps + self._width - 1) % self._round - self._width

    def _steps(self, now):
        return (now - self._since) // STEP_MS - _HOLD

    def draw(self, frame, y, colour):
        """Draw what is seen now in the middle of the picture; y: the uppermost row of the 16×16."""
        scale = frame.scale
        x = (frame.width - self._width * scale) // 2
        first = max(self._at, 0)
        seen = self._columns[first : self._at + self._width]
        frame.columns(x + (first - self._at) * scale, frame.top + y * scale, seen, colour, scale)

    def runs(self, now):
        """How often the text has run through; now: ms."""
        return max(self._steps(now) + self._width - 1, 0) // self._round
