"""The console: one step after another, each short."""

import games
from console import loader, saving, table  # noqa: F401 (a game and its table know one and the same Refused)
from console.link import Link
from console.settings import Settings
from console.texts import Texts
from ui import motion, sounds
from ui.frame import Frame
from ui.pads import MATCH, Pads
from ui.palette import BLACK, Palette, dim

FRAME_MS = 33
_FADE_MS = 250  # a step down in brightness when nobody is here
_RED_MS, _BLINK_MS = 600, 100  # of a pad that says no
_IN_PLAY_MIN = 30  # players may think for long; after so many minutes they have gone away
HINT_MS = 4000  # nobody has pressed anything for so long: what can be pressed is said, once a kind of screen
_UNSAVED_EVERY_MS, _UNSAVED_MS = 2000, 400  # the sign that the game cannot be saved


class Console:
    """What players see and press, on any board.

    `step()` once is one look at the pads, one thought and at most one picture; call it for ever.
    trace(error): the text that is logged when something breaks.
    `screen`: what is shown. `table`: the game in play, or None. `now`: ms since the start. `limited`: whether
    the supply was too weak for a picture since the brightness was set. `series`: how many games were played
    one after the other, and the wins of each of their seats; or None.
    """

    def __init__(self, board, trace=repr):
        self._base = loader.mark()
        games.add(board.added, board.added_games())
        self.board = board
        self.trace = trace
        self.now = board.clock.ms()
        self.seats = list(board.seats)
        self.pads = Pads()
        self.sides = board.sides
        self.frame = Frame(board.width // board.sides, board.height, board.sides)
        self._drawn_at = -FRAME_MS
        self.pads.touched = self.now
        self._dark = 0  # steps down in brightness
        self.limited = False
        self.series = None
        self._changed = True
        self._lights = bytearray(3 * len(self.seats))
        self._red = {}  # seat -> until when its light says no
        self.settings = Settings(board.storage)
        self.texts = Texts(self.settings["language"])
        self.apply_settings()
        self.link = Link(self)
        self.next_seed = None
        self.unsaved = ""  # why the game in play cannot be saved, "" when it can
        self._pressed = {}  # seat -> (µs, since when in µs) of its latest MATCH, see drivers.pads
        self.record = None  # takes the lines of the next games' recordings
        self.actions = None  # console.actions.Actions of a game that a host has started and wants recorded
        self.table = None
        self.screen = None
        self._coming = None  # what later() was asked for
        self.note = None  # what can be pressed, or has to be held: see console.offered
        self.coach = None  # who teaches a game, see console.coach
        self.names = {}  # by seat, of those at the table who have one, see console.players
        self._told = []  # names of screens that have been explained
        self._go(*_changes().first_screen(self))

    # What screens use.

    def show(self, screen):
        """Change to another screen; whatever is held down now means nothing to it."""
        self.screen = screen
        self.note = None
        self.pads.deaden()
        self._changed = True
        self.link.send("screen", name=screen.NAME)

    def play(self, sound):
        """Play a sound of ui.sounds."""
        self.board.buzzer.play(sounds.notes(sound))

    def refuse(self, seat):
        """A press means nothing now: a low tone, and for a moment the pad is red."""
        self.play(sounds.REFUSED)
        self.redden(seat, _RED_MS)

    def redden(self, seat, ms):
        """Let a pad's light blink red for so long."""
        self._red[seat] = self.now + ms
        self._changed = True

    def is_red(self, seat):
        """Whether a pad's light says no."""
        return seat in self._red

    def surely(self, seat, margin_ms):
        """Of a margin between a seat's press of MATCH and one before, what is known for certain, in ms.

        While LEDs were written a press may have come earlier than it was noticed.
        """
        if seat not in self._pressed:  # it came over the link
            return margin_ms
        at, since = self._pressed[seat]
        before_ms = at // 1000 - margin_ms
        before = [time for time, _ in self._pressed.values() if time // 1000 == before_ms]
        return max((since - max(before or [before_ms * 1000 + 999])) // 1000, 0)

    def say(self, key, *parts):
        """A text in the language in use, see console.texts; a player who has a name is called by it."""
        if key == "seat" and parts[0] in self.names:
            return self.names[parts[0]]
        return self.texts.say(key, *parts)

    def words(self, group):
        """The texts of another group in the language in use, for as long as the caller keeps them."""
        texts = Texts(self.settings["language"], group)
        texts.game = self.texts.game
        return texts

    def once(self, module, name):
        """What a module defines, for one use: then its memory is free again."""
        return getattr(loader.passing(module), name)

    def apply_settings(self):
        """Let the settings take effect."""
        settings = self.settings
        matrix = self.board.matrix
        matrix.orient(settings["matrix"])
        if matrix.brightness != settings["brightness"]:
            matrix.brightness = settings["brightness"]
            self.limited = False
        self._dark = 0
        self.board.buzzer.volume = settings["volume"]
        if self.texts.language != settings["language"]:
            self.texts.choose(settings["language"])
        self.palette = Palette(settings["palette"] == "plain")
        motion.choose(settings["motion"] == "reduced")

    def start_game(self, name, humans, computers, options):
        """Begin a game with a count-down; see Table. Raises ValueError when it cannot start like this."""
        _changes().start_game(self, name, humans, computers, options)

    def resume(self):
        """Go on with the saved game after a count-down; with a menu where that is not possible."""
        _changes().resume(self)

    def begin_game(self):
        """The count-down is over: show the first screen of the game at the table."""
        loader.back_to(self._base, "console")
        game = self.table.game
        games.screens(game.NAME, game.options).begin(self)

    def teach(self, name, seat):
        """Begin the lesson of a game for the player at a pad."""
        self.table = None
        self.texts.game = name
        self.tidy()
        from console.coach import Coach

        self.coach = Coach(self, name, seat)
        loader.back_to(self._base, "console")
        self.coach.begin()

    def offers(self, seat):
        """What a pad's buttons do now, see ui.screen.Screen.offers."""
        return self.coach.offers(seat) if self.coach else self.screen.offers(seat)

    def describe(self):
        """What is shown, in words: one or two lines of text."""
        return self.coach.describe() if self.coach else self.screen.describe()

    def spell(self):
        """The cards or the board that are shown, in signs."""
        return self.screen.spell()

    def pause(self, playing):
        """Hold up a game, whose screen waits meanwhile."""
        self.show(loader.screen("pause", "Pause")(self, playing))

    def finish(self):
        """The game at the table is over: show the results."""
        self.table.close()
        _changes().tell_game(self, "result")
        self.tidy()
        self.show(loader.screen("results", "Results")(self))

    def later(self, do, *arguments):
        """Call do(*arguments) when the present screen has ended and left its memory free."""
        self._coming = do, arguments
        self.screen = None

    def go(self, module, name, *arguments):
        """Leave the game in play, if any, for a screen of console.screens, as by later()."""
        self.later(self._go, module, name, *arguments)

    def _go(self, module, name, *arguments):
        if self.table:
            self.board.storage.remove(saving.FILE)
            self.table = None
        self.series = self.coach = None
        self.names = {}
        self.tidy()
        self.show(loader.screen(module, name)(self, *arguments))

    def tidy(self):
        """Drop all modules loaded since the start; what nobody uses any more makes room."""
        self.frame.forget()
        self.texts.forget()
        loader.back_to(self._base)

    def happened(self, event, at):
        """An event of the game in play, at its time `at` in ms."""
        if not self.coach:  # a lesson is no game that counts
            self.link.tell(event, at)
        if self.screen:  # one that has ended need not hear the rest
            self.screen.happened(event)

    # The loop.

    def step(self):
        """Do one round: link, pads, thought, picture, lights, sound."""
        try:
            self._look()
            if self.coach:
                self.coach.think()
            self.think()
            self._hint()
            self.paint()
            self._save()
        except (Exception, SystemExit) as error:  # a game must not end the console
            self._crash(error)
        self.board.buzzer.tick()

    def _look(self):
        self.now = self.board.clock.ms()
        # One a step: it may have ended the screen, and the next command needs one.
        command = self.board.link.receive()
        if command is not None:
            self.link.obey(command)
        for at, seat, button, down in self.board.pads.poll():
            if self.coach and not self.coach.lets(seat, button, down, at // 1000):
                continue
            if not down:
                self._let_go(seat, button, at // 1000)
            elif self.note:
                self.note = None
                self._changed = True
            self.pads.feed(at // 1000, seat, button, down)
            if down:
                self._drawn_at = self.now - FRAME_MS  # what comes of a press is shown at once
            if down and button == MATCH:
                self._pressed[seat] = at, self.board.pads.known_since(seat)
                self._answer(seat)
        self._shine()
        if self.unsaved:
            self._changed = True
        if self._red:
            self._changed = True
            self._red = {seat: until for seat, until in self._red.items() if until > self.now}

    def _let_go(self, seat, button, at):
        # What is meant to be held and was pressed shortly says so.
        ms = self.pads.held(seat, button, at)
        if ms and self.screen and self.screen.hints:
            offered = _offered()
            least = offered.held_only(self, seat, button)
            if ms < least:
                self.note = offered.Hold(self, seat, button, ms, least)

    def _hint(self):
        # Nobody knows what to press, it seems.
        if self.coach:
            self._changed = True
        elif self.note:
            self._changed = True
            if self.note.over(self.now):
                self.note = None
        elif self.now - max(self.pads.touched, self.screen.since) >= HINT_MS:
            if self.screen.hints and self.screen.NAME not in self._told:
                self._told.append(self.screen.NAME)
                self.note = _offered().main(self)

    def _answer(self, seat):
        # At once, and whatever has to be loaded and drawn for the press: its pad lights up.
        if self.table and seat in self.table.humans and not self._dark:
            at = 3 * self.seats.index(seat)
            self._lights[at : at + 3] = self.palette.seat(seat)
            self.board.lights.show(self._lights)
            self._changed = True

    def _shine(self):
        # With nobody here the picture fades to the least brightness; any button brings it back.
        minutes = self.settings["dim"]
        if minutes and self.table and not self.table.stands():
            minutes = _IN_PLAY_MIN
        alone = self.now - self.pads.touched - minutes * 60000
        full = self.settings["brightness"]
        dark = min(alone // _FADE_MS + 1, full) if minutes and alone >= 0 else 0
        if dark != self._dark:
            self._dark = dark
            self.board.matrix.brightness = max(full - dark, 1)
            self._changed = True

    def think(self):
        """Let the screen take input and time; a screen that comes does so at once."""
        seen = self  # no screen: one may have been asked for over the link
        while self.screen is not seen:
            seen = self.screen
            if seen and seen.think(self.pads, self.now):
                self._changed = True
            if self.screen is None:
                seen = self
                do, arguments = self._coming
                self._coming = None
                loader.wipe()
                do(*arguments)

    def paint(self):
        """Show what has changed: the lights, and at most so many pictures a second."""
        if not self._changed:
            return
        for place, seat in enumerate(self.seats):
            self._lights[3 * place : 3 * place + 3] = self._light(seat)
        self.board.lights.show(dim(self._lights, 16) if self._dark else self._lights)
        if self.now - self._drawn_at < FRAME_MS:
            return
        self._changed = False
        self._drawn_at = self.now
        self.frame.side = 0
        self.screen.draw(self.frame)
        if self.coach:
            self.coach.draw(self.frame)
        self._draw_over()
        if self.sides == 1:
            self.board.matrix.show(self.frame.rgb)
        else:
            self.board.matrix.show(self._with_back())
        if self.board.matrix.limited and not self.limited:
            self.limited = True
            self.link.send("limited", brightness=self.board.matrix.brightness)

    def _draw_over(self):
        # What belongs to no screen, on both sides of a display that has two.
        if self.note:
            self.note.draw(self.frame)
        if self.unsaved:
            self._draw_unsaved()

    def _draw_unsaved(self):
        # In the upper right corner, a moment every two seconds: no screen has to leave room for it.
        if motion.reduced or self.now % _UNSAVED_EVERY_MS < _UNSAVED_MS:
            scale = self.frame.scale
            self.frame.rect(self.frame.width - scale, 0, scale, scale, self.palette.wrong)

    def _light(self, seat):
        if seat not in self._red:
            return self.screen.light(seat)
        return BLACK if motion.beat(self.now, _BLINK_MS, 0) & 1 else self.palette.wrong

    def _with_back(self):
        # The board's picture is twice as wide as a side: the front on the left, the back on the right.
        frame = self.frame
        stride = 3 * frame.width
        wide = bytearray(2 * len(frame.rgb))
        for side in range(2):
            if side:
                frame.side = 1
                self.screen.draw_back(frame)
                self._draw_over()
            for row in range(frame.height):
                at = (2 * row + side) * stride
                wide[at : at + stride] = frame.rgb[row * stride : (row + 1) * stride]
        return wide

    def _save(self):
        # After the picture: it takes a while to write.
        if self.table and self.table.fresh and not self.coach:
            self.table.fresh = False
            why = saving.keep(self.board.storage, self.table, self.series)
            if why != self.unsaved:
                self.unsaved = why
                self.link.send("unsaved", why=why)
        if self.actions:
            self.actions.keep()

    # Start and trouble.

    def _crash(self, error):
        self.board.buzzer.silence()
        self.table = self.screen = self.coach = None
        loader.back_to(self._base)
        # What broke a game would break it again, but for a lack of memory: that has just been seen to.
        if not isinstance(error, MemoryError):
            self.board.storage.remove(saving.FILE)
        self._go("crash", "Crash", error)


def _offered():
    return loader.once("console.offered")


def _changes():
    # Loaded when it is wanted, and dropped with all that a game does not need.
    from console import changes

    return changes
