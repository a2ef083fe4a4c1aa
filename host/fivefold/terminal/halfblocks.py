"""Pictures in a terminal: two pixels in one character cell."""

from functools import cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style

UPPER_HALF = "▀"
UNLIT = (22, 22, 26)

EYE = 3.0  # seen brightness grows with about this root of the light

Pixel = tuple[int, int, int]
Picture = list[list[Pixel]]


def picture_of(width: int, height: int, rgb: bytes) -> Picture:
    """Rows of (red, green, blue) from `3 * width * height` bytes, row 0 at the top."""
    return [
        [tuple(rgb[3 * (y * width + x) : 3 * (y * width + x) + 3]) for x in range(width)]  # type: ignore[misc]
        for y in range(height)
    ]


def glow(picture: Picture) -> Picture:
    """What an eye sees of LEDs that give these levels: dim light looks brighter, an unlit LED dark grey."""
    return [[_seen(pixel) for pixel in row] for row in picture]


@cache
def _seen(pixel: Pixel) -> Pixel:
    most = max(pixel)
    if most == 0:
        return UNLIT
    # One gain for all three, so that the hue stays.
    gain = (255 / most) ** (1 - 1 / EYE)
    return tuple(round(level * gain) for level in pixel)


def lines(picture: Picture) -> list[list[Segment]]:
    """One list of segments for every two rows of the picture; a missing last row is black."""
    rows = []
    for y in range(0, len(picture), 2):
        upper = picture[y]
        lower = picture[y + 1] if y + 1 < len(picture) else [(0, 0, 0)] * len(upper)
        rows.append([Segment(UPPER_HALF, _style(*pair)) for pair in zip(upper, lower, strict=True)])
    return rows


def _style(upper: tuple[int, int, int], lower: tuple[int, int, int]) -> Style:
    return Style(color=Color.from_rgb(*upper), bgcolor=Color.from_rgb(*lower))
