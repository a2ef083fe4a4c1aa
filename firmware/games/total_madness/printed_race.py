"""Total Madness with printed cards: the race, while the cards lie on the table."""

from games.blocks import printed_small as small
from games.blocks.race import Race
from ui.palette import GREY, dim

_HIGH = 7
_FEW = 3  # players whose points have room in full
_SHADE = 3
_WIDTH, _CLOCK_ROW = 16, 9


class MadRace(Race):
    """What is left of each deck as a column of cards, below it the points of everybody; alone, the time."""

    NAME = "decks"

    def move(self, pads, now):
        return self.race(pads, now, self.course.bar(now))

    def draw_still(self, frame):
        game = self.table.game
        few = game.a_level <= (_HIGH + 1) // 2
        for deck, cards in enumerate(game.decks):
            high = len(cards) if few else (len(cards) * _HIGH + game.a_level - 1) // game.a_level
            colour = self.console.palette.level(deck + 1)
            for card in range(high):
                y = _HIGH - 1 - card * (2 if few else 1)
                shade = dim(colour, _SHADE) if card & 1 and not few else colour
                for x in (1, 2):
                    self.dot(frame, x + 3 * deck, y, shade)
        self._draw_scores(frame)

    def _draw_scores(self, frame):
        palette, scores = self.console.palette, self.course.scores()
        for place, (seat, points, owes) in enumerate(scores):
            x = _WIDTH // len(scores) * place + (len(scores) < _FEW)
            draw = small.number if len(scores) < _FEW else small.score
            draw(self, frame, points, x, 11, palette.seat(seat))
            if owes:
                for dx in range(3):
                    self.dot(frame, x + dx, _CLOCK_ROW, palette.wrong)

    def draw_moving(self, frame):
        for x in range(self._bar):
            self.dot(frame, x, _CLOCK_ROW, GREY)

    def describe(self):
        from games.blocks import printed_strings as spoken

        say, game = self.console.say, self.table.game
        scores = ["%s: %s" % (say("seat", seat), say("points", n)) for seat, n, _ in self.course.scores()]
        tops = [spoken.say(self.console, "number", card) for card in game.tops() if card]
        return "%s\n%s" % (", ".join(scores), ", ".join(tops))
