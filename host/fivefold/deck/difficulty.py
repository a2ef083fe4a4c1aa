"""How hard a card is for people: the bars they are expected to lay (B-4). docs/deck.md has the model."""

from dataclasses import dataclass

from fivefold.deck import figure
from games.blocks.rules_blocks import BLOCKS

# One bar in whole numbers. A division by a number of choices rounds down by less than a millionth of a bar.
_BAR = 1_000_000

_ALL = (1 << len(BLOCKS)) - 1
# By the blocks in hand, as bits: each block that can be taken up, and the bits of the others.
_CHOICES = [
    [(block, in_hand ^ 1 << block) for block in range(len(BLOCKS)) if in_hand >> block & 1]
    for in_hand in range(_ALL + 1)
]
_BLOCK_OF = {
    pair: number
    for number, block in enumerate(BLOCKS)
    for first, second in block
    for pair in ((first, second), (second, first))
}


@dataclass(frozen=True)
class Difficulty:
    """What makes a card hard: the measure, and what goes into it."""

    measure: int  # expected number of bars laid until the figure stands, in hundredths
    cuts: int  # ways to cut the shape into bars
    places: int  # pairs of neighbouring cells that some block can show
    sure: int  # blocks that have only one place from the start
    lead: int  # expected number of bars laid on a wrong first bar until it is taken back, in hundredths
    solutions: int


class _Person:
    """Solves one card as people do, in all ways chance may lead them; see docs/deck.md."""

    def __init__(self, cells: bytes):
        self.cells = figure.taken(cells)
        self.places: list[list[int]] = [[] for _ in BLOCKS]  # of a block: the bits of both its cells
        self.edges = []
        for cell, other in figure.edges(self.cells):
            edge = 1 << cell | 1 << other
            self.edges.append(edge)
            block = _BLOCK_OF.get((cells[cell], cells[other]))
            if block is not None:
                self.places[block].append(edge)
        self._known: dict[tuple[int, int], tuple[int, int]] = {}

    def solve(self, in_hand: int, left: int) -> tuple[int, int]:
        """`(bars laid from here on in units of _BAR, solutions)`.

        in_hand: bits of the blocks; left: bits of the cells still open.
        """
        if not in_hand:
            return 0, 1
        key = in_hand, left
        if key not in self._known:
            self._known[key] = (0, 0) if self._lone_cell(left) else self._take_up_any(in_hand, left)
        return self._known[key]

    def _lone_cell(self, left: int) -> bool:
        paired = 0
        for edge in self.edges:
            if edge & left == edge:
                paired |= edge
        return paired != left

    def _take_up_any(self, in_hand: int, left: int) -> tuple[int, int]:
        total = solutions = 0
        choices = _CHOICES[in_hand]
        for block, rest in choices:
            wrong = right = count = solutions = 0
            for place in self.places[block]:
                if place & left == place:
                    bars, found = self.solve(rest, left ^ place)
                    if found:
                        right += bars + _BAR
                        count += 1
                        solutions += found
                    else:
                        wrong += bars + _BAR
            # In random order a wrong place comes before all `count` right ones once in count + 1 times.
            total += wrong // (count + 1) + (right // count if count else 0)
        return total // len(choices), solutions

    def lead(self, left: int) -> int:
        """The mean, over all wrong first bars, of the bars laid until that one is taken back."""
        wrong = []
        for block, rest in _CHOICES[_ALL]:
            for place in self.places[block]:
                bars, solutions = self.solve(rest, left ^ place)
                if not solutions:
                    wrong.append(bars + _BAR)
        return sum(wrong) // len(wrong) if wrong else 0


def difficulty(cells: bytes) -> Difficulty:
    """The difficulty of a figure that the blocks can show. B-4."""
    person = _Person(cells)
    left = sum(1 << cell for cell in person.cells)
    bars, solutions = person.solve(_ALL, left)
    return Difficulty(
        measure=bars * 100 // _BAR,
        cuts=figure.cuts(frozenset(person.cells)),
        places=sum(len(places) for places in person.places),
        sure=sum(len(places) == 1 for places in person.places),
        lead=person.lead(left) * 100 // _BAR,
        solutions=solutions,
    )
