"""The pad lights: one pixel a seat on a short chain of their own."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from neopixel import NeoPixel


class Lights:
    """Shows one colour a seat; dark from the moment it is made.

    chain: a NeoPixel with `buf` and `write()`. order: colour order such as "GRB".
    """

    def __init__(self, chain: "NeoPixel", seats: int, order: str) -> None:
        self.chain = chain
        self._places = [order.index(colour) for colour in "RGB"]
        self._step = len(order)
        self._shown = bytearray(3 * seats)
        for i in range(len(chain.buf)):
            chain.buf[i] = 0
        self._send(self._shown)

    def show(self, rgb: bytes | bytearray) -> bool:
        """Show 3 bytes a seat, seat 1 first. True when it was sent: lights that are shown already are not."""
        if rgb == self._shown:
            return False
        self._send(rgb)
        return True

    def black(self) -> None:
        """Turn all lights off, now."""
        self._send(bytes(len(self._shown)))

    def _send(self, rgb: bytes | bytearray) -> None:
        wire = self.chain.buf
        for i in range(len(rgb)):
            wire[i // 3 * self._step + self._places[i % 3]] = rgb[i]
        self.chain.write()
        self._shown[:] = rgb
