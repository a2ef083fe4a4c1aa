"""`fivefold monitor` at the end of a cable that is pulled out, full of garbage, or silent."""

import contextlib
import fcntl
import json
import os
import pty
import random
import signal
import struct
import subprocess
import sys
import termios
import time
import tty

import pytest

from command import HOST, fivefold
from fivefold.monitor.history import History
from fivefold.serial import ports
from fivefold.serial.line import Line

GAME = {
    "event": "start", "game": "quick_play", "seats": [1, 2], "computers": [[2, 3]], "options": {"rounds": 3},
    "seed": 7, "now": 0, "over": False, "winners": [], "numbers": ["cards"],
    "standings": [[1, 1, 0], [1, 2, 0]],
}  # fmt: skip
CLAIM = {"event": "claim", "seat": 1, "card": 4, "race_ms": 1234, "t": 1234}
QUEUED = {"event": "queued", "seat": 2, "margin_ms": 37, "t": 1271}
RESULT = {**GAME, "event": "result", "now": 9000, "over": True, "winners": [1]}
RESULT["standings"] = [[1, 1, 2], [2, 2, 1]]


def wire(*records):
    return b"".join(b"\x1e" + json.dumps(record, ensure_ascii=False).encode() + b"\r\n" for record in records)


class Cable:
    """A serial port `name` whose other end is the test; it can be pulled out and plugged in again."""

    def __init__(self, name):
        self.name = name
        self.plug()

    def plug(self):
        self._end, there = pty.openpty()
        tty.setraw(there)
        os.symlink(os.ttyname(there), self.name)
        self._there = there

    def pull(self):
        for end in (self._end, self._there):
            with contextlib.suppress(OSError):
                os.close(end)
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.name)

    def send(self, data):
        os.write(self._end, data)

    def hear(self, text, seconds=120):
        """Wait until the monitor has said this."""
        os.set_blocking(self._end, False)
        said, end = b"", time.monotonic() + seconds
        while text not in said:
            assert time.monotonic() < end, said
            with contextlib.suppress(BlockingIOError):
                said += os.read(self._end, 4096)
            time.sleep(0.01)
        os.set_blocking(self._end, True)


@pytest.fixture
def cable(tmp_path):
    plugged = Cable(tmp_path / "port")
    yield plugged
    plugged.pull()


@pytest.fixture
def monitor(cable, tmp_path):
    """Start the monitor at the cable, with these words; the process. It is over in the end."""
    started = []

    def start(*words, out=None, **environment):
        if "--no-history" not in words:
            words = ("--database", str(tmp_path / "history"), *words)
        out = out or open(tmp_path / "out", "wb")
        process = subprocess.Popen(
            [sys.executable, "-c", "from fivefold.cli import main; main()",
             "monitor", "--port", str(cable.name), *words],
            stdout=out, stderr=open(tmp_path / "err", "wb"),
            env={**os.environ, "PYTHONPATH": str(HOST), "PYTHONIOENCODING": "utf-8", **environment},
        )  # fmt: skip
        started.append(process)
        cable.hear(b'{"do":"game"}')
        return process

    yield start
    for process in started:
        process.kill()
        process.wait()


def shown(file, text, seconds=120):
    """What is in a file as soon as it holds some text."""
    end = time.monotonic() + seconds
    while text not in (said := file.read_text(encoding="utf-8", errors="replace")):
        assert time.monotonic() < end, said
        time.sleep(0.02)
    return said


def interrupt(process):
    """Ctrl-C: the end without a fault."""
    process.send_signal(signal.SIGINT)
    assert process.wait(120) == 0


def test_json_is_one_object_a_line_between_garbage_and_prints(cable, monitor, tmp_path):
    process = monitor("--json", "--log", str(tmp_path / "log"))
    cable.send(b"\x95\xed\xf6\x00" + wire(GAME) + b"caf\xc3")
    time.sleep(0.2)
    cable.send(b"\xa9\n" + wire(CLAIM)[:20])
    time.sleep(0.2)
    cable.send(wire(CLAIM)[20:] + b'\x1e{"event": "cla' + wire(QUEUED, RESULT))
    said = shown(tmp_path / "out", '"result"')
    interrupt(process)
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["event"] for line in lines] == ["start", "print", "claim", "queued", "result"]
    assert lines[1]["text"].endswith("café")
    assert lines[2].items() > CLAIM.items() and lines[2]["time"] > "2020"
    kept = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [dict(line, time="") for line in kept] == [dict(line, time="") for line in lines]
    assert (tmp_path / "err").read_text() == ""
    history = History(tmp_path / "history")
    assert [(row.finished, row.duration_ms) for row in history.games(9)] == [(1, 9000)]
    assert [row.computer for row in history.players(1)] == [None, 3]


