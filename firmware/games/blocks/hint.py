"""A hint for who plays alone: some blocks of a solution on their card (C-11)."""

from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks import symbols
from games.blocks.bars import draw_bars
from games.blocks.race import Race
from ui.pads import LEFT, RIGHT, SIDEWAYS
from ui.screen import each


class Hint(Race):
    """The race goes on: what claims and gives up still does; LEFT and RIGHT lead back to the cards."""

    NAME = "hint"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self._card, shown = console.table.game.hinted
        self._bars = solver.bars(cards.cells(self._card))[0][:shown]

    def moves(self, seat):
        return self.race_offers(seat) + each(SIDEWAYS, "go_on")

    def move(self, pads, now):
        return self.race(pads, now, 0)

    def pressed(self, seat, button, at):
        if button in (LEFT, RIGHT):
            self.console.later(self.flow.go_on, at)
        else:
            super().pressed(seat, button, at)

    def draw_still(self, frame):
        self.draw_figure(frame, self._card)
        draw_bars(self.console, frame, self._card, self._bars)
        self.draw_level(frame, cards.level(self._card))

    def describe(self):
        return self.console.say("level", cards.level(self._card))

    def spell(self):
        # The figure, and over which of its cells which block lies.
        shown = ["."] * symbols.SIDE * symbols.SIDE
        for number, bar in enumerate(self._bars, 1):
            for cell in bar:
                shown[cell] = str(number)
        rows = ["".join(shown[row : row + symbols.SIDE]) for row in range(0, len(shown), symbols.SIDE)]
        return "%s  %s" % (symbols.spell(cards.cells(self._card)), "/".join(rows))
