"""What is wrong with a lay-out; a fault of the project, not of who prints."""


class Overfull(ValueError):
    """A text or a thing does not fit its place. Texts are made shorter, never smaller."""