def test_nothing_that_a_board_tells_ends_the_monitor(cable, monitor, tmp_path):
    process = monitor("--json")
    odd = [
        {**CLAIM, "t": 10**30}, {**CLAIM, "seat": 99}, {**CLAIM, "seat": [1]}, {**CLAIM, "seat": {}},
        {**GAME, "winners": [[1]]}, {**GAME, "standings": [[1, 99, 0]]}, {**GAME, "numbers": [{}]},
        {**GAME, "options": {"x" * 50: []}}, {**GAME, "computers": [[9, 9]]}, {"event": "version"},
        {"event": "print", "text": "not so"}, {"event": "tie", "seats": [], "pattern": 1, "t": 1},
    ]  # fmt: skip
    cable.send(b'\x1e{"event": "claim", "seat": 1, "race_ms": 1, "t": 1' + b"0" * 400 + b"}\n")
    cable.send(wire(GAME, *odd, {**CLAIM, "time": "1999", "console": "mine"}, RESULT))
    said = shown(tmp_path / "out", '"result"')
    interrupt(process)
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["event"] for line in lines] == ["start", "claim", "result"]
    assert lines[1]["time"] > "2020" and "console" not in lines[1]
    errors = (tmp_path / "err").read_text().splitlines()
    assert "a number is too large" in errors[0]
    assert errors[1].endswith(f"{len(odd) + 1} records of the board were passed over")
    assert len(errors) == 2
    assert [claim.at_ms for claim in History(tmp_path / "history").claims(1)] == [1234]


@pytest.mark.parametrize("encoding, expected", [("utf-8", "| é ü"), ("ascii", "| ? ?")])
def test_lines_are_for_people_whatever_the_terminal_can_show(cable, monitor, tmp_path, encoding, expected):
    process = monitor("--name", "1=Zoë", PYTHONIOENCODING=encoding)
    cable.send(wire(GAME, CLAIM, QUEUED) + "é ü\n".encode())
    said = shown(tmp_path / "out", expected)
    interrupt(process)
    zoe = "Zoë" if encoding == "utf-8" else "Zo?"
    assert f"Quick Play: start: {zoe}: 0, computer 3: 0" in said
    assert f"1.234 s  claim {zoe} card=4 race_ms=1234" in said
    assert f"1.271 s  queued computer 3 37 ms after {zoe}" in said


def test_a_table_on_a_terminal_fits_into_80_by_24(cable, monitor, tmp_path):
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = monitor("--name", "1=Ada" * 8, out=theirs, TERM="xterm-256color")
    claims = [{**CLAIM, "t": 1000 * number} for number in range(1, 40)]
    cable.send(wire(GAME, *claims, QUEUED, {"event": "error", "why": "\x1b]0;x\x07"}) + b"boot\n" * 30)
    os.set_blocking(ours, False)
    said, end = "", time.monotonic() + 120
    while "+37" not in said:
        assert time.monotonic() < end, said
        with contextlib.suppress(BlockingIOError):
            said += os.read(ours, 65536).decode(errors="replace")
        time.sleep(0.02)
    interrupt(process)
    last = said[said.rindex("Quick Play") :]
    assert (
        "\x1b]" not in said
        and "Ada" in last
        and "0:39.0" in last
        and "boot" in last
        and last.count("\n") < 24
    )
    assert (tmp_path / "err").read_text() == ""
    os.close(ours)
    os.close(theirs)


def test_a_full_disk_is_said_once_and_the_show_goes_on(cable, monitor, tmp_path):
    process = monitor("--log", "/dev/full")
    cable.send(wire(GAME, CLAIM, QUEUED))
    said = shown(tmp_path / "out", "queued")
    interrupt(process)
    assert "claim" in said
    (line,) = (tmp_path / "err").read_text().splitlines()
    assert "cannot write /dev/full: No space left on device; going on without it" in line


def test_a_board_that_is_unplugged_comes_back_and_its_game_goes_on(cable, monitor, tmp_path):
    process = monitor()
    cable.send(wire(GAME, CLAIM) + wire(QUEUED)[:15])
    shown(tmp_path / "out", "claim")
    cable.pull()
    shown(tmp_path / "err", "is gone; waiting")
    cable.plug()
    cable.hear(b'{"do":"game"}')
    cable.send(
        b'margin_ms": 7}\n'
        + wire({**GAME, "event": "game", "now": 5000}, {**CLAIM, "seat": 2, "t": 6000}, RESULT)
    )
    said = shown(tmp_path / "out", "result")
    interrupt(process)
    assert "claim computer 3" in said and (tmp_path / "err").read_text().count("\n") == 2
    history = History(tmp_path / "history")
    assert [row.finished for row in history.games(9)] == [1]
    assert [row.at_ms for row in history.claims(1)] == [1234, 6000]


def test_a_game_that_a_reset_broke_off_stays_unfinished(cable, monitor, tmp_path):
    process = monitor("--json")
    cable.send(wire(GAME, CLAIM) + b"ets Jul 29 2019\r\n" + wire({"event": "screen", "name": "attract"}))
    cable.hear(b'{"do":"game"}')
    cable.send(wire({**GAME, "event": "game", "now": 4000}, {"event": "game", "game": None}))
    shown(tmp_path / "out", '"game": null')
    interrupt(process)
    games = History(tmp_path / "history").games(9)
    assert [(row.finished, row.duration_ms) for row in games] == [(0, 4000)]


