"""Time since the start: monotonic, whatever the ticks of the chip do."""


class Clock:
    """Counts from 0 at its making. `time` is the board's module; its `ticks_us` may wrap at 2**30.

    Read it at least every few minutes: half a wrap (nine minutes) is the longest pause it can bridge.
    """

    def __init__(self, time):
        self.raw = time.ticks_us
        self.sleep_ms = time.sleep_ms
        self._diff = time.ticks_diff
        self._last = time.ticks_us()
        # Milliseconds and the rest apart: small integers on the ESP32 for twelve days.
        self._ms = 0
        self._rest = 0

    def _advance(self):
        raw = self.raw()
        rest = self._rest + self._diff(raw, self._last)
        self._last = raw
        self._ms += rest // 1000
        self._rest = rest % 1000

    def ms(self):
        """Whole milliseconds since the start."""
        self._advance()
        return self._ms

    def us(self):
        """Whole microseconds since the start."""
        self._advance()
        return self._ms * 1000 + self._rest

    def age(self, raw):
        """Microseconds gone by since `raw()` gave the stamp `raw`; right up to half a wrap."""
        return self._diff(self.raw(), raw)

    def between(self, earlier, later):
        """Microseconds from one stamp of `raw()` to another less than half a wrap away."""
        return self._diff(later, earlier)

    def stamp(self, raw):
        """The time on the scale of us() at which `raw()` gave the stamp `raw`."""
        self._advance()
        return self._ms * 1000 + self._rest - self._diff(self._last, raw)
