"""The self-test on a board without hardware: what people answer and press, and what is made of it."""

from console_double import Player

AUTOMATIC = ("storage", "heap", "ladders", "lines", "order")
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


def test_without_people_the_automatic_steps_pass_and_the_others_are_left_out():
    tester = Tester(asks=False).begin()
    tester.wait(8000)
    results = tester.results()
    assert [record["step"] for record in tester.records if record["what"] == "result"] == list(
        tester.console.screen.STEPS
    )
    for step in results:
        states = ("pass", "skip") if step == "heap" else ("pass",) if step in AUTOMATIC else ("skip",)
        assert results[step]["state"] in states, results[step]
    assert tester.records[-1]["what"] == "over" and tester.records[-1]["failed"] == []


def test_everything_well_with_people():
    tester = Tester(pads=2).begin().played()
    assert [step for step in sorted(tester.results()) if tester.results()[step]["state"] != "pass"] in (
        [],
        ["heap"],
    )
    assert tester.results()["together"]["facts"]["margins_ms"] == [20, 20, 20]
    assert tester.screen == "self_test", tester.board.storage.logged
    assert tester.console.screen.describe() == "All is well"
    tester.press(1, "MATCH")
    assert tester.screen == "menu"


def test_what_is_wrong_is_named_in_the_end_in_the_language_in_use():
    tester = (
        Tester(pads=2, files={"settings": {"language": "de"}})
        .begin()
        .played("red", "green", "first", "heard")
    )
    assert tester.found("colours") == ["colours"] and tester.found("sound") == ["sound"]
    assert tester.console.screen.describe() == "Farben: Farbfolge?, Ton: stumm"
    assert tester.records[-1]["failed"] == ["colours", "sound"]


def test_the_first_pixel_alone_and_nothing_at_all_have_other_causes_than_an_order():
    colours = ("red", "green", "blue", "white")
    for wrong, cause in (
        (("green",), "level"),
        (colours + ("first",), "dark"),
        (("white", "first"), "supply"),
        (("green", "blue", "first"), "colours"),
    ):
        tester = Tester(pads=2).begin().played(*wrong)
        assert tester.found("colours") == [cause], wrong


def test_swapped_slow_and_unnoticed_presses_are_named():
    tester = Tester(asks=False, pads=3)
    tester.probe.margin = -300
    tester.probe.pulses[1] = (-1, 1100)
    tester.probe.pulses[3] = (4000, 1100)
    tester.begin().wait(8000)
    assert tester.found("lines") == ["no_interrupt", "slow"]
    assert tester.results()["order"]["state"] == "skip"
    tester.probe.pulses = {1: (40, 1100), 2: (40, 1100), 3: (40, 1100)}
    tester.board.link.waiting.append({"do": "selftest", "ask": False})
    tester.wait(8000)
    assert set(tester.found("order")) == {"swapped"}


def test_a_button_that_nobody_presses_and_a_bad_contact_are_named():
    tester = Tester(pads=2).begin().until("buttons")
    tester.tap_all(seats=(1,), without=((1, "LEFT"),))
    tester.tap_all(seats=(2,), without=((2, "MATCH"),))
    tester.tap(2, "MATCH", edges=30)
    tester.until("together")
    assert tester.found("buttons") == ["dead", "bounce"]
    assert tester.results()["buttons"]["faults"][0]["buttons"] == ["LEFT"]


def test_a_press_too_many_answers_no_question():
    tester = Tester(pads=2).begin().until("buttons")
    tester.tap_all()
    tester.until("together").together()
    tester.until("colours").wait(50)
    tester.press(2, "MATCH")
    assert tester.console.screen.question == "red"
    tester.wait(600)
    for seat in (1, 2):
        tester.event(seat, "MATCH", True)
    tester.wait(30)
    assert tester.console.screen.question == "green"


def test_nobody_there_ends_by_itself_and_leads_to_the_menu():
    tester = Tester(pads=2).begin()
    tester.wait(20000, step=20)
    assert tester.step_now() == "buttons"
    for _ in range(3000):
        if tester.screen == "menu":
            break
        tester.wait(1000, step=100)
    results = tester.results()
    assert [step for step in sorted(results) if results[step]["state"] == "fail"] == ["buttons"]
    assert results["sound"]["facts"]["why"] == "nobody answered"
    assert tester.board.buzzer.volume == 2


def test_it_cannot_start_in_a_game_and_commands_need_it():
    player = Player().race()
    for command in (
        {"do": "selftest"},
        {"do": "selftest_stop"},
        {"do": "selftest_answer", "ask": "red", "yes": True},
    ):
        player.board.link.sent = []
        player.board.link.waiting.append(command)
        player.wait(20)
        assert "error" in [data["event"] for data in player.board.link.sent], command
    assert player.screen == "card"


def test_stopping_it_leaves_nothing_behind():
    import sys

    before = [name for name in sys.modules if "self_test" in name]
    tester = Tester().begin().until("buttons")
    tester.board.link.waiting += [{"do": "selftest_stop"}, {"do": "selftest_stop"}]
    tester.wait(30)
    assert tester.screen == "menu" and tester.records[-1]["what"] == "left"
    assert [name for name in sys.modules if "self_test" in name and name not in before] == []


def test_it_fits_larger_displays_and_two_sides():
    for board in ({"width": 32, "height": 32, "pads": 2}, {"sides": 2, "pads": 2}):
        tester = Tester(**board).begin().played()
        assert tester.screen == "self_test", tester.board.storage.logged
        assert tester.records[-1]["failed"] == [], tester.results()
