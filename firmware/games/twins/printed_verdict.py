"""Twins with printed cards: the verdict, and the pattern that two named cards share."""

from games.blocks.verdict import Verdict
from games.twins import patterns

_PATTERN_MS = 1800
_MOST = 4  # scores that have room


class TwinsVerdict(Verdict):
    """First the pattern, for all to compare; then the sign and the sets; seat 0: the end."""

    def __init__(self, console, course, seat, right):
        super().__init__(console, course, seat, right)
        self._pattern = course.pattern
        self._shows = right and self._pattern is not None
        if len(self._scores) > _MOST:
            self._scores = [score for score in self._scores if score[0][0] == seat]
        if self._shows:
            self.shown_ms += _PATTERN_MS

    def draw_moving(self, frame):
        if self._shows and self.console.now - self.since < _PATTERN_MS:
            patterns.draw(frame, self.console, self._pattern, 2, 2, 4)
        else:
            super().draw_moving(frame)

    def describe(self):
        return super().describe() if self.seat else self.console.say("tm_end")
