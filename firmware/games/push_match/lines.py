"""Push Match: is there a row to call? (PM-6)"""

from games.push_match.match import Match
from games.push_match.rules_frame import NONE, ROWS
from games.push_match.rules_round import CALL, PUSH
from ui import sounds
from ui.pads import BACK, DOWN, MATCH, RIGHT, UP
from ui.palette import WHITE

# UP and DOWN step through the rows, LEFT and RIGHT through the columns; both come by the diagonals and by no
# line at all.
_DIAGONALS = (10, 11)
_DOWNWARDS = (NONE, 0, 1, 2, 3, 4) + _DIAGONALS
_RIGHTWARDS = (NONE, 5, 6, 7, 8, 9) + _DIAGONALS
_RUN_MS = 80


class Lines(Match):
    """A line of the frame stands out; players have to find the right one themselves.

    MATCH calls the line. Where no line stands out MATCH ends the turn, and before the push, as BACK does
    there, it leads back to the cells.
    """

    NAME = "lines"

    def __init__(self, console, sight, line=NONE):
        super().__init__(console, sight)
        self.line = line

    def pressed(self, button, at):
        if button == MATCH:
            self._take(at)
        elif button == BACK:
            self._back()
        else:
            ring = _DOWNWARDS if button in (UP, DOWN) else _RIGHTWARDS
            step = 1 if button in (DOWN, RIGHT) else -1
            # A line of the other kind: begin with the first one or the last.
            place = ring.index(self.line) if self.line in ring else 0
            self.line = ring[(place + step) % len(ring)]
            self.console.play(sounds.MOVE)

    def _before_push(self):
        return self.game.phase == PUSH and self.game.pushes < self.game.MOST_PUSHES

    def _take(self, at):
        if self.line != NONE:
            self.act("match", self.line, at=at)
        elif self._before_push():
            self.go_on()
        else:
            self.act("done", at=at)

    def _back(self):
        if self.line != NONE and not self._before_push():
            self.line = NONE
            self.console.play(sounds.MOVE)
        elif self.sight.open and self.has_cards():
            self.show("moments", "Cards")
        elif self._before_push():
            self.go_on()
        else:
            self.refuse("pm_end")

    def blink(self, now):
        return self.line, self._hand_over(now)

    def _hand_over(self, now):
        # Where MATCH ends the turn a light runs along the last row, from the player on turn to the other.
        if self.line != NONE or self.game.phase != CALL:
            return NONE
        step = now // _RUN_MS % 15
        return 14 - step if self.game.turn else step

    def draw_turn(self, frame, side):
        self.sight.draw(frame, side, None if self.line == NONE else ROWS[0][self.line])
        light = self._hand_over(self.console.now)
        if light != NONE:
            self.dot(frame, light, 15, WHITE)

    def describe(self):
        return "%s %s" % (super().describe(), "-" if self.line == NONE else self.line + 1)
