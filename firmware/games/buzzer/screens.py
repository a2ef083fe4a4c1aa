"""The one screen of Buzzer: a lamp, who answers, the queue, and everybody's points."""

from games.buzzer.rules import ANSWER, CLOSED, OPEN
from ui import sounds
from ui.pads import BACK, MATCH, RIGHT
from ui.palette import BLACK, GREY, WHITE
from ui.playing import Playing

_VERDICT_MS = 1200
_CALM_MS = 400  # a press meant to buzz judges nobody
_HIGH = 5  # pixels of the highest bar
_BUTTONS = {MATCH: ("buzz", "let_buzz", "right"), BACK: ("wrong",), RIGHT: ("next_question",)}


class Lamp(Playing):
    """Dark while the question is asked, white when it is open, then in the colour of whoever was first.

    Below it the queue, and a bar a player. The quizmaster opens and says "right" by MATCH, "wrong" by BACK,
    and goes on by RIGHT; without one the others judge.
    """

    NAME = "lamp"

    def __init__(self, console):
        super().__init__(console)
        self._verdict = None  # colour of the frame
        self._until = 0
        self._left = 16

    # Presses.

    def moves(self, seat):
        now = self.console.now
        found = [(button, 0, self._meant(seat, button, now)) for button in (MATCH, BACK, RIGHT)]
        return tuple([move for move in found if move[2]])

    def press(self, seat, button, at):
        if seat not in self.table.humans:
            return
        if button == BACK:
            self.keep_back(seat, at)
        else:
            self._act(seat, button, at)

    def let_go(self, seat, at):
        self._act(seat, BACK, at)

    def waits(self):
        return self.table.game.stage == ANSWER

    def _act(self, seat, button, at):
        self.table.advance_to(at)
        verb = self._meant(seat, button, at)
        if not verb or not self.table.act((seat, verb), at):
            self.console.refuse(seat)

    def _meant(self, seat, button, at):
        """What a button does: the first of its verbs that the rules allow; "" for nothing."""
        table, game = self.table, self.table.game
        for verb in _BUTTONS.get(button, ()):
            if table.legal(seat, verb):
                too_soon = seat != game.master and table.time(at) < game.first_at + _CALM_MS
                return "" if verb == "right" and too_soon else verb
        return ""

    # What happens.

    def happened(self, event):
        console, name = self.console, event[0]
        console.frame.forget()
        if name in ("claim", "queued"):
            console.play(sounds.claim(event[1]))
        elif name == "false_start":
            console.refuse(event[1])
        elif name == "opened":
            console.play(sounds.GO)
        elif name == "verdict":
            console.play(sounds.RIGHT if event[2] else sounds.WRONG)
            self._verdict = console.palette.right if event[2] else console.palette.wrong
            self._until = console.now + _VERDICT_MS
        elif name == "void":
            console.play(sounds.NOBODY)

    def move(self, pads, now):
        left = self._time_left(now)
        changed = left != self._left
        self._left = left
        if self._verdict and now >= self._until:
            self._verdict = None
            self.console.frame.forget()
            changed = True
        if self.table.game.over and not self._verdict:
            self.console.later(self.console.finish)
            return True
        return changed

    def _time_left(self, now):
        game = self.table.game
        seconds = game.options["seconds"]
        if game.stage != ANSWER or not seconds:
            return 16
        passed = self.table.time(now) - game.since
        return max(16 - passed * 16 // (1000 * seconds), 0)

    # Picture.

    def draw_still(self, frame):
        console, game = self.console, self.table.game
        palette = console.palette
        colour = GREY if game.stage == CLOSED else WHITE if game.stage == OPEN else BLACK
        if game.queue:
            colour = palette.seat(game.queue[0])
        frame.box(4, 2, 8, 5, colour)
        frame.box(5, 1, 6, 7, colour)
        for place, seat in enumerate(game.queue[1:]):
            frame.dot(13, 2 + place, palette.seat(seat))
            frame.dot(14, 2 + place, palette.seat(seat))
        self._draw_points(frame)
        if self._verdict:
            frame.outline(0, 0, 16, 9, self._verdict)

    def _draw_points(self, frame):
        game, palette = self.table.game, self.console.palette
        most = max(game.points + [_HIGH])
        step = 16 // len(game.players)
        for place, seat in enumerate(game.players):
            points = game.points[game.seats.index(seat)]
            high = max(points, 0) * _HIGH // most
            foot = palette.shut if seat in game.locked else palette.seat(seat)
            for x in range(place * step, place * step + min(step - 1, 3)):
                frame.dot(x, 15, foot)
                if high:
                    frame.dot(x, 15 - high, palette.seat(seat), high)
            if points < 0:
                frame.dot(place * step, 14, palette.wrong)

    def draw_moving(self, frame):
        if self._left < 16:
            for x in range(self._left):
                frame.dot(x, 0, WHITE)
            for x in range(self._left, 16):
                frame.dot(x, 0, BLACK)

    def light(self, seat):
        game, palette = self.table.game, self.console.palette
        if seat not in self.table.humans:
            return BLACK
        if seat == game.master:
            return palette.low(seat)
        if seat in game.locked:
            return palette.shut
        if seat in game.queue:
            return palette.seat(seat) if seat == game.queue[0] else palette.low(seat)
        return (
            palette.faint(seat)
            if game.stage == CLOSED
            else palette.low(seat)
            if game.stage == OPEN
            else BLACK
        )

    def describe(self):
        game, say = self.table.game, self.console.say
        text = "%s %d/%d: " % (say("question"), game.question, game.options["questions"])
        if not game.queue:
            return text + say(game.stage)
        text += say("answers", say("seat", game.queue[0]))
        return text + "".join([", " + say("seat", seat) for seat in game.queue[1:]])


def begin(console):
    """Show the game at the console's table, a new one or one that was saved."""
    console.show(Lamp(console))
