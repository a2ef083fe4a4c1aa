"""Quick Play: a claim that is being checked."""

from console.pads import LEFT, RIGHT
from console.palette import BLACK
from console.quick_play.race import Race

BLINK_MS = 250


class Claim(Race):
    """The claimant's colour frames the card while the others check; its right side burns down."""

    NAME = "claim"

    def __init__(self, console):
        super().__init__(console)
        self._state = None

    def press(self, seat, button, at):
        game = self.table.game
        if button in (LEFT, RIGHT) and (seat != game.claimant or len(game.seats) == 1):
            self.show("solutions", "Solutions", 1 if button == RIGHT else -1)
        else:
            super().press(seat, button, at)

    def move(self, pads, now):
        state = (now // BLINK_MS, self._time_left(now))
        changed = state != self._state
        self._state = state
        return changed

    def _time_left(self, now):
        game = self.table.game
        return max(game.check_due() - self.table.time(now), 0) * 15 // 10000

    def draw_still(self, frame):
        game, console = self.table.game, self.console
        scale, left, top = console.scale, console.left, console.top
        colour = console.palette.seat(game.claimant)
        frame.rect(left, top, 15 * scale, scale, colour)
        frame.rect(left, top, scale, 16 * scale, colour)
        self.draw_card(frame, game.card)

    def draw_moving(self, frame):
        game, console = self.table.game, self.console
        burnt = 15 - self._time_left(console.now)
        self.dot(frame, 15, burnt, console.palette.seat(game.claimant), 16 - burnt)
        for place, seat in enumerate(game.claims[1:]):
            self.dot(frame, 2 + 2 * place, 15, console.palette.seat(seat))
        for place, seat in enumerate(game.judges()):
            self.dot(frame, 11 + place, 15, self._vote(game, seat))

    def draw_card(self, frame, card):
        """What stands inside the frame."""
        self.draw_figure(frame, card)

    def _vote(self, game, seat):
        palette = self.console.palette
        if seat in game.accepted or [seat, True] in game.votes:
            return palette.right
        if [seat, False] in game.votes:
            return palette.wrong
        return palette.seat(seat) if self.console.now // BLINK_MS & 1 else BLACK

    def light(self, seat):
        game = self.table.game
        if seat not in self.table.humans:
            return BLACK
        if seat == game.claimant:
            return self.console.palette.seat(seat)
        return self._vote(game, seat)

    def describe(self):
        game, say = self.table.game, self.console.say
        text = say("vote" if game.voting else "check", say("seat", game.claimant))
        return text + "".join([", " + say("seat", seat) for seat in game.claims[1:]])