def test_games_that_follow_each_other_at_once_are_all_kept(cable, monitor, tmp_path):
    process = monitor("--json")
    for seed in range(5):
        cable.send(wire({**GAME, "seed": seed}, {**RESULT, "seed": seed}))
    end = time.monotonic() + 120
    while (tmp_path / "out").read_text().count('"result"') < 5:
        assert time.monotonic() < end
        time.sleep(0.02)
    interrupt(process)
    assert [row.finished for row in History(tmp_path / "history").games(9)] == [1] * 5


@pytest.mark.long
def test_ten_megabytes_of_random_bytes_between_events_go_through_the_monitor(cable, monitor, tmp_path):
    rng = random.Random(3)
    process = monitor("--json", "--no-history")
    for number in range(2500):
        cable.send(rng.randbytes(4096))
        cable.send(wire({**CLAIM, "t": number}))
    shown(tmp_path / "out", '"t": 2499', 60)
    interrupt(process)
    lines = map(json.loads, (tmp_path / "out").read_text().splitlines())
    assert [line["t"] for line in lines if line["event"] == "claim"] == list(range(2500))
    assert (tmp_path / "err").read_text() == ""


def test_who_reads_the_output_may_go_and_the_output_may_be_full(cable, monitor, tmp_path):
    read, write = os.pipe()
    process = monitor("--json", "--no-history", out=write)
    os.close(write)
    os.close(read)
    cable.send(wire(GAME, CLAIM))
    assert process.wait(120) == 0
    assert (tmp_path / "err").read_text() == ""


def test_the_output_may_be_full(cable, monitor, tmp_path):
    process = monitor("--json", "--no-history", out=open("/dev/full", "wb"))
    cable.send(wire(GAME, CLAIM))
    assert process.wait(120) == 1
    assert "cannot write to standard output" in (tmp_path / "err").read_text()
    assert "Traceback" not in (tmp_path / "err").read_text()


def test_the_board_is_found_again_under_another_name(cable, monkeypatch, tmp_path):
    there = [ports.Port(str(cable.name), "", 0x10C4, 0xEA60, "57E2A9C1")]
    monkeypatch.setattr(ports, "listed", lambda: list(there))
    monkeypatch.setattr("fivefold.serial.line.AGAIN_S", 0.01)
    said = []
    line = Line(there[0], said.append)
    cable.send(b"one")
    assert line.read() == b"one"
    cable.pull()
    there.clear()
    while line.there:
        assert line.read() == b""
    there.append(ports.Port("/dev/other", "", 0x10C4, 0xEA60, "57E2A9C2"))  # another board of the same kind
    assert line.read() == b"" and not line.there
    moved = Cable(tmp_path / "moved")
    there.append(ports.Port(str(moved.name), "", 0x10C4, 0xEA60, "57E2A9C1"))
    while not line.there:
        line.read()
    moved.send(b"two")
    assert line.read() == b"two" and line.openings == 2
    assert [text.split(" ")[-1] for text in said] == ["back", "back"] and str(moved.name) in said[1]
    line.close()
    moved.pull()


@pytest.mark.parametrize(
    "mine, others",
    [
        ((0x1A86, 0x7523, None, "1-1"), (0x1A86, 0x7523, None, "1-2")),
        ((0x10C4, 0xEA60, "0001", "1-1"), (0x10C4, 0xEA60, "0001", "1-2")),
        ((0x303A, 0x1001, "24:0A:C4:00:00:01", None), (0x303A, 0x1001, "24:0A:C4:00:00:02", None)),
        ((0x1A86, 0x7523, None, None), (0x1A86, 0x7523, None, None)),
    ],
)
def test_another_board_that_takes_the_name_is_not_listened_to(cable, monkeypatch, mine, others):
    there = [ports.Port(str(cable.name), "", *mine)]
    monkeypatch.setattr(ports, "listed", lambda: list(there))
    monkeypatch.setattr("fivefold.serial.line.AGAIN_S", 0.01)
    said = []
    line = Line(there[0], said.append)
    cable.pull()
    there.clear()
    while line.there:
        line.read()
    cable.plug()
    there.append(ports.Port(str(cable.name), "", *others))
    cable.send(b"from another board")
    for _ in range(5):
        assert line.read() == b"" and not line.there
    unsure = [text for text in said if "nothing shows that it is the same board" in text]
    assert len(unsure) == (mine == others)
    line.close()


@pytest.mark.parametrize(
    "words, code, said",
    [
        (("--port", "/dev/nowhere"), 1, "there is no port /dev/nowhere"),
        (("--port", "/dev/nowhere", "--log", "/nowhere/log"), 1, "cannot write /nowhere/log"),
        (("--name", "9=Ada"), 2, "a seat from 1 to 6"),
        (("--name", "Ada"), 2, "1=Ada"),
        (("--no-history", "--database", "x"), 2, "do not go together"),
    ],
)
def test_wrong_usage_and_failures_are_one_line(words, code, said, tmp_path):
    if "--no-history" not in words:
        words = (*words, "--database", str(tmp_path / "history"))
    done = fivefold("monitor", *words)
    assert done.returncode == code and said in done.stderr and done.stderr.count("\n") == 1
