"""Push Match: moments of a turn without a cursor."""

from games.push_match.match import Match
from ui.pads import BACK, MATCH
from ui.palette import WHITE

_BLINK_MS = 350


class Watch(Match):
    """The computer is on turn: the frame as the other player sees it."""

    NAME = "watch"


class Corner(Match):
    """The first player pushes out the top-left cube (PM-3): its corner blinks, MATCH does it."""

    NAME = "corner"

    def pressed(self, button, at):
        if button == MATCH:
            self.act("open", at=at)
        elif button == BACK and self.sight.open and self.has_cards():
            self.show("moments", "Cards")
        else:
            self.refuse("pm_open")

    def blink(self, now):
        return now // _BLINK_MS & 1

    def draw_turn(self, frame, side):
        self.sight.draw(frame, side)
        if self.blink(self.console.now):
            self.sight.ring(frame, 0, 1, WHITE)


class Cards(Match):
    """The player on turn looks at the secret cards, where nobody else can see them; any press leads back."""

    NAME = "cards"

    def pressed(self, button, at):
        self.go_on()

    def draw_turn(self, frame, side):
        self.sight.clear(frame)
        self.sight.draw_cards(frame, side)

    def spell(self):
        return self.spell_cards()
