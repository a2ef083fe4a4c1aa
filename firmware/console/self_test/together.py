"""Two people press MATCH at the same time: who was first, and by how much?"""

from console.self_test.step import Step
from ui import digits
from ui.pads import MATCH
from ui.palette import GREY, WHITE

ROUNDS = 3
IDLE_MS = 20000
_PAIR_MS = 1000  # what lies further apart is no pair
_SHOWN_MS = 1500


class Test(Step):
    """Shows how far apart a few pairs of presses were for certain, from their time stamps."""

    hint = "do_together"

    def __init__(self, test):
        super().__init__(test)
        self._first = None  # (seat, ms)
        self._pair = None  # (first seat, second seat, margin in ms)
        self._last = self.since
        self._rounds = 0
        self.facts["margins_ms"] = []
        if len(self.console.seats) - len(test.absent) < 2:
            self.skip("it takes two pads")

    def offers(self, seat):
        # It takes two: who has pressed waits for another.
        first = self._first
        waits = first and first[0] == seat and self.console.now - first[1] <= _PAIR_MS
        return ((MATCH, 0, "try"),) if self._rounds < ROUNDS and not waits else ()

    def press(self, seat, button, at):
        if button != MATCH or self._rounds == ROUNDS:
            return
        self._last = at
        first = self._first
        if first is None or first[0] == seat or at - first[1] > _PAIR_MS:
            self._first = (seat, at)
            return
        self._first = None
        margin = self.console.surely(seat, at - first[1]) if at >= first[1] else at - first[1]
        self._pair = (first[0], seat, margin)
        self._rounds += 1
        self.facts["margins_ms"].append(margin)
        self.test.tell("pair", first=first[0], second=seat, margin_ms=margin)
        if margin < 0:
            self.fault("swapped", seat=first[0], other=seat, margin_us=1000 * margin)

    def tick(self, now):
        gone = now - self._last
        if self._rounds == ROUNDS:
            if gone >= _SHOWN_MS:
                self.end()
        elif gone >= IDLE_MS:
            if self._rounds:
                self.end()
            else:
                self.skip("nobody pressed")
        return False

    def draw(self, frame):
        console = self.console
        frame.clear()
        for half in range(2):
            colour = GREY
            if self._pair:
                seat = self._pair[half]
                colour = console.palette.low(seat) if half else console.palette.seat(seat)
            elif self._first and not half:
                colour = console.palette.seat(self._first[0])
            frame.box(1 + half * 8, 1, 6, 6, colour)
        if self._pair:
            number = digits.columns(self._pair[2])
            frame.write((16 - len(number)) // 2, 9, number, WHITE)
        for place in range(ROUNDS):
            colour = WHITE if place < self._rounds else GREY
            frame.dot(5 + 2 * place, 15, colour)

    def light(self, seat):
        palette = self.console.palette
        first = self._pair[0] if self._pair else self._first and self._first[0]
        return palette.seat(seat) if seat == first else palette.faint(seat)
