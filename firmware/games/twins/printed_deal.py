"""Twins with printed cards: people shuffle and deal, then all begin at the same moment."""

from games.blocks import printed_numbers as numbers
from games.blocks.printed_lay import Lay
from games.twins import patterns
from ui.palette import WHITE

_EXAMPLE = 5


class Deal(Lay):
    """Two cards that are alike; MATCH says that the cards are dealt."""

    def __init__(self, console, course):
        super().__init__(console, course, [0])

    def draw_still(self, frame):
        if self.digit():
            numbers.large(self, frame, self.digit(), WHITE)
        else:
            for x in (1, 9):
                patterns.draw(frame, self.console, _EXAMPLE, x, 5, 2)

    def draw_moving(self, frame):
        palette, seats = self.console.palette, self.table.game.seats
        for place, seat in enumerate(seats):
            colour = palette.seat(seat) if self.blinks() else palette.low(seat)
            self.dot(frame, 8 - len(seats) + 2 * place, 15, colour)

    def describe(self):
        from games.blocks import printed_strings as spoken

        return spoken.say(self.console, "deal") if not self.digit() else str(self.digit())
