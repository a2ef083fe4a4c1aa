"""Colours: of symbols, seats and levels. Three bytes each: red, green, blue."""

BLACK = b"\0\0\0"
WHITE = b"\xff\xff\xff"
GREY = b"\x18\x18\x18"
RED = b"\xff\x00\x00"
GOLD = b"\xff\xb0\x00"

# The usual colours are bright and far apart. The plain ones (after Okabe and Ito) stay apart for people
# who see red and green alike: they differ in lightness as well.
_USUAL = (
    (b"\xff\xff\xff", b"\xff\x10\xa0", b"\x10\xe0\x20", b"\xff\x38\x00", b"\xff\xc8\x00", b"\x10\x40\xff"),
    (b"\xff\x10\x08", b"\x10\x40\xff", b"\x08\xd0\x18", b"\xff\xb8\x00", b"\xe0\x10\xd0", b"\x00\xc8\xc8"),
    (b"\x10\xd0\x20", b"\x00\x80\xff", b"\xff\xd0\x00", b"\xff\x60\x00", b"\xff\x08\x18"),
    (b"\x08\xd0\x18", b"\xff\x00\x00"),
)
_PLAIN = (
    (b"\xff\xff\xff", b"\xd0\x50\x90", b"\x00\xa0\x60", b"\xe0\x48\x00", b"\xf0\xe0\x20", b"\x00\x30\xd0"),
    (b"\xe0\x48\x00", b"\x00\x30\xd0", b"\x00\xa0\x60", b"\xf0\xe0\x20", b"\xd0\x50\x90", b"\x50\xb8\xff"),
    (b"\xff\xff\xff", b"\x50\xb8\xff", b"\xf0\xe0\x20", b"\xe0\x70\x00", b"\x90\x20\x00"),
    (b"\x50\xb8\xff", b"\xe0\x48\x00"),
)


class Palette:
    """The colours in use: `symbols` 0–5, `seat(1–6)`, `level(1–5)`, `right`, `wrong`.

    plain: for colour-blind players.
    """

    def __init__(self, plain=False):
        self.symbols, self._seats, self._levels, (self.right, self.wrong) = _PLAIN if plain else _USUAL

    def seat(self, seat):
        """The colour of a seat, 1–6."""
        return self._seats[seat - 1]

    def level(self, level):
        """The colour of a level, 1–5."""
        return self._levels[level - 1]


def dim(colour, share):
    """A colour at one `share`-th of its light; what was lit stays lit."""
    return bytes([(value + share - 1) // share for value in colour])
