"""Yardsticks for Quick Play and Total Madness: they lay the bars of the best search, and err never."""

from functools import cache

from core.rng import Rng
from games.blocks import rules_cards as cards
from games.blocks.rules_blocks import BLOCKS, DOWN, RIGHT
from games.blocks.rules_mat import CELLS, EMPTY, SIDE
from games.quick_play.bot import QuickPlayer
from games.total_madness.bot import MadPlayer
from games.total_madness.rules import POINTS

# Assumed, not measured: the best of people look once at each place where a block can lie, for as long as an
# eye rests (Card, Moran, Newell, "The Psychology of Human-Computer Interaction", 1983: 230 ms), and then know
# the bar to lay. Their hands are those of practised workers (MTM-1: reach, grasp one of several, move, turn
# by 180 degrees, place loosely, let go: some 59 units of 36 ms).
LOOK_MS, BAR_MS = 230, 2100

Place = tuple[int, int]  # block, bits of its two cells

_BLOCK_OF = {
    pair: block
    for block, faces in enumerate(BLOCKS)
    for one, other in faces
    for pair in ((one, other), (other, one))
}


@cache
def _places(card: int) -> list[Place]:
    """Where the blocks can lie on a figure."""
    cells = cards.cells(card)
    found = []
    for cell in range(CELLS):
        for step in (RIGHT, DOWN):
            other = cell + (1 if step == RIGHT else SIDE)
            if other < CELLS and (step == DOWN or other % SIDE) and EMPTY not in (cells[cell], cells[other]):
                block = _BLOCK_OF.get((cells[cell], cells[other]))
                if block is not None:
                    found.append((block, 1 << cell | 1 << other))
    return found


def bars(card: int, rng: Rng) -> int:
    """How many bars are laid until a figure stands, wrong ones as well, where few choices come first."""
    laid = 0

    def lay(in_hand: int, left: int) -> bool:
        nonlocal laid
        if not left:
            return True
        free = [place for place in _places(card) if in_hand >> place[0] & 1 and place[1] & left == place[1]]
        wanted = [
            [place for place in free if place[1] >> cell & 1] for cell in range(CELLS) if left >> cell & 1
        ]
        wanted += [
            [place for place in free if place[0] == block]
            for block in range(len(BLOCKS))
            if in_hand >> block & 1
        ]
        fewest = min(wanted, key=len)
        rng.shuffle(fewest)
        for block, two in fewest:
            laid += 1
            if lay(in_hand ^ 1 << block, left ^ two):
                return True
        return False

    figure = cards.cells(card)
    assert lay((1 << len(BLOCKS)) - 1, sum(1 << cell for cell in range(CELLS) if figure[cell] != EMPTY))
    return laid


def solving_ms(card: int, laid: int) -> int:
    """How long a yardstick takes over a card for which it lays so many bars."""
    return LOOK_MS * len(_places(card)) + BAR_MS * laid


class QuickSolver(QuickPlayer):
    """Thinks about each card as long as its bars take."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, 5, seed)

    def _think(self, card: int) -> None:
        self.card = card
        if card:
            self.ready_ms = solving_ms(card, bars(card, self.rng))


class MadSolver(MadPlayer):
    """Goes for the card that brings most points a second if no bar is laid wrong."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, 5, seed)

    def _choose(self, tops: list[int], race_ms: int) -> None:
        times = {level: solving_ms(card, len(BLOCKS)) for level, card in enumerate(tops) if card}
        level = max(times, key=lambda level: POINTS[level] / times[level])
        self.deck, self.card = level + 1, tops[level]
        self.ready_ms = race_ms + solving_ms(self.card, bars(self.card, self.rng))
        self.claimed = False
