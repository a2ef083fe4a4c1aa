"""A pattern of Twins, as large as it may be (RF-4)."""

from games.twins.rules_deck import COLOURS, PATTERNS

SIDE = 3


def draw(frame, console, pattern, x, y, scale):
    """A pattern of 3×3 squares, each of `scale` pixels of the 16×16, with its upper left corner at (x, y)."""
    size = scale * console.scale
    for place in range(SIDE * SIDE):
        colour = bytes(COLOURS[PATTERNS[SIDE * SIDE * pattern + place] - 48])
        left = console.left + x * console.scale + place % SIDE * size
        frame.rect(left, console.top + y * console.scale + place // SIDE * size, size, size, colour)
