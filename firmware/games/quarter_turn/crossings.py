"""Quarter Turn: putting blocks before the roll and after the move, taking one with an anti-block."""

from games.quarter_turn.rules import AFTER, AGAIN, ANTI
from games.quarter_turn.rules_board import CROSSINGS, one_colour, open_crossings
from games.quarter_turn.turn import Turn
from ui import sounds
from ui.pads import DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import BLACK, WHITE, dim

BLINK_MS = 300
GO_ON = -1  # no crossing: the die in the corner


class Crossings(Turn):
    """A cursor that jumps between the crossings in question and the die; MATCH takes what it is on.

    Where a block can be put it comes and goes; where one can be taken as well. On the die MATCH rolls, and
    after the move it ends the turn. BACK shows the player's colour once more.
    """

    NAME = "crossings"

    def __init__(self, console, sight):
        super().__init__(console, sight)
        self.phase = self.game.phase
        self.stops = self._crossings() + [GO_ON]
        self._at = 0
        if self.phase == ANTI:
            self._at = self._first_of_others()

    def _crossings(self):
        game = self.game
        if self.phase == AGAIN:
            return []
        if self.phase == ANTI:
            return [crossing for crossing in range(CROSSINGS) if game.blocks[crossing]]
        return open_crossings(game.tiles, game.blocks, self.sight.mine())

    def _first_of_others(self):
        game = self.game
        own = game.colours[game.at]
        for place, crossing in enumerate(self.stops):
            if crossing == GO_ON or (own and game.blocks[crossing] != own):
                return place
        return 0

    def stop(self):
        """The crossing that the cursor is on, or GO_ON."""
        return self.stops[self._at]

    # Input.

    def pressed(self, button, at):
        if button == MATCH:
            self._take(at)
        elif len(self.stops) == 1:
            self.refuse(self._key())
        else:
            self._at = (self._at + {LEFT: -1, UP: -1, RIGHT: 1, DOWN: 1}[button]) % len(self.stops)
            self.since = self.console.now
            self.console.play(sounds.MOVE)

    def back(self):
        self.sight.find(self.console.now)
        self.help(self._key())

    def _take(self, at):
        crossing = self.stop()
        if crossing == GO_ON:
            self.act("done" if self.phase == AFTER else "roll", at=at)
        else:
            self.act("remove" if self.phase == ANTI else "place", crossing, at=at)

    def _key(self):
        if self.stop() != GO_ON:
            return "qt_take" if self.phase == ANTI else "qt_put"
        return "qt_done" if self.phase == AFTER else "qt_roll"

    # Picture.

    def blink(self, now):
        return (now - self.since) // BLINK_MS & 1, self._at

    def draw_turn(self, frame, now):
        sight, game = self.sight, self.game
        lit = not self.blink(now)[0]
        for place, crossing in enumerate(self.stops):
            here = place == self._at
            if crossing == GO_ON:
                self._draw_die(frame, lit if here else None)
            elif self.phase == ANTI:
                if here and not lit:
                    sight.block(frame, crossing, BLACK, BLACK)
            else:
                colour = sight.bright[one_colour(game.tiles, crossing)]
                if here and lit:
                    sight.block(frame, crossing, colour)
                else:
                    sight.spot(frame, crossing, colour if here or lit else WHITE)

    def _draw_die(self, frame, lit):
        colour = self.console.palette.right if self.phase == AFTER else WHITE
        self.sight.die(frame, dim(colour, 12) if lit is None else colour if lit else BLACK)

    def what(self):
        stop = self.stop()
        where = "" if stop == GO_ON else " %d-%d" % (stop // 4 + 1, stop % 4 + 1)
        return self.console.say(self._key()) + where
