"""Icons of 16×7 pixels: rows of letters, one after the other; a letter is a colour, a point is black."""

COLOURS = {
    "w": b"\xff\xff\xff",
    "r": b"\xff\x10\x08",
    "g": b"\x08\xd0\x18",
    "b": b"\x10\x40\xff",
    "y": b"\xff\xb8\x00",
    "o": b"\xff\x50\x00",
    "m": b"\xe0\x10\xd0",
    "c": b"\x00\xc8\xc8",
    "d": b"\x20\x20\x20",
}
WIDTH, HEIGHT = 16, 7


def draw(frame, icon, x, y):
    """Draw an icon with its upper left corner at (x, y) of the 16×16."""
    at = 0
    for letter in icon:
        if letter != ".":
            frame.dot(x + at % WIDTH, y + at // WIDTH, COLOURS[letter])
        at += 1
