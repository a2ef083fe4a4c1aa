"""How Total Madness goes on from screen to screen."""

from games.blocks.course import Course
from games.total_madness.rules import points
from ui import sounds
from ui.pads import MATCH

_WIDTH = 16
_LAP_MS = 64000


class MadCourse(Course):
    """A count, then five decks at once; a claim stops the clock until its deck is named and checked."""

    CARD = ("total_madness.decks", "Decks")
    VERDICT = ("total_madness.verdict", "MadVerdict")
    COUNT = ("total_madness.count", "Count")
    CLAIMED = ("total_madness.naming", "Naming")

    def press(self, seat, button, at):
        return button != MATCH or self.table.act((seat, "claim"), at)

    def happened(self, event):
        name = event[0]
        if name == "go":
            self.console.play(sounds.GO)
        elif name == "claim":
            self.show(self.CLAIMED)
        elif name == "no_deck":
            self.show(self.VERDICT, event[1], False)
        elif name == "give_up":
            self.console.play(sounds.LEAVE)
        elif name == "over" and self.console.screen.NAME != "verdict":
            self.show(self.VERDICT, 0, False)

    def go_on(self, now):
        phase = self.game.phase()
        if phase == "over":
            self.console.later(self.console.finish)
        elif phase == "check":
            self.next_claim(now)
        else:
            self.show({"count": self.COUNT, "deck": self.CLAIMED}.get(phase, self.CARD))

    def bar(self, now):
        """Alone against the clock: of 16 pixels, those that are still left, or that have gone by."""
        game = self.game
        if not game.alone:
            return 0
        passed = game.clock(self.table.time(now))
        if game.options["solo"] == "sixty":
            return (game.limit() - passed) * _WIDTH // game.limit()
        return passed % _LAP_MS * _WIDTH // _LAP_MS

    def scores(self):
        game = self.game
        return [(seat, points(won), seat in game.owing) for seat, won in zip(game.seats, game.won)]
