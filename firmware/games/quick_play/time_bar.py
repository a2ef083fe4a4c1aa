"""The time at a card as a column of 15 pixels: a lap a minute, in another colour each time."""

A_PIXEL_MS = 4000
_HEIGHT = 15
_LAPS = (b"\x30\x30\x30", b"\xff\xb0\x00", b"\xff\x50\x00", b"\xff\x00\x00")


def stretches(pixels):
    """`(colour, row, height)` of what is lit after so many pixels; row 0 is the top."""
    lap, height = pixels // _HEIGHT, pixels % _HEIGHT
    lit = [(_LAPS[min(lap, 4) - 1], 0, _HEIGHT - height)] if lap else []
    return lit + [(_LAPS[min(lap, 3)], _HEIGHT - height, height)]
