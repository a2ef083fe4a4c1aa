"""`machine` of the virtual board: the part of the ESP32 port's module that a table game needs."""

from fivefold.virtual import adc as _adc
from fivefold.virtual import world as _world

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn

PWRON_RESET, HARD_RESET, WDT_RESET, DEEPSLEEP_RESET, SOFT_RESET = 1, 2, 3, 4, 5


class Pin:
    """One GPIO. As on the chip, some have no output and no pull-up."""

    IN, OUT, OPEN_DRAIN = 1, 3, 7
    PULL_DOWN, PULL_UP = 1, 2
    IRQ_RISING, IRQ_FALLING = _world.RISING, _world.FALLING

    def __init__(self, number: int, mode: int = -1, pull: int | None = -1, value: int | None = None) -> None:
        if number not in _world.current.gpios:
            raise ValueError("invalid pin")
        self.number = number
        self._mode = mode
        self.init(mode, pull, value)

    def init(self, mode: int = -1, pull: int | None = -1, value: int | None = None) -> None:
        """Set the direction and the pull."""
        input_only = _world.current.input_only
        if self.number in input_only and mode in (self.OUT, self.OPEN_DRAIN):
            raise ValueError("pin can only be input")
        if self.number in input_only and pull not in (-1, None):
            raise ValueError("pins 34~39 do not have pull-up or pull-down circuitry")
        if mode != -1:
            if self._mode == self.OPEN_DRAIN and mode == self.IN:
                _world.current.sink(self.number, False)
            self._mode = mode
        if value is not None:
            self.value(value)

    def value(self, level: int | None = None) -> "Any":
        """Read the level, or set it."""
        here = _world.current
        if level is None:
            here.read()
            return here.wire(self.number).level
        if self._mode == self.OPEN_DRAIN:
            here.sink(self.number, not level)
        else:
            here.drive(self.number, 1 if level else 0)

    __call__ = value

    def on(self) -> None:
        """Set high."""
        self.value(1)

    def off(self) -> None:
        """Set low."""
        self.value(0)

    def irq(
        self, handler: "Callable[[Pin], object] | None" = None, trigger: int = IRQ_RISING | IRQ_FALLING
    ) -> None:
        """Call `handler(pin)` soon after an edge; None: no longer."""
        wire = _world.current.wire(self.number)
        wire.handler = handler
        wire.trigger = trigger if handler else 0
        wire.pin = self


class ADC:
    """One analogue input."""

    ATTN_0DB, ATTN_2_5DB, ATTN_6DB, ATTN_11DB = 0, 1, 2, 3
    WIDTH_9BIT, WIDTH_10BIT, WIDTH_11BIT, WIDTH_12BIT = 9, 10, 11, 12

    def __init__(self, pin: "Pin | int", atten: int = ATTN_0DB) -> None:
        self._gpio = pin.number if isinstance(pin, Pin) else pin
        self._atten = atten

    def atten(self, atten: int) -> None:
        """Set the attenuation: how many volts the full scale is."""
        self._atten = atten

    def width(self, bits: int) -> None:
        """The virtual chip always has 12 bits."""

    def read(self) -> int:
        """The raw reading, 0 … 4095."""
        return _adc.sample(_world.current, self._gpio, self._atten)

    def read_u16(self) -> int:
        """The raw reading, stretched to 0 … 65535."""
        raw = self.read()
        return raw << 4 | raw >> 8

    def read_uv(self) -> int:
        """The reading in µV, corrected by the chip's calibration; OSError -258 on a chip that has none."""
        if not _world.current.calibrated:
            raise OSError(-258)
        return _adc.millivolts(self.read(), self._atten) * 1000


class PWM:
    """A square wave on a pin."""

    def __init__(self, pin: "Pin", freq: int = 5000, duty_u16: int = 32768, duty: int | None = None) -> None:
        self._gpio = pin.number
        self._freq = freq
        self._duty = duty_u16 if duty is None else duty << 6
        self._sound()

    def init(self, freq: int | None = None, duty_u16: int | None = None, duty: int | None = None) -> None:
        """Change what is given."""
        if freq is not None:
            self._freq = freq
        if duty is not None:
            duty_u16 = duty << 6
        if duty_u16 is not None:
            self._duty = duty_u16
        self._sound()

    def freq(self, hertz: int | None = None) -> "Any":
        """Read or set the frequency."""
        if hertz is None:
            return self._freq
        if hertz < 1:
            raise ValueError("frequency must be from 1Hz to 40MHz")
        self.init(freq=hertz)

    def duty_u16(self, duty: int | None = None) -> "Any":
        """Read or set the duty, 0 … 65535."""
        if duty is None:
            return self._duty
        self.init(duty_u16=duty)

    def duty(self, duty: int | None = None) -> "Any":
        """Read or set the duty, 0 … 1023."""
        if duty is None:
            return self._duty >> 6
        self.init(duty=duty)

    def deinit(self) -> None:
        """Stop."""
        self._duty = 0
        self._sound()

    def _sound(self) -> None:
        _world.current.tone(self._gpio, self._freq if self._duty else 0)


class WDT:
    """The watchdog. Once started it bites unless it is fed."""

    def __init__(self, id: int = 0, timeout: int = 5000) -> None:
        self._timeout_us = timeout * 1000
        self.feed()

    def feed(self) -> None:
        """Not yet."""
        _world.current.feed(self._timeout_us)


def reset() -> "NoReturn":
    """Start the board anew."""
    raise _world.Reset("reset")


def soft_reset() -> "NoReturn":
    """Start the VM anew."""
    raise _world.Reset("soft reset")


def reset_cause() -> int:
    """Why the board started."""
    return _world.current.reset_cause


def unique_id() -> bytes:
    """Six bytes."""
    return b"\x02five\x05"


def freq(hertz: int | None = None) -> "Any":
    """The processor's clock in Hz; changed when one is given."""
    if hertz is None:
        return _world.current.hertz
    _world.current.hertz = hertz
