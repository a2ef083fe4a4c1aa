"""How the blocks of a set can lie to show a card."""

from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks import symbols
from games.blocks.claim import Claim
from ui.palette import BLACK

# Dots of a die on a bar of 6×3 places: along and across as one hexadecimal number.
_PIPS = (b"\x21\x31", b"\x11\x41", b"\x10\x21\x31\x42", b"\x10\x12\x40\x42", b"\x10\x12\x21\x31\x40\x42")


def draw_solution(console, frame, card, arrangement):
    """Draw how five blocks show a card: each in a colour of its own, its number in dots."""
    scale = frame.scale
    x, y, across, down = symbols.layout(cards.cells(card), scale)
    side = symbols.side(scale)
    dot = max(scale // 2, 1)
    for index, placement in enumerate(arrangement):
        first, second = sorted(blocks.bar(placement))
        lies = second - first == 1
        left = frame.left + x + first % symbols.SIDE * across
        top = frame.top + y + first // symbols.SIDE * down
        far = across if lies else down  # from the bar's first cell to its second
        width, height = (far + side, side) if lies else (side, far + side)
        frame.rect(left, top, width, height, console.palette.symbols[index + 1])
        for pip in _PIPS[index]:
            half, along = divmod(pip >> 4, 3)
            dx, dy = half * far + along * (side - dot) // 2, (pip & 15) * (side - dot) // 2
            if not lies:
                dx, dy = dy, dx
            frame.rect(left + dx, top + dy, dot, dot, BLACK)


def solution(card):
    """A solution of a card, and what draws it."""
    return solver.solutions(cards.cells(card))[0], draw_solution


class Solutions(Claim):
    """The card's solutions, one at a time: each block in a colour of its own, its number in dots (V-3)."""

    NAME = "solutions"
    OPENS = False

    def __init__(self, console, flow, step):
        super().__init__(console, flow)
        self._all = solver.solutions(cards.cells(self.table.game.claimed_card()))
        self._at = 0 if step > 0 else len(self._all) - 1

    def step(self, step):
        self._at += step
        self.console.frame.forget()
        if not 0 <= self._at < len(self._all):
            self.flow.show(self.flow.CLAIM)

    def draw_card(self, frame, card):
        draw_solution(self.console, frame, card, self._all[self._at])

    def describe(self):
        return self.console.say("solution", self._at + 1, len(self._all))
