"""`fivefold selftest` against a board that is none: what it asks, shows and explains, and how it ends."""

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import pytest

from console import texts
from console.screens import self_test
from fivefold import compiled, paths, vm
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import installing, selftest, selftest_faults, selftest_people, selftest_report
from fivefold.maker.selftest_people import true_order
from fivefold.serial import line, ports
from maker_boards import heard
from sources import SUPPORT, TESTS

BUTTONS = ("MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK")


def started(board, name="esp32_devkitc"):
    """The board with the program on it."""
    installing.install(ports.Port(board.port), reading.read(reading.find(name)))
    return board


def command(board, *words):
    """`fivefold selftest` as somebody types it: what it prints, what it says beside it, how it ends."""
    done = subprocess.run(
        [sys.executable, "-c", "from fivefold.cli import main; main()", "selftest", "--port", board.port,
         *words],
        env={**os.environ, "PYTHONPATH": str(paths.ROOT / "host")},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    return done.stdout, done.stderr, done.returncode


class Somebody:
    """Presses all buttons when told to, and answers every question with yes but for those in `wrong`."""

    def __init__(self, board, wrong=()):
        self.board, self.wrong = board, dict(wrong)
        self.said = []

    def say(self, text):
        self.said.append(text)
        if text.startswith("Press every button"):
            threading.Thread(target=self._press_all, daemon=True).start()
        if text.startswith("Two of you"):
            threading.Thread(target=self._together, daemon=True).start()

    def _press_all(self):
        for button in BUTTONS:
            for _ in range(5):  # what the console did not take for a press is pressed again, as people do
                missing = self._not_told(button)
                for down in (True, False):
                    for pad in missing:
                        self.board.press(pad, button, down)
                        time.sleep(0.01)
                    time.sleep(0.25)
                until = time.monotonic() + 3
                while self._not_told(button) and time.monotonic() < until:
                    time.sleep(0.05)
                if not self._not_told(button):
                    break

    def _not_told(self, button):
        return [pad for pad in range(1, 7) if not any(f"pad {pad} {button}:" in said for said in self.said)]

    def _together(self):
        time.sleep(0.3)
        for _ in range(3):
            for down in (True, False):
                for pad in (2, 5):
                    self.board.press(pad, "MATCH", down)
                    time.sleep(0.02)
                time.sleep(0.15)

    def ask(self, question):
        return question not in self.wrong, self.wrong.get(question, "")


def test_a_good_board_ends_with_0_and_a_pressed_button_with_1(board):
    said, beside, code = command(started(board), "--json")
    assert code == 0, beside
    report = json.loads(said)
    assert report["passed"] and report["board"] == "ESP32-DevKitC"
    states = {step["step"]: step["state"] for step in report["steps"]}
    assert list(states) == ["storage", "heap", "ladders", "lines", "order", "buttons", "together", "colours",
                            "picture", "lights", "sound"]  # fmt: skip
    assert set(list(states.values())[:5]) == {"pass"} and set(list(states.values())[5:]) == {"skip"}
    board.press(2, "MATCH")
    said, _, code = command(board, "--yes")
    assert code == 1
    assert "FAIL  MATCH lines" in said and "pad 2: MATCH reads as pressed all the time" in said
    assert "likely: a solder bridge" in said and "try: " in said
    assert said.strip().endswith("failed: MATCH lines")


@pytest.mark.long
def test_with_somebody_there_every_step_is_done_even_if_an_answer_gets_lost(board, monkeypatch):
    lost = []
    write = line.Line.write

    def losing(self, data):
        if b"selftest_answer" in data and not lost:
            lost.append(data)
        else:
            write(self, data)

    monkeypatch.setattr(line.Line, "write", losing)
    monkeypatch.setattr(selftest, "AGAIN_S", 0.5)
    somebody = Somebody(started(board))
    report = selftest.run(board.port, somebody, somebody.say)
    assert lost and [step["step"] for step in report["steps"]] == list(selftest_faults.STEPS)
    # A busy PC may be late to look at its presses.
    causes = {fault["cause"] for step in report["steps"] for fault in step["faults"]}
    assert causes <= {"late"}, "\n".join(somebody.said)
    pressed = {(press["seat"], press["button"]) for press in report["presses"]}
    assert pressed == {(pad, button) for pad in range(1, 7) for button in BUTTONS}
    assert len(report["pairs"]) == 3 and all(pair["margin_ms"] >= 0 for pair in report["pairs"])
    assert any("window" in said for said in somebody.said)


def test_ctrl_c_ends_the_test_at_the_console_too(board):
    somebody = Somebody(started(board))

    def interrupted(text):
        if text.startswith("Press every button"):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        selftest.run(board.port, somebody, interrupted)
    assert '"left"' in heard(board.port, b'"menu"')


@pytest.mark.long
def test_what_somebody_sees_leads_to_the_order_of_the_leds(board):
    somebody = Somebody(started(board), {"red": "green", "green": "red", "first": ""})
    report = selftest.run(board.port, somebody, somebody.say)
    colours = next(step for step in report["steps"] if step["step"] == "colours")
    assert not report["passed"] and colours["faults"][0]["cause"] == "colours"
    assert '"order": "RGB"' in colours["faults"][0]["cure"]
    somebody = Somebody(board, {"red": "other", "green": "other", "blue": "other"})
    report = selftest.run(board.port, somebody, somebody.say)
    colours = next(step for step in report["steps"] if step["step"] == "colours")
    assert (
        colours["faults"][0]["cause"] == "level" and "no level shifter" in colours["faults"][0]["likely"][0]
    )


def test_a_board_without_the_program_and_a_wrong_port_get_one_line(board, monkeypatch):
    monkeypatch.setattr(selftest, "HELLO_S", 2.0)
    with pytest.raises(Failure, match="does not answer"):
        selftest.run(board.port, None, print)
    with pytest.raises(Failure, match="there is no port"):
        selftest.run("/dev/no_such_port", None, print)


@pytest.mark.parametrize(
    "event",
    [
        {"event": "selftest"},
        {"event": "selftest", "what": "result", "step": "heap", "state": "pass", "faults": [], "facts": {}},
        {"event": "selftest", "what": "result", "step": "heap", "state": "odd", "faults": [], "facts": {}},
        {"event": "selftest", "what": "press", "button": ["UP"]},
        {"event": "version"},
    ],
)
def test_a_console_of_another_version_gets_one_line(monkeypatch, event):
    class Other:
        there = True

        def __init__(self, port, say):
            self._said = {"event": "version", "version": 2, "board": "x", "screen": "menu"}

        def read(self):
            return b"\x1e" + json.dumps(self._said).encode() + b"\n"

        def write(self, data):
            if b'"selftest"' in data:
                self._said = event

        def close(self):
            pass

    monkeypatch.setattr(line, "Line", Other)
    monkeypatch.setattr(ports, "choose", lambda wanted: ports.Port("/dev/other"))
    with pytest.raises(Failure, match="fivefold deploy"):
        selftest.run(None, None, lambda text: None)


def test_a_board_that_prints_for_ever_in_a_test_is_told(monkeypatch):
    class Endless:
        there = True
        said = b'\x1e{"event": "version", "version": 2, "board": "x", "screen": "menu"}\n'

        def __init__(self, port, say):
            pass

        def read(self):
            return self.said

        def write(self, data):
            if b'"selftest"' in data:
                self.said = b"tick\n"

        def close(self):
            pass

    monkeypatch.setattr(line, "Line", Endless)
    monkeypatch.setattr(ports, "choose", lambda wanted: ports.Port("/dev/other"))
    monkeypatch.setattr(selftest, "SILENT_S", 0.3)
    begin = time.monotonic()
    with pytest.raises(Failure, match="stopped answering"):
        selftest.run(None, None, lambda text: None)
    assert time.monotonic() - begin < 5


def test_the_letters_of_an_order_follow_what_is_seen():
    assert true_order({"order": "GRB", "seen": {"red": "green", "green": "red"}}) == "RGB"
    turned = {"red": "green", "green": "blue", "blue": "red"}
    assert true_order({"order": "GRB", "seen": turned}) == "BGR"
    assert true_order({"order": "GRBW", "seen": {"blue": "red", "red": "blue"}}) == "GBRW"
    for seen in ({}, {"red": "other"}, {"red": "green"}, {"white": "yellow"}):
        assert true_order({"order": "GRB", "seen": seen}) == ""


def test_the_docs_hold_the_table_that_the_command_prints_from():
    assert selftest_faults.table() in (paths.ROOT / "docs" / "selftest.md").read_text(encoding="utf-8")


def test_every_cause_of_the_firmware_is_explained_and_the_other_way_round():
    keys = texts.keys(texts.load("en", "self_test"))
    causes = {key.removeprefix("cause_") for key in keys if key.startswith("cause_")}
    assert causes == set(selftest_faults.FAULTS)
    assert tuple(selftest_faults.STEPS) == self_test.STEPS
    asked = {key.removeprefix("ask_") for key in keys if key.startswith("ask_")}
    assert asked == set(selftest_people.QUESTIONS)


def test_faults_are_found_on_micropython_too():
    folders = compiled.folders(Path(tempfile.mkdtemp(prefix="fivefold-selftest-")))
    done = subprocess.run(
        vm.command(
            "micropython", Path("micropython_runner.py"), ["../maker/test_selftest_faults.py"], "400k"
        ),
        cwd=SUPPORT, env=vm.environment(*folders, SUPPORT, TESTS / "maker"),
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_press_is_told_with_the_window_it_has_to_be_in():
    event = {"seat": 2, "button": "LEFT", "mv": 1210, "low": 1100, "high": 1300}
    assert selftest_report.press(event) == "pad 2 LEFT: 1210 mV, window 1100 to 1300 mV"
