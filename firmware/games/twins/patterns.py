"""The patterns of Twins as pixels."""

from games.twins.rules_deck import PATTERNS

PATTERN = 3  # pixels along a side


def rows(pattern, scale, inks):
    """A pattern as rows of pixels for Frame.stamp, each `scale` pixels square; inks: as Palette.patterns."""
    ready = ()
    for at in range(9 * pattern, 9 * pattern + 9, PATTERN):
        row = b"".join([inks[digit - 48] * scale for digit in PATTERNS[at : at + PATTERN]])
        ready += (row,) * scale
    return ready


def draw_pattern(frame, console, pattern, x, y, scale):
    """A pattern of 3×3 squares, each of `scale` pixels of the 16×16, with its upper left corner at (x, y)."""
    frame.put(x, y, rows(pattern, scale * frame.scale, console.palette.patterns))
