"""Push Match: the first player pushes out the cube in the top-left corner (PM-3)."""

from console.pads import BACK, MATCH
from console.push_match.match import Match

_BLINK_MS = 350


class Corner(Match):
    """The corner blinks; MATCH pushes it out."""

    NAME = "corner"

    def pressed(self, button, at):
        if button == MATCH:
            self.act("open", at=at)
        elif button == BACK and self.sight.open and self.has_cards():
            self.show("cards", "Cards")
        else:
            self.refuse("pm_corner")

    def blink(self, now):
        return now // _BLINK_MS & 1

    def draw_turn(self, frame, side):
        self.sight.draw(frame, side)
        if self.blink(self.console.now):
            self.sight.ring(frame, 0, 1, self.console.palette.seat(self.seat()))
