"""The 60 pattern cards, numbered 1 to 60, easy ones first (B-2, B-3, B-4)."""

from games.blocks.rules_deck import DATA
from games.blocks.rules_mat import CELLS, EMPTY, SYMBOLS

LEVELS = 5
A_LEVEL = 12
CARDS = LEVELS * A_LEVEL

# A card is ten bytes, little end first: the bits of its cells (4), its symbols as one number to base 6,
# the first cell's as lowest digit (4), its measure (2).
_SIZE = 10
_NOTHING = bytes([EMPTY] * CELLS)


def cells(number: int) -> bytes:
    """The figure of a card: 25 symbols as bytes, EMPTY where there is none, in the upper left corner."""
    taken = _read(number, 0, 4)
    symbols = _read(number, 4, 4)
    figure = bytearray(_NOTHING)
    for cell in range(CELLS):
        if taken >> cell & 1:
            figure[cell] = symbols % SYMBOLS
            symbols //= SYMBOLS
    return bytes(figure)


def level(number: int) -> int:
    """The level of a card, 1 to 5. B-3."""
    _check(number)
    return (number - 1) // A_LEVEL + 1


def measure(number: int) -> int:
    """How hard a card is: the bars a person is expected to lay, in hundredths. B-4, docs/deck.md."""
    return _read(number, 8, 2)


def _read(number: int, offset: int, size: int) -> int:
    _check(number)
    start = (number - 1) * _SIZE + offset
    return int.from_bytes(DATA[start : start + size], "little")


def _check(number: int) -> None:
    if type(number) is not int or not 1 <= number <= CARDS:
        raise ValueError("cards are numbered 1 to %d, not %r" % (CARDS, number))
