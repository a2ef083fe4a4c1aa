"""What has just happened in Twins, in light. It is painted over the cards and never holds anything up."""

from games.twins.slots import NONE
from ui import motion
from ui.palette import BLACK, WHITE

_FLIP_MS = 60  # each of the three steps of turning a card
_BLINK_MS = 110
_WAVE_MS = 90
_WAVES = 5

FLIP, GONE, FRAME, WAVE, CROSS = range(5)
_MS = (3 * _FLIP_MS, 6 * _BLINK_MS, 10 * _BLINK_MS, _WAVES * _WAVE_MS, 5 * _BLINK_MS)
_CROSS = ((0, 0), (1, 1), (2, 2), (2, 0), (0, 2))


class Animation:
    """A few lights at a time: cards that turn, frames that blink in two colours, waves."""

    def __init__(self, view):
        self._view = view
        self._lights = []  # (since, kind, slot, colour, other colour, pattern)

    def add(self, kind, slot, now, colour=WHITE, other=BLACK, pattern=NONE):
        """Let something be seen from `now` (ms) on, at a slot; nothing happens where that is NONE."""
        if slot != NONE:
            self._lights.append((now, kind, slot, colour, other, pattern))

    def turned(self, slots, now):
        """Other patterns show in these slots."""
        for slot in slots:
            if self._view.slots.patterns[slot] != NONE:
                self.add(FLIP, slot, now)

    def stage(self, now):
        """A number that changes while there is something to be seen, -1 when there is nothing."""
        if self._lights:
            self._lights = [light for light in self._lights if now - light[0] < _MS[light[1]]]
        return now // 30 if self._lights else -1

    def draw(self, frame, now):
        """Paint it."""
        for since, kind, slot, colour, other, pattern in self._lights:
            passed = now - since
            if passed < 0:
                continue
            if kind == FLIP:
                if not motion.reduced:
                    self._draw_flip(frame, slot, passed // _FLIP_MS)
            elif kind == GONE:
                self._draw_gone(frame, slot, pattern, colour, passed)
            elif kind == FRAME:
                self._view.outline(frame, slot, other if motion.beat(passed, _BLINK_MS, 0) & 1 else colour)
            elif kind == WAVE:
                self._view.outline(frame, slot, colour, 1 + motion.beat(passed, _WAVE_MS, 0))
            elif motion.beat(passed, _BLINK_MS, 0) & 1 == 0:
                for x, y in _CROSS:
                    self._view.box(frame, slot, x, y, 1, 1, colour)

    def _draw_flip(self, frame, slot, step):
        # The back of a card, ever wider, and then its face.
        box = self._view.box
        box(frame, slot, 0, 0, 3, 3, BLACK)
        if step == 0:
            box(frame, slot, 1, 0, 1, 3, WHITE)
        elif step == 1:
            box(frame, slot, 0, 0, 3, 3, WHITE)
        else:
            box(frame, slot, 0, 0, 3, 3, b"\x40\x40\x40")

    def _draw_gone(self, frame, slot, pattern, colour, passed):
        # A card that was taken is seen a little longer, until another one comes to lie there.
        view = self._view
        if view.slots.patterns[slot] == NONE:
            view.pattern(frame, slot, pattern)
            if motion.beat(passed, _BLINK_MS, 0) & 1 == 0:
                view.outline(frame, slot, colour)
