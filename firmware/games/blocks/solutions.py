"""How the blocks can lie, while a claim is being checked."""

from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks import symbols
from games.blocks.claim import Claim
from games.blocks.figure import offset
from ui.palette import BLACK

# Dots of a die on a bar of 6×3 pixels: along and across as one hexadecimal number.
_PIPS = (b"\x21\x31", b"\x11\x41", b"\x10\x21\x31\x42", b"\x10\x12\x40\x42", b"\x10\x12\x21\x31\x40\x42")


def draw(console, frame, card, arrangement):
    """Draw how five blocks show a card: each in a colour of its own, its number in dots."""
    scale = console.scale
    x, y = offset(cards.cells(card))
    for index, placement in enumerate(arrangement):
        first, second = sorted(blocks.bar(placement))
        colour = console.palette.symbols[index + 1]
        across = second - first == 1
        left = console.left + (x + first % symbols.SIDE * 3) * scale
        top = console.top + (y + first // symbols.SIDE * 3) * scale
        width, height = (6, 3) if across else (3, 6)
        frame.rect(left, top, width * scale, height * scale, colour)
        for pip in _PIPS[index]:
            dx, dy = (pip >> 4, pip & 15) if across else (pip & 15, pip >> 4)
            frame.rect(left + dx * scale, top + dy * scale, scale, scale, BLACK)


class Solutions(Claim):
    """The card's solutions, one at a time: each block in a colour of its own, its number in dots (V-3)."""

    NAME = "solutions"
    OPENS = False

    def __init__(self, console, course, step):
        super().__init__(console, course)
        self._all = solver.solutions(cards.cells(self.table.game.claimed_card()))
        self._at = 0 if step > 0 else len(self._all) - 1

    def step(self, step):
        self._at += step
        self.console.frame.forget()
        if not 0 <= self._at < len(self._all):
            self.course.show(self.course.CLAIM)

    def draw_card(self, frame, card):
        draw(self.console, frame, card, self._all[self._at])

    def describe(self):
        return self.console.say("solution", self._at + 1, len(self._all))
