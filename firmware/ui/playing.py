"""What all screens of a game in play have in common."""

from ui.pads import BACK, UP
from ui.screen import Screen

PAUSE_MS = 2000
_ASK_MS = 1000
_PAUSE = ((BACK, PAUSE_MS, "pause"),)
_ASK = ((UP, _ASK_MS, "ask_back"),)


class Playing(Screen):
    """Lets the table's time go by; BACK held for 2 s on any pad pauses, so BACK counts when it comes up."""

    def __init__(self, console):
        super().__init__(console)
        self.table = console.table
        self._backs = []

    def offers(self, seat):
        return (self.moves(seat) if seat in self.table.humans else ()) + _PAUSE

    def moves(self, seat):
        """As offers(), for a player and without the pause."""
        return ()

    def back_offer(self, seat):
        """The offer to ask for the last move back, for who made it (PM-12)."""
        return _ASK if seat == self.table.game.mover and self.table.legal(seat, "ask_back") else ()

    def keep_back(self, seat, at):
        """BACK went down (ms): let_go() hears of it, unless it pauses the game."""
        self._backs.append((seat, at))

    def let_go(self, seat, at):
        """BACK came up on a pad; at: when it went down (ms)."""

    def paused_picture(self):
        """What a pause shows for going on: a function(frame, console, x, y) that paints 16×7; or None."""
        return None

    def waits(self):
        """Whether time waits as long as BACK is down: what it means counts from when it went down."""
        return False

    def tick(self, pads, now):
        held, _ = pads.longest(BACK, self.console.seats, now)
        if held >= PAUSE_MS:
            self._backs = []
            self.console.pause(self)
            return True
        changed = self._come_up(pads, now)
        waits = (self._backs and self.waits()) or self.asks(pads, now)
        if self.console.screen is self and not waits:
            changed = self.table.advance(now) or changed
        if self.console.screen is not self:
            return True
        return self.move(pads, now) or changed

    def _come_up(self, pads, now):
        up = [back for back in self._backs if not pads.held(back[0], BACK, now)] if self._backs else ()
        for back in up:
            self._backs.remove(back)
            if self.console.screen is self:
                self.let_go(*back)
        return bool(up)

    def asks(self, pads, now):
        """Whether somebody holds what asks for the last move back: until that is clear, time waits."""
        return False

    def ask_back(self, pads, now):
        """Whether who made the last move has held UP for a second and asks for it back (PM-12)."""
        seat = self.table.game.mover
        held = pads.held(seat, UP, now)
        # It counts from when UP went down: nobody else's move may come before.
        return held >= _ASK_MS and self.table.act((seat, "ask_back"), now - held)

    def draw(self, frame):
        # What stands still is drawn once: a press must not wait for a picture.
        if not frame.recall(self):
            frame.clear()
            self.draw_still(frame)
            frame.keep(self)
        self.draw_moving(frame)

    def draw_still(self, frame):
        """Paint what does not change while this screen is shown, on black."""

    def draw_moving(self, frame):
        """Paint the rest, on top."""

    def move(self, pads, now):
        """Time goes by; whether that changes the picture."""
        return False
