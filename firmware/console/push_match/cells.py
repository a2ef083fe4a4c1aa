"""Push Match: where to push (PM-3, PM-4, PM-5)."""

from console import sounds
from console.pads import BACK, DOWN, LEFT, MATCH, RIGHT, UP
from console.push_match.match import Match
from rules.push_match_frame import SIDE

BLINK_MS = 400


class Cells(Match):
    """A cursor over the frame: a square around the cell, in turn with what the push would show there.

    MATCH takes the cell, then the face is chosen; BACK leads to the rows that can be called.
    """

    NAME = "cells"

    def cell(self):
        """The cell under the cursor, as the side on turn numbers them."""
        return self.sight.cell[self.game.turn]

    def pressed(self, button, at):
        if button == MATCH:
            self._take(at)
        elif button == BACK:
            self.show("lines", "Lines", 0)
        else:
            self._move(button)

    def _take(self, at):
        if self.cell() == self.sight.views[self.game.turn]["last"]:
            self.refuse("pm_barred")
        else:
            self.console.play(sounds.CHOOSE)
            self.show("hand", "Hand")

    def _move(self, button):
        row, column = divmod(self.cell(), SIDE)
        row = (row + (button == DOWN) - (button == UP)) % SIDE
        column = (column + (button == RIGHT) - (button == LEFT)) % SIDE
        self.sight.cell[self.game.turn] = row * SIDE + column
        self.since = self.console.now
        self.console.play(sounds.MOVE)

    def blink(self, now):
        return (now - self.since) // BLINK_MS & 1, self.cell()

    def draw_turn(self, frame, side):
        sight = self.sight
        sight.draw(frame, side)
        cell = self.cell()
        if not (self.console.now - self.since) // BLINK_MS & 1:
            sight.ring(frame, cell, 1, self.console.palette.seat(self.seat()))
        elif cell != sight.views[side]["last"]:
            sight.symbol(frame, cell, sight.glyphs.bright[sight.hand()[sight.face]])

    def describe(self):
        row, column = divmod(self.cell(), SIDE)
        return "%s %d-%d" % (super().describe(), row + 1, column + 1)
