"""A player's pile of won pattern cards."""

from games.blocks import rules_cards as cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def levels(pile: "Iterable[int]") -> list[int]:
    """How many cards of level 5, 4 … 1 there are: what decides between equal players (QP-8, TM-7)."""
    found = [cards.level(card) for card in pile]
    return [found.count(level) for level in (5, 4, 3, 2, 1)]


def check(numbers: "Sequence[int]") -> None:
    """Raise ValueError unless all are different numbers of pattern cards."""
    for number in numbers:
        cards.level(number)
    if len(set(numbers)) != len(numbers):
        raise ValueError("a card is there twice: %r" % (numbers,))
