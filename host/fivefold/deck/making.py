"""Making the deck: figures grown by chance, sorted into levels, twelve of each chosen (B-2 … B-4)."""

from collections import Counter
from collections.abc import Callable
from functools import cached_property

from core.rng import Rng
from fivefold import paths
from fivefold.deck import figure
from fivefold.deck.difficulty import difficulty
from fivefold.errors import Failure
from games.blocks import rules_solver as solver
from games.blocks.rules_blocks import BLOCKS
from games.blocks.rules_mat import CELLS, EMPTY, SIDE, SYMBOLS

FILE = paths.FIRMWARE / "games" / "blocks" / "rules_deck.py"
SEED = 1
A_LEVEL = 12

# The measures of a level, lowest and highest. The gaps between them let people feel the next level.
BANDS = ((500, 555), (585, 630), (660, 710), (740, 800), (850, 1400))
_SHAPES = 18  # a level has candidates of so many shapes at least
_OF_A_SHAPE = 4  # and no more than this of each, so that the common ones do not crowd out the others
_MOST_FIGURES = 30_000

# Small rooms make stout figures, which can be cut in many ways; large ones make figures with arms.
_ROOMS = [
    [
        (cell, other)
        for cell in range(CELLS)
        for other in figure.NEIGHBOURS[cell]
        if max(cell, other) < height * SIDE and cell % SIDE < width and other % SIDE < width
    ]
    for height in range(2, SIDE + 1)
    for width in range(2, SIDE + 1)
    if height * width >= 12 or height * width == 10
]


class Card:
    """A figure that may become a card, and what it is chosen by."""

    def __init__(self, cells: bytes):
        self.cells = cells
        self.measure = difficulty(cells).measure

    @cached_property
    def shape(self) -> bytes:
        """The same for all cards of one shape, however it lies and whatever its symbols."""
        return figure.canonical(figure.shape(self.cells))

    @cached_property
    def build(self) -> tuple[int, ...]:
        """Sides of the rectangle around it, number of inner edges: slender and stout figures differ."""
        places = figure.taken(self.cells)
        height = max(cell // SIDE for cell in places) + 1
        width = max(cell % SIDE for cell in places) + 1
        return (*sorted((height, width)), len(list(figure.edges(places))))

    @cached_property
    def faces(self) -> list[tuple[int, int]]:
        """`(block, face)` of the first solution."""
        return [(block, number & 3) for block, number in enumerate(solver.solutions(self.cells)[0])]


def make(seed: int, progress: Callable[[int, int], None]) -> list[Card]:
    """The 60 cards in order. progress(found, wanted) is called as shapes for the levels are found."""
    chosen: list[Card] = []
    # The hardest level has the fewest shapes to choose from, so it chooses first.
    for pool in reversed(_candidates(Rng(seed), progress)):
        chosen += _choose(pool, chosen)
    return sorted(chosen, key=lambda card: (card.measure, card.cells))


def _candidates(rng: Rng, progress: Callable[[int, int], None]) -> list[list[Card]]:
    levels: list[dict[bytes, list[Card]]] = [{} for _ in BANDS]
    seen = set()
    for _ in range(_MOST_FIGURES):
        cells = figure.to_corner(_grow(rng))
        known = figure.canonical(cells)
        if known in seen:
            continue
        seen.add(known)
        card = Card(cells)
        for level, (low, high) in zip(levels, BANDS, strict=True):
            if low <= card.measure <= high:
                of_shape = level.setdefault(card.shape, [])
                if len(of_shape) < _OF_A_SHAPE:
                    of_shape.append(card)
        found = sum(min(len(level), _SHAPES) for level in levels)
        progress(found, _SHAPES * len(BANDS))
        if found == _SHAPES * len(BANDS):
            return [[card for of_shape in level.values() for card in of_shape] for level in levels]
    raise Failure(f"{_MOST_FIGURES} figures were not enough to fill all levels; try another --seed")


def _grow(rng: Rng) -> bytes:
    """The five blocks in any order in a room of any size, each at random beside those that lie already."""
    bars = rng.pick(_ROOMS)
    blocks = list(BLOCKS)
    rng.shuffle(blocks)
    while True:
        cells = bytearray([EMPTY] * CELLS)
        beside: set[int] = set()
        for block in blocks:
            fits = [
                (first, second)
                for first, second in bars
                if cells[first] == cells[second] == EMPTY
                and (not beside or first in beside or second in beside)
            ]
            if not fits:
                break
            first, second = rng.pick(fits)
            cells[first], cells[second] = rng.pick(block)
            beside.update(figure.NEIGHBOURS[first], figure.NEIGHBOURS[second])
        else:
            return bytes(cells)


def _choose(pool: list[Card], chosen: list[Card]) -> list[Card]:
    """Twelve of a pool with shapes that no chosen card has, of different build, that use all faces evenly."""
    shapes = {card.shape for card in chosen}
    used = Counter(face for card in chosen for face in card.faces)
    builds: Counter[tuple[int, ...]] = Counter()
    level: list[Card] = []
    while len(level) < A_LEVEL:
        pool = [card for card in pool if card.shape not in shapes]
        if not pool:
            raise Failure("too few different shapes in a level; try another --seed")
        card = min(pool, key=lambda c: (builds[c.build], sum(used[face] for face in c.faces), c.cells))
        level.append(card)
        shapes.add(card.shape)
        used.update(card.faces)
        builds[card.build] += 1
    return level


def module(cards: list[Card], seed: int) -> str:
    """The text of firmware/games/blocks/rules_deck.py; games.blocks.rules_cards reads it."""
    lines = [
        f'"""The 60 pattern cards (B-2 … B-4). Made by `fivefold deck make --seed {seed}`: do not edit."""',
        "",
        f"SEED = {seed}",
        "",
        "# fmt: off",
        "DATA = (",
    ]
    for number, card in enumerate(cards, 1):
        text = "".join(f"\\x{byte:02x}" for byte in _packed(card))
        lines.append(f'    b"{text}"  # {number}')
    lines.append(")")
    return "\n".join(lines) + "\n"


def _packed(card: Card) -> bytes:
    places = figure.taken(card.cells)
    taken = sum(1 << cell for cell in places)
    symbols = sum(card.cells[cell] * SYMBOLS**nth for nth, cell in enumerate(places))
    return taken.to_bytes(4, "little") + symbols.to_bytes(4, "little") + card.measure.to_bytes(2, "little")
