"""A virtual board with a fault here and there, and somebody who presses its buttons and looks at it."""

from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.leds import Chain, places
from shipped import board as shipped

BUTTONS = ("MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK")
_HUES = {"red": (1, 0, 0), "green": (0, 1, 0), "blue": (0, 0, 1), "white": (1, 1, 1)}


class Bench:
    """The self-test on a virtual board: `wired` and `flash` are there to be broken before begin().

    seats: how many pads the board has. The one who tests looks at the LEDs, never at what the console meant.
    """

    def __init__(self, seats=2, name="esp32_devkitc"):
        profile = dict(shipped(name))
        profile["pads"] = profile["pads"][:seats]
        self.profile = profile
        self.flash = Flash()
        self.session = start.Session(profile, 5, self.flash)
        self.wired = self.session.wired
        self.world = self.wired.world
        self.records = []
        self.session.on_record = self._heard
        self.wait(200)

    def _heard(self, record):
        if record["event"] == "selftest":
            self.records.append(record)
        assert record["event"] != "error", record

    def wait(self, ms):
        """Let the board run."""
        until = self.world.now + ms * 1000
        while self.world.now < until:
            if hasattr(self.session, "console"):
                self.session.step()
            else:
                self.session.board.clock.sleep_ms(4)

    def begin(self, asks=True):
        """Switch on and start the test over the link."""
        self.session.switch_on()
        self.wait(300)
        self.session.serial.send({"do": "selftest", "ask": asks})
        self.wait(40)
        return self

    @property
    def test(self):
        """The screen."""
        screen = self.session.console.screen
        assert screen.NAME == "self_test", (screen.NAME, self.records[-2:])
        return screen

    def until(self, step):
        """Run until a step is on; None: until the end."""
        for _ in range(20000):
            if self.test.step == step:
                return self
            self.session.step()
        raise AssertionError("%s never came: %r" % (step, self.records[-2:]))

    def press(self, seat, button, bounce=None):
        """One press of a finger."""
        self.wired.hand(seat, button, True, bounce)
        self.wait(120)
        self.wired.hand(seat, button, False)
        self.wait(150)

    def press_all(self, seats=(1, 2), without=()):
        """Every button of some pads."""
        for seat in seats:
            for button in BUTTONS:
                if button not in without:
                    self.press(seat, button)
        return self

    def together(self):
        """Two press MATCH, 7 ms apart, as often as it takes."""
        while self.test.step == "together":
            self.wired.hand(1, "MATCH", True)
            self.world.sleep(7000)
            self.wired.hand(2, "MATCH", True)
            self.wait(100)
            self.wired.hand(1, "MATCH", False)
            self.wired.hand(2, "MATCH", False)
            self.wait(200)
        return self

    def look(self, question):
        """What somebody in front of the board answers."""
        rgb = bytes(self.wired.matrix.rgb())
        pixels = [tuple([int(value > 0) for value in rgb[at : at + 3]]) for at in range(0, len(rgb), 3)]
        if question in _HUES:
            return set(pixels) == {_HUES[question]}
        if question == "first":
            return len(set(pixels[1:])) == 1 and pixels[0] != pixels[1]
        if question == "f":
            stem = [pixels[y * 16 + 5] for y in range(4, 11)]
            bar = [pixels[4 * 16 + x] for x in range(5, 10)]
            return stem + bar == [(1, 1, 1)] * 12 and pixels[9 * 16 + 8] == (0, 0, 0)
        if question == "lit":
            return bytes(self.wired.lights.rgb()) == b"".join(
                [self.session.console.palette.seat(seat) for seat in self.session.board.seats]
            )
        return self._listen()

    def _listen(self):
        for _ in range(150):
            if self.world.tones.get(self.profile["buzzer"]):
                return True
            self.wait(20)
        return False

    def answer_all(self):
        """Look and answer on the first pad, until the test is over."""
        for _ in range(20000):
            if self.test.step is None:
                return self
            if self.test.question:
                self.wait(600)  # nobody judges sooner
                self.press(1, "MATCH" if self.look(self.test.question) else "BACK")
            self.session.step()
        raise AssertionError("it never ends")

    def whole(self, **pressed):
        """The whole test with somebody there."""
        self.begin().until("buttons").press_all(**pressed).until("together").together()
        self.until("colours").answer_all()
        return self

    def results(self):
        """Step -> its result."""
        return {record["step"]: record for record in self.records if record["what"] == "result"}

    def failed(self):
        """What the test told in the end."""
        return self.records[-1]["failed"]

    def found(self, step):
        """`[(cause, seat), …]` of a step."""
        return [(fault["cause"], fault.get("seat", 0)) for fault in self.results()[step]["faults"]]

    def rewire(self, order=None, change=None, chain=Chain):
        """Hang another matrix on the pin than the profile tells of."""
        matrix = dict(self.profile["matrix"])
        matrix.update(change or {})
        self.wired.matrix = chain(order or matrix["order"], places(matrix))
        self.world.chains[matrix["pin"]] = self.wired.matrix


class FirstPixelSpoilt(Chain):
    """3.3 V are too little for the first LED: it takes part of every bit for another."""

    def arrive(self, data):
        super().arrive(bytes([value ^ 0xFF for value in data[:3]]) + bytes(data[3:]))
