"""One step of the self-test."""

from ui.palette import BLACK

PASS, FAIL, SKIP = "pass", "fail", "skip"


class Step:
    """Tries one part of the console. A subclass defines what differs and calls end().

    test: the screen console.screens.self_test. `asking`: key of the question that somebody is to answer, or
    "". `hint`: key of what is said at the beginning, or "". `state`: "" while the step goes on. `faults`:
    dicts with a `cause` and what belongs to it, such as the `seat`; causes are keys of
    console/words behind their "cause_". `facts`: what was measured, plain data by name.
    """

    hint = ""

    def __init__(self, test):
        self.test = test
        self.console = test.console
        self.probe = test.probe
        self.since = test.console.now
        self.asking = ""
        self.state = ""
        self.faults = []
        self.facts = {}

    def fault(self, cause, **more):
        """Something is wrong."""
        more["cause"] = cause
        self.faults.append(more)

    def end(self):
        """The step is over: passed, if there is no fault."""
        self.asking = ""
        self.state = FAIL if self.faults else PASS

    def skip(self, why):
        """The step is over without a result; why: a few words for the report."""
        self.asking = ""
        self.state = SKIP
        self.facts["why"] = why

    def answer(self, yes, seen):
        """Somebody answered what was asked; seen: what they saw instead, or ""."""

    def offers(self, seat):
        """What a pad's buttons do where nothing is asked, see ui.screen.Screen.offers."""
        return ()

    def press(self, seat, button, at):
        """A button was pressed that answers no question; at: ms."""

    def tick(self, now):
        """Time goes by; whether that changes the picture."""
        return False

    def draw(self, frame):
        """Paint the picture that is looked at; where there is none, how far the test has come."""
        self.test.draw_progress(frame)

    def light(self, seat):
        """The colour of a pad's light."""
        return BLACK
