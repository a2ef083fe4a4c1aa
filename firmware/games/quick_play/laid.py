"""Quick Play with blocks on the console: whose turn it is, and how it went (V-5)."""

from core.game import TABLE
from games.blocks.answer import Answer
from games.blocks.flow import Course
from games.blocks.verdict import Verdict
from games.quick_play.laying import Laying
from games.quick_play.rules_laid import NO_TIME
from ui import font, sounds
from ui.note import Note
from ui.pads import MATCH
from ui.palette import BLACK
from ui.playing import Playing

_LAP_MS = 2200
_LEAST_MS = 600  # a press meant for the screen before goes on to nothing


class Begin(Playing):
    """The card lies face down until the player on turn presses MATCH; a computer's blocks are not shown."""

    NAME = "begin"

    def __init__(self, console, course):
        super().__init__(console)
        self.course = course
        self.game = console.table.game
        self._stage = None
        self._speak()
        console.play(sounds.TURN)

    def _speak(self):
        console, game = self.console, self.game
        seat = game.whose()
        words = console.say("begin" if seat in self.table.humans else "laying", console.say("seat", seat))
        times = [ms for ms in game.times if ms != NO_TIME]
        if times:
            words += ". " + console.say("to_beat", clock(min(times)))
        else:
            words += ". " + console.say(
                "card", game.options["rounds"] - len(game.deck), game.options["rounds"]
            )
        self._note = Note(console, words, console.palette.seat(seat))

    def moves(self, seat):
        return ((MATCH, 0, "lay_card"),) if self.table.legal(seat, "begin") else ()

    def press(self, seat, button, at):
        if not self.course.press(seat, button, at):
            self.console.refuse(seat)

    def happened(self, event):
        if event[0] == "begin" and event[1] in self.table.humans:
            self.course.show(Laying)
        else:
            self.course.happened(event)

    def move(self, pads, now):
        if self._note.over(now):
            self._speak()
        stage = self._note.stage(now)
        changed = stage != self._stage
        self._stage = stage
        return changed

    def draw(self, frame):
        frame.clear()
        self.course.draw_level(self, frame)
        self._note.draw(frame)
        won = self.course.scores()
        for place, (seat, cards, _) in enumerate(won):
            frame.dot(1 + 4 * place, 15, self.console.palette.seat(seat))
            if cards:
                frame.dot(2 + 4 * place, 15, self.console.palette.seat(seat))

    def light(self, seat):
        return self.course.light(seat)

    def describe(self):
        return self._note.text


class Result(Verdict):
    """Who has won the card, and how many everybody has; seat 0: nobody."""

    def happened(self, event):
        self.course.happened(event)

    def light(self, seat):
        return self.course.light(seat)


class Lap(Result):
    """How long a player has taken, or that they have given up; any press goes on."""

    NAME = "lap"

    def __init__(self, console, course, seat, ms):
        super().__init__(console, course, seat, ms != NO_TIME)
        self._text = clock(ms) if ms != NO_TIME else ""
        self.shown_ms = _LAP_MS

    def offers(self, seat):
        passes = seat in self.table.humans and self.console.now - self.since >= _LEAST_MS
        return ((MATCH, 0, "go_on"),) if passes else ()

    def pressed(self, seat, button, at):
        if at - self.since >= _LEAST_MS:
            self.console.later(self.course.go_on, at)

    def draw_moving(self, frame):
        self.draw_sign(frame, self._stage)
        columns = font.columns(self._text)
        frame.write((16 - len(columns)) // 2, 8, columns, self.console.palette.seat(self.seat))

    def describe(self):
        say = self.console.say
        return "%s: %s" % (say("seat", self.seat), say("time", self._text) if self._text else say("gave_up"))


def clock(ms):
    """A time that fits across 16 pixels: seconds and tenths, or minutes and seconds."""
    if ms < 100000:
        return "%d.%d" % (ms // 1000, ms // 100 % 10)
    return "%d:%02d" % (ms // 60000, ms // 1000 % 60)


class LaidCourse(Course):
    """Each player lays the card, one after the other; then it is somebody's, or shows how it could lie."""

    award = None  # `(seat, right)` of a card that has been decided, until it has been shown
    lost = 0  # a card that nobody got, until its solution has been shown

    def press(self, seat, button, at):
        return button == MATCH and self.table.act((seat, "begin"), at)

    def happened(self, event):
        name = event[0]
        if name == "time":
            self.show(Lap, event[1], event[2])
        elif name == "give_up":
            self.show(Lap, event[1], NO_TIME)
        elif name == "verdict" and not event[2]:
            self.console.play(sounds.WRONG)
        elif name == "won":
            self.award = event[1], True
        elif name == "nobody":
            self.award = 0, False
            self.lost = event[1] if event[2] != "equal" else 0

    def go_on(self, now):
        console, game = self.console, self.game
        award, self.award = self.award, None
        if award and len(game.seats) > 1:
            self.show(Result, *award)
        elif self.lost:
            card, self.lost = self.lost, 0
            self.show(Answer, card)
        elif game.over:
            console.later(console.finish)
        else:
            if game.phase() == "ready":
                self.table.act((TABLE, "reveal"), now)
            begun = game.phase() == "race" and game.whose() in self.table.humans
            self.show(Laying if begun else Begin)

    def scores(self):
        return [(seat, len(won), False) for seat, won in zip(self.game.seats, self.game.won)]

    def light(self, seat):
        """Bright for the player on turn."""
        palette = self.console.palette
        if seat not in self.table.humans:
            return BLACK
        return palette.seat(seat) if seat == self.game.whose() else palette.faint(seat)

    def draw_level(self, screen, frame):
        """The level of the card as lines in the first row."""
        level = self.game.public()["level"]
        for line in range(level):
            frame.dot(2 * line, 0, self.console.palette.level(level))


def begin(console):
    """Turn up the first card, face down, or go on where a saved game stood."""
    LaidCourse(console).go_on(console.now)
