"""The console on a Raspberry Pi, on Blinka's double of a board and with the virtual world for a kernel."""

import os
import signal
import subprocess
import sys
from itertools import permutations

import pytest

from board_contract import check_board
from fivefold import paths
from fivefold.boards import reading
from fivefold.pi.running import trace
from fivefold.virtual import world
from fivefold.virtual.modules.neopixel import NeoPixel
from fivefold.virtual.people import Pilot
from fivefold.virtual.serial import Serial
from pi_bench import adafruit, plugged

PROFILE = reading.read(paths.BOARDS / "raspberry_pi.py").board
ORDERS = ["".join(order) for colours in ("RGB", "RGBW") for order in permutations(colours)]


class Wire:
    """Below MicroPython's neopixel: what went down the wire last."""

    def write_leds(self, gpio, data, us):
        self.sent = bytes(data)


class OutputPin:
    OUT = 3
    number = 18

    def init(self, mode):
        pass


def frames():
    """Pictures that catch mixed-up channels: single colours, greys of all levels, and noise."""
    for colour in ((255, 0, 0), (0, 255, 0), (0, 0, 255), (1, 2, 3), (7, 7, 7)):
        yield bytearray(colour * 256)
    yield bytearray(i // 3 for i in range(768))
    yield bytearray(i * 89 % 256 if i % 5 else 0 for i in range(768))


@pytest.mark.parametrize("order", ORDERS)
def test_the_bytes_are_those_of_the_micropython_driver(monkeypatch, order):
    from drivers.matrix import Matrix
    from fivefold.pi.chain import Chain

    libraries = adafruit(monkeypatch)
    sent = []
    monkeypatch.setattr(libraries.neopixel, "neopixel_write", lambda pin, data: sent.append(bytes(data)))
    wire = Wire()
    monkeypatch.setattr(world, "current", wire)
    profile = {**PROFILE["matrix"], "order": order}
    pin = libraries.microcontroller.Pin(18)
    here = Matrix(Chain(libraries.neopixel, pin, 256, len(order)), profile, 4000)
    there = Matrix(NeoPixel(OutputPin(), 256, len(order)), profile, 4000)
    assert sent[-1] == wire.sent == bytes(256 * len(order))
    for level in range(1, 11):
        here.brightness = there.brightness = level
        for picture in frames():
            assert here.show(picture) and there.show(picture)
            assert sent[-1] == wire.sent
            assert max(sent[-1])


def test_it_keeps_the_contract_of_boards(monkeypatch, tmp_path):
    pi, wired = plugged(monkeypatch, PROFILE, tmp_path)
    check_board(pi.board)
    assert (pi.board.name, pi.board.seats) == ("Raspberry Pi", [1, 2, 3])
    pi.board.matrix.show(bytearray(b"\x20" * 768))
    assert max(wired.matrix.rgb())
    pi.close()
    assert not max(wired.matrix.rgb()) and not wired.world.requested
    assert {gpio for gpio, _ in wired.world.written} == {18, 21}


def test_black_comes_before_anything_else(monkeypatch, tmp_path):
    _, wired = plugged(monkeypatch, PROFILE, tmp_path)
    assert wired.world.written[:2] == [(18, bytes(768)), (21, bytes(9))]


def test_every_button_has_a_pull_up_and_only_match_is_watched(monkeypatch, tmp_path):
    from gpiod.line import Bias, Direction

    pi, wired = plugged(monkeypatch, PROFILE, tmp_path)
    pi.board.pads.poll()
    buttons = {gpio for pad in PROFILE["pads"] for gpio in pad.values()}
    assert set(wired.world.requested) == buttons
    for settings in wired.world.requested.values():
        assert (settings.direction, settings.bias) == (Direction.INPUT, Bias.PULL_UP)
    assert sorted(wired.world.watched) == sorted(pad["MATCH"] for pad in PROFILE["pads"])


def test_presses_a_millisecond_apart_keep_their_order_and_their_moments(monkeypatch, tmp_path):
    pi, wired = plugged(monkeypatch, PROFILE, tmp_path, seed=5)
    kernel, board = wired.world, pi.board
    start = board.clock.us() - kernel.now
    board.pads.poll()
    shade = 0
    for race in range(300):
        seats = [race % 3 + 1, (race + 1 + race // 3 % 2) % 3 + 1]
        begin = kernel.now + 1000 + kernel.rng.below(9000)
        for gap, seat in enumerate(seats):
            kernel.at(begin + 1000 * gap, wired.hand, seat, "MATCH", True)
            kernel.at(begin + 90000, wired.hand, seat, "MATCH", False)
        downs = []
        while kernel.now < begin + 200000:
            shade ^= 64
            board.matrix.show(bytearray([shade] * 768))
            downs += [event for event in board.pads.poll() if event[3]]
            board.clock.sleep_ms(2)
        assert [event[1] for event in downs] == seats
        for gap, event in enumerate(downs):
            assert 0 <= event[0] - start - begin - 1000 * gap <= 20


class Session:
    """What people at the console need to know of it; see fivefold.virtual.start.Session."""

    def __init__(self, pi, wired):
        from console.app import Console
        from drivers.link import Link

        self.wired, self.world, self.board = wired, wired.world, pi.board
        self.heard, self.trouble = 0, None
        self.serial = Serial(self._hear)
        self.board.link = Link(self.serial, self.serial, self.serial)
        self.console = Console(self.board, trace)

    def _hear(self, record):
        self.heard += "t" in record
        if record.get("event") == "error":
            self.trouble = record

    def step(self):
        self.console.step()
        self.board.clock.sleep_ms(8)


def test_people_play_quick_play_from_the_first_start_to_the_results(monkeypatch, tmp_path):
    pi, wired = plugged(monkeypatch, PROFILE, tmp_path, seed=3)
    session = Session(pi, wired)
    people = Pilot(session)
    people.open_game("quick_play", 1)
    people.join([1, 2, 3])
    people.set_option(1, "rounds", 2)
    session.serial.send({"do": "seed", "value": 7})
    people.begin(1)
    people.play("quick_play", [1, 2, 3], 7)
    assert people.screen() == "results"
    game = session.console.table.game
    assert game.over and game.winners()
    assert (tmp_path / "settings.json").exists()
    pi.close()


class Killing:
    """Its destructor gets the signal, as any may: Python ignores exceptions that are raised there."""

    def __init__(self, number):
        self.number = number

    def __del__(self):
        os.kill(os.getpid(), self.number)
        for _ in range(100):  # handlers run between two steps of Python
            pass


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_end_of_its_service_leaves_all_dark_and_free(monkeypatch, tmp_path, capsys, number):
    from console.app import Console
    from fivefold.pi import lines, running

    _, wired = plugged(monkeypatch, PROFILE, tmp_path)
    monkeypatch.setattr(lines, "header", lambda: "/dev/gpiochip0")
    before = signal.getsignal(number)
    shown = len(wired.world.written)
    step = Console.step
    steps = []

    def counted(console):
        step(console)
        steps.append(any(max(data) for _, data in wired.world.written[shown:]))
        if steps[-1] and not any(steps[:-1]):
            Killing(number)

    monkeypatch.setattr(Console, "step", counted)
    running.run(paths.BOARDS / "raspberry_pi.py", tmp_path / "kept")
    assert steps.count(True) == 1
    assert not max(wired.matrix.rgb()) and not wired.world.requested
    assert capsys.readouterr().out.startswith("Raspberry Pi: playing on the matrix; settings are in ")
    assert signal.getsignal(number) is before


def test_the_double_of_the_kernel_has_only_what_gpiod_has():
    import gpiod

    from pi_bench import Request

    for name in vars(Request):
        assert name.startswith("__") or callable(getattr(gpiod.LineRequest, name)), name


def test_leds_that_need_root_are_told_in_one_line(monkeypatch, tmp_path):
    from fivefold.errors import Failure
    from fivefold.pi.board import PiBoard

    libraries = adafruit(monkeypatch)

    def refuse(pin, data):
        raise RuntimeError("NeoPixel support requires running with sudo, please try again!")

    monkeypatch.setattr(libraries.neopixel, "neopixel_write", refuse)
    with pytest.raises(Failure, match=r"GPIO18 and GPIO21 cannot be driven .*sudo"):
        PiBoard(PROFILE, tmp_path, libraries, "/dev/gpiochip0")


def test_a_missing_library_is_told_with_how_to_install_it(monkeypatch):
    from fivefold.errors import Failure
    from fivefold.pi import backend

    adafruit(monkeypatch)
    monkeypatch.setitem(sys.modules, "neopixel", None)
    with pytest.raises(Failure, match=r"neopixel is missing: pip install 'fivefold\[pi\]'"):
        backend.libraries()


def test_what_this_model_lacks_is_told_in_blinkas_words(monkeypatch, tmp_path):
    from fivefold.errors import Failure
    from fivefold.pi import backend

    adafruit(monkeypatch)
    lacks = "raise RuntimeError('The platform library \\'x\\' was not found. Try: pip install x\\nmore')\n"
    for name in ("neopixel", "pwmio"):
        (tmp_path / f"{name}.py").write_text(lacks)
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Failure) as told:
        backend.libraries()
    assert str(told.value) == (
        "The platform library 'x' was not found. Try: pip install x; or: pip install 'fivefold[pi]'"
    )


def test_without_sound_it_plays_silently_and_says_so(monkeypatch, tmp_path, capsys):
    from fivefold.pi import backend

    adafruit(monkeypatch)
    monkeypatch.setitem(sys.modules, "pwmio", None)
    assert backend.libraries().pwmio is None
    assert capsys.readouterr().err == "no sound: pwmio; pip install 'fivefold[pi]'\n"


def test_the_piezo_sounds_at_its_pin_and_a_pin_that_cannot_costs_only_the_sound(
    monkeypatch, tmp_path, capsys
):
    tones = []

    class Out:
        def __init__(self, pin, frequency, duty_cycle, variable_frequency):
            tones.append((pin.id, frequency, duty_cycle))

        def __setattr__(self, name, value):
            tones.append((name, value))

    libraries = adafruit(monkeypatch)
    monkeypatch.setattr(libraries.pwmio, "PWMOut", Out)
    pi = plugged(monkeypatch, PROFILE, tmp_path, libraries=libraries)[0]
    pi.board.buzzer.play([(880, 100)])
    assert tones[0] == (16, 1000, 0) and tones[-2] == ("frequency", 880) and tones[-1][1] > 0

    def refuse(*args, **named):
        raise OSError("GPIO16 is busy")

    monkeypatch.setattr(libraries.pwmio, "PWMOut", refuse)
    pi = plugged(monkeypatch, PROFILE, tmp_path, libraries=libraries)[0]
    pi.board.buzzer.play([(880, 100)])
    assert capsys.readouterr().err == "no sound: GPIO16: GPIO16 is busy\n"


def test_elsewhere_the_simulator_is_recommended(tmp_path):
    environment = {name: value for name, value in os.environ.items() if name != "BLINKA_OS_AGNOSTIC"}
    done = subprocess.run(
        [sys.executable, "-c", "from fivefold.cli import main; main()", "play", "--board", "raspberry_pi"],
        env={**environment, "PYTHONPATH": str(paths.PACKAGE.parent), "HOME": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr == (
        "fivefold: this is no Raspberry Pi with a 40-pin header; on this machine the simulator plays: "
        "fivefold play --board raspberry_pi --ui browser\n"
    )
    assert not (tmp_path / ".fivefold").exists()


@pytest.mark.parametrize("verb", ["flash", "deploy", "image"])
def test_a_pi_is_not_flashed(command, verb):
    code, said = command(verb, "--board", "raspberry_pi")
    assert code == 1
    assert said == (
        "fivefold: a Raspberry Pi is not flashed: install Fivefold on it and run "
        "fivefold play --board raspberry_pi (docs/raspberry-pi.md)\n"
    )


def test_only_a_profile_of_a_pi_plays_on_its_pins(command):
    code, said = command("play", "--board", "two_player", "--ui", "matrix")
    assert code == 2 and "two_player.py is a profile for esp32" in said
