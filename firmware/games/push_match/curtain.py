"""Push Match: the side changes, and nobody but the next player shall see it."""

from games.push_match.match import Match
from ui.pads import MATCH
from ui.palette import BLACK, dim

_FALL_MS = 320
_SWAY_MS = 260
# The dots of a die, x and y of each as one hexadecimal number.
_PIPS = (
    b"\x66",
    b"\x93\x39",
    b"\x93\x66\x39",
    b"\x33\x93\x39\x99",
    b"\x33\x93\x66\x39\x99",
    b"\x33\x93\x36\x96\x39\x99",
)


class Curtain(Match):
    """A curtain in the next player's colour; held, MATCH shows the secret cards, and let go the frame."""

    NAME = "curtain"

    def __init__(self, console, sight):
        super().__init__(console, sight)
        self._parted = False

    def pressed(self, button, at):
        if button != MATCH:
            self.refuse("pm_curtain")
        elif self.has_cards():
            self._parted = True
        else:
            self.lift()

    def lift(self):
        """Let the player see."""
        self.sight.unveil(self.console.now)
        self.go_on()

    def tick(self, pads, now):
        changed = super().tick(pads, now)
        if self.console.screen is not self:
            self._parted = False  # after a pause the player begins anew
        return changed

    def move(self, pads, now):
        if self._parted and not pads.held(self.seat(), MATCH, now):
            self.lift()
            return True
        return super().move(pads, now)

    def blink(self, now):
        fallen = min((now - self.since) * 16 // _FALL_MS, 16)
        return self._parted, fallen, now // _SWAY_MS

    def draw_turn(self, frame, side):
        self.sight.clear(frame)
        if self._parted:
            self.sight.draw_cards(frame, side)
            return
        console = self.console
        scale, left, top = console.scale, console.left, console.top
        colour = console.palette.seat(self.seat())
        folds = [dim(colour, share) for share in (3, 6, 12, 6)]
        height = min((console.now - self.since) * 15 // _FALL_MS, 15)
        sway = console.now // _SWAY_MS
        for x in range(15):
            frame.rect(left + x * scale, top, scale, height * scale, folds[(x + (sway & 1)) % 4])
        frame.rect(left + 3 * scale, top + 3 * scale, 9 * scale, 9 * scale, BLACK)
        # The player's number as on a die.
        for pip in _PIPS[self.seat() - 1]:
            x, y = left + (pip >> 4) * scale, top + (pip & 15) * scale
            frame.rect(x, y, 2 * scale, 2 * scale, colour)

    def spell(self):
        """The reminder to press; what lies behind the curtain is not for everybody."""
        return self.spell_cards() if self._parted else self.console.say("pm_curtain")
