"""Numbers of printed cards: large, and small."""

from console import font


def large(screen, frame, number, colour):
    """A number of up to two digits of 6×10 pixels in the middle of the picture."""
    console = screen.console
    scale = console.scale
    columns = font.digits(number)
    x = (16 - 2 * len(columns)) // 2
    frame.columns(console.left + x * scale, console.top + 3 * scale, columns, colour, 2 * scale)


def small(screen, frame, number, x, y, colour, scale=1):
    """A number in digits of 3×5 pixels, `scale` times as large."""
    console = screen.console
    columns = font.digits(number)
    left, top = console.left + x * console.scale, console.top + y * console.scale
    frame.columns(left, top, columns, colour, scale * console.scale)


def score(screen, frame, number, x, y, colour):
    """The units of a number as a digit of 3×5 pixels, the tens as dots in a column on its right."""
    small(screen, frame, number % 10, x, y, colour)
    for ten in range(number // 10):
        screen.dot(frame, x + 3 + ten // 3, y + 4 - 2 * (ten % 3), colour)
