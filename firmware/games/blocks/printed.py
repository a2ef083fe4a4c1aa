"""What games with printed cards share: cards are laid out, and numbers take the place of pictures."""

from games.blocks import rules_cards as cards
from games.blocks.claim import Claim
from games.blocks.race import Race
from ui import digits, motion, sounds
from ui.pads import LEFT, MATCH, RIGHT, SIDEWAYS
from ui.palette import WHITE, dim
from ui.screen import each


def words(console, key, *parts):
    """The text called `key` of the group printed in the language in use."""
    return console.words("printed").say(key, *parts)


BESIDE_TIME = 14  # columns that stay apart from the time bar


def large(screen, frame, number, colour, width=16):
    """A number of up to two digits of 6×10 pixels, in the middle of so many columns."""
    columns = digits.columns(number)
    frame.write((width - 2 * len(columns)) // 2, 3, columns, colour, 2)


def claimed(screen, frame, seat):
    """Two rows in a claimant's colour; beside a number there is no room for a whole frame."""
    frame.box(0, 0, 14, 2, screen.console.palette.seat(seat))


def number(screen, frame, value, x, y, colour, scale=1):
    """A number in digits of 3×5 pixels, `scale` times as large."""
    frame.write(x, y, digits.columns(value), colour, scale)


def score(screen, frame, value, x, y, colour):
    """The units of a number as a digit of 3×5 pixels, the tens as dots above it."""
    number(screen, frame, value % 10, x, y, colour)
    for ten in range(value // 10):
        frame.dot(x + ten % 3, y - 2 - ten // 3, colour)


CALM_MS = 400  # a press that was meant for the screen before starts nothing
COUNT_MS = 700
_FROM = 3
_BLINK_MS = 400
_EDGE = 4  # with what share of its light the edge of a card waits


class Lay(Race):
    """The numbers of cards, one after the other; MATCH: the card lies there. LEFT and RIGHT look again.

    todo: the cards. counts: whether a count of three follows, at whose end the card is turned up. Then
    `flow.laid(now)`. The clock of the game stands still meanwhile.
    """

    NAME = "lay"
    LIES = "lies"

    def __init__(self, console, flow, todo, counts=True):
        super().__init__(console, flow)
        self._todo = todo
        self._counts = counts
        self._at = 0
        self._from = None  # when the count began
        self._state = None
        self.table.pause(console.now)

    def moves(self, seat):
        if self._from is not None or self.console.now - self.since < CALM_MS:
            return ()
        last = self._at == len(self._todo) - 1
        turns = each(SIDEWAYS, "card") if len(self._todo) > 1 else ()
        return ((MATCH, 0, self.LIES if last else "next"),) + turns

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
                self.console.later(self.flow.laid, now)
                return True
        state = digit, motion.beat(now, _BLINK_MS) & 1
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
            large(self, frame, self.digit(), WHITE)
            return
        card = self._todo[self._at]
        large(self, frame, card, self.console.palette.level(_level(card)))

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
                    frame.dot(x, y, colour)

    def light(self, seat):
        if seat not in self.table.humans:
            return super().light(seat)
        palette = self.console.palette
        return palette.seat(seat) if self.blinks() else palette.faint(seat)

    def describe(self):
        if self.digit():
            return str(self.digit())
        card = self._todo[self._at]
        say = self.console.say
        return "%s, %s" % (words(self.console, "lay", card), say("level", _level(card)))


def _level(card):
    return cards.level(card)


class NumberClaim(Claim):
    """The card's number in the claimant's frame; LEFT and RIGHT lead to its solutions, as ever (V-3)."""

    def draw_frame(self, frame, seat):
        claimed(self, frame, seat)

    def draw_card(self, frame, card):
        large(self, frame, card, self.console.palette.level(cards.level(card)), BESIDE_TIME)
