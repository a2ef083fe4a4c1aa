"""Pictures as text: one letter a pixel, by its colour and not by its brightness."""

_LETTERS = ".RGYBMCW"  # red is 1, green 2, blue 4


def rows(width: int, rgb: bytes | bytearray) -> list[str]:
    """The rows of a picture of 3 bytes a pixel: R G B Y M C W, a dot for black."""
    found = []
    for start in range(0, len(rgb), 3 * width):
        found.append("".join([_letter(rgb, start + 3 * x) for x in range(width)]))
    return found


def _letter(rgb: bytes | bytearray, at: int) -> str:
    most = max(rgb[at], rgb[at + 1], rgb[at + 2])
    index = 0
    if most:
        for channel in range(3):
            if 2 * rgb[at + channel] >= most:
                index |= 1 << channel
    return _LETTERS[index]
