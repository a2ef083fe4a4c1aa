"""Buzzer: a lamp comes on, two pads are pressed, and the first one has it."""

from ui.palette import GREY, WHITE


def play(screen):
    """The lamp, then the colour of the first, and the second behind it."""
    console, number = screen.console, screen.number
    for colour, ms in ((GREY, 1600), (WHITE, 900)):
        screen.frame.box(4, 2, 8, 8, colour)
        yield ms
    screen.seat = screen.player(number)
    for high in range(9):
        screen.frame.box(4, 10 - high, 8, high, console.palette.seat(screen.seat))
        yield 30
    yield 250
    second = screen.player(number + 1)
    screen.frame.box(7, 12, 2, 2, console.palette.seat(second))
    yield 900
    screen.frame.ring(0, 0, 16, console.palette.right)
    yield 1800
