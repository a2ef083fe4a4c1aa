"""Telling a button from what its pin reads, again and again."""

IDLE_MV = 2900  # above this no button is down: the pull-up alone


class Steady:
    """Tells a button from a stream of readings; silent while no pad is plugged in."""

    SAMPLES = 3  # consecutive readings that count
    JITTER_MV = 60  # how far apart they may lie
    SETTLED = 16  # consecutive readings of the pull-up that show that there is a pad
    UNREST = 6  # so many more changes than repeats show that there is none

    def __init__(self, windows):
        self.down = None  # the button that is held
        self.present = False
        self._windows = windows
        self._last_mv = 0
        self._last = None
        self._repeats = 0
        self._unrest = 0

    def reading(self, mv):
        """Take a reading; True when `down` changed."""
        now = self.name(mv)
        if now == self._last and abs(mv - self._last_mv) <= self.JITTER_MV:
            self._repeats += 1
            self._unrest = max(0, self._unrest - 1)
        else:
            self._repeats = 1
            self._unrest += 1
        self._last, self._last_mv = now, mv
        if not self.present:
            self.present = now == "" and self._repeats >= self.SETTLED
            self._unrest = 0
            return False
        if self._unrest > self.UNREST:
            self.present = False
            return self._change(None)
        if self._repeats < self.SAMPLES:
            return False
        return self._change(now or None)

    def name(self, mv):
        """The button at a voltage; "" is the pull-up alone, None a gap."""
        if mv >= IDLE_MV:
            return ""
        for low, high, button in self._windows:
            if low <= mv <= high:
                return button
        return None

    def _change(self, button):
        changed = button != self.down
        self.down = button
        return changed
