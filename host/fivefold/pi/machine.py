"""`machine` as the drivers know it: inputs through the kernel, sound through CircuitPython's pwmio."""

from collections.abc import Callable
from typing import Any

from fivefold.pi.lines import Lines


class Pin:
    """One GPIO. As an output it only has a number: what drives it is LED data or a tone.

    Linux watches no output. So an open drain, with which a self-test presses a button without a finger, is an
    input whose resistor pulls down; it is weaker than a real one.
    """

    IN, OUT, OPEN_DRAIN = 0, 1, 2
    PULL_UP = 1
    IRQ_FALLING = 2

    def __init__(self, lines: Lines, number: int, mode: int = OUT, pull: int | None = None) -> None:
        self.number = number
        self._lines = lines
        if mode == self.IN:
            lines.add(number, pull == self.PULL_UP)

    def init(self, mode: int, pull: int | None = None, value: int | None = None) -> None:
        """Change from an input to an open drain or back."""
        self._lines.pull(self.number, pull == self.PULL_UP if mode == self.IN else bool(value))

    def value(self, level: int | None = None) -> int | None:
        """The level of an input; or set that of an open drain."""
        if level is None:
            return self._lines.level(self.number)
        self._lines.pull(self.number, bool(level))
        return None

    def irq(self, handler: Callable[["Pin"], None] | None, trigger: int = IRQ_FALLING) -> None:
        """Call `handler(pin)` for falling edges, with the time of the edge for the time; None: no longer."""
        self._lines.watch(self.number, handler and (lambda: handler(self)))


class Pins:
    """Makes pins of one board's lines; what `machine.Pin` is to the drivers."""

    IN, OUT, OPEN_DRAIN = Pin.IN, Pin.OUT, Pin.OPEN_DRAIN
    PULL_UP, IRQ_FALLING = Pin.PULL_UP, Pin.IRQ_FALLING

    def __init__(self, lines: Lines) -> None:
        self._lines = lines

    def __call__(self, number: int, mode: int = Pin.OUT, pull: int | None = None) -> Pin:
        return Pin(self._lines, number, mode, pull)


class PWM:
    """A tone on a pwmio.PWMOut; with None nothing sounds."""

    def __init__(self, out: Any) -> None:
        self._out = out

    def freq(self, hertz: int) -> None:
        """Set the frequency."""
        if self._out:
            self._out.frequency = hertz

    def duty_u16(self, duty: int) -> None:
        """Set the duty, 0 … 65535."""
        if self._out:
            self._out.duty_cycle = duty
