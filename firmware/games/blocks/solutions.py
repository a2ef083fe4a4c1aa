"""How the blocks of a set can lie to show a card."""

from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks.bars import draw_bars
from games.blocks.claim import Claim


class Solutions(Claim):
    """The card's solutions, one at a time: each block in a colour of its own, its number in dots (V-3)."""

    NAME = "solutions"
    OPENS = False

    def __init__(self, console, flow, step):
        super().__init__(console, flow)
        self._all = solver.bars(cards.cells(self.table.game.claimed_card()))
        self._at = 0 if step > 0 else len(self._all) - 1

    def step(self, step):
        self._at += step
        self.console.frame.forget()
        if not 0 <= self._at < len(self._all):
            self.flow.show(self.flow.CLAIM)

    def draw_card(self, frame, card):
        draw_bars(self.console, frame, card, self._all[self._at])

    def describe(self):
        return self.console.say("solution", self._at + 1, len(self._all))
