"""Colours: of symbols, seats and levels. Three bytes each: red, green, blue."""

BLACK = b"\0\0\0"
WHITE = b"\xff\xff\xff"
GREY = b"\x18\x18\x18"
RED = b"\xff\x00\x00"
GOLD = b"\xff\xb0\x00"

# Symbols 0–5, seats 1–6, levels 1–5, right and wrong, in hexadecimal. Symbols and seats were searched for
# together: no two of the twelve look alike, whichever colours somebody sees; tests/host/test_palette.py
# holds the distances. The usual colours are bright; the plain ones differ in lightness as well.
_USUAL = (
    "ffffff ff3077 5af652 ff2802 ffc800 4d3bff",
    "ff0005 0203ff 04821c ff8205 a833be 21cec8",
    "10d020 0080ff ffd000 ff6000 ff0818",
    "08d018 ff0000",
)
_PLAIN = (
    "ffffff e050c3 12743b e03103 ffbe00 1e14e4",
    "990000 000096 0ca936 ff870a c92ac5 7acde8",
    "ffffff 50b8ff f0e020 e07000 902000",
    "50b8ff e04800",
)
# The patterns of Twins are in colours of symbols, which no seat has: a hand shows on all of them.
_PATTERN = (3, 5, 4)


class Palette:
    """The colours in use: `symbols` 0–5, `seat(1–6)`, `level(1–5)`, `right`, `wrong`, `shut` (out).

    `patterns`: of the patterns of Twins, 0 dark.

    plain: for colour-blind players.
    """

    def __init__(self, plain=False):
        symbols, seats, levels, verdicts = [_packed(text) for text in (_PLAIN if plain else _USUAL)]
        self.symbols = [_of(symbols, symbol) for symbol in range(6)]
        self.patterns = [BLACK] + [self.symbols[symbol] for symbol in _PATTERN]
        self._seats, self._levels = seats, levels
        self._low, self._faint = dim(seats, 3), dim(seats, 16)
        self.right, self.wrong = _of(verdicts, 0), _of(verdicts, 1)
        self.shut = dim(self.wrong, 16)

    def seat(self, seat):
        """The colour of a seat, 1–6."""
        return _of(self._seats, seat - 1)

    def low(self, seat):
        """The colour of a seat with less light: here, but not in the middle of things."""
        return _of(self._low, seat - 1)

    def faint(self, seat):
        """The colour of a seat with hardly any light: not here (yet)."""
        return _of(self._faint, seat - 1)

    def level(self, level):
        """The colour of a level, 1–5."""
        return _of(self._levels, level - 1)


def _packed(text):
    # All in one piece: as an object each, the colours would take ten times the room.
    return bytes([int(six[at : at + 2], 16) for six in text.split() for at in (0, 2, 4)])


def _of(packed, index):
    return packed[3 * index : 3 * index + 3]


def dim(colour, share):
    """A colour, or several in a row, at one `share`-th of its light; what was lit stays lit."""
    return bytes([(value + share - 1) // share for value in colour])
