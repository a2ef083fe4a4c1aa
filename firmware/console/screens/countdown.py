"""Three, two, one: then the game begins for all at the same moment."""

import games
from ui import digits, sounds
from ui.palette import BLACK, WHITE
from ui.screen import Screen

COUNT_MS = 800
_FROM = 3
_TICKS = 15  # steps of the bars that run out within one count


class Countdown(Screen):
    """A large digit between two bars that run out. counts: whether it counts at all.

    at: console ms at which the game begins; as soon as it has counted if left out.
    """

    NAME = "countdown"

    def __init__(self, console, counts=True, at=None):
        super().__init__(console)
        if at is not None:
            # Until then it stands at three.
            self.since = at - (_FROM * COUNT_MS if counts else 0)
        self._counts = counts
        self._left = _FROM + 1
        self._tick = 0
        self._loaded = False

    def tick(self, pads, now):
        if self._left <= _FROM and not self._loaded:
            # While the first digit is shown: after the last one the game is there at once.
            self._loaded = True
            game = self.console.table.game
            games.screens(game.NAME, game.options)
        passed = max(now - self.since, 0)
        left = _FROM - passed // COUNT_MS
        if left <= 0 or not (self._counts or now < self.since):
            return self._begin(now)
        if left < self._left:
            self.console.play(sounds.COUNT)
        tick = passed % COUNT_MS * _TICKS // COUNT_MS
        changed = (left, tick) != (self._left, self._tick)
        self._left, self._tick = left, tick
        return changed

    def _begin(self, now):
        if self._counts:
            self.console.play(sounds.GO)
        elif now == self.since:
            return False  # not before the screen of joining has left the memory
        self.console.table.start(now)
        self.console.begin_game()
        return True

    def draw(self, frame):
        console = self.console
        if not self._counts:
            frame.clear()
            return
        frame.clear()
        frame.write(5, 3, digits.columns(self._left), WHITE, 2)
        seats = console.table.game.seats
        height = 16 - self._tick
        for place in range(2):
            colour = console.palette.seat(seats[place % len(seats)])
            frame.box(place * 14, self._tick, 2, height, colour)

    def light(self, seat):
        if seat not in self.console.table.humans:
            return BLACK
        palette = self.console.palette
        return palette.seat(seat) if self._tick < _TICKS // 2 else palette.faint(seat)

    def describe(self):
        return str(self._left)
