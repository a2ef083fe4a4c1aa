"""Ports: never guessed, found again after a reset, opened without resetting, refused in words."""

import errno

import pytest
import serial

from fivefold import privileges
from fivefold.errors import Failure, Usage
from fivefold.serial import ports


class Info:
    def __init__(self, device, vid=None, pid=None, serial_number=None, location=None):
        self.device, self.vid, self.pid, self.serial_number = device, vid, pid, serial_number
        self.location = location
        self.description = ""


CP210X = Info("/dev/ttyUSB0", 0x10C4, 0xEA60, "0001", "1-1")
CH340 = Info("/dev/ttyUSB1", 0x1A86, 0x7523)
OTHER = Info("/dev/ttyS0")


@pytest.fixture
def plugged(monkeypatch):
    def plug(*infos):
        monkeypatch.setattr(ports.list_ports, "comports", lambda: list(infos))

    return plug


def test_the_only_board_is_taken_and_two_are_never_guessed(plugged):
    plugged(OTHER, CP210X)
    assert ports.choose(None).device == "/dev/ttyUSB0"
    plugged(CH340, CP210X)
    with pytest.raises(Usage, match=r"ttyUSB0 \(CP210x, 10c4:ea60, 0001\), /dev/ttyUSB1"):
        ports.choose(None)
    assert ports.choose("/dev/ttyUSB1").vid == 0x1A86
    plugged(OTHER)
    with pytest.raises(Usage, match="name the port with --port: /dev/ttyS0"):
        ports.choose(None)
    plugged()
    with pytest.raises(Failure, match="no serial port"):
        ports.choose(None)


def test_a_board_is_found_again_under_another_name(plugged):
    plugged(CP210X)
    port = ports.choose(None)
    plugged(CH340, Info("/dev/ttyUSB4", 0x10C4, 0xEA60, "0001", "1-1"))
    assert ports.again(port).device == "/dev/ttyUSB4"
    plugged(CH340)
    with pytest.raises(Failure, match="has not come back"):
        ports.again(port, seconds=0.2)


def test_a_chip_with_usb_of_its_own_comes_back_as_another_device(plugged, monkeypatch):
    monkeypatch.setattr(ports, "LEAVE_SECONDS", 0)
    plugged(Info("/dev/ttyACM0", 0x303A, 0x1001, "24:0A:C4:00:00:01"))
    port = ports.choose(None)
    plugged(CP210X, Info("/dev/ttyACM1", 0x303A, 0x4001, "240ac4000001"))
    assert ports.again(port).device == "/dev/ttyACM1"


@pytest.mark.parametrize(
    ("number", "user", "says"),
    [
        (errno.ENOENT, 1000, "there is no port"),
        (errno.EACCES, 1000, "usermod -aG dialout"),
        (errno.EACCES, 0, "may not be opened, even by root"),
        (errno.EBUSY, 1000, "in use by another"),
    ],
)
def test_absent_forbidden_and_busy_are_three_messages(monkeypatch, number, user, says):
    monkeypatch.setattr(privileges.os, "geteuid", lambda: user)

    def refuse(*args, **more):
        raise serial.SerialException(number, "could not open port")

    monkeypatch.setattr(serial, "serial_for_url", refuse)
    with pytest.raises(Failure, match=says):
        ports.open_line("/dev/ttyUSB0")


def test_a_port_that_is_open_elsewhere_is_busy(board):
    line = ports.open_line(board.port)
    with pytest.raises(Failure, match="in use by another program"):
        ports.open_line(board.port)
    ports.close_line(line)


def test_a_missing_port_is_absent():
    with pytest.raises(Failure, match="there is no port /dev/ttyNOWHERE"):
        ports.open_line("/dev/ttyNOWHERE")


def test_closing_never_leaves_a_board_in_reset():
    """With RTS active and DTR not, the usual circuit pulls EN down."""

    class Recorder:
        def __init__(self):
            self.lines = {"dtr": True, "rts": True}
            self.states = [(True, True)]

        def __setattr__(self, name, value):
            if name in ("dtr", "rts"):
                self.lines[name] = value
                self.states.append((self.lines["dtr"], self.lines["rts"]))
            else:
                object.__setattr__(self, name, value)

        def close(self):
            pass

    recorder = Recorder()
    ports.close_line(recorder)
    assert (False, True) not in recorder.states
    assert recorder.states[-1] == (False, False)
