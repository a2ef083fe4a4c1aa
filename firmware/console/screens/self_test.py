"""The self-test: one step after another, each in a module of console.self_test, loaded for its turn."""

from console.self_test.step import FAIL, PASS, SKIP
from ui import digits, icons, sounds
from ui.note import Note
from ui.pads import BACK, MATCH
from ui.palette import GREY, WHITE
from ui.screen import Screen
from ui.scroller import line

STEPS = (
    "storage", "heap", "ladders", "lines", "order",
    "buttons", "together", "colours", "picture", "lights", "sound",
)  # fmt: skip
WITH_PEOPLE = STEPS[5:]
LEAVE_MS = 2000  # BACK held
SHOWN_MS = 400  # so that a step without people is seen
LOOK_MS = 2500  # what is asked about is seen for so long between two rounds of the question
_SEEN_MS = 500  # nobody answers sooner; it is a press that was meant for the step before
PATIENCE_MS = 180000  # nobody answers
_STAY_MS = 60000
_ANSWERS = ((MATCH, 0, "yes"), (BACK, 0, "no"))
_LEAVE = ((BACK, LEAVE_MS, "leave"),)

_COLOURS = {PASS: icons.COLOURS["g"], FAIL: icons.COLOURS["r"], SKIP: GREY}


class SelfTest(Screen):
    """Every step in turn, then what was found. MATCH says yes and BACK no; BACK held for 2 s leaves.

    asks: whether there are people to press buttons and to say what they see. A host hears `selftest` events:
    `hint` and `ask` for people, each `press` and `pair`, the `result` of a step, in the end `over` or `left`.
    """

    NAME = "self_test"
    hints = False  # people judge what the test draws, and it says itself what it waits for
    STEPS = STEPS

    def __init__(self, console, asks=True):
        super().__init__(console)
        self.probe = console.board.probe()
        self.absent = []  # seats without a pad
        self.bad_lines = []  # seats whose MATCH line is not fit for more tests
        self.states = []
        self._found = []  # (step, cause, seat or 0)
        self._asks = asks
        self._texts = console.words("self_test")
        self._line = None
        self._note = None
        self._question = ""
        self._step = None
        # Somebody at a host is here too: a display that has gone dim could not be judged.
        console.pads.touched = console.now
        self._begin()

    @property
    def step(self):
        """The name of the step that goes on, None when the test is over."""
        return STEPS[len(self.states)] if self._step else None

    @property
    def question(self):
        """The question that somebody is to answer, "" without one."""
        return self._question if self._step else ""

    def tell(self, what, **fields):
        """Tell the host something of the step that goes on."""
        self.console.link.send("selftest", what=what, step=STEPS[len(self.states)], **fields)

    def answer(self, question, yes, seen=""):
        """Somebody answers; an answer to another question than the present one counts for nothing."""
        if question and question == self._question:
            self.console.pads.touched = self.console.now
            self._note = None
            self._question = ""  # a second press in the same round is no answer to the next question
            self._step.answer(yes, seen)

    # One step after the other.

    def _begin(self):
        name = STEPS[len(self.states)]
        module = getattr(__import__("console.self_test." + name).self_test, name)
        self._step = module.Test(self)
        self._question = ""
        if not self._asks and name in WITH_PEOPLE:
            self._step.skip("nobody was asked")
        if self._step.hint and not self._step.state:
            self.tell("hint")
            self._write(self._step.hint)

    def _finish(self):
        step, name = self._step, STEPS[len(self.states)]
        self.tell("result", state=step.state, faults=step.faults, facts=step.facts)
        for fault in step.faults:
            self._found.append((name, fault["cause"], fault.get("seat", 0)))
            if name == "lines":
                self.bad_lines.append(fault["seat"])
        self._step = self._note = None
        self.states.append(step.state)
        self.since = self.console.now
        if len(self.states) < len(STEPS):
            self._begin()
        else:
            self._end()

    def _end(self):
        console = self.console
        failed = [name for name, state in zip(STEPS, self.states) if state == FAIL]
        console.link.send("selftest", what="over", failed=failed)
        console.play(sounds.WRONG if failed else sounds.RIGHT)
        text = ", ".join([self._named(*fault) for fault in self._found]) or self.say("well")
        self._line = line(text, console.frame.across, console.now)

    def _named(self, step, cause, seat):
        place = " %d" % seat if seat else ""
        return self.say(step) + place + ": " + self.say("cause_" + cause)

    def say(self, key):
        """A word of this test in the language in use."""
        return self._texts.say(key)

    def leave(self):
        """Back to the menu; a host hears `left` when the test was not over."""
        if self._step:
            self.console.link.send("selftest", what="left")
        self._step = None
        self.probe.close()
        self.console.apply_settings()
        self.console.go("menu", "Menu")

    # Input and time.

    def offers(self, seat):
        if self._step is None:
            return ((MATCH, 0, "leave"),)
        if not self._question:
            presses = self._step.offers(seat)
        else:
            presses = _ANSWERS if self.console.now - self._began >= _SEEN_MS else ()
        return presses + _LEAVE

    def press(self, seat, button, at):
        if self._step is None:
            if button in (MATCH, BACK):
                self.leave()
        elif not self._question:
            self._step.press(seat, button, at)
        elif button in (MATCH, BACK) and at - self._began >= _SEEN_MS:
            self.answer(self._question, button == MATCH)

    def tick(self, pads, now):
        if pads.longest(BACK, self.console.seats, now)[0] >= LEAVE_MS:
            self.leave()
            return True
        if self._step is None:
            if now - self.since >= _STAY_MS:
                self.leave()
                return True
            return self._line.think(now)
        step = self._step
        changed = not step.state and step.tick(now)
        changed = self._asked(now) or changed
        if step.state and (step.state == SKIP or now - self.since >= SHOWN_MS):
            self._finish()
            return True
        return changed

    def _asked(self, now):
        asking = self._step.asking
        if asking != self._question:
            self._question = asking
            self._looked = self._began = now
            self._note = None
            if asking:
                self.tell("ask", ask=asking)
            return True
        if asking and now - self._began >= PATIENCE_MS:
            self._step.skip("nobody answered")
        if asking and self._note is None and now - self._looked >= LOOK_MS:
            self._write("ask_" + asking)
        return self._note is not None and self._moved(now)

    def _write(self, key):
        self._note = Note(self.console, self.say(key), WHITE)
        self._stage = -1

    def _moved(self, now):
        if self._note.over(now):
            self._note = None
            self._looked = now
            return True
        stage = self._note.stage(now)
        changed = stage != self._stage
        self._stage = stage
        return changed

    # The picture.

    def draw(self, frame):
        if self._step is None:
            self._draw_end(frame)
            return
        self._step.draw(frame)
        if self._note:
            self._note.draw(frame)

    def draw_progress(self, frame):
        """How far the test has come: the number of the step over a row of what was found."""
        frame.clear()
        number = digits.columns(len(self.states) + 1)
        frame.write((16 - len(number)) // 2, 4, number, WHITE)
        self._draw_states(frame, 14)

    def _draw_states(self, frame, y):
        for place in range(len(STEPS)):
            colour = _COLOURS[self.states[place]] if place < len(self.states) else WHITE
            if place <= len(self.states):
                frame.dot(2 + place, y, colour)

    def _draw_end(self, frame):
        console = self.console
        frame.clear()
        self._draw_states(frame, 2)
        self._line.think(console.now)
        self._line.draw(frame, 5, WHITE)

    def light(self, seat):
        return self._step.light(seat) if self._step else GREY

    def describe(self):
        if self._step is None:
            return self._line.text
        name = self.say(STEPS[len(self.states)])
        return name + (": " + self.say("ask_" + self._question) if self._question else "")
