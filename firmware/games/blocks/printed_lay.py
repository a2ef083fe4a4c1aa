"""Printed cards are laid on the table before they are in play (RF-2)."""

from games.blocks import printed_numbers as numbers
from games.blocks.race import Race
from ui import sounds
from ui.pads import LEFT, MATCH, RIGHT
from ui.palette import WHITE, dim

CALM_MS = 400  # a press that was meant for the screen before starts nothing
COUNT_MS = 700
_FROM = 3
_BLINK_MS = 400
_EDGE = 4  # with what share of its light the edge of a card waits


class Lay(Race):
    """The numbers of cards, one after the other; MATCH: the card lies there. LEFT and RIGHT look again.

    todo: the cards. counts: whether a count of three follows, at whose end the card is turned up. Then
    `course.laid(now)`. The clock of the game stands still meanwhile.
    """

    NAME = "lay"

    def __init__(self, console, course, todo, counts=True):
        super().__init__(console, course)
        self._todo = todo
        self._counts = counts
        self._at = 0
        self._from = None  # when the count began
        self._state = None
        self.table.pause(console.now)

    def press(self, seat, button, at):
        if seat not in self.table.humans or self._from is not None or at - self.since < CALM_MS:
            return
        if button == MATCH and self._at == len(self._todo) - 1:
            self._from = self.console.now
        elif button in (MATCH, LEFT, RIGHT):
            self._at = (self._at + (-1 if button == LEFT else 1)) % len(self._todo)
            self.console.play(sounds.MOVE)
        self.console.frame.forget()

    def move(self, pads, now):
        self.table.pause(now)  # after a pause the clock runs
        digit = 0
        if self._from is not None:
            digit = _FROM - (now - self._from) // COUNT_MS if self._counts else 0
            if digit <= 0:
                if self._counts:
                    self.console.play(sounds.GO)
                self.table.start(now)
                self.console.later(self.course.laid, now)
                return True
        state = digit, now // _BLINK_MS & 1
        if state == self._state:
            return False
        if digit and self.digit() != digit:
            self.console.play(sounds.COUNT)
            self.console.frame.forget()
        self._state = state
        return True

    def digit(self):
        """What the count shows; 0: it has not begun."""
        return self._state[0] if self._state else 0

    def blinks(self):
        """Whether what blinks is bright."""
        return bool(self._state and self._state[1])

    def draw_still(self, frame):
        if self.digit():
            numbers.large(self, frame, self.digit(), WHITE)
            return
        card = self._todo[self._at]
        numbers.large(self, frame, card, self.console.palette.level(_level(card)))

    def draw_moving(self, frame):
        # The edge of the card: it waits.
        console = self.console
        level = _level(self._todo[self._at])
        colour = console.palette.level(level)
        if not self.blinks():
            colour = dim(colour, _EDGE)
        for y in (0, 15):
            for line in range(level):
                for x in (3 * line + 1, 3 * line + 2):
                    self.dot(frame, x, y, colour)

    def light(self, seat):
        if seat not in self.table.humans:
            return super().light(seat)
        palette = self.console.palette
        return palette.seat(seat) if self.blinks() else palette.faint(seat)

    def describe(self):
        from games.blocks import printed_strings as spoken

        if self.digit():
            return str(self.digit())
        card = self._todo[self._at]
        say = self.console.say
        return "%s, %s" % (spoken.say(self.console, "lay", card), say("level", _level(card)))


def _level(card):
    from games.blocks import rules_cards as cards  # Twins does without pattern cards in memory

    return cards.level(card)
