"""Printed Twins: the claimant names the two cards by their numbers (RF-4)."""

from games.blocks import printed
from games.blocks.race import Race
from games.twins.rules_printed import NAMING_MS
from ui import digits, motion, sounds
from ui.pads import BACK, DOWN, LEFT, MATCH, RIGHT, SIDEWAYS, UP
from ui.palette import BLACK, GREY, WHITE
from ui.screen import each

_BLINK_MS = 250
_PLACES = (2, 10, 10)  # how many values each digit has


class TwinsNaming(Race):
    """Three digits: UP and DOWN count, LEFT and RIGHT move, MATCH ends a number, BACK goes back or withdraws.

    `first`: the first number once it is named, else 0.
    """

    NAME = "numbers"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self._digits = [0, 0, 0]
        self._at = 0
        self.first = 0
        self._state = None

    def number(self):
        """The number as it stands."""
        hundreds, tens, units = self._digits
        return 100 * hundreds + 10 * tens + units

    def place(self):
        """The digit that UP and DOWN change."""
        return self._at

    def moves(self, seat):
        if seat != self.table.game.claimant:
            return ()
        number, most = self.number(), self.table.game.options["deck"]
        named = ((MATCH, 0, "number"),) if 1 <= number <= most and number != self.first else ()
        back = (BACK, 0, "first_number" if self.first else "withdraw")
        return named + each((UP, DOWN), "digit") + each(SIDEWAYS, "digit_place") + (back,)

    def pressed(self, seat, button, at):
        console, game = self.console, self.table.game
        sound = sounds.MOVE
        if seat != game.claimant:
            sound = None
            console.refuse(seat)
        elif button in (UP, DOWN):
            step = 1 if button == UP else -1
            self._digits[self._at] = (self._digits[self._at] + step) % _PLACES[self._at]
        elif button in (LEFT, RIGHT):
            self._at = (self._at + (1 if button == RIGHT else -1)) % len(_PLACES)
        elif button == BACK:
            if not self.first:
                self.table.act((seat, "withdraw"), at)
                return
            self._begin(0)
        elif button == MATCH:
            sound = self._name(seat, at)
        if sound:
            console.play(sound)
        console.frame.forget()

    def _begin(self, first):
        self.first = first
        self._digits = [0, 0, 0]
        self._at = 0

    def _name(self, seat, at):
        # The sound that answers; a refusal has its own, and so has the verdict.
        number = self.number()
        if self.first:
            if not self.table.act((seat, "name", self.first, number), at):
                self.console.refuse(seat)
        elif not 1 <= number <= self.table.game.options["deck"]:
            self.console.refuse(seat)
        else:
            self._begin(number)
            return sounds.CHOOSE
        return None

    def move(self, pads, now):
        left = max(self.table.game.check_due() - self.table.time(now), 0) * 15 // NAMING_MS
        state = left, motion.beat(now, _BLINK_MS) & 1
        changed = state != self._state
        self._state = state
        return changed

    def draw_still(self, frame):
        console = self.console
        self.draw_frame(frame, self.table.game.claimant)
        leading = True
        for place, digit in enumerate(self._digits):
            leading = leading and digit == 0 and place < len(_PLACES) - 1
            self._draw_digit(frame, 3 + 4 * place, digit, GREY if leading and place != self._at else WHITE)
        for dot in range(2 if self.first else 1):
            frame.dot(3 + 2 * dot, 2, console.palette.seat(self.table.game.claimant))

    def _draw_digit(self, frame, x, digit, colour):
        # As wide as in a text and twice as high, so that three have room.
        for dx, column in enumerate(digits.columns(digit)):
            for row in range(5):
                if column >> row & 1:
                    frame.dot(x + dx, 4 + 2 * row, colour, 2)

    def draw_moving(self, frame):
        left, bright = self._state or (15, 0)
        self.draw_time(frame, self.table.game.claimant, left)
        for dx in range(3):
            frame.dot(3 + 4 * self._at + dx, 15, WHITE if bright else BLACK)

    def light(self, seat):
        if seat not in self.table.humans:
            return BLACK
        palette = self.console.palette
        return palette.seat(seat) if seat == self.table.game.claimant else palette.faint(seat)

    def describe(self):
        say = self.console.say
        named = "%d, " % self.first if self.first else ""
        return "%s\n%s%03d" % (
            printed.words(self.console, "name", say("seat", self.table.game.claimant)),
            named,
            self.number(),
        )
