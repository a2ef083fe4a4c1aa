"""Push Match: a row is called; the cards, the points (PM-7, PM-8, PM-9)."""

from core.game import TABLE
from games.push_match.match import Match
from games.push_match.rules_frame import ROWS, SAME_LINE
from ui import motion, sounds
from ui.pads import MATCH
from ui.palette import WHITE, dim

_ROW_MS, _CARDS_MS, _SCORE_MS = 2000, 2200, 2600
_STEP_MS = 60
_STILL = 12  # the step that is shown where nothing moves: the symbol shines in the cards


class Called(Match):
    """One picture after another: the row, the cards that are shown, the points; a press goes on."""

    NAME = "called"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        view = self.view
        seats = view.game.seats
        # The line is numbered as the first seat sees it.
        _, seat, line, self._symbol = view.told[0]
        self._caller = seats.index(seat)
        self._cells = ROWS[0][SAME_LINE[line] if self._caller else line]
        self._scenes = [("row", self._caller, _ROW_MS)]
        for event in view.told[1:-1]:
            self._scenes.append(("cards", seats.index(event[1]), _CARDS_MS))
        _, seat, self._gain, _ = view.told[-1]
        self._winner = seats.index(seat)
        self._scenes.append(("score", self._winner, _SCORE_MS))
        self._begun = console.now
        view.look()
        console.play(sounds.claim(view.told[0][1]))

    def side(self):
        return self._caller if len(self.table.humans) > 1 else super().side()

    def offers(self, seat):
        return ((MATCH, 0, "go_on"),)

    def press(self, seat, button, at):
        self._next()

    def _next(self):
        self._scenes.pop(0)
        self._begun = self.console.now
        if not self._scenes:
            self._leave()
        elif self._scenes[0][0] == "cards":
            found = self._symbol in self.game.cards_of(self._scenes[0][1])
            self.console.play(sounds.RIGHT if found else sounds.NOBODY)
        else:
            self.console.play(sounds.RIGHT if self._winner == self._caller else sounds.WRONG)

    def _leave(self):
        console = self.console
        if self.game.over:
            console.later(console.finish)
        else:
            self.table.act((TABLE, "set_up"), console.now)

    def move(self, pads, now):
        if now - self._begun >= self._scenes[0][2]:
            self._next()
            return True
        return super().move(pads, now)

    def blink(self, now):
        return len(self._scenes), self._step(now)

    def _step(self, now):
        return motion.beat(now - self._begun, _STEP_MS, _STILL)

    # Picture.

    def _draw_side(self, frame, side):
        frame.clear()
        scene, about, _ = self._scenes[0]
        getattr(self, "_scene_" + scene)(frame, side, about, self._step(self.console.now))

    def _scene_row(self, frame, side, caller, step):
        view, console = self.view, self.console
        colour = console.palette.seat(self.game.seats[caller])
        if side != caller:
            # The row cannot be seen from the other side: only what it is made of.
            frame.outline(3, 3, 10, 10, colour)
            frame.put(5, 5, view.glyphs.large(self._symbol))
        for place, cell in enumerate(self._cells if side == caller else ()):
            # A light runs along the row.
            ground = dim(colour, 1 if place == step % 8 else 6)
            view.symbol(frame, cell, view.glyphs.marked(self._symbol, ground))
        view.draw_edge(frame)

    def _scene_cards(self, frame, side, owner, step):
        view = self.view
        cards = self.game.cards_of(owner)
        view.draw_cards(frame, owner, 5, self._symbol if step & 4 else None)
        console = self.console
        # The symbol that is looked for, and under its card a tick or nothing.
        frame.put(6, 1, view.glyphs.bright(self._symbol))
        colour = console.palette.seat(self.game.seats[owner])
        frame.box(0, 15, 16, 1, colour)
        if self._symbol not in cards and step > 6:
            for place in range(2):
                for pixel in range(6):
                    for x in (pixel, 5 - pixel):
                        frame.dot(8 * place + 1 + x, 6 + pixel, console.palette.wrong)

    def _scene_score(self, frame, side, winner, step):
        game, console = self.game, self.console
        palette = console.palette
        target = 1 if game.options["variant"] == "five_minutes" else game.options["points"]
        for place, seat in enumerate(game.seats):
            points = game.points[place]
            for point in range(max(target, points)):
                # The new ones blink.
                fresh = place == winner and point >= points - self._gain and step & 4 and not motion.reduced
                colour = palette.seat(seat) if point < points and not fresh else palette.faint(seat)
                frame.box(point % 4 * 4, 9 * place + point // 4 * 4, 3, 3, colour)
        if winner != self._caller:
            # A theft: lights fly from the caller to the other.
            height = 9 - step % 4 if winner == 0 else 6 + step % 4
            for x in (3, 7, 11):
                frame.dot(x, height, WHITE)

    def describe(self):
        say = self.console.say
        scene, about, _ = self._scenes[0]
        seats, points = self.game.seats, self.game.points
        if scene == "score":
            return "%s: +%d\n%d : %d" % (say("seat", seats[about]), self._gain, points[0], points[1])
        return say("pm_called" if scene == "row" else "pm_cards", say("seat", seats[about]))


class Void(Called):
    """The round is nobody's (C-8)."""

    def __init__(self, console, flow):
        Match.__init__(self, console, flow)
        self._scenes = [("nobody", 0, _SCORE_MS)]
        self._caller = self._winner = 0
        self._gain = 0
        self._begun = console.now
        console.play(sounds.NOBODY)

    def _scene_nobody(self, frame, side, about, step):
        self._scene_score(frame, side, about, step)
        # As in other games: nobody gets anything.
        for x in range(4, 12):
            frame.dot(x, 7, WHITE, 2)

    def describe(self):
        return self.console.say("pm_void")
