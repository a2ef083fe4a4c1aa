"""A player on the whole matrix: a large face, and the letters below it."""

from ui import font

LEFTS = (0, 6, 11)  # of three letters, five pixels each
_LETTERS_TOP = 11


def draw(frame, name, colour):
    """Paint a name of console.players on black."""
    frame.clear()
    draw_face(frame, name[0], colour)
    columns = font.columns(name[1:])
    frame.write((16 - len(columns) + 1) // 2, _LETTERS_TOP - 3, columns, colour)


def draw_face(frame, face, colour):
    """Paint a face, 10×10 pixels."""
    frame.write(3, -6, font.columns(face), colour, 2)


def draw_letter(frame, at, letter, colour):
    """Paint one of three letters, each in the middle of five pixels."""
    columns = font.columns(letter)
    frame.write(LEFTS[at] + (5 - len(columns)) // 2, _LETTERS_TOP - 3, columns, colour)
