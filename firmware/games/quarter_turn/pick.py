"""Quarter Turn: the player on turn chooses a colour (QT-2)."""

from games.quarter_turn.rules_board import COLOURS, TILES
from games.quarter_turn.turn import Turn
from ui import motion, sounds
from ui.pads import ARROWS, LEFT, MATCH, UP
from ui.palette import WHITE, dim
from ui.screen import each


class Pick(Turn):
    """The colour under the cursor is in the light all over the board; MATCH takes it."""

    NAME = "pick"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self.colour = min([colour for colour in COLOURS if colour not in self.game.colours])

    def turn_offers(self):
        free = self.colour not in self.game.colours
        return (((MATCH, 0, "colour"),) if free else ()) + each(ARROWS, "other_colour")

    def pressed(self, button, at):
        if button == MATCH:
            self.act("pick", self.colour, at=at)
        else:
            step = -1 if button in (LEFT, UP) else 1
            self.colour = (self.colour - 1 + step) % len(COLOURS) + 1
            self.console.frame.forget()
            self.console.play(sounds.MOVE)

    def back(self):
        self.help("qt_pick")

    def draw_still(self, frame):
        view, taken = self.view, self.game.colours
        colours = [view.bright[c] if c == self.colour else view.dark[c] for c in range(len(view.bright))]
        for place in range(TILES):
            view.tile(frame, place, self.game.tiles[place], colours)
        view.turns(frame)
        for colour in COLOURS:
            shade = view.bright[colour]
            frame.box(15, 3 * colour - 3, 1, 3, dim(shade, 16) if colour in taken else shade)

    def blink(self, now):
        return motion.beat(now, 250) & 1

    def draw_turn(self, frame, now):
        if self.blink(now):
            colour = self.console.palette.wrong if self.colour in self.game.colours else WHITE
            frame.box(14, 3 * self.colour - 3, 1, 3, colour)

    def light(self, seat):
        if seat == self.seat() and seat in self.table.humans:
            return self.view.bright[self.colour]
        return super().light(seat)

    def what(self):
        return "%s %s" % (self.console.say("qt_pick"), " ABCD"[self.colour])
