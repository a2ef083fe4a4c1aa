"""Proving what docs/rules.md promises of blocks and deck (B-1 … B-5), card by card."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fivefold.deck import blockset, figure
from fivefold.deck.difficulty import difficulty
from games.blocks import rules_solver as solver
from games.blocks.rules_blocks import BLOCKS
from games.blocks.rules_mat import CELLS, SYMBOLS


@dataclass(frozen=True)
class Deck:
    """What the rules read from the data module: of each card the figure and the measure, card 1 first."""

    figures: list[bytes]
    measures: list[int]
    levels: list[int]

    def numbered(self) -> Iterator[tuple[int, bytes]]:
        """`(number, figure)` of every card."""
        return enumerate(self.figures, 1)


@dataclass(frozen=True)
class Promise:
    """One sentence of the rules, and the search for something that breaks it: a fault in words, or None."""

    rule: str
    text: str
    fault: Callable[[Deck], str | None]


def firmware_deck() -> Deck:
    """The deck that the firmware plays with."""
    from games.blocks import rules_cards as cards

    numbers = range(1, cards.CARDS + 1)
    return Deck(
        [cards.cells(n) for n in numbers],
        [cards.measure(n) for n in numbers],
        [cards.level(n) for n in numbers],
    )


def _pairs(_deck: Deck) -> str | None:
    pairs = {tuple(sorted(pair)) for block in BLOCKS for pair in block}
    if len(pairs) != 20 or any(len(block) != 4 for block in BLOCKS):
        return "the blocks do not carry 20 different pairs, four each"
    return None if {s for pair in pairs for s in pair} == set(range(SYMBOLS)) else "a symbol is missing"


def _spread(_deck: Deck) -> str | None:
    if blockset.find() == BLOCKS:
        return None
    return "games/blocks/rules_blocks.py has other blocks than `fivefold deck blocks` finds"


def _figures(deck: Deck) -> str | None:
    for number, cells in deck.numbered():
        if len(cells) != CELLS or len(figure.taken(cells)) != 10 or cells != figure.to_corner(cells):
            return f"card {number} is no figure of ten cells in the corner of 5×5"
        if not figure.connected(cells):
            return f"card {number} falls apart"
    return None


def _solvable(deck: Deck) -> str | None:
    unsolved = [number for number, cells in deck.numbered() if not solver.solutions(cells)]
    return f"card {unsolved[0]} has no solution" if unsolved else None


def _solutions(deck: Deck) -> str | None:
    for number, cells in deck.numbered():
        found = solver.solutions(cells)
        if not all(solver.shows(arrangement, cells) for arrangement in found):
            return f"a solution listed for card {number} does not show it"
        if len(found) != difficulty(cells).solutions:
            return f"card {number} has {difficulty(cells).solutions} solutions, the solver lists {len(found)}"
    return None


def _distinct(deck: Deck) -> str | None:
    seen: dict[bytes, int] = {}
    for number, cells in deck.numbered():
        same = seen.setdefault(figure.canonical(cells), number)
        if same != number:
            return f"card {number} is card {same}, turned or mirrored"
    return None


def _levels(deck: Deck) -> str | None:
    counts = [deck.levels.count(level) for level in range(1, 6)]
    if len(deck.figures) != 60 or counts != [12] * 5 or deck.levels != sorted(deck.levels):
        return f"there are {len(deck.figures)} cards, of the levels {counts}"
    return None


def _measures(deck: Deck) -> str | None:
    for number, cells in deck.numbered():
        if difficulty(cells).measure != deck.measures[number - 1]:
            return f"card {number} measures {difficulty(cells).measure}, not {deck.measures[number - 1]}"
    return None


def _harder(deck: Deck) -> str | None:
    for level in range(1, 5):
        hardest = max(m for m, own in zip(deck.measures, deck.levels, strict=True) if own == level)
        easiest = min(m for m, own in zip(deck.measures, deck.levels, strict=True) if own == level + 1)
        if easiest <= hardest:
            return f"level {level + 1} has a card of measure {easiest}, level {level} one of {hardest}"
    return None


PROMISES = (
    Promise("B-1", "the five blocks carry 20 different pairs of six symbols", _pairs),
    Promise("B-1", "the blocks are those that the search finds, spread as evenly as can be", _spread),
    Promise("B-2", "every figure has ten cells, hangs together and fits 5×5", _figures),
    Promise("B-2", "the five blocks can show every figure", _solvable),
    Promise("B-5", "the solver lists all solutions, and each shows its card", _solutions),
    Promise("B-3", "no card equals another, turned or mirrored", _distinct),
    Promise("B-3", "60 cards, 12 of each level", _levels),
    Promise("B-4", "every card measures what it says", _measures),
    Promise("B-4", "every card of a level measures harder than all of the level below", _harder),
)
