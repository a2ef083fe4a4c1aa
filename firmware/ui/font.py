"""A proportional pixel font: capitals, five pixels high, with room for accents above and below."""

from ui.digits import COLUMNS, DIGITS

HEIGHT = 8  # two rows of accent, a gap, five rows of letter: a column is one byte
_TOP = 3

# Characters of one, two, three … columns, and their columns; bit 0 is the letter's top row.
_GLYPHS = (
    (
        "I.:!'¡",
        b"\x1f\x10\x0a\x17\x03\x1d",
    ),
    (
        " ,()",
        b"\x00\x00\x10\x08\x0e\x11\x11\x0e",
    ),
    (
        "ABCDEFHJKLOPRSTUVXYZ?-+/%<>=¿Ç" + DIGITS,
        b"\x1e\x05\x1e\x1f\x15\x0a\x0e\x11\x11\x1f\x11\x0e\x1f\x15\x11\x1f\x05\x01\x1f\x04\x1f"
        b"\x08\x10\x0f\x1f\x04\x1b\x1f\x10\x10\x0e\x11\x0e\x1f\x05\x02\x1f\x05\x1a\x12\x15\x09"
        b"\x01\x1f\x01\x1f\x10\x1f\x0f\x10\x0f\x1b\x04\x1b\x03\x1c\x03\x19\x15\x13\x01\x15\x02"
        b"\x04\x04\x04\x04\x0e\x04\x18\x04\x03\x19\x04\x13\x04\x0a\x11\x11\x0a\x04\x0a\x0a\x0a"
        b"\x08\x15\x10\x06\x19\x09" + COLUMNS,
    ),
    (
        "GNQØẞŁ",
        b"\x0e\x11\x15\x1d\x1f\x02\x04\x1f\x0e\x11\x19\x1e\x1e\x19\x17\x0f\x1f\x01\x15\x0a\x08\x1f\x14\x10",
    ),
    (
        # The faces of players, see console.players; the last one is a computer's.
        "MW…ÆŒ😀😉😎😮😺🐰🐸👻👽🤖",
        b"\x1f\x02\x04\x02\x1f\x1f\x08\x04\x08\x1f\x10\x00\x10\x00\x10\x1e\x05\x1f\x15\x11"
        b"\x0e\x11\x1f\x15\x11\x08\x13\x10\x13\x08\x08\x13\x10\x12\x0a\x0b\x13\x11\x13\x0b"
        b"\x00\x1d\x14\x1d\x00\x0f\x1a\x1e\x1a\x0f\x1c\x17\x1c\x17\x1c\x0f\x17\x14\x17\x0f"
        b"\x1e\x0d\x1f\x0d\x1e\x06\x0b\x1f\x0b\x06\x1e\x0a\x0f\x0a\x1e",
    ),
)
_UNKNOWN = b"\x1f\x1f\x1f"

# Capitals with an accent, the letters below it, and the accent as columns; bit 0 is the picture's top row.
_ACCENTS = (
    ("ÁÉÍÓÚÝŃŚŹĆ", "AEIOUYNSZC", b"\0\2\1"),
    ("ÀÈÌÒÙ", "AEIOU", b"\1\2\0"),
    ("ÂÊÎÔÛ", "AEIOU", b"\2\1\2"),
    ("ÄËÏÖÜŸ", "AEIOUY", b"\2\0\2"),
    ("ÃÑÕ", "ANO", b"\2\3\1"),
    ("ÅŻ", "AZ", b"\0\3\0"),
)

# MicroPython's own upper() knows the letters of English only (C46).
_SMALL = "áéíóúýńśźćàèìòùâêîôûäëïöüÿãñõåżçæœøßł"
_LARGE = "ÁÉÍÓÚÝŃŚŹĆÀÈÌÒÙÂÊÎÔÛÄËÏÖÜŸÃÑÕÅŻÇÆŒØẞŁ"


def upper(character):
    """A letter as a capital, whatever the VM knows of accents."""
    return _LARGE[_SMALL.find(character)] if character in _SMALL else character.upper()


def has_glyph(character):
    """Whether a capital or sign can be drawn as itself."""
    return any([character in characters for characters, _ in _GLYPHS]) or any(
        [character in accented for accented, _, _ in _ACCENTS]
    )


def glyph(character):
    """One character as a list of columns of HEIGHT pixels, bit 0 on top; a block for an unknown one."""
    accent = b""
    for accented, letters, marks in _ACCENTS:
        if character in accented:
            character = letters[accented.find(character)]
            accent = marks
    columns = [column << _TOP for column in _letter(character)]
    if accent:
        if len(columns) < len(accent):
            columns = [0] + columns + [0]
        for x, mark in enumerate(accent):
            columns[x] |= mark
    return columns


def _letter(character):
    for index, (characters, columns) in enumerate(_GLYPHS):
        if character in characters:
            width = index + 1
            at = characters.find(character) * width
            return columns[at : at + width]
    return _UNKNOWN


def columns(text):
    """A text as columns of HEIGHT pixels with gaps between the letters, as bytes; see glyph()."""
    drawn = bytearray()
    for character in text:
        drawn.extend(bytes(glyph(upper(character))))
        drawn.append(0)
    return bytes(drawn[:-1])
