"""Numbers in small digits: scores, and cards that come and go."""

from ui import digits


def number(screen, frame, value, x, y, colour, scale=1):
    """A number in digits of 3×5 pixels, `scale` times as large."""
    console = screen.console
    columns = digits.columns(value)
    left, top = console.left + x * console.scale, console.top + y * console.scale
    frame.columns(left, top, columns, colour, scale * console.scale)


def score(screen, frame, value, x, y, colour):
    """The units of a number as a digit of 3×5 pixels, the tens as dots above it."""
    number(screen, frame, value % 10, x, y, colour)
    for ten in range(value // 10):
        screen.dot(frame, x + ten % 3, y - 2 - ten // 3, colour)
