"""Somebody at a board without hardware who does the self-test."""

from console_double import Player

BUTTONS = ("MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK")


class Tester(Player):
    __test__ = False

    """Starts the self-test over the link and keeps what is told."""

    def __init__(self, asks=True, **board):
        super().__init__(**board)
        self.probe = self.board.probe()
        self.records = []
        self.asks = asks

    def begin(self):
        send = self.board.link.send

        def heard(data):
            if data["event"] == "selftest":
                self.records.append(data)
            send(data)

        self.board.link.send = heard
        self.board.link.waiting.append({"do": "selftest", "ask": self.asks})
        self.wait(20)
        return self

    def results(self):
        return {record["step"]: record for record in self.records if record["what"] == "result"}

    def found(self, step):
        return [fault["cause"] for fault in self.results()[step]["faults"]]

    def until(self, step):
        """Let the test go on until a step is on."""
        for _ in range(4000):
            if self.console.screen.step == step:
                return self
            self.wait(10)
        raise AssertionError("%s never came: %r" % (step, self.records[-3:]))

    def step_now(self):
        return self.console.screen.step

    def tap(self, seat, button, edges=1):
        self.probe.counts[seat] += edges
        for low, high, name in self.probe.windows:
            if name == button:
                self.probe.mv[seat] = (low + high) // 2
        self.press(seat, button)
        self.probe.mv[seat] = 3100
        self.wait(80)

    def tap_all(self, seats=(1, 2), without=()):
        for seat in seats:
            for button in BUTTONS:
                if (seat, button) not in without:
                    self.tap(seat, button)

    def together(self):
        for _ in range(3):
            self.event(1, "MATCH", True)
            self.wait(20)
            self.event(2, "MATCH", True)
            self.wait(100)
            self.event(1, "MATCH", False)
            self.event(2, "MATCH", False)
            self.wait(100)

    def answers(self, *wrong):
        """Answer everything that is asked, yes but for the questions in `wrong`."""
        for _ in range(3000):
            screen = self.console.screen
            if screen.NAME != "self_test" or screen.step is None:
                return self
            if screen.question:
                self.press(1, "BACK" if screen.question in wrong else "MATCH")
            self.wait(20)
        raise AssertionError("it never ends")

    def played(self, *wrong):
        self.until("buttons").tap_all()
        self.until("together").together()
        self.until("colours").answers(*wrong)
        return self
