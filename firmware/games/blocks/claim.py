"""A claim that is being checked, and how the blocks can lie."""

from games.blocks.race import Race
from games.blocks.rules_checking import CHECK_MS
from ui import motion
from ui.pads import BACK, LEFT, MATCH, RIGHT, SIDEWAYS
from ui.palette import BLACK
from ui.screen import each

BLINK_MS = 250
_ALONE_MS = 1000  # until whoever judges alone has the solutions in view


class Claim(Race):
    """The claimant's colour frames the card while the others check; its right side burns down."""

    NAME = "claim"
    OPENS = True  # the solutions, where the claimant judges alone

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self._state = None

    def judge(self, seat, button, at):
        game = self.table.game
        if button in (LEFT, RIGHT) and (seat != game.claimant or self.alone()):
            self.step(1 if button == RIGHT else -1)
            return True
        return super().judge(seat, button, at)

    def moves(self, seat):
        legal, turns = self.table.legal, self.turn_offers(seat)
        if legal(seat, "withdraw"):
            return ((BACK, 0, "withdraw"),) + turns
        if self.flow.queue_open():
            first = ((MATCH, 0, "claim"),) if legal(seat, "claim") else ()
        elif legal(seat, "right"):
            return ((MATCH, 0, "right"), (BACK, 0, "wrong")) + turns
        else:
            ready = self.console.now >= self.flow.calm_until and legal(seat, "accept")
            first = ((MATCH, 0, "right"),) if ready else ()
        return first + (((BACK, 0, "wrong"),) if legal(seat, "object") else ()) + turns

    def turn_offers(self, seat):
        """As moves(), what LEFT and RIGHT do."""
        return each(SIDEWAYS, "solution") if seat != self.table.game.claimant or self.alone() else ()

    def alone(self):
        """Whether nobody but the claimant can judge the claim (V-2, V-6)."""
        game = self.table.game
        return game.judges() == [game.claimant]

    def step(self, step):
        """Somebody who checks wants to see the next solution or the one before (V-3)."""
        self.flow.show(self.console.once("games.blocks.solutions", "Solutions"), step)

    def move(self, pads, now):
        if self.flow.queue_open():
            self.flow.calm_until = now + self.flow.CALM_MS
        if self.OPENS and self.alone() and now - self.since >= _ALONE_MS:
            self.step(1)
            return True
        state = (now // BLINK_MS, self._time_left(now))
        changed = state != self._state
        self._state = state
        return changed

    def _time_left(self, now):
        left = self.table.game.check_due() - self.table.time(now)
        return max(left, 0) * 15 // CHECK_MS

    def draw_still(self, frame):
        self.draw_frame(frame, self.table.game.claimant)
        self.draw_card(frame, self.table.game.claimed_card())

    def draw_moving(self, frame):
        game, console = self.table.game, self.console
        self.draw_time(frame, game.claimant, self._time_left(console.now))
        for place, seat in enumerate(self.flow.waiting()):
            frame.dot(2 + 2 * place, 15, console.palette.seat(seat))
        for place, seat in enumerate(game.judges()):
            frame.dot(11 + place, 15, self._vote(game, seat))

    def draw_card(self, frame, card):
        """What stands inside the frame."""
        self.draw_figure(frame, card)

    def _vote(self, game, seat):
        palette = self.console.palette
        if seat in game.accepted or [seat, True] in game.votes:
            return palette.right
        if [seat, False] in game.votes:
            return palette.wrong
        return palette.seat(seat) if motion.beat(self.console.now, BLINK_MS) & 1 else BLACK

    def light(self, seat):
        game = self.table.game
        if seat not in self.table.humans:
            return BLACK
        if seat == game.claimant or seat in self.flow.waiting():
            return self.console.palette.seat(seat)
        return self._vote(game, seat)

    def describe(self):
        game, say = self.table.game, self.console.say
        text = say("vote" if game.voting else "check", say("seat", game.claimant))
        if len(game.seats) > 1 and self.alone():
            text += ", " + say("alone", say("seat", game.claimant))
        return text + "".join([", " + say("seat", seat) for seat in self.flow.waiting()])
