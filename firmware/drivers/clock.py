"""Time since the start: monotonic, whatever the ticks of the chip do."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Ticks(Protocol):
        """What a clock needs of MicroPython's `time`."""

        def ticks_us(self) -> int: ...
        def ticks_diff(self, __later: int, __earlier: int) -> int: ...
        def sleep_ms(self, __ms: int) -> object: ...


AWAKE_US = 500  # in this time all handlers run that had to wait for something: one a bytecode, at most eight


class Clock:
    """Counts from 0 at its making. `time` is the board's module; its `ticks_us` may wrap at 2**30.

    Time in which the whole board stood still (a laptop's lid, a stopped process) is bridged up to half a
    wrap, nine minutes; of a longer one the clock knows only that time does not run backwards.
    """

    def __init__(self, time: "Ticks") -> None:
        self.raw = time.ticks_us
        self._sleep = time.sleep_ms
        self._diff = time.ticks_diff
        self._last = self._awake = self._awake_before = time.ticks_us()
        self._asleep = False
        self._slept_at = self._last
        # Milliseconds and the rest apart: small integers on the ESP32 for twelve days.
        self._ms = 0
        self._rest = 0

    def _advance(self) -> None:
        raw = self.raw()
        # More than half a wrap looks like a step back.
        rest = self._rest + max(self._diff(raw, self._last), 0)
        self._last = raw
        if self._diff(raw, self._awake) > AWAKE_US:
            self._awake_before = self._awake
            self._awake = raw
        self._ms += rest // 1000
        self._rest = rest % 1000

    def ms(self) -> int:
        """Whole milliseconds since the start."""
        self._advance()
        return self._ms

    def us(self) -> int:
        """Whole microseconds since the start."""
        self._advance()
        return self._ms * 1000 + self._rest

    def sleep_ms(self, ms: int) -> None:
        """Sleep; interrupt handlers run as soon as their edge comes."""
        self._slept_at = self.raw()
        self._asleep = True
        self._sleep(ms)
        self._asleep = False
        raw = self.raw()
        if self._diff(raw, self._slept_at) > AWAKE_US:
            self._awake = self._awake_before = raw

    def awake_since(self, raw: int) -> int:
        """For an interrupt handler that runs at the ticks `raw`: since when its edge must have come.

        Whatever keeps handlers waiting (LEDs being written, a collection, the flash) lies between two
        readings of this clock and never in a sleep. Allocates nothing.
        """
        if self._asleep and self._diff(raw, self._slept_at) > AWAKE_US:
            return raw
        if self._diff(raw, self._awake) > AWAKE_US:
            return self._awake
        return self._awake_before

    def age(self, raw: int) -> int:
        """Microseconds gone by since `raw()` gave the stamp `raw`; right up to half a wrap."""
        return self._diff(self.raw(), raw)

    def between(self, earlier: int, later: int) -> int:
        """Microseconds from one stamp of `raw()` to another less than half a wrap away."""
        return self._diff(later, earlier)

    def stamp(self, raw: int) -> int:
        """The time on the scale of us() at which `raw()` gave the stamp `raw`."""
        self._advance()
        return self._ms * 1000 + self._rest - max(self._diff(self._last, raw), 0)
