"""Total Madness with printed cards: the race, while the cards lie on the table."""

from console.palette import dim
from console.referee import numbers
from console.total_madness.decks import Decks

_HIGH = 8
_SHADE = 3


class MadRace(Decks):
    """What is left of each deck as a column of cards, below it the points of everybody."""

    def draw_still(self, frame):
        console, game = self.console, self.table.game
        few = game.a_level <= _HIGH // 2
        for deck, left in enumerate(game.decks):
            colour = console.palette.level(deck + 1)
            for card in range(len(left) if few else (len(left) * _HIGH + game.a_level - 1) // game.a_level):
                y = _HIGH - 1 - card * (2 if few else 1)
                shade = dim(colour, _SHADE) if card & 1 and not few else colour
                self.dot(frame, 1 + 3 * deck, y, shade)
                self.dot(frame, 2 + 3 * deck, y, shade)
        scores = self.course.scores()
        for place, (seat, points, owes) in enumerate(scores):
            colour = console.palette.seat(seat)
            if len(scores) == 1:
                numbers.small(self, frame, points, 5, 11, colour)
            else:
                numbers.score(self, frame, points, 16 // len(scores) * place, 11, colour)
            if owes:
                for x in range(3):
                    self.dot(frame, 16 // len(scores) * place + x, 9, console.palette.wrong)
        self._line = console.top + 9 * console.scale, console.scale

    def describe(self):
        say, game = self.console.say, self.table.game
        scores = ["%s: %s" % (say("seat", seat), say("points", n)) for seat, n, _ in self.course.scores()]
        tops = [say("rf_number", card) for card in game.tops() if card]
        return "%s\n%s" % (", ".join(scores), ", ".join(tops))
