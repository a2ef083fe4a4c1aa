"""Quick Play with blocks on the console: whose turn it is, and how it went (V-5)."""

from core.game import TABLE
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.quick_play.laying import Laying
from games.quick_play.rules_laid import NO_TIME
from ui import digits, font, sounds
from ui.note import Note
from ui.pads import BACK, MATCH
from ui.palette import BLACK, WHITE
from ui.playing import Playing

# Pixel by pixel: x and y as one hexadecimal number.
_TICK = b"\x44\x55\x66\x75\x84\x93\xa2\xb1"
_CROSS = b"\x51\x62\x73\x84\x95\xa6\xa1\x92\x83\x74\x65\x56"
_LEAST_MS = 600  # a press meant for the screen before goes on to nothing


class Begin(Playing):
    """The card lies face down until the player on turn presses MATCH; a computer's blocks are not shown."""

    NAME = "begin"

    def __init__(self, console, flow):
        super().__init__(console)
        self.flow = flow
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
        if not self.flow.press(seat, button, at):
            self.console.refuse(seat)

    def happened(self, event):
        if event[0] == "begin" and event[1] in self.table.humans:
            self.flow.show(Laying)
        else:
            self.flow.happened(event)

    def move(self, pads, now):
        if self._note.over(now):
            self._speak()
        stage = self._note.stage(now)
        changed = stage != self._stage
        self._stage = stage
        return changed

    def draw(self, frame):
        frame.clear()
        self.flow.draw_level(frame)
        self._note.draw(frame)
        for place, (seat, won) in enumerate(zip(self.game.seats, self.game.won)):
            frame.dot(1 + 4 * place, 15, self.console.palette.seat(seat))
            if won:
                frame.dot(2 + 4 * place, 15, self.console.palette.seat(seat))

    def light(self, seat):
        return self.flow.light(seat)

    def describe(self):
        return self._note.text


class Shown(Playing):
    """What is seen for a while; any press goes on."""

    SHOWN_MS = 2200

    def __init__(self, console, flow):
        super().__init__(console)
        self.flow = flow

    def moves(self, seat):
        return ((MATCH, 0, "go_on"),) if self.console.now - self.since >= _LEAST_MS else ()

    def press(self, seat, button, at):
        if button == BACK:
            self.keep_back(seat, at)
        elif at - self.since >= _LEAST_MS:
            self.console.later(self.flow.go_on, at)

    def happened(self, event):
        self.flow.happened(event)

    def move(self, pads, now):
        if now - self.since < self.SHOWN_MS:
            return False
        self.console.later(self.flow.go_on, now)
        return True

    def light(self, seat):
        return self.flow.light(seat)


class Lap(Shown):
    """How long a player has taken, or that they have given up; below, how many cards everybody has."""

    NAME = "lap"

    def __init__(self, console, flow, seat, ms):
        super().__init__(console, flow)
        self._seat, self._laid = seat, ms != NO_TIME
        self._text = clock(ms) if self._laid else ""
        console.play(sounds.RIGHT if self._laid else sounds.WRONG)

    def draw_still(self, frame):
        palette = self.console.palette
        for place in _TICK if self._laid else _CROSS:
            colour = palette.right if self._laid else palette.wrong
            frame.dot(place >> 4, place & 15, colour, 2)
        self.flow.draw_line(frame, self._text, 8, palette.seat(self._seat))

    def describe(self):
        say = self.console.say
        return "%s: %s" % (say("seat", self._seat), say("time", self._text) if self._text else say("gave_up"))


class Award(Shown):
    """Whose card it is, or nobody's; and how many cards everybody has."""

    NAME = "award"

    def __init__(self, console, flow, seat):
        super().__init__(console, flow)
        self._seat = seat
        console.play(sounds.WIN if seat else sounds.NOBODY)

    def draw_still(self, frame):
        palette = self.console.palette
        game = self.table.game
        if self._seat:
            frame.dot(5, 1, palette.seat(self._seat), 5)
            for x in range(6, 11):
                frame.dot(x, 1, palette.seat(self._seat), 5)
        else:
            for x in range(4, 12):
                frame.dot(x, 3, WHITE, 2)
        first = 8 - 2 * len(game.seats)
        for place, (seat, won) in enumerate(zip(game.seats, game.won)):
            columns = digits.columns(len(won) % 10)
            frame.write(first + 4 * place, 10, columns, palette.seat(seat))
            for ten in range(len(won) // 10):
                frame.dot(first + 4 * place + ten % 3, 8 - ten // 3, palette.seat(seat))

    def describe(self):
        say = self.console.say
        return say("right", say("seat", self._seat)) if self._seat else say("nobody")


class Solved(Shown):
    """A card that nobody got: how the blocks would have lain (V-6)."""

    NAME = "answer"
    SHOWN_MS = 5000

    def __init__(self, console, flow, card):
        super().__init__(console, flow)
        self._card = card
        self._all = solver.bars(cards.cells(card))
        self._draw_bars = console.once("games.blocks.bars", "draw_bars")  # seldom wanted

    def draw_still(self, frame):
        self._draw_bars(self.console, frame, self._card, self._all[0])

    def describe(self):
        return self.console.say("solution", 1, len(self._all))


def clock(ms):
    """A time that fits across 16 pixels: seconds and tenths, or minutes and seconds."""
    if ms < 100000:
        return "%d.%d" % (ms // 1000, ms // 100 % 10)
    return "%d:%02d" % (ms // 60000, ms // 1000 % 60)


class LaidCourse:
    """Each player lays the card, one after the other; then it is somebody's, or shows how it could lie."""

    award = None  # whose a card is that has been decided, 0: nobody's, until it has been shown
    lost = 0  # a card that nobody got, until its solution has been shown

    def __init__(self, console):
        self.console = console
        self.table = console.table
        self.game = console.table.game

    def show(self, screen, *arguments):
        """Change to a screen of this game; screen: its class."""
        self.console.show(screen(self.console, self, *arguments))

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
            self.award = event[1]
        elif name == "nobody":
            self.award = 0
            self.lost = event[1] if event[2] != "equal" else 0

    def go_on(self, now):
        console, game = self.console, self.game
        award, self.award = self.award, None
        if award is not None and len(game.seats) > 1:
            self.show(Award, award)
        elif self.lost:
            card, self.lost = self.lost, 0
            self.show(Solved, card)
        elif game.over:
            console.later(console.finish)
        else:
            if game.phase() == "ready":
                self.table.act((TABLE, "reveal"), now)
            begun = game.phase() == "race" and game.whose() in self.table.humans
            self.show(Laying if begun else Begin)

    def light(self, seat):
        """Bright for the player on turn."""
        palette = self.console.palette
        if seat not in self.table.humans:
            return BLACK
        return palette.seat(seat) if seat == self.game.whose() else palette.faint(seat)

    def draw_line(self, frame, text, row, colour):
        """A few characters in the middle, from a row of the 16 on."""
        columns = font.columns(text)
        frame.write((16 - len(columns)) // 2, row, columns, colour)

    def draw_level(self, frame):
        """The level of the card as lines in the first row."""
        level = self.game.public()["level"]
        for line in range(level):
            frame.dot(2 * line, 0, self.console.palette.level(level))


def begin(console):
    """Turn up the first card, face down, or go on where a saved game stood."""
    LaidCourse(console).go_on(console.now)
