"""The verdict on a claim, and the score."""

from games.blocks import rules_cards as cards
from games.blocks.race import Race
from ui import digits, motion, sounds
from ui.pads import BACK, MATCH
from ui.palette import WHITE

_RIGHT_MS, _WRONG_MS, _NOBODY_MS = 1800, 1200, 1800

_STEP_MS = 60
_A_BLOCK = 2  # steps from one block to the next
_JOY = 10 + 2  # steps of five blocks, and of a look at all of them
_TIME_AT = 6  # steps: then the tick gives way to the time
_MINUTES = 10  # a longer time has no room

# Signs as they are drawn, pixel by pixel: x and y as one hexadecimal number.
_TICK = b"\x44\x55\x66\x75\x84\x93\xa2\xb1"
_CROSS = b"\x51\x62\x73\x84\x95\xa6\xa1\x92\x83\x74\x65\x56"
_NOBODY = b"\x44\x54\x64\x74\x84\x94\xa4\xb4"


class Verdict(Race):
    """Right or wrong, and how much everybody has; seat 0: nobody gets anything.

    A card that was won is laid once more, block by block; then a tick, and the time it took.
    """

    NAME = "verdict"

    def __init__(self, console, flow, seat, right):
        super().__init__(console, flow)
        self.seat, self.right = seat, right
        self._stage = -1
        self._won = 0  # the card
        self._joy = ()  # where its blocks lay
        self.ms = 0
        self.scores = [(score, digits.columns(score[1] % 10)) for score in flow.scores()]
        self.shown_ms = _RIGHT_MS if right else _WRONG_MS if seat else _NOBODY_MS
        console.play(sounds.RIGHT if right else sounds.WRONG if seat else sounds.NOBODY)

    def offers(self, seat):
        # It is over before anybody could hold BACK for long enough to pause.
        claims = seat in self.table.humans and self.flow.queue_open() and self.table.legal(seat, "claim")
        return ((MATCH, 0, "claim"),) if claims else ()

    def judge(self, seat, button, at):
        # Who claims next is not seen yet: nobody can have meant to judge that claim.
        self.table.advance_to(at)
        if button == MATCH and self.flow.queue_open():
            return self.table.act((seat, "claim"), at)
        return button not in (MATCH, BACK)

    def celebrate(self, card):
        """Let a card that was won be laid once more."""
        if self.shown_ms >= _RIGHT_MS:
            self._won = card
            # The solver has tables of its own: they go before the screen is drawn.
            self._joy = self.console.once("games.blocks.rules_solver", "bars")(cards.cells(card))[0]
            self._draw_bars = self.console.once("games.blocks.bars", "draw_bars")

    def happened(self, event):
        if event[0] == "won" and self.flow.TIMED:
            self.celebrate(event[2])
            if self.flow.ms < _MINUTES * 60000:
                self.ms = self.flow.ms
        # The next claim of the queue waits until the verdict on the one before has been seen.
        if event[0] != "check" or self.console.now > self.since:
            super().happened(event)

    def move(self, pads, now):
        if now - self.since >= self.shown_ms:
            self.console.later(self.flow.go_on, now)
            return True
        stage = (now - self.since) // _STEP_MS - (_JOY if self._joy else 0)
        changed = stage != self._stage
        self._stage = stage
        return changed

    def draw_moving(self, frame):
        if self._stage < 0 and self._joy:
            laid = 1 + (self._stage + _JOY) // _A_BLOCK
            self._draw_bars(self.console, frame, self._won, self._joy[:laid])
            return
        self.draw_sign(frame, self._stage)
        first = 8 - 2 * len(self.scores)
        for place, (score, digit) in enumerate(self.scores):
            if score[0] != self.seat or not motion.beat(self._stage, 4, 0) & 1:
                self._draw_score(frame, first + 4 * place, score, digit)

    def draw_sign(self, frame, stage):
        """Paint what stands above the scores; stage: a number that rises with time."""
        palette = self.console.palette
        sign = _TICK if self.right else _CROSS if self.seat else _NOBODY
        colour = palette.right if self.right else palette.wrong if self.seat else WHITE
        if self.ms and stage >= _TIME_AT:
            self._draw_time(frame, self.ms // 1000, colour)
            return
        for place in sign if motion.reduced else sign[: 1 + stage]:
            frame.dot(place >> 4, place & 15, colour)
            frame.dot(place >> 4, (place & 15) + 1, colour)

    def _draw_time(self, frame, seconds, colour):
        minutes, seconds = divmod(seconds, 60)
        parts = [digits.columns(number) for number in (minutes, seconds // 10, seconds % 10)]
        columns = parts[0] + b"\0\x0a\0" + parts[1] + b"\0" + parts[2]
        frame.write((16 - len(columns)) // 2, 3, columns, colour)

    def _draw_score(self, frame, x, score, digit):
        # The units as a digit, the tens as dots above it.
        seat, number, owes = score
        console = self.console
        colour = console.palette.seat(seat)
        frame.write(x, 11, digit, colour)
        for ten in range(number // 10):
            frame.dot(x + ten % 3, 9 - ten // 3, colour)
        if owes:
            for dot in range(3):
                frame.dot(x + dot, 9, console.palette.wrong)

    def light(self, seat):
        if seat not in self.table.humans:
            return super().light(seat)
        palette = self.console.palette
        if seat == self.table.game.claimant or seat in self.flow.waiting():
            return palette.seat(seat)
        if seat == self.seat:
            return palette.right if self.right else palette.wrong
        return super().light(seat)

    def describe(self):
        say = self.console.say
        if not self.seat:
            return say("nobody")
        return say("right" if self.right else "wrong", say("seat", self.seat))
