"""The end: who won, by what, and once more?"""

from console import font, games, sounds
from console.palette import GOLD, GREY
from console.pictograms.playing import ICONS
from console.screens.chooser import Chooser

_GROW_MS = 1500
_NUMBER_MS = 2000
_HEIGHT = 7
_STEPS = 5  # of a rating
BEST = "best"


class Results(Chooser):
    """The ranking, then play again or back to the menu."""

    NAME = "results"
    icons = ICONS
    items = ("results", "again", "quit")

    def __init__(self, console):
        self._table = console.table
        game = self._table.game
        self.standings = game.standings()
        self.winners = game.winners()
        self._rating = game.public().get("rating", 0)  # of those who played together, 1 to 5
        self._best = self._keep_best(console) if len(game.seats) == 1 else None  # alone: the best run
        super().__init__(console)
        console.play(sounds.WIN)

    # Alone: the best run with these options (QP-9).

    def _keep_best(self, console):
        game = self._table.game
        run = list(self.standings[0][2:])
        best = console.board.storage.load(BEST)
        best = best if isinstance(best, dict) else {}
        key = game.NAME + " " + " ".join([str(game.options[option.name]) for option in game.OPTIONS])
        before = best.get(key)
        if isinstance(before, list) and len(before) == len(run) and before >= run:
            return before
        best[key] = run
        console.board.storage.save(BEST, best)
        return run

    # Words.

    def words(self, item):
        if item != "results":
            return super().words(item)
        if self._best is not None:
            return self._solo_words()
        if self._rating:
            say = self.console.say
            return "%s, %s" % (
                say(self._table.game.NUMBERS[0], self.standings[0][2]),
                say("rating", self._rating),
            )
        deciding = self._deciding()
        say = self.console.say
        rows = []
        for row in self.standings:
            numbers = [
                say(name, number) for name, number in list(zip(self._table.game.NUMBERS, row[2:]))[:deciding]
            ]
            rows.append("%d. %s: %s" % (row[0], say("seat", row[1]), ", ".join(numbers)))
        return " ".join(rows)

    def _solo_words(self):
        say, game = self.console.say, self._table.game
        run, best = list(self.standings[0][2:]), self._best
        parts = [self._number_words(name, number) for name, number in zip(game.NUMBERS, run)]
        if self._rating:
            parts.append(say("rating", self._rating))
        if hasattr(game, "errors"):
            parts.append(say("errors", game.errors))
        if run == best:
            parts.append(say("new_best"))
        else:
            place = next(place for place in range(len(run)) if run[place] != best[place])
            parts.append(say("best", self._number_words(game.NUMBERS[place], best[place])))
        return ", ".join(parts)

    def _number_words(self, name, number):
        # What is better when it is less counts as a negative number.
        say = self.console.say
        return say("time", clock(-number)) if name == "ms" else say(name, abs(number))

    def _deciding(self):
        # As many numbers as it takes to tell all places apart.
        most = len(self._table.game.NUMBERS)
        places = len(set([row[0] for row in self.standings]))
        for count in range(1, most):
            if len(set([tuple(row[2 : 2 + count]) for row in self.standings])) == places:
                return count
        return most

    # Picture.

    def tick(self, pads, now):
        if self.items[self.at] == "results" and now // 60 != self._stage:
            self._stage = now // 60
            self.console.frame.forget()
            return True
        return super().tick(pads, now)

    _stage = 0

    def draw_icon(self, frame, item, x, y, scale):
        if item != "results":
            super().draw_icon(frame, item, x, y, scale)
            return
        if self._rating:
            self._draw_rating(frame, x, y, scale)
            return
        if self._best is not None:
            self._draw_run(frame, x, y, scale)
            return
        now = self.console.now
        most = max([row[2] for row in self.standings] + [1])
        step = 16 // len(self.standings)
        grown = min(now - self.since, _GROW_MS)
        # The bars stand in the order of the places, best first.
        for place, row in enumerate(self.standings):
            height = max(max(row[2], 0) * _HEIGHT * grown // (most * _GROW_MS), 1)
            colour = self.console.palette.seat(row[1])
            if row[1] in self.winners and grown == _GROW_MS and now // 250 & 1:
                colour = self.console.palette.low(row[1])
            left = x + place * step * scale
            top = y + (_HEIGHT - height) * scale
            frame.rect(left, top, min(step - 1, 5) * scale, height * scale, colour)

    def _draw_run(self, frame, x, y, scale):
        # Alone there is nobody to compare with: the numbers themselves, one after the other.
        numbers = list(zip(self._table.game.NUMBERS, self.standings[0][2:]))
        shown = (self.console.now - self.since) // _NUMBER_MS % len(numbers)
        name, number = numbers[len(numbers) - 1 - shown]
        if name == "ms":
            number = "%d:%02d" % (-number // 60000, -number // 1000 % 60)
        columns = font.columns(str(number))
        colour = self.console.palette.seat(self.standings[0][1])
        frame.columns(x + (15 - len(columns)) // 2 * scale, y - 2 * scale, columns, colour, scale)

    def _draw_rating(self, frame, x, y, scale):
        # Five steps, lit one after the other as far as the rating goes.
        grown = (self.console.now - self.since) * _STEPS // _GROW_MS
        for step in range(_STEPS):
            colour = GOLD if step < min(self._rating, grown) else GREY
            height = 3 + step
            frame.rect(
                x + 3 * step * scale, y + (_HEIGHT - height) * scale, 2 * scale, height * scale, colour
            )

    def light(self, seat):
        if seat not in self._table.humans:
            return super().light(seat)
        palette = self.console.palette
        return palette.seat(seat) if seat in self.winners else palette.faint(seat)

    # Choices.

    def taken(self, item, seat):
        table = self._table
        if item == "results":
            self._turn(1)
        elif item == "again":
            options = games.again(table.game)
            self.console.later(self.console.start_game, table.name, table.humans, table.computers, options)
        else:
            self.left(seat)

    def left(self, seat):
        self.console.go("menu", "Menu")


def clock(ms):
    """A time as minutes, seconds and tenths."""
    return "%d:%02d.%d" % (ms // 60000, ms // 1000 % 60, ms // 100 % 10)
