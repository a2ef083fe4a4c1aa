"""From frame to wire, pixel by pixel: the plain twin of convert_viper."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array


def convert(
    rgb: bytes | bytearray,
    table: "array[int]",
    wire: bytearray,
    curve: bytes,
    order: bytes,
    step: int,
    totals: "array[int]",
) -> None:
    """Write a frame into the wire's buffer.

    rgb: 3 bytes a pixel, row 0 at the top. table: array of pixel numbers on the wire, see geometry. wire:
    `step` bytes a pixel. curve: 256 bytes, see power. order: 3 bytes, where red, green, blue go in a pixel.
    totals: array of 2 integers that become the sum of all channels and the number of channels that are lit.
    """
    red, green, blue = order
    total = lit = source = 0
    for number in table:
        target = number * step
        r, g, b = curve[rgb[source]], curve[rgb[source + 1]], curve[rgb[source + 2]]
        wire[target + red] = r
        wire[target + green] = g
        wire[target + blue] = b
        source += 3
        if r or g or b:
            total += r + g + b
            lit += (r > 0) + (g > 0) + (b > 0)
    totals[0] = total
    totals[1] = lit


def shrink(wire: bytearray, scale: int, floor: int) -> None:
    """Scale every channel of the wire's buffer in place, see power.shrunk."""
    for i in range(len(wire)):
        value = wire[i]
        if value:
            wire[i] = floor + ((value - floor) * scale >> 8)
