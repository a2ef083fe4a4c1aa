"""What has just happened on the board of Quarter Turn, shown again and slowly, for those who looked away."""

from ui import motion
from ui.palette import WHITE, dim

_STEP_MS = 280  # how long a tile is seen as it lay
_BLINK_MS = 140
_BLINKS = 6
_POP_MS = 120
_WAVE_MS = 110
_WAVES = 4
_FADE_MS = 180
_FADES = 5


class Animation:
    """The last move, block put or block taken. A press stops it; it never holds up the game."""

    def __init__(self, view):
        self._view = view
        self._moved = []  # (place, the numbers that the tile had there before)
        self._block = None  # (crossing, colour 1–4, whether it was put or taken)
        self._at = self._ms = 0

    def moved(self, place, before, now):
        """A tile lies in another way; before: the numbers it had there, in order."""
        if now != self._at:
            self._moved = []
        self._block = None
        self._moved.append((place, before))
        self._begin(now, _STEP_MS * len(before) + 2 * _BLINKS * _BLINK_MS)

    def put(self, crossing, colour, now):
        """A block was put on a crossing."""
        self._block = crossing, colour, True
        self._begin(now, _POP_MS + _WAVES * _WAVE_MS)

    def taken(self, crossing, colour, now):
        """A block was taken off a crossing."""
        self._block = crossing, colour, False
        self._begin(now, _FADES * _FADE_MS)

    def _begin(self, now, ms):
        self._at = now
        self._ms = ms

    def stop(self):
        """Show how things are now."""
        self._moved = []
        self._block = None
        self._ms = 0

    def until(self):
        """When all is shown, in ms of the console's time."""
        return self._at + self._ms

    def stage(self, now):
        """A number that changes with the picture; -1 when there is nothing to show."""
        return (now - self._at) // 35 if now < self.until() else -1

    def draw(self, frame, now):
        """Paint it over the board."""
        if now >= self.until():
            return
        if self._block:
            crossing, colour, put = self._block
            (self._draw_put if put else self._draw_taken)(frame, crossing, colour, now - self._at)
            return
        for place, before in self._moved:
            self._draw_moved(frame, place, before, now - self._at)

    def _draw_moved(self, frame, place, before, passed):
        view = self._view
        step = passed // _STEP_MS
        if step < len(before):
            view.tile(frame, place, before[step])
            view.ring(frame, place, WHITE)
        elif motion.beat(passed - _STEP_MS * len(before), _BLINK_MS, 0) & 1 == 0:
            view.ring(frame, place, WHITE)

    def _draw_put(self, frame, crossing, colour, passed):
        view = self._view
        shade = view.bright[colour]
        if passed < _POP_MS or motion.reduced:
            view.block(frame, crossing, WHITE)
        else:
            wave = (passed - _POP_MS) // _WAVE_MS
            view.square(frame, crossing, 2 + wave, dim(shade, 1 << wave))

    def _draw_taken(self, frame, crossing, colour, passed):
        if motion.beat(passed, _FADE_MS, 0) & 1 == 0:
            self._view.block(frame, crossing, self._view.bright[colour])
