"""Quick Play: the verdict on a claim, and the score."""

from console import font, sounds
from console.palette import WHITE
from console.quick_play.race import Race
from rules.game import TABLE

RIGHT_MS, WRONG_MS, NOBODY_MS = 1800, 1200, 1800

# Signs as they are drawn, pixel by pixel: x and y as one hexadecimal number.
_TICK = b"\x44\x55\x66\x75\x84\x93\xa2\xb1"
_CROSS = b"\x51\x62\x73\x84\x95\xa6\xa1\x92\x83\x74\x65\x56"
_NOBODY = b"\x44\x54\x64\x74\x84\x94\xa4\xb4"


class Verdict(Race):
    """Right or wrong, and how many cards everybody has; seat 0: nobody gets the card."""

    NAME = "verdict"

    def __init__(self, console, seat, right):
        super().__init__(console)
        self.seat, self.right = seat, right
        self._stage = -1
        self._scores = []  # (x, digit, tens, seat): the units as a digit, the tens as dots above it
        game = self.table.game
        for place, pile in enumerate(game.won):
            x = 8 - 2 * len(game.won) + 4 * place
            self._scores.append((x, font.digits(len(pile) % 10), len(pile) // 10, game.seats[place]))
        self._ms = RIGHT_MS if right else WRONG_MS if seat else NOBODY_MS
        console.play(sounds.RIGHT if right else sounds.WRONG if seat else sounds.NOBODY)

    def move(self, pads, now):
        if now - self.since >= self._ms:
            self._go_on(now)
            return True
        stage = (now - self.since) // 60
        changed = stage != self._stage
        self._stage = stage
        return changed

    def _go_on(self, now):
        console, phase = self.console, self.table.game.phase()
        if phase == "check":
            self.show("claim", "Claim")
        elif phase == "race":
            self.show("card", "Card")
        elif phase == "ready":
            self.table.act((TABLE, "reveal"), now)
        else:
            console.later(console.finish)

    def draw_moving(self, frame):
        console = self.console
        palette = console.palette
        sign = _TICK if self.right else _CROSS if self.seat else _NOBODY
        colour = palette.right if self.right else palette.wrong if self.seat else WHITE
        for place in sign[: 1 + self._stage]:
            self.dot(frame, place >> 4, place & 15, colour)
            self.dot(frame, place >> 4, (place & 15) + 1, colour)
        for x, digit, tens, seat in self._scores:
            if seat == self.seat and self._stage // 4 & 1:
                continue
            colour = palette.seat(seat)
            scale = console.scale
            frame.columns(console.left + x * scale, console.top + 11 * scale, digit, colour, scale)
            for ten in range(tens):
                self.dot(frame, x + ten % 3, 9 - ten // 3, colour)

    def light(self, seat):
        if self.seat == seat and seat in self.table.humans:
            palette = self.console.palette
            return palette.right if self.right else palette.wrong
        return super().light(seat)

    def describe(self):
        say = self.console.say
        if not self.seat:
            return say("nobody")
        return say("right" if self.right else "wrong", say("seat", self.seat))
