"""Total Madness: the count of three, and false starts (TM-2)."""

from games.blocks.race import Race
from games.total_madness.rules import COUNT_MS
from games.total_madness.table_top import PLACES
from ui import digits, sounds
from ui.palette import BLACK, WHITE, dim

_A_DIGIT_MS = 1000
_FLASH_MS = 900
_BLINK_MS = 150
_BACK = 12  # cards that lie face down glow faintly


class Count(Race):
    """Three, two, one between cards that lie face down.

    Who presses too early fills the picture with colour and number, and keeps a frame around the new count.
    """

    NAME = "count"

    def __init__(self, console, course):
        super().__init__(console, course)
        self._hasty = 0  # the seat of the last false start
        self._state = None

    def happened(self, event):
        if event[0] == "false_start":
            self._hasty = event[1]
            self.console.play(sounds.WRONG)
            self.console.frame.forget()
        else:
            super().happened(event)

    def _passed(self, now):
        return self.table.time(now) - self.table.game.count_since

    def move(self, pads, now):
        if self.table.game.started:
            self.console.later(self.course.show, self.course.CARD)
            return True
        passed = self._passed(now)
        digit = (COUNT_MS - passed + _A_DIGIT_MS - 1) // _A_DIGIT_MS
        state = (digit, self._flash(passed), passed // _BLINK_MS)
        changed = state != self._state
        if not self._state or (digit != self._state[0] and not state[1]):
            self.console.play(sounds.COUNT)
        self._state = state
        return changed

    def _flash(self, passed):
        return self._hasty and passed < _FLASH_MS

    def draw_still(self, frame):
        console = self.console
        palette, scale = console.palette, console.scale
        for deck, (x, y) in enumerate(PLACES):
            if deck != 2:
                colour = dim(palette.level(deck + 1), _BACK)
                frame.rect(console.left + x * scale, console.top + y * scale, 5 * scale, 5 * scale, colour)

    def draw_moving(self, frame):
        console = self.console
        scale, left, top = console.scale, console.left, console.top
        digit, flash, blink = self._state
        if flash:
            palette = console.palette
            colour = palette.low(self._hasty) if blink & 1 else palette.seat(self._hasty)
            frame.rect(left, top, 16 * scale, 16 * scale, colour)
            number = digits.columns(self._hasty)
            frame.columns(left + 2 * scale, top + 3 * scale, number, BLACK, 2 * scale)
            frame.rect(left + 11 * scale, top + 3 * scale, 2 * scale, 6 * scale, BLACK)
            frame.rect(left + 11 * scale, top + 11 * scale, 2 * scale, 2 * scale, BLACK)
            return
        if self._hasty:
            for side in range(scale):
                frame.border(
                    left + side,
                    top + side,
                    16 * scale - 2 * side,
                    16 * scale - 2 * side,
                    console.palette.seat(self._hasty),
                )
        frame.columns(left + 5 * scale, top + 3 * scale, digits.columns(digit), WHITE, 2 * scale)

    def light(self, seat):
        if seat == self._hasty and seat in self.table.humans:
            palette = self.console.palette
            return palette.wrong if self._state[2] & 1 else palette.seat(seat)
        return super().light(seat)

    def describe(self):
        console = self.console
        if self._flash(self._passed(console.now)):
            return console.say("tm_false", console.say("seat", self._hasty))
        return str(self._state[0])
