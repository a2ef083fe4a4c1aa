"""Numbers that are read from afar."""

from ui import digits

BESIDE_TIME = 14  # columns that stay apart from the time bar


def large(screen, frame, number, colour, width=16):
    """A number of up to two digits of 6×10 pixels, in the middle of so many columns."""
    console = screen.console
    scale = console.scale
    columns = digits.columns(number)
    x = (width - 2 * len(columns)) // 2
    frame.columns(console.left + x * scale, console.top + 3 * scale, columns, colour, 2 * scale)


def claimed(screen, frame, seat):
    """Two rows in a claimant's colour; beside a number there is no room for a whole frame."""
    console = screen.console
    frame.rect(console.left, console.top, 14 * console.scale, 2 * console.scale, console.palette.seat(seat))
