"""The end: who won, by what, and once more?"""

from console import best, formatting
from console.pictograms.playing import ICONS
from console.screens.chooser import Chooser
from ui import digits, font, motion, sounds
from ui.pads import DOWN, MATCH, SIDEWAYS, UP
from ui.palette import GOLD, GREY, WHITE, dim
from ui.screen import each

_GROW_MS = 1500
_PAGE_MS = 2500  # for words so short that they stand still
_HEIGHT = 7
_STEPS = 5  # of a rating
LONGEST = 20  # letters that scroll: whoever reads waits for no more
_STEP = 2  # pixels from one step of the podium to the next


class Results(Chooser):
    """The ranking, then play again or back to the menu.

    UP and DOWN turn its pages, which turn by themselves until somebody does: the podium, then of everybody
    each number that decided; alone the numbers. After a second game who has won how many; after one of the
    best runs alone, whose it was.
    """

    NAME = "results"
    TURNS = SIDEWAYS
    LEAVES = "quit"
    icons = ICONS
    items = ("results", "again", "quit")

    def __init__(self, console):
        self.console = console
        self._table = console.table
        game = self._table.game
        self.standings = game.standings()
        self.winners = game.winners()
        self._rating = game.public().get("rating", 0)  # of those who played together, 1 to 5
        self._alone = len(game.seats) == 1
        if self._alone:
            self._place, self._list = best.enter(console.board.storage, game)
            if self._place is not None:
                self._sign_by_name(game.seats[0])
                self.items = ("results", "initials", "again", "quit")
        elif not self._rating:
            console.series = self._counted(console.series or [0] * (1 + len(game.seats)))
            if console.series[0] > 1:
                self.items = ("results", "series", "again", "quit")
        self.pages = self.all_pages()
        self._page = 0
        self._turns = True  # the pages, by themselves
        super().__init__(console)
        console.play(sounds.WIN)

    def _counted(self, series):
        seats = self._table.game.seats
        return [series[0] + 1] + [series[1 + i] + (seats[i] in self.winners) for i in range(len(seats))]

    # Pages: `(words, name, number, place, colour)`; without a name it is the podium or a rating.

    def all_pages(self):
        """All that there is to look at, in order."""
        say, game = self.console.say, self._table.game
        if self._alone or self._rating:
            pages = self._numbers(game.NUMBERS, self.standings[0], "", WHITE)
            if self._rating:
                pages.insert(0, (say("rating", self._rating), "", self._rating, 0, WHITE))
            return pages + (self._solo_pages() if self._alone else [])
        pages = [(self._winners_words(), "", 0, 1, WHITE)]
        names = game.NUMBERS[: self._deciding()]
        for row in self.standings:
            colour = self.console.palette.seat(game.colour_of(row[1]))
            pages += self._numbers(names, row, say("seat", row[1]) + ": ", colour)
        return pages

    def _winners_words(self):
        names, say = self.console.names, self.console.say
        words = "+".join([names.get(seat) or str(seat) for seat in self.winners])
        if len(words) > LONGEST or not [seat for seat in self.winners if seat in names]:
            words = say("seat", "+".join([str(seat) for seat in self.winners]))
        return words

    def _numbers(self, names, row, before, colour):
        pages = []
        for name, number in zip(names, row[2:]):
            words = formatting.number(self.console, name, number)
            if len(before + words) <= LONGEST:
                words = before + words  # else place and colour tell enough
            pages.append((words, name, number, before and row[0], colour))
        return pages

    def _solo_pages(self):
        say, game = self.console.say, self._table.game
        pages = []
        if hasattr(game, "errors"):
            pages.append((say("errors", game.errors), "errors", game.errors, 0, WHITE))
        name, number = self._best()
        if self._place == 0:
            pages.append((say("new_best"), name, number, 0, GOLD))
        elif name:
            value = formatting.clock(-number) if name == "ms" else abs(number)
            pages.append((say("best", value), name, number, 0, GOLD))
        return pages

    def _best(self):
        # Of the best run the first number that differs from this one's, or the last where none does.
        names, run, rows = self._table.game.NUMBERS, list(self.standings[0][2:]), self._list[2]
        if not rows:
            return "", 0
        best = rows[0][2:]
        at = ([at for at in range(len(run)) if run[at] != best[at]] + [len(run) - 1])[0]
        return names[at], best[at]

    def adjust(self, item, step):
        if item != "results" or len(self.pages) == 1:
            return False
        self._turns = False
        self._page = (self._page - step) % len(self.pages)
        return True

    def offers(self, seat):
        pages = self.items[self.at] == "results" and len(self.pages) > 1
        return super().offers(seat) + (each((UP, DOWN), "page") if pages else ())

    # Words.

    def words(self, item):
        if item == "series":
            return self._series_words()
        return self.pages[self._page][0] if item == "results" else super().words(item)

    def describe(self):
        """As every chooser; of the ranking all pages at once."""
        if self.items[self.at] != "results":
            return super().describe()
        return "%s (%d/%d)" % (self._told(), self.at + 1, len(self.items))

    def _told(self):
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
        run = self.standings[0][2:]
        parts = [formatting.number(self.console, name, number) for name, number in zip(game.NUMBERS, run)]
        if self._rating:
            parts.append(say("rating", self._rating))
        if hasattr(game, "errors"):
            parts.append(say("errors", game.errors))
        name, number = self._best()
        if self._place == 0:
            parts.append(say("new_best"))
        elif name:
            parts.append(say("best", formatting.number(self.console, name, number)))
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
        if self.items[self.at] != "results":
            return super().tick(pads, now)
        if self._turns and len(self.pages) > 1 and self._seen(now):
            self._page = (self._page + 1) % len(self.pages)
            self._page_since = now
            self.renew()
            return True
        stage = now // 60
        if stage == self._stage or self.pages[self._page][1]:
            return super().tick(pads, now)
        self._stage = stage
        self.console.frame.forget()  # what grows and blinks
        return True

    _stage = _page_since = 0

    def _seen(self, now):
        since = max(self._page_since, self.since)
        return self.scroller.runs(now) > 0 and now - since >= _PAGE_MS

    def draw_icon(self, frame, item, x, y):
        if item == "series":
            self._draw_series(frame, x, y)
            return
        if item != "results":
            super().draw_icon(frame, item, x, y)
            return
        _, name, number, place, colour = self.pages[self._page]
        if name:
            self._draw_number(frame, x, y, name, number, place, colour)
        elif place:
            self._draw_podium(frame, x, y)
        else:
            self._draw_rating(frame, x, y)

    def _draw_podium(self, frame, x, y):
        # The best in the middle, the second on the left; steps grow, and the winners blink.
        now = self.console.now
        grown = self._grown()
        order = []
        for at, row in enumerate(self.standings):
            order.insert(0 if at & 1 else len(order), row)
        step = 16 // len(order)
        left = x + (16 - step * len(order) + 1) // 2
        for row in order:
            full = max(_HEIGHT - _STEP * (row[0] - 1), 1)
            height = max(min(full, _HEIGHT * grown // _GROW_MS), 1)
            seat = self._table.game.colour_of(row[1])
            lit = row[1] not in self.winners or grown < _GROW_MS or motion.beat(now, 250) & 1
            colour = self.console.palette.seat(seat) if lit else self.console.palette.low(seat)
            frame.box(left, y + _HEIGHT - height, step - 1, height, colour)
            left += step

    def _grown(self):
        return _GROW_MS if motion.reduced else min(self.console.now - self.since, _GROW_MS)

    def _draw_number(self, frame, x, y, name, number, place, colour):
        # The place on the left, the number on the right; where both have no room, the number.
        columns = clock(abs(number)) if name == "ms" else font.columns(str(abs(number)))
        left = (15 - len(columns)) // 2
        if place and len(columns) < 11:
            frame.write(x, y + 1, digits.columns(place), GOLD if place == 1 else WHITE)
            left = 15 - len(columns)
        frame.write(x + left, y - 2, columns, colour)

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

    def _draw_rating(self, frame, x, y):
        # Five steps, lit one after the other as far as the rating goes.
        grown = self._grown() * _STEPS // _GROW_MS
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

    def _sign_by_name(self, seat):
        name, console = self.console.names.get(seat), self.console
        if name:
            best.sign(console.board.storage, self._table.name, self._list, self._place, name)

    def _sign(self, seat):
        from console.screens.initials import Initials

        self._turn(1)
        self.console.show(Initials(self.console, self, self._table.name, self._list, self._place))

    def left(self, seat):
        self.console.go("menu", "Menu")


def clock(ms):
    """The columns of a time: minutes, two dots, seconds."""
    minutes, seconds = "%d" % (ms // 60000), "%02d" % (ms // 1000 % 60)
    if len(minutes) == 1:
        return font.columns(minutes + ":" + seconds)
    return b"".join([font.columns(part) for part in (minutes, ":", seconds)])  # with gaps it is too wide
