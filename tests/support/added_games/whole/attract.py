"""One picture."""


def play(screen):
    """A box."""
    screen.frame.box(0, 0, 4, 4, b"\x00\xff\x00")
    yield 1000
