"""The LED matrix: frames in, wire bytes out, never more current than the supply gives."""

from array import array
from binascii import crc32

from drivers import power

try:
    from drivers.convert_viper import convert, shrink
except (ImportError, SyntaxError, ValueError, AttributeError, NameError):
    # No compiler for machine code here, or machine code of another chip.
    from drivers.convert import convert, shrink

TYPE_CHECKING = False
if TYPE_CHECKING:
    from neopixel import NeoPixel

    from drivers.profile import Profile


class Matrix:
    """Shows frames on a chain of pixels; black from the moment it is made.

    chain: a NeoPixel with `buf` and `write()`. profile: the `matrix` of a board profile. budget_ma: what the
    supply gives for these pixels. `brightness` is 1 … 10; `limited` tells whether the last frame had to be
    dimmed to keep to the budget. `orientation`: how it hangs, see geometry.
    """

    def __init__(self, chain: "NeoPixel", profile: "Profile", budget_ma: int) -> None:
        self.width = self.height = 0
        self.limited = False
        self.chain = chain
        self._budget_ma = budget_ma
        self._profile = profile
        self.orientation = -1
        self.orient()
        order = profile["order"]
        self._order = bytes([order.index(colour) for colour in "RGB"])
        self._step = len(order)
        self._totals = array("i", [0, 0])
        self._shown = 0  # check number of the frame that is seen: a copy of it would take 3 KiB at 32×32
        self._level = 0
        self.brightness = 3
        self.black()

    @property
    def brightness(self) -> int:
        """Brightness 1 … 10; a new one shows at the next show(). Raises ValueError."""
        return self._level

    @brightness.setter
    def brightness(self, level: int) -> None:
        if level != self._level:
            self._curve = power.brightness_curve(level)
            self._level = level
            self._stale = True

    def orient(self, number: int = -1) -> bool:
        """Hang it otherwise from the next show() on, see geometry.orientation; -1: as the profile says.

        False, and nothing changes, when the picture would swap its width and height.
        """
        from drivers import geometry  # wanted at the start, and by who sets how it hangs

        own = self._profile
        turned = own if number < 0 else geometry.oriented(own, number)
        size = geometry.size(turned)
        if self.width and size != (self.width, self.height):
            return False
        self.width, self.height = size
        number = geometry.orientation(turned)
        if number != self.orientation:
            self.orientation = number
            self._map = geometry.index_map(turned)
            self._stale = True
        return True

    def show(self, rgb: bytes | bytearray) -> bool:
        """Show a frame: width * height * 3 bytes, row 0 at the top. True when it was sent.

        A frame that is shown already is not sent again. Raises ValueError for a frame of another size.
        """
        if len(rgb) != 3 * len(self._map):
            # Machine code does not check where it reads.
            raise ValueError("a frame has %d bytes here, not %d" % (3 * len(self._map), len(rgb)))
        check = crc32(rgb)
        if not self._stale and check == self._shown:
            return False
        wire = self.chain.buf
        convert(rgb, self._map, wire, self._curve, self._order, self._step, self._totals)
        total, lit = self._totals
        scale, floor = power.limit(total, lit, len(self._map), self._budget_ma)
        self.limited = scale != power.UNIT
        if self.limited:
            shrink(wire, scale, floor)
        self._send(check)
        return True

    def black(self) -> None:
        """Turn all pixels off, now."""
        wire = self.chain.buf
        for i in range(len(wire)):
            wire[i] = 0
        self.limited = False
        self._send(crc32(bytes(3 * len(self._map))))

    def _send(self, check: int) -> None:
        self.chain.write()
        self._shown = check
        self._stale = False
