"""A frame onto the wire one pixel after the other, as one writes it first: what the driver is beside."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Pixels:
    """A chain of n pixels in GRB, as MicroPython's neopixel keeps it; `show` sends nothing."""

    ORDER = (1, 0, 2)

    def __init__(self, n: int) -> None:
        self.n = n
        self.buf = bytearray(3 * n)
        self.auto_write = False

    def __len__(self) -> int:
        return self.n

    def __setitem__(self, i: int, colour: "Any") -> None:
        if isinstance(colour, int):  # adafruit_pixel_framebuf hands over 0xRRGGBB
            colour = colour >> 16 & 255, colour >> 8 & 255, colour & 255
        for channel in range(3):
            self.buf[3 * i + self.ORDER[channel]] = colour[channel]

    def __getitem__(self, i: int) -> tuple[int, ...]:
        return tuple(self.buf[3 * i + self.ORDER[channel]] for channel in range(3))

    def show(self) -> None:
        """Nothing to wait for."""


def show(rgb: bytes | bytearray, width: int, height: int, pixels: "Any", brightness: int) -> int:
    """Rows that run to and fro, brightness and the sum for the supply, pixel by pixel; the sum."""
    total = 0
    for y in range(height):
        for x in range(width):
            at = 3 * (y * width + x)
            colour = tuple(channel * brightness // 10 for channel in rgb[at : at + 3])
            total += sum(colour)
            pixels[y * width + (x if y % 2 == 0 else width - 1 - x)] = colour
    return total


def framebuffer(pixels: "Any", width: int, height: int) -> "Callable[[bytes], None]":
    """A function that shows a frame through adafruit_pixel_framebuf."""
    from adafruit_pixel_framebuf import PixelFramebuffer

    buffer = PixelFramebuffer(pixels, width, height)

    def show(rgb: bytes | bytearray) -> None:
        for y in range(height):
            for x in range(width):
                at = 3 * (y * width + x)
                buffer.pixel(x, y, rgb[at] << 16 | rgb[at + 1] << 8 | rgb[at + 2])
        buffer.display()

    return show
