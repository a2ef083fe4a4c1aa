"""Boards that print for ever, are silent, talk at start, or go away: bounded, and one clear message."""

import os
import pty
import threading
import time
import tty

import pytest

from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import device, installing, program
from fivefold.serial import ports, repl
from maker_boards import PROFILE, telling

PROMPT = b"raw REPL; CTRL-B to exit\r\n>"


@pytest.fixture
def talker():
    """A port behind which a function does the talking: `port(function)`."""
    cable, plug = pty.openpty()
    tty.setraw(plug)
    os.set_blocking(cable, False)
    ends = threading.Event()
    threads = []

    def start(function):
        threads.append(threading.Thread(target=lambda: [function(cable) for _ in iter(ends.is_set, True)]))
        threads[0].start()
        return os.ttyname(plug)

    yield start
    ends.set()
    threads[0].join()
    os.close(plug)
    os.close(cable)


def read(cable):
    try:
        return os.read(cable, 4096)
    except BlockingIOError:
        time.sleep(0.01)
        return b""


def write(cable, data):
    try:
        os.write(cable, data)
    except BlockingIOError:
        time.sleep(0.01)


class Endless:
    """A line on which the same comes for ever; what begins as an answer goes on as one."""

    def __init__(self, said):
        self._said = said

    def read(self, count):
        time.sleep(0.001)
        return self._said

    def write(self, data):
        return len(data)


def test_silence_is_told_within_fifteen_seconds(talker):
    port = talker(read)
    assert repl.ENTER_SECONDS <= 13
    begin = time.monotonic()
    with pytest.raises(Failure, match="says nothing: is MicroPython on it"):
        repl.opened(port, 1.5)
    assert time.monotonic() - begin < 60


def test_a_board_that_prints_for_ever_and_does_not_listen_is_told(talker):
    port = talker(lambda cable: (write(cable, b"tick\r\n"), read(cable)))
    begin = time.monotonic()
    with pytest.raises(Failure, match="goes on printing and does not listen"):
        repl.opened(port, 1.5)
    assert time.monotonic() - begin < 60


def test_a_long_boot_log_is_passed_over(talker):
    begin = time.monotonic()

    def boot(cable):
        heard = read(cable)
        if time.monotonic() - begin < 1.5:
            write(cable, b"rst:0x1 (POWERON_RESET),boot:0x13\r\n\xff\xfe\x80")
        elif b"\x01" in heard:
            write(cable, PROMPT)

    _, line = repl.opened(talker(boot))
    ports.close_line(line)


def test_a_program_that_prints_for_ever_is_stopped(board):
    with device.connected(board.port) as there:
        there.put("/main.py", b"while True:\n    print('tick' * 20)\n")
        there.repl.restart()
        time.sleep(0.5)
    with device.connected(board.port) as there:
        assert there.facts().bytecode == 6


@pytest.mark.parametrize("rest", ["    time.sleep_ms(1)\n", "    pass\n"], ids=["sleeping", "busy"])
def test_what_a_tool_has_sent_is_stopped(board, rest):
    with device.connected(board.port) as there:
        there.repl._paste(b"import time\nwhile True:\n" + rest.encode())
        there.repl.enter()
        assert there.repl.run("time.sleep_ms(1)\nprint(1)") == "1\n"


@pytest.mark.parametrize("said", [b"tick\r\n", b"\x01", b"R\x01\x20\x00\x01", b"R"], ids=repr)
def test_a_board_that_answers_without_an_end_is_told(monkeypatch, said):
    monkeypatch.setattr(repl, "TOTAL_SECONDS", 0.6)
    monkeypatch.setattr(repl, "EXEC_SECONDS", 0.4)
    prompt = repl.Repl(Endless(said), "port")
    begin = time.monotonic()
    with pytest.raises(Failure, match="stopped answering"):
        prompt.run("pass\n" * 100)
    assert time.monotonic() - begin < 3


def test_a_board_that_prints_for_ever_and_shows_nothing_is_told():
    prompt = repl.Repl(Endless(b"tick\r\n"), "port")
    begin = time.monotonic()
    with pytest.raises(Failure, match="does not start: tick"):
        installing.started(prompt, 0.5)
    assert time.monotonic() - begin < 2


def test_a_board_that_goes_away_in_the_middle_is_told(board, monkeypatch):
    monkeypatch.setattr(repl, "EXEC_SECONDS", 1.0)
    with device.connected(board.port) as there:
        board.cut()
        with pytest.raises(Failure, match=r"stopped answering.*check the cable"):
            there.facts()
    board.switch_on()


def test_a_program_that_does_not_start_is_told_with_its_last_words(board, monkeypatch):
    files = telling(1) | {"main.py": b"raise ValueError('broken on purpose')\n"}
    monkeypatch.setattr(program, "sources", lambda: files)
    with pytest.raises(Failure, match="it does not start: ValueError: broken on purpose"):
        installing.install(ports.Port(board.port), reading.read(PROFILE), as_source=True)


def test_an_exception_on_the_board_is_its_own_error(board):
    with device.connected(board.port) as there:
        with pytest.raises(repl.BoardError, match="ZeroDivisionError") as caught:
            there.repl.run("1 // 0")
        assert "Traceback" in caught.value.traceback
        assert there.facts().bytecode == 6  # and the prompt is as before
