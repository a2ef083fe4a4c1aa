"""A card that nobody got: how the blocks would have lain (V-6)."""

from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks.bars import draw_bars
from games.blocks.race import Race
from ui.pads import MATCH

SHOWN_MS = 5000
_LEAST_MS = 600  # a press meant for the screen before goes on to nothing


class Answer(Race):
    """One solution, for a while; any press goes on."""

    NAME = "answer"

    def __init__(self, console, flow, card):
        super().__init__(console, flow)
        self._card = card
        self._all = solver.bars(cards.cells(card))

    def moves(self, seat):
        return ((MATCH, 0, "go_on"),) if self.console.now - self.since >= _LEAST_MS else ()

    def pressed(self, seat, button, at):
        if at - self.since >= _LEAST_MS:
            self.console.later(self.flow.go_on, at)

    def move(self, pads, now):
        if now - self.since >= SHOWN_MS:
            self.console.later(self.flow.go_on, now)
            return True
        return False

    def draw_still(self, frame):
        draw_bars(self.console, frame, self._card, self._all[0])
        self.draw_level(frame, cards.level(self._card))

    def describe(self):
        return self.console.say("solution", 1, len(self._all))
