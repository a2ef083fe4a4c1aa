"""Numbers that are read from afar."""

from console import font


def large(screen, frame, number, colour):
    """A number of up to two digits of 6×10 pixels in the middle of the picture."""
    console = screen.console
    scale = console.scale
    columns = font.digits(number)
    x = (16 - 2 * len(columns)) // 2
    frame.columns(console.left + x * scale, console.top + 3 * scale, columns, colour, 2 * scale)
