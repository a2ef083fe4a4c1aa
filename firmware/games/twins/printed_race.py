"""Twins with printed cards: everybody looks for a pair on the table."""

from games.blocks import printed_small as small
from games.blocks.race import Race
from ui.palette import BLACK, GREY

_LAST_MS = 10000


class TwinsRace(Race):
    """How many sets or points everybody has, what is left of the time, and who has given up."""

    NAME = "twins_race"

    def move(self, pads, now):
        game = self.table.game
        bar = 0
        if game.timed:
            bar = -(-max(game.ends_at() - self.table.time(now), 0) * 16 // game.ends_at())
        return self.race(pads, now, bar)

    def draw_moving(self, frame):
        scores = self.course.scores()
        if len(scores) < 3:
            self._draw_large(frame, scores)
        else:
            for place, (seat, number, _) in enumerate(scores):
                x, y = 1 + 5 * (place % 3), 5 if len(scores) == 3 else 2 + 7 * (place // 3)
                small.score(self, frame, number, x, y, self.console.palette.seat(seat))
        game = self.table.game
        if game.timed:
            colour = self.console.palette.wrong if self._bar * game.ends_at() // 16 < _LAST_MS else GREY
            self.dot(frame, 15, 16 - self._bar, colour, self._bar)
        else:
            for place, seat in enumerate(game.seats):
                colour = BLACK if seat in game.given_up else self.console.palette.low(seat)
                self.dot(frame, 8 - len(game.seats) + 2 * place, 15, colour)

    def _draw_large(self, frame, scores):
        palette = self.console.palette
        for place, (seat, number, _) in enumerate(scores):
            if len(scores) == 1:
                small.number(self, frame, number, 0 if number > 9 else 4, 3, palette.seat(seat), 2)
            elif max([score[1] for score in scores]) > 9:
                small.number(self, frame, number, 8 * place, 5, palette.seat(seat))
            else:
                small.number(self, frame, number, 1 + 8 * place, 3, palette.seat(seat), 2)

    def describe(self):
        say, game = self.console.say, self.table.game
        key = game.NUMBERS[0]
        text = ", ".join(["%s: %s" % (say("seat", seat), say(key, n)) for seat, n, _ in self.course.scores()])
        if game.timed:
            left = max(game.ends_at() - self.table.time(self.console.now), 0)
            text += "\n" + say("tw_time", (left + 999) // 1000)
        return text
