"""The simulated world: one clock, wires with edges, and a VM that can be too busy to notice them."""

from core.rng import Rng
from fivefold.virtual.contacts import RISE_US

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from fivefold.virtual.adc import Floating
    from fivefold.virtual.leds import Chain

    Function = Callable[..., object]

TICKS_MASK = (1 << 30) - 1  # ticks wrap as on the ESP32
_MS_AT_POWER_UP = TICKS_MASK - 4000  # so that both kinds of ticks wrap early in every run
_US_AT_POWER_UP = TICKS_MASK - 2500000

QUEUE = 8  # callbacks the scheduler of the ESP32 port holds
LATENCY_US = 20  # a soft interrupt handler starts this much after the edge, at least …
_JITTER_US = 41  # … plus less than this
LATENCY_MOST_US = LATENCY_US + _JITTER_US
_READ_US = 3  # reading the clock or a pin

RISING, FALLING = 1, 2

current: "World" = None  # type: ignore[assignment]  # the world that machine, neopixel and time are about


class PowerCut(BaseException):
    """The power is gone: nothing in the firmware may catch it."""


class Reset(BaseException):
    """The firmware asked for a reset, or the watchdog bit; args: the reason."""


class Wire:
    """One GPIO: its level, and who wants to know of edges.

    rise_us: how long its pull-up takes after somebody lets go of it, None without one. closed: a contact
    holds it down.
    """

    def __init__(self, level: int) -> None:
        self.level = level
        self.rise_us: int | None = RISE_US
        self.closed = False
        self.forget()

    def forget(self) -> None:
        """What a reset does to the pin."""
        self.handler: "Callable[[Any], object] | None" = None
        self.trigger = 0
        self.pin: "Any" = None


