"""Teaches a game: a script asks for one press after the other, on the real screens of a real game."""

import games
from console import lessons
from console.table import Table
from ui import motion
from ui.note import Note
from ui.pads import BACK
from ui.palette import WHITE

LEAVE_MS = 1500  # BACK held leads out of a lesson; a pause would come later
_SETTLE_MS = 350  # after a press: its picture is seen before the next words come
_FINGER_MS = 100  # how long the others press
_LOOK_MS = 5000  # between two rounds of the words
_BLINK_MS = 250
_GROUP = "teach"
_LEAVE = ((BACK, LEAVE_MS, "leave"),)


class Coach:
    """Only the press that is asked for counts, and the game's clock stands still until it comes.

    A game's `teach.py` has PLAYERS, HUMANS (how many of them press pads), `game(seats, seat)`, the game as it
    is set up for the lesson, `begin(console)`, and a generator `play(coach)` that yields what ask(), other()
    and wait() make. `seat`: the learner; `others`: who else sits there. Screens say what a press is called.
    """

    def __init__(self, console, name, seat):
        self.console = console
        self.name = name
        self.seat = seat
        lessons.offered(console.board.storage, name)
        self._lesson = games.part(name, "teach")
        self.others = [other for other in range(1, 7) if other != seat][: self._lesson.PLAYERS - 1]
        seats = sorted([seat] + self.others)
        humans = sorted([seat] + self.others[: self._lesson.HUMANS - 1])
        console.table = Table(self._lesson.game(seats, seat), humans, {}, console.happened)
        self._script = None
        self._step = None  # (seat, key, words, button, marks)
        self._live = None  # the offer that is waited for
        self._pressed = None  # since when another presses
        self._back = None  # since when the learner holds BACK
        self._note = None
        self._note_over = 0
        self._until = console.now
        self._over = False

    def begin(self):
        """The game begins; nothing of the menu is in memory any more."""
        console = self.console
        console.table.start(console.now)
        self._lesson.begin(console)
        self._script = self._lesson.play(self)

    # What scripts use.

    @property
    def screen(self):
        """The screen that is up."""
        return self.console.screen

    @property
    def game(self):
        """The game of the lesson."""
        return self.console.table.game

    def ask(self, key, words, button="", marks=(), offer=None):
        """The learner is to press what is offered as `key`; marks: `(x, y, width, height)` that blink.

        button: which one, where several do the same. offer: what no screen offers, as it is no good move.
        """
        return self.seat, key, words, button, marks, offer

    def other(self, seat, key):
        """Somebody else presses what is offered to them as `key`."""
        return seat, key, None, "", (), None

    def wait(self, key):
        """Until something is offered to the learner as `key`."""
        return self.seat, key, None, "", (), None

    # The lesson.

    def think(self):
        """A moment goes by."""
        console = self.console
        now = console.now
        if self._back is not None and now - self._back >= LEAVE_MS:
            self._leave()
        elif console.screen is None or now < self._until:
            return
        elif self._over:
            if self._note.over(now):
                self._leave()
        elif self._step is None:
            self._go_on()
        elif self._step[0] != self.seat:
            self._press(now)
        elif self._live is None:
            self._come_to_life(now)
        else:
            self._wait(now)

    def _go_on(self):
        for step in self._script:
            self._step = step
            return
        self._over = True
        self._say("end")

    def _come_to_life(self, now):
        offer = self._step[5] or self._offered()
        if offer is None:
            return
        if self._step[2] is None:
            self._done(now)
            return
        self._live = offer
        self._say(self._step[2])

    def _wait(self, now):
        console = self.console
        console.table.pause(now)
        if self._live[1] and console.pads.held(self.seat, self._live[0], now) >= self._live[1]:
            console.table.start(now)
            self._done(now)
        elif self._note is None:
            if now - self._note_over >= _LOOK_MS:
                self._say(self._step[2])
        elif self._note.over(now):
            self._note = None
            self._note_over = now

    def _press(self, now):
        console, seat = self.console, self._step[0]
        if self._pressed:
            at, offer = self._pressed
            if now - at >= max(offer[1], _FINGER_MS):
                console.pads.feed(now, seat, offer[0], False)
                self._pressed = None
                self._done(now)
            return
        offer = self._offered()
        if offer:
            self._pressed = now, offer
            console.pads.feed(now, seat, offer[0], True)

    def _offered(self):
        seat, key, _, button = self._step[:4]
        for offer in self.console.screen.offers(seat):
            if offer[2] == key and button in ("", offer[0]):
                return offer
        return None

    def _done(self, now):
        self._step = self._live = self._note = None
        self._until = now + _SETTLE_MS

    def _say(self, key):
        console = self.console
        self._note = Note(console, console.words(_GROUP).say(key), console.palette.seat(self.seat))

    def _leave(self):
        console = self.console
        self._until = console.now + LEAVE_MS
        self._back = None
        console.go("join", "Join", self.name, self.seat)

    # What the console asks.

    def lets(self, seat, button, down, at):
        """Whether a move of a button goes on to the game; at: ms."""
        console = self.console
        if button == BACK and seat == self.seat:
            self._back = at if down else None
        if not down:
            return True
        console.pads.touched = at
        live = self._live
        if seat != self.seat or live is None or button != live[0]:
            if button != BACK:
                console.refuse(seat)
            return False
        if not live[1]:
            console.table.start(console.now)
            self._done(console.now)
        return True

    def offers(self, seat):
        """As ui.screen.Screen.offers: the press that is asked for, and the way out."""
        if seat != self.seat:
            return ()
        return ((self._live,) if self._live else ()) + _LEAVE

    def describe(self):
        """The words of the lesson, or what the screen says."""
        return self._note.text if self._note else self.console.screen.describe()

    def draw(self, frame):
        """Paint what blinks, and the words."""
        if self._live and motion.beat(self.console.now, _BLINK_MS) & 1:
            for x, y, width, height in self._step[4]:
                for left, top, across, down in (
                    (x, y, width, 1),
                    (x, y + height - 1, width, 1),
                    (x, y, 1, height),
                    (x + width - 1, y, 1, height),
                ):
                    frame.box(left, top, across, down, WHITE)
        if self._note:
            self._note.draw(frame)
