"""Push Match: which face of the cube in hand shall show."""

from console import sounds
from console.pads import BACK, DOWN, LEFT, MATCH, RIGHT, UP
from console.palette import BLACK, WHITE
from console.push_match.cells import BLINK_MS, Cells
from rules.push_match_frame import FACES_EACH, SIDE

_ACROSS = 3
_STEP = 5  # pixels from face to face


class Hand(Cells):
    """The six faces below or above the cell, the chosen one between brackets; MATCH pushes, BACK goes back."""

    NAME = "hand"

    def pressed(self, button, at):
        if button == MATCH:
            self._push(at)
        elif button == BACK:
            self.show("cells", "Cells")
        else:
            step = {LEFT: -1, RIGHT: 1, UP: -_ACROSS, DOWN: _ACROSS}[button]
            self.sight.face = (self.sight.face + step) % FACES_EACH
            self.since = self.console.now
            self.console.play(sounds.MOVE)

    def _push(self, at):
        face = self.sight.face
        if self.cell() == self.sight.views[self.game.turn]["gap"]:
            self.act("fill", face, at=at)
        else:
            self.act("push", self.cell(), face, at=at)

    def blink(self, now):
        return (now - self.since) // BLINK_MS & 1, self.sight.face

    def draw_turn(self, frame, side):
        sight, console = self.sight, self.console
        sight.draw(frame, side)
        cell = self.cell()
        sight.symbol(frame, cell, sight.glyphs.bright[sight.hand()[sight.face]])
        if not self.blink(console.now)[0]:
            sight.ring(frame, cell, 1, console.palette.seat(self.seat()))
        # The faces hide rows that are far from the cell.
        above = cell // SIDE > 2
        scale, left, top = console.scale, console.left, console.top
        frame.rect(left, top + (0 if above else 9 * scale), 16 * scale, (9 if above else 7) * scale, BLACK)
        for face, symbol in enumerate(sight.hand()):
            x = left + (1 + face % _ACROSS * _STEP) * scale
            y = top + ((0 if above else 9) + face // _ACROSS * 3 + (face // _ACROSS)) * scale
            frame.stamp(x, y, sight.glyphs.bright[symbol])
            if face == sight.face:
                frame.rect(x - scale, y, scale, 3 * scale, WHITE)
                frame.rect(x + 3 * scale, y, scale, 3 * scale, WHITE)

    def describe(self):
        return "%s, %s" % (super().describe(), "".join([chr(65 + symbol) for symbol in self.sight.hand()]))
