"""How Quick Play goes on from screen to screen."""

from core.game import TABLE
from games.blocks.course import Course
from ui import sounds


class QuickCourse(Course):
    """A card after the other; claims that come a moment later wait in a queue."""

    CARD = ("quick_play.card", "Card")
    ANSWER = ("blocks.answer", "Answer")
    lost = 0  # a card that nobody got, until its solution has been shown

    def queue_open(self):
        return self.game.queue_open

    def waiting(self):
        return self.game.claims[1:]

    def happened(self, event):
        if event[0] == "nobody":
            self.lost = event[1]
        if event[0] == "nobody" and self.console.screen.NAME != "verdict":
            self.show(self.VERDICT, 0, False)

    def go_on(self, now):
        console, phase = self.console, self.game.phase()
        if self.lost:
            card, self.lost = self.lost, 0
            self.show(self.ANSWER, card)
        elif phase == "check":
            self.next_claim(now)
        elif phase == "race":
            self.show(self.CARD)
        elif phase == "ready":
            self.table.act((TABLE, "reveal"), now)
            console.play(sounds.CARD)
            self.show(self.CARD)
        else:
            console.later(console.finish)

    def scores(self):
        return [(seat, len(won), False) for seat, won in zip(self.game.seats, self.game.won)]

    def light(self, seat):
        """Shut out: red, hardly."""
        return self.console.palette.shut if seat in self.game.locked else super().light(seat)