class World:
    """Virtual time: sleeping jumps ahead and lets everything happen in order.

    seed: of latencies, bounce and noise. `now` is µs since power-up. `dropped` counts edges that found the
    scheduler's queue full.
    """

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)
        self.now = 0
        self.gpios: "Sequence[int]" = tuple(range(40))  # those the chip has …
        self.input_only: "Sequence[int]" = (34, 35, 36, 37, 38, 39)  # … and those without output and pull-up
        self.false_edges: "Sequence[int]" = (36, 39)  # GPIOs that see edges that are none while ADC1 is read
        self.reset_cause = 1
        self.hertz = 160000000  # as MicroPython starts an ESP32
        self.wires: "dict[int, Wire]" = {}
        # GPIO -> function() that returns mV for the ADC, or None: nothing is connected.
        self.voltages: "dict[int, Callable[[], int | None] | None]" = {}
        self.floating: "dict[int, Floating]" = {}  # GPIO -> adc.Floating of those that were read
        self.sampled_mv = 0  # on the converter's sampling capacitor, which all its pins share
        self.calibrated = True  # whether the chip's eFuses hold what read_uv() needs
        self.chains: "dict[int, Chain]" = {}  # GPIO -> LED chain
        self.tones: dict[int, int] = {}  # GPIO -> Hz, 0 when silent
        self.dropped = 0
        self.on_tone: "Callable[[int], object] | None" = None
        # Called once with the µs that the next long LED write takes.
        self.during_write: "Callable[[int], object] | None" = None
        self._happenings: "list[tuple[int, Function, tuple[Any, ...]]]" = []
        self._noise = seed
        self._queue: "list[tuple[int, Function, Any]]" = []
        self._stuck_until = 0
        self._busy = False  # a handler is running
        self._fed_until: int | None = None

    # What happens, and when.

    def at(self, time: int, function: "Function", *args: "Any") -> None:
        """Let `function(*args)` happen at `time` µs, at once when that is past; in order of time."""
        waiting = self._happenings
        index = len(waiting)
        while index and waiting[index - 1][0] > time:
            index -= 1
        waiting.insert(index, (time, function, args))

    def busy(self) -> bool:
        """Whether anything is going to happen by itself."""
        return bool(self._happenings)

    def _run(self, until: int, blocked: bool) -> None:
        waiting = self._happenings
        queue = self._queue
        while True:
            due = waiting[0][0] if waiting else None
            if queue and not blocked and not self._busy:
                ready = max(queue[0][0], self.now, self._stuck_until)
                if ready <= until and (due is None or ready < due):
                    self._now(ready)
                    self._deliver()
                    continue
            if due is None or due > until:
                if self._stuck_until > until:
                    until = self._stuck_until
                    continue
                break
            _, function, args = waiting.pop(0)
            self._now(due)
            function(*args)
        self._now(until)

    def _now(self, time: int) -> None:
        if time > self.now:
            self.now = time

    def _deliver(self) -> None:
        _, handler, pin = self._queue.pop(0)
        self._busy = True
        try:
            handler(pin)
        finally:
            self._busy = False

    # Time, as the firmware passes it.

    def spend(self, us: int) -> None:
        """The VM runs, or sleeps, for `us` µs; interrupt handlers are called meanwhile."""
        until = self.now + us
        if self._queue or (self._happenings and self._happenings[0][0] <= until):
            self._run(until, False)
        else:
            self.now = until
        if self._fed_until is not None and self.now > self._fed_until:
            raise Reset("watchdog")

    def block(self, us: int) -> None:
        """The VM is stuck in C code for `us` µs: the world goes on, no handler is called."""
        self._run(self.now + us, True)

    def sleep(self, us: int) -> None:
        """The firmware sleeps."""
        self.spend(us)

    def read(self) -> None:
        """The firmware looks at the clock or a pin."""
        self.spend(_READ_US)

    def noise(self, span: int) -> int:
        """A whole number from -span to span, quickly."""
        self._noise = (self._noise * 1103 + 12347) & 0xFFFF
        return self._noise * (2 * span + 1) // 0x10000 - span

    def ticks_ms(self) -> int:
        """Milliseconds as on the board: they wrap."""
        self.read()
        return (self.now // 1000 + _MS_AT_POWER_UP) & TICKS_MASK

    def ticks_us(self) -> int:
        """Microseconds as on the board: they wrap."""
        self.read()
        return (self.now + _US_AT_POWER_UP) & TICKS_MASK

    def stall(self, us: int) -> None:
        """The VM is stuck from now on for `us` µs, as in a garbage collection: handlers wait so long."""
        self._stuck_until = self.now + us

    def feed(self, timeout_us: int) -> None:
        """The watchdog was fed, or started."""
        self._fed_until = self.now + timeout_us

    # Wires.

    def wire(self, gpio: int) -> "Wire":
        """The wire at a GPIO; high until somebody drives it."""
        wire = self.wires.get(gpio)
        if wire is None:
            wire = self.wires[gpio] = Wire(1)
        return wire

    def drive(self, gpio: int, level: int) -> None:
        """Put a level on a wire, now; an edge calls the handler soon."""
        wire = self.wire(gpio)
        if wire.level != level:
            wire.level = level
            if wire.trigger & (RISING if level else FALLING):
                self.interrupt(wire)

    def sink(self, gpio: int, down: bool) -> None:
        """An open-drain output pulls a wire to ground, or lets go of it."""
        if down:
            self.drive(gpio, 0)
        elif self.wire(gpio).level == 0 and self.wire(gpio).rise_us is not None:
            self.at(self.now + self.wire(gpio).rise_us, self._rise, gpio)  # type: ignore[operator]

    def _rise(self, gpio: int) -> None:
        if not self.wire(gpio).closed:
            self.drive(gpio, 1)

    def spike(self, gpio: int, us: int = 2) -> None:
        """A wire goes low for some µs and comes back by itself."""
        if self.wire(gpio).level and not self.wire(gpio).closed:
            self.drive(gpio, 0)
            self.at(self.now + us, self._rise, gpio)

    def interrupt(self, wire: "Wire") -> None:
        """Queue the handler of a wire, as the port's C handler does; a full queue drops it."""
        if wire.handler is None:
            return
        if len(self._queue) >= QUEUE:
            self.dropped += 1
            return
        ready = self.now + LATENCY_US + self.rng.below(_JITTER_US)
        self._queue.append((ready, wire.handler, wire.pin))

    # LEDs and sound.

    def write_leds(self, gpio: int, data: bytes | bytearray, us: int) -> None:
        """Send bytes down a chain: no handler runs until the chain has them."""
        if self.during_write and us > 1000:
            hook, self.during_write = self.during_write, None
            hook(us)
        self.block(us)
        chain = self.chains.get(gpio)
        if chain is not None:
            chain.arrive(data)

    def tone(self, gpio: int, hertz: int) -> None:
        """A PWM pin sounds at `hertz`, 0: silent."""
        if self.tones.get(gpio, 0) != hertz:
            self.tones[gpio] = hertz
            if self.on_tone:
                self.on_tone(hertz)

    # Beginning and end.

    def soft_reset(self) -> None:
        """What a soft reset does: handlers, queue and PWM are gone; wires and LEDs stay as they are."""
        for wire in self.wires.values():
            wire.forget()
        del self._queue[:]
        self._busy = False
        self._fed_until = None
        for gpio in sorted(self.tones):
            self.tone(gpio, 0)


def install(world: "World | None") -> None:
    """Make a world the one that machine, neopixel and time are about; None: no world."""
    global current
    current = world  # type: ignore[assignment]  # nobody asks while there is none
