"""Push Match: where to push, and with which face (PM-3, PM-4, PM-5)."""

from games.push_match.match import Match
from games.push_match.rules_frame import FACES_EACH, SIDE
from ui import sounds
from ui.pads import BACK, DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import BLACK, WHITE

_BLINK_MS = 400
_ACROSS = 3  # faces side by side
_STEP = 5  # pixels from one to the next


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
            self._take()
        elif button == BACK:
            self.show("lines", "Lines", 0)
        else:
            self._move(button)

    def _take(self):
        if self.cell() == self.sight.views[self.game.turn]["last"]:
            self.refuse("pm_push")
        else:
            self.console.play(sounds.CHOOSE)
            self.show("cells", "Hand")

    def _move(self, button):
        row, column = divmod(self.cell(), SIDE)
        row = (row + (button == DOWN) - (button == UP)) % SIDE
        column = (column + (button == RIGHT) - (button == LEFT)) % SIDE
        self.sight.cell[self.game.turn] = row * SIDE + column
        self.moved()

    def moved(self):
        """The cursor has moved: it is seen at once."""
        self.since = self.console.now
        self.console.play(sounds.MOVE)

    def blink(self, now):
        return (now - self.since) // _BLINK_MS & 1, self.cell(), self.sight.face

    def draw_turn(self, frame, side):
        sight = self.sight
        sight.draw(frame, side)
        cell = self.cell()
        if not self.blink(self.console.now)[0]:
            sight.ring(frame, cell, 1, WHITE)
        elif cell != sight.views[side]["last"]:
            sight.symbol(frame, cell, sight.glyphs.bright[sight.hand()[sight.face]])

    def describe(self):
        if self._note:
            return super().describe()
        row, column = divmod(self.cell(), SIDE)
        return "%s %d-%d" % (super().describe(), row + 1, column + 1)


class Hand(Cells):
    """The six faces beside the cell's row, the chosen one between brackets; MATCH pushes, BACK goes back."""

    NAME = "hand"

    def pressed(self, button, at):
        if button == MATCH:
            self._push(at)
        elif button == BACK:
            self.show("cells", "Cells")
        else:
            step = {LEFT: -1, RIGHT: 1, UP: -_ACROSS, DOWN: _ACROSS}[button]
            self.sight.face = (self.sight.face + step) % FACES_EACH
            self.moved()

    def _push(self, at):
        face = self.sight.face
        if self.cell() == self.sight.views[self.game.turn]["gap"]:
            self.act("fill", face, at=at)
        else:
            self.act("push", self.cell(), face, at=at)

    def draw_turn(self, frame, side):
        sight, console = self.sight, self.console
        sight.draw(frame, side)
        cell = self.cell()
        bright = sight.glyphs.bright
        sight.symbol(frame, cell, bright[sight.hand()[sight.face]])
        if not self.blink(console.now)[0]:
            sight.ring(frame, cell, 1, WHITE)
        # The faces hide rows that are far from the cell.
        scale, left, top = console.scale, console.left, console.top
        if cell // SIDE > 2:
            frame.rect(left, top, 16 * scale, 9 * scale, BLACK)
        else:
            top += 9 * scale
            frame.rect(left, top, 16 * scale, 7 * scale, BLACK)
        for face, symbol in enumerate(sight.hand()):
            x = left + (1 + face % _ACROSS * _STEP) * scale
            y = top + face // _ACROSS * 4 * scale
            frame.stamp(x, y, bright[symbol])
            if face == sight.face:
                frame.rect(x - scale, y, scale, 3 * scale, WHITE)
                frame.rect(x + 3 * scale, y, scale, 3 * scale, WHITE)

    def describe(self):
        if self._note:
            return super().describe()
        letters = [chr(65 + symbol) for symbol in self.sight.hand()]
        letters[self.sight.face] = "[%s]" % letters[self.sight.face]
        return "%s, %s" % (super().describe(), "".join(letters))
