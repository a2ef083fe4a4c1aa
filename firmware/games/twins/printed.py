"""Twins with printed cards: how it goes on from screen to screen."""

from games.blocks.course import Course
from ui import sounds
from ui.pads import BACK, MATCH


class PrintedTwins(Course):
    """A press stops everybody; the others accept, or the claimant names two numbers.

    `pattern`: what the cards share that were named last, -1 for nothing, None when none were.
    """

    CARD = ("twins.printed_race", "TwinsRace")
    CLAIM = CLAIMED = ("twins.printed_claim", "TwinsClaim")
    VERDICT = ("twins.printed_verdict", "TwinsVerdict")
    NAMING = ("twins.printed_naming", "TwinsNaming")
    DEAL = ("twins.printed_deal", "Deal")
    pattern = None

    def colour(self, side):
        """The colour of a side: its player's, of a team its first player's."""
        game = self.game
        return self.console.palette.seat(game.seats[game.sides.index(side)])

    def press(self, seat, button, at):
        if self.game.phase() != "race" or button not in (MATCH, BACK):
            return True
        if not self.game.timed:
            return super().press(seat, button, at)
        done = self.table.act((seat, "point" if button == MATCH else "take_back"), at)
        if done:
            self.console.play(sounds.claim(seat) if button == MATCH else sounds.LEAVE)
        return done

    def queue_open(self):
        return self.game.queue_open

    def waiting(self):
        return self.game.claims[1:]

    def happened(self, event):
        name = event[0]
        if name == "object":
            self.show(self.NAMING)
        elif name == "named":
            self.pattern = event[4]
        elif name == "from":
            self.console.play(sounds.MOVE)
            self.console.frame.forget()
        elif name == "give_up":
            self.console.play(sounds.LEAVE)
        elif name == "over" and self.console.screen.NAME != "verdict":
            self.show(self.VERDICT, 0, False)

    def go_on(self, now):
        self.pattern = None
        phase = self.game.phase()
        if phase == "over":
            self.console.later(self.console.finish)
        elif phase == "check":
            self.next_claim(now)
        else:
            self.show(self.NAMING if phase == "naming" else self.CARD)

    def laid(self, now):
        """The cards are dealt."""
        self.go_on(now)

    def begin(self, now):
        """A new game, or a saved one that waits until all are there."""
        if self.game.phase() == "race":
            self.show(self.DEAL)
        else:
            self.go_on(now)

    def scores(self):
        """`(seat, number, False)` of every side, by a seat that has its colour."""
        game = self.game
        sides = sorted(set(game.sides))
        return [(game.seats[game.sides.index(side)], game.points(side), False) for side in sides]
