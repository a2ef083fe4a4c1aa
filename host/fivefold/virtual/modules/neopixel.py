"""`neopixel` of the virtual board, with the bytes of the ESP32 port's module."""

from fivefold.virtual import world as _world

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivefold.virtual.modules.machine import Pin

_NS_PER_BIT = 1250


class NeoPixel:
    """A chain of n LEDs of bpp bytes; `buf` holds the bytes as they go down the wire."""

    ORDER = (1, 0, 2, 3)

    def __init__(self, pin: "Pin", n: int, bpp: int = 3, timing: int = 1) -> None:
        self.pin = pin
        self.n = n
        self.bpp = bpp
        self.buf = bytearray(n * bpp)
        self.timing = timing
        pin.init(pin.OUT)

    def __len__(self) -> int:
        return self.n

    def __setitem__(self, i: int, colour: "Sequence[int]") -> None:
        for channel in range(self.bpp):
            self.buf[i * self.bpp + self.ORDER[channel]] = colour[channel]

    def __getitem__(self, i: int) -> tuple[int, ...]:
        return tuple(self.buf[i * self.bpp + self.ORDER[channel]] for channel in range(self.bpp))

    def fill(self, colour: "Sequence[int]") -> None:
        """All LEDs in one colour."""
        for i in range(self.n):
            self[i] = colour

    def write(self) -> None:
        """Send the bytes; returns when the last has left."""
        _world.current.write_leds(self.pin.number, self.buf, len(self.buf) * 8 * _NS_PER_BIT // 1000)
