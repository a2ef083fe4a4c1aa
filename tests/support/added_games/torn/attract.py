"""A scene that breaks in the middle."""


def play(screen):
    """One picture, then an error."""
    yield 500
    raise KeyError("torn")
