"""What a self-test looks at below the pads: levels, edges, voltages, and how quickly the chip notices."""

from drivers.ladder import ABSENT_MV, windows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from drivers.clock import Clock
    from drivers.ladder import Window
    from drivers.pads import Ladder, Pads
    from drivers.profile import Profile

NONE = -1
_NOTICED_US = 5000  # an interrupt that takes longer than this does not come at all
_FLOAT_MV = 70  # an input that nothing is connected to wanders so far …
_FLOAT_MS = 60  # … in so long, when no other input is read meanwhile
_RISEN_US = 20000  # a line that takes longer than this has no pull-up


class Probe:
    """Looks at the lines behind drivers.pads.Pads, and works them as a finger would; leaves all as it was.

    Nothing of it may run while somebody waits for an event of pads.poll(): edges that it makes, and those
    that come at the same time, are thrown away.
    """

    def __init__(self, profile: "Profile", pads: "Pads", clock: "Clock", machine: "ModuleType") -> None:
        self._pads = pads
        self._clock = clock
        pads.always_listening = True
        self._machine = machine
        self._pull = machine.Pin.PULL_UP if profile["pull_up"] else None
        self.order = profile["matrix"]["order"]
        self.absent_mv = ABSENT_MV  # a ladder below this hangs on no pad
        # [(low mV, high mV, button), …] by voltage; none on a board without ladders.
        self.windows: "list[Window]" = windows(profile["ladder"]) if "ladder" in profile else []

    def close(self) -> None:
        """The self-test is over: lines are listened to as in play."""
        self._pads.always_listening = False

    @property
    def calibrated(self) -> bool:
        """Whether the ladders are read by the chip's own calibration, see drivers.adc_input."""
        return self._pads.calibrated

    def floats(self, seat: int) -> bool:
        """Whether nothing is connected to a pad's ladder: left alone for _FLOAT_MS, its voltage wanders."""
        ladder: "Ladder" = self._ladder(seat)  # type: ignore[assignment]  # asked where there is one
        low = high = ladder[0].millivolts()
        for _ in range(_FLOAT_MS // 5):
            self._clock.sleep_ms(5)
            mv = ladder[0].millivolts()
            low, high = min(low, mv), max(high, mv)
        return high - low > _FLOAT_MV

    def has_ladder(self, seat: int) -> bool:
        """Whether the small buttons of a seat's pad share one analogue pin."""
        return self._ladder(seat) is not None

    def millivolts(self, seat: int) -> int:
        """One reading of a pad's ladder, now; NONE without one."""
        ladder = self._ladder(seat)
        return NONE if ladder is None else ladder[0].millivolts()

    def button_at(self, millivolts: int) -> str | None:
        """The button that is heard at a voltage; "" is the pull-up alone, None a gap."""
        ladders = self._pads.ladders
        return ladders[0][2].name(millivolts) if ladders else None

    def level(self, seat: int) -> int:
        """The level of a pad's MATCH line, now: 0 is pressed."""
        return self._pads.lines[seat - 1][0].value()

    def edges(self, seat: int) -> int:
        """How many falling edges of a pad's MATCH have been kept, modulo 256."""
        return self._pads.ring.kept(seat - 1)

    def pulse(self, seat: int) -> tuple[int, int]:
        """Press MATCH of a pad without a finger: `(latency, rise)` in µs, each NONE where it did not come.

        The chip pulls the line to ground, as the button does, and lets go. latency: until the interrupt
        handler ran. rise: until the pull-up had the line high again. Raises ValueError on a pin that has no
        output.
        """
        raw = self._clock.raw
        self._clear()
        began = self._down(seat)
        latency = self._noticed(began, 1)
        self._up(seat)
        rise = self._risen(seat, raw())
        self._clear()
        return latency, rise

    def race(self, first: int, second: int, gap_us: int) -> int:
        """Pull down two MATCH lines, the second gap_us later: µs between their stamps.

        NONE if one of them was not noticed. Raises ValueError on a pin that has no output.
        """
        raw, age = self._clock.raw, self._clock.age
        self._clear()
        began = self._down(first)
        while age(began) < gap_us:
            pass
        began = self._down(second)
        self._noticed(began, 2)
        stamps: dict[int, int] = {}
        ring = self._pads.ring
        for _ in range(ring.waiting()):
            at, _, line, _, _ = ring.take()
            stamps[line + 1] = at
        for seat in (first, second):
            self._up(seat)
        for seat in (first, second):
            self._risen(seat, raw())
        self._clear()
        if first not in stamps or second not in stamps:
            return NONE
        return self._clock.between(stamps[first], stamps[second])

    def _clear(self) -> None:
        ring = self._pads.ring
        for _ in range(ring.waiting()):
            ring.take()

    def _ladder(self, seat: int) -> "Ladder | None":
        for ladder in self._pads.ladders:
            if ladder[1] == seat:
                return ladder
        return None

    def _down(self, seat: int) -> int:
        pin = self._pads.lines[seat - 1][0]
        pin.init(self._machine.Pin.OPEN_DRAIN, value=1)
        began = self._clock.raw()
        pin.value(0)
        return began

    def _up(self, seat: int) -> None:
        self._pads.lines[seat - 1][0].init(self._machine.Pin.IN, self._pull)

    def _noticed(self, began: int, count: int) -> int:
        ring = self._pads.ring
        while self._clock.age(began) < _NOTICED_US:
            if ring.waiting() >= count:
                return self._clock.between(began, ring.last())
        return NONE

    def _risen(self, seat: int, began: int) -> int:
        pin = self._pads.lines[seat - 1][0]
        while not pin.value():
            if self._clock.age(began) > _RISEN_US:
                return NONE
        return self._clock.age(began)
