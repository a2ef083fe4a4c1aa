"""What all screens of a race for pattern cards have in common."""

from console import sounds
from console.pads import BACK, DOWN, MATCH
from console.palette import BLACK
from console.screens.playing import Playing

GIVE_UP_MS = 1000


class Race(Playing):
    """What a press means while a claim is being checked, and where an event leads.

    course: of console.claims.course, what the game itself makes of both.
    """

    def __init__(self, console, course):
        super().__init__(console)
        self.course = course
        self._bar = -1

    def press(self, seat, button, at):
        if seat not in self.table.humans:
            return
        if self.table.game.phase() == "check":
            self._press_in_check(seat, button, at)
        else:
            self.course.press(seat, button, at)

    def _press_in_check(self, seat, button, at):
        table, game = self.table, self.table.game
        if button == MATCH:
            # While the queue is open a press is a claim and nothing else: a nervous second one does nothing.
            table.advance_to(at)
            if self.course.queue_open():
                table.act((seat, "claim"), at)
            else:
                table.act((seat, "right" if game.voting else "accept"), at)
        elif button == BACK:
            if seat in game.judges():
                table.act((seat, "wrong" if game.voting else "object"), at)
            else:
                table.act((seat, "withdraw"), at)

    def race(self, pads, now, bar):
        """As move(), while players race; who holds DOWN gives up. bar: pixels that stand for the time."""
        table = self.table
        for seat in table.humans:
            if pads.held(seat, DOWN, now) >= GIVE_UP_MS and seat not in table.game.given_up:
                if table.act((seat, "give_up"), now):
                    return True
        changed = bar != self._bar
        self._bar = bar
        return changed

    def happened(self, event):
        name, course = event[0], self.course
        if name == "check":
            if self.console.screen.NAME != "verdict":
                course.show(course.CLAIM)
        elif name == "verdict":
            course.show(course.VERDICT, event[1], event[2])
        else:
            if name in ("claim", "queued"):
                self.console.play(sounds.claim(event[1]))
            course.happened(event)

    def draw_figure(self, frame, card):
        """The card's symbols, in the middle of 15×15 pixels."""
        # Printed cards have no figure here: their games do without this in memory.
        from console.claims import figure

        figure.draw(self.console, frame, card)

    def draw_level(self, frame, level):
        """The level as lines in the last row (B-3)."""
        colour = self.console.palette.level(level)
        for line in range(level):
            self.dot(frame, 2 * line, 15, colour)

    def draw_frame(self, frame, seat):
        """Three sides of a frame in a seat's colour; the fourth is draw_time()."""
        console = self.console
        scale, left, top = console.scale, console.left, console.top
        colour = console.palette.seat(seat)
        frame.rect(left, top, 15 * scale, scale, colour)
        frame.rect(left, top, scale, 16 * scale, colour)

    def draw_time(self, frame, seat, left):
        """The frame's right side; `left` of its 15 pixels are still to burn down."""
        self.dot(frame, 15, 15 - left, self.console.palette.seat(seat), 1 + left)

    def light(self, seat):
        return self.course.light(seat) if seat in self.table.humans else BLACK
