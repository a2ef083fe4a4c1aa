"""The end: who won, by what, and once more?"""

from console import best, saying
from console.pictograms.playing import ICONS
from console.screens.chooser import Chooser
from ui import font, sounds
from ui.pads import MATCH
from ui.palette import GOLD, GREY, dim

_GROW_MS = 1500
_NUMBER_MS = 2000
_HEIGHT = 7
_STEPS = 5  # of a rating


class Results(Chooser):
    """The ranking, then play again or back to the menu.

    After a second game who has won how many; after one of the best runs alone, whose it was.
    """

    NAME = "results"
    LEAVES = "quit"
    icons = ICONS
    items = ("results", "again", "quit")

    def __init__(self, console):
        self._table = console.table
        game = self._table.game
        self.standings = game.standings()
        self.winners = game.winners()
        self._rating = game.public().get("rating", 0)  # of those who played together, 1 to 5
        self._alone = len(game.seats) == 1
        if self._alone:
            self._place, self._list = best.enter(console.board.storage, game)
            if self._place is not None:
                self.items = ("results", "initials", "again", "quit")
        elif not self._rating:
            console.series = self._counted(console.series or [0] * (1 + len(game.seats)))
            if console.series[0] > 1:
                self.items = ("results", "series", "again", "quit")
        super().__init__(console)
        console.play(sounds.WIN)

    def _counted(self, series):
        seats = self._table.game.seats
        return [series[0] + 1] + [series[1 + i] + (seats[i] in self.winners) for i in range(len(seats))]

    # Words.

    def words(self, item):
        if item == "series":
            return self._series_words()
        if item != "results":
            return super().words(item)
        if self._alone:
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
        run, rows = list(self.standings[0][2:]), self._list[2]
        parts = [saying.number(self.console, name, number) for name, number in zip(game.NUMBERS, run)]
        if self._rating:
            parts.append(say("rating", self._rating))
        if hasattr(game, "errors"):
            parts.append(say("errors", game.errors))
        if self._place == 0:
            parts.append(say("new_best"))
        elif rows:
            # The first number that differs, or the last one where none does.
            best = rows[0][2:]
            place = ([place for place in range(len(run)) if run[place] != best[place]] + [len(run) - 1])[0]
            parts.append(say("best", saying.number(self.console, game.NUMBERS[place], best[place])))
        return ", ".join(parts)

    def _series_words(self):
        say, series = self.console.say, self.console.series
        wins = ["%s: %d" % (say("seat", seat), won) for seat, won in zip(self._table.game.seats, series[1:])]
        return "%s: %s" % (say("series", series[0]), ", ".join(wins))

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
        if self.deserted(pads, now):
            self.left(0)
            return True
        if self.items[self.at] == "results" and now // 60 != self._stage:
            self._stage = now // 60
            self.console.frame.forget()
            return True
        return super().tick(pads, now)

    _stage = 0

    def draw_icon(self, frame, item, x, y):
        if item == "series":
            self._draw_series(frame, x, y)
            return
        if item != "results":
            super().draw_icon(frame, item, x, y)
            return
        if self._rating:
            self._draw_rating(frame, x, y)
            return
        if self._alone:
            self._draw_run(frame, x, y)
            return
        now = self.console.now
        most = max([row[2] for row in self.standings] + [1])
        step = 16 // len(self.standings)
        grown = min(now - self.since, _GROW_MS)
        # The bars stand in the order of the places, best first.
        for place, row in enumerate(self.standings):
            height = max(max(row[2], 0) * _HEIGHT * grown // (most * _GROW_MS), 1)
            seat = self._table.game.colour_of(row[1])
            colour = self.console.palette.seat(seat)
            if row[1] in self.winners and grown == _GROW_MS and now // 250 & 1:
                colour = self.console.palette.low(seat)
            frame.box(x + place * step, y + _HEIGHT - height, min(step - 1, 5), height, colour)

    def _draw_series(self, frame, x, y):
        # A stone a game that was won, in the order of the seats; of many games a bar.
        wins = self.console.series[1:]
        most = max(wins)
        step = 16 // len(wins)
        for place, won in enumerate(wins):
            left, width = x + place * step, min(step - 1, 5)
            colour = self.console.palette.seat(self._table.game.seats[place])
            frame.box(left, y + _HEIGHT - 1, width, 1, GREY)
            height = won if most <= _HEIGHT else won * _HEIGHT // most
            for stone in range(height):
                shade = dim(colour, 2) if stone & 1 else colour
                frame.box(left, y + _HEIGHT - 1 - stone, width, 1, shade)

    def _draw_run(self, frame, x, y):
        # Alone there is nobody to compare with: the numbers themselves, one after the other.
        numbers = list(zip(self._table.game.NUMBERS, self.standings[0][2:]))
        shown = (self.console.now - self.since) // _NUMBER_MS % len(numbers)
        name, number = numbers[len(numbers) - 1 - shown]
        columns = _clock(-number) if name == "ms" else font.columns(str(number))
        colour = self.console.palette.seat(self.standings[0][1])
        frame.write(x + (15 - len(columns)) // 2, y - 2, columns, colour)

    def _draw_rating(self, frame, x, y):
        # Five steps, lit one after the other as far as the rating goes.
        grown = (self.console.now - self.since) * _STEPS // _GROW_MS
        for step in range(_STEPS):
            colour = GOLD if step < min(self._rating, grown) else GREY
            height = 3 + step
            frame.box(x + 3 * step, y + _HEIGHT - height, 2, height, colour)

    def light(self, seat):
        if seat not in self._table.humans:
            return super().light(seat)
        palette, own = self.console.palette, self._table.game.colour_of(seat)
        return palette.seat(own) if seat in self.winners else palette.faint(own)

    # Choices.

    def take_offer(self, item):
        return (MATCH, 0, "next") if item in ("results", "series") else super().take_offer(item)

    def taken(self, item, seat):
        table = self._table
        if item in ("results", "series"):
            self._turn(1)
        elif item == "initials":
            self._sign(seat)
        elif item == "again":
            options = table.game.next_options()
            self.console.later(self.console.start_game, table.name, table.humans, table.computers, options)
        else:
            self.left(seat)

    def _sign(self, seat):
        from console.screens.initials import Initials

        self._turn(1)
        self.console.show(Initials(self.console, self, self._table.name, self._list, self._place))

    def left(self, seat):
        self.console.go("menu", "Menu")


def _clock(ms):
    minutes, seconds = "%d" % (ms // 60000), "%02d" % (ms // 1000 % 60)
    if len(minutes) == 1:
        return font.columns(minutes + ":" + seconds)
    return b"".join([font.columns(part) for part in (minutes, ":", seconds)])  # with gaps it is too wide
