"""Nobody is here: scenes of the games, their names, and how to begin."""

import games
from ui import icons, motion, scroller, sounds
from ui.pads import MATCH
from ui.palette import GOLD, GREY
from ui.screen import Screen

_SHARE = 5  # scenes: two games, each after its name, then how to begin


class Attract(Screen):
    """One scene after the other; any button opens the menu.

    A game's scene is a `attract.py`, loaded for its turn. Its generator `play(screen)` paints on
    `frame`, which is black at first, and yields for how many ms the picture stays. `number`: how often the
    game was seen before, so that a scene can differ. `seat`: whose pad is bright, or 0. `turn`: how many
    scenes have begun.
    """

    NAME = "attract"
    hints = False
    EASE = (
        b"\x10\x0e\x0c\x0a\x08\x07\x06\x05\x04\x03\x02\x01\x00"  # sixteenths left of a way that ends gently
    )

    def __init__(self, console):
        super().__init__(console)
        self.frame = console.frame
        self.turn = 0
        self._next()

    def _next(self):
        console = self.console
        self._scene = None
        console.tidy()
        share, moment = divmod(self.turn, _SHARE)
        self.turn += 1
        names = games.names()
        self.number, place = divmod(2 * share + moment // 2, len(names))
        name = names[place]
        self.seat = 0
        self.frame.clear()
        if moment & 1 and not motion.reduced:
            self._scene = self._play(name)
        else:
            self._scene = self._words(name if moment < _SHARE - 1 else self.NAME)
        self._until = console.now

    def _play(self, name):
        yield from games.part(name, "attract").play(self)

    def _words(self, key):
        # They run through once, below the icon of a game, or a button that goes down again and again.
        console, frame = self.console, self.frame
        line = scroller.line(console.say(key), frame.across, 0)
        icon = games.icon(key)
        passed = 0
        while not line.runs(passed):
            line.think(passed)
            frame.clear()
            if icon:
                icons.draw(frame, icon, 0, 0)
            else:
                frame.box(4, 1 + motion.beat(passed, 600, 0) % 2 * 2, 8, 4, GOLD)
                frame.box(2, 5, 12, 2, GREY)
            line.draw(frame, 7, GOLD)
            yield scroller.STEP_MS
            passed += scroller.STEP_MS

    # What scenes use; places are those of the 16×16.

    def player(self, place):
        """The seat at a place, round and round."""
        seats = self.console.seats
        return seats[place % len(seats)]

    def stamp(self, x, y, rows):
        """A ready symbol, its corner in pixels of the picture; what comes from outside waits at the edge."""
        frame = self.frame
        x, y = [min(max(at, 0), 16 * frame.scale - len(rows)) for at in (x, y)]
        frame.stamp(frame.left + x, frame.top + y, rows)

    def put(self, x, y, rows):
        """As stamp(), its corner on the 16×16."""
        self.stamp(x * self.frame.scale, y * self.frame.scale, rows)

    # What every screen does.

    def offers(self, seat):
        return ((MATCH, 0, "wake"),)

    def press(self, seat, button, at):
        self.console.play(sounds.CHOOSE)
        self.console.go("menu", "Menu")

    def tick(self, pads, now):
        if now < self._until:
            return False
        try:
            for ms in self._scene:
                self._until = now + ms
                return True
        except Exception as error:
            self.console.board.storage.log(self.console.trace(error))
        self._next()
        return self.tick(pads, now)

    def draw(self, frame):
        """Nothing to do: the scene paints as time goes by."""

    def light(self, seat):
        palette = self.console.palette
        return palette.seat(seat) if seat == self.seat else palette.faint(seat)

    def describe(self):
        return self.console.say(self.NAME)
