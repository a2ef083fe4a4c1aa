"""What the drivers use of MicroPython's `neopixel`, for mypy; the virtual board has all of it."""

from machine import Pin

class NeoPixel:
    buf: bytearray
    def __init__(self, pin: Pin, n: int, bpp: int = 3, timing: int = 1) -> None: ...
    def write(self) -> None: ...
