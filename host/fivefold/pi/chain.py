"""An LED chain as the drivers know it, sent by adafruit-circuitpython-neopixel."""

from typing import Any

# Orders that leave bytes as they are: the drivers have put them into the order of the wire already.
_AS_THEY_ARE = {3: "RGB", 4: "RGBW"}


class Chain:
    """count LEDs of 3 or 4 bytes; `buf` holds the bytes as they go down the wire.

    library: the module neopixel. pin: a microcontroller.Pin. Brightness and the power limit are the drivers'
    business, so the library's own brightness stays at 1, where it changes no byte.
    """

    def __init__(self, library: Any, pin: Any, count: int, channels: int) -> None:
        self.buf = bytearray(count * channels)
        self._channels = channels
        self._pixels = library.NeoPixel(
            pin, count, bpp=channels, brightness=1.0, auto_write=False, pixel_order=_AS_THEY_ARE[channels]
        )

    def write(self) -> None:
        """Send the bytes."""
        # Whole tuples: from three values the library would make white of its own accord.
        self._pixels[:] = list(zip(*[iter(self.buf)] * self._channels, strict=True))
        self._pixels.show()

    def close(self) -> None:
        """Turn all LEDs off and give the pin back."""
        self._pixels.deinit()
