"""The hall of fame: the best runs alone, game by game."""

import games
from console import best, formatting
from console.pictograms.menu import ICONS
from console.screens.chooser import Chooser
from ui import font
from ui.pads import DOWN, MATCH, SIDEWAYS, UP
from ui.palette import GOLD, WHITE
from ui.screen import each

_MEDALS = (GOLD, b"\xc0\xc8\xd0", b"\xd0\x50\x10")  # gold, silver, bronze
_NONE = "fame", 0


class Fame(Chooser):
    """LEFT and RIGHT turn to another game or other options, MATCH, UP and DOWN to a place; BACK leaves."""

    NAME = "fame"
    icons = ICONS
    TURNS = SIDEWAYS

    def __init__(self, console):
        storage = console.board.storage
        found = [(name, number) for name in games.names() for number in range(len(best.lists(storage, name)))]
        self.items = found or [_NONE]
        self._rows = []
        super().__init__(console)

    def icon(self, item):
        try:
            return games.icon(item) or super().icon(item)
        except Exception:  # see Menu.icon
            return ICONS["broken"]

    def _turn(self, step):
        self.place = -1  # the game itself
        super()._turn(step)

    def words(self, item):
        name, number = item
        say = self.console.say
        if item == _NONE:
            return say("no_runs")
        # One list at a time: the rows of all games are too much for a small heap.
        options, names, self._rows = best.lists(self.console.board.storage, name)[number]
        self.console.texts.game = name
        if self.place < 0:
            return ", ".join([say(name)] + [self._option(part) for part in options.split()])
        row = self._rows[self.place]
        numbers = [formatting.number(self.console, name, value) for name, value in zip(names, row[2:])]
        return "%d. %s %s (%d)" % (self.place + 1, row[1], ", ".join(numbers), row[0])

    def _option(self, part):
        name, _, value = part.partition("=")
        return formatting.option(self.console, name, value if value.isdigit() else self.console.say(value))

    def draw_icon(self, frame, item, x, y):
        if self.place < 0:
            super().draw_icon(frame, item[0], x, y)
            return
        columns = font.columns(self._rows[self.place][1] or str(self.place + 1))
        colour = _MEDALS[self.place] if self.place < len(_MEDALS) else WHITE
        frame.write(x + (15 - len(columns)) // 2, y - 2, columns, colour)

    def _show(self, step):
        self.place = (self.place + 1 + step) % (len(self._rows) + 1) - 1
        self.renew()

    def adjust(self, item, step):
        self._show(-step)
        return True

    def offers(self, seat):
        return super().offers(seat) + each((UP, DOWN), "place")

    def take_offer(self, item):
        return MATCH, 0, "next"

    def taken(self, item, seat):
        self._show(1)

    def left(self, seat):
        self.console.go("menu", "Menu")

    def tick(self, pads, now):
        if self.deserted(pads, now):
            self.left(0)
            return True
        if self.scroller.runs(now):
            self._show(1)  # by itself, when the words have run through
            return True
        return super().tick(pads, now)
