"""Quarter Turn is over: the blocks of whoever has won light up."""

from games.quarter_turn.rules_board import COLOURS, CROSSINGS, TILES
from games.quarter_turn.turn import Turn
from ui import motion, sounds
from ui.pads import MATCH
from ui.palette import BLACK, WHITE, dim

_MS = 3200
_WAVE_MS = 90
_WAVES = 8


class End(Turn):
    """Waves run from the winner's blocks over the dark board; any press leads to the results."""

    NAME = "end"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        view = self.view
        view.still()
        game = self.game
        colours = [game.colours[game.seats.index(seat)] for seat in game.winners()]
        self._won = COLOURS if 0 in colours else colours
        console.play(sounds.RIGHT)

    def offers(self, seat):
        return ((MATCH, 0, "go_on"),)

    def press(self, seat, button, at):
        self._leave()

    def tick(self, pads, now):
        if now - self.since >= _MS:
            self._leave()
            return True
        return self.move(pads, now)

    def _leave(self):
        self.console.later(self.console.finish)

    def blink(self, now):
        return motion.beat(now - self.since, _WAVE_MS, _WAVES - 1)

    def draw_still(self, frame):
        view = self.view
        for place in range(TILES):
            view.tile(frame, place, self.game.tiles[place], view.dark)

    def draw_turn(self, frame, now):
        view, blocks = self.view, self.game.blocks
        step = self.blink(now)
        wave = step % _WAVES
        crossings = [crossing for crossing in range(CROSSINGS) if blocks[crossing] in self._won]
        if wave < 6:
            for crossing in crossings:
                shade = view.bright[blocks[crossing]]
                view.square(frame, crossing, 2 + wave, dim(shade, 2 << wave))
        for crossing in range(CROSSINGS):
            colour = blocks[crossing]
            if crossing in crossings:
                view.square(frame, crossing, 1, view.bright[colour])
                view.block(frame, crossing, WHITE if wave == 0 else view.bright[colour])
            elif colour:
                view.block(frame, crossing, view.dark[colour])

    def light(self, seat):
        if seat not in self.table.humans:
            return BLACK
        shade = self.view.shade(seat)
        return shade if seat in self.game.winners() else dim(shade, 16)

    def what(self):
        return self.console.say("qt_over")
