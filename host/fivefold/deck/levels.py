"""The levels in numbers: the table of docs/deck.md."""

from collections.abc import Callable, Sequence
from statistics import median_low

from fivefold.deck.difficulty import Difficulty, difficulty
from fivefold.deck.proofs import Deck

_COLUMNS: tuple[tuple[str, Callable[[Difficulty], int], bool], ...] = (
    ("bars laid", lambda d: d.measure, True),
    ("bars on a false lead", lambda d: d.lead, True),
    ("cuts", lambda d: d.cuts, False),
    ("places", lambda d: d.places, False),
    ("sure blocks", lambda d: d.sure, False),
    ("solutions", lambda d: d.solutions, False),
)


def table(deck: Deck) -> str:
    """A Markdown table: one line a level; least, median and most of the measure and of what goes into it."""
    names = ["level", *(name for name, _, _ in _COLUMNS)]
    lines = ["| " + " | ".join(names) + " |", "|---" * len(names) + "|"]
    for level in range(1, 6):
        cards = [difficulty(cells) for number, cells in deck.numbered() if deck.levels[number - 1] == level]
        fields = [_three([value(card) for card in cards], hundredths) for _, value, hundredths in _COLUMNS]
        lines.append(f"| {level} | " + " | ".join(fields) + " |")
    return "\n".join(lines)


def _three(values: Sequence[int], hundredths: bool) -> str:
    three = (min(values), median_low(values), max(values))
    return " · ".join(in_bars(n) if hundredths else str(n) for n in three)


def in_bars(hundredths: int) -> str:
    """A measure as people read it."""
    return f"{hundredths // 100}.{hundredths % 100:02d}"
