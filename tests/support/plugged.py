"""Boards that are plugged in, moved and swapped: the list of ports, and the boards behind them.

Each board is a virtual one; of its boot loader there is what esptool prints and does. A port's name belongs
to whatever is behind it at the moment, as on a computer.
"""

import os
import re
from dataclasses import dataclass

import serial.tools.list_ports

from fivefold.maker import chip
from fivefold.maker.virtual_board import VirtualBoard
from maker_boards import PROFILE

ESPTOOL = """Connected to ESP32 on {port}:
Chip type:          ESP32-D0WD-V3 (revision v3.1)
MAC:                {mac}

Detected flash size: 4MB
"""


@dataclass
class Info:
    """A line of the system's list of ports."""

    device: str
    vid: int
    pid: int
    serial_number: str | None
    location: str | None
    description: str = ""


class Plugged:
    """What is plugged in. `on`: called with each verb of esptool before it runs, and may move cables."""

    def __init__(self, folder, monkeypatch):
        self.folder = folder
        self.boards = {}  # name -> VirtualBoard
        self.infos = {}  # name -> how it is listed, when it is plugged in
        self.written = []  # names, in the order of the writes
        self.on = lambda verb: None
        monkeypatch.setattr(serial.tools.list_ports, "comports", lambda: list(self.infos.values()))
        monkeypatch.setattr(chip, "run", self._esptool)

    def port(self, name):
        return str(self.folder / name)

    def add(self, name, port, vid, pid, number, location):
        """Make a board, and plug it in."""
        board = VirtualBoard(PROFILE, self.folder / f"{name}.bin")
        board.switch_on()
        self.boards[name] = board
        self.plug(name, port, Info(self.port(port), vid, pid, number, location))

    def plug(self, name, port, info):
        """Let a board be behind a port."""
        os.symlink(self.boards[name].port, self.port(port))
        self.infos[name] = info

    def pull(self, name):
        """Pull a board's cable out."""
        os.unlink(self.infos.pop(name).device)

    def rename(self, name, port):
        """The system gives another name to a board that stays where it is."""
        info = self.infos[name]
        self.pull(name)
        self.plug(name, port, Info(self.port(port), info.vid, info.pid, info.serial_number, info.location))

    def files(self, name):
        """What the flash of a board holds, byte by byte."""
        return (self.folder / f"{name}.bin").read_bytes()

    def close(self):
        for board in self.boards.values():
            board.close()

    def _esptool(self, words, on_percent=None):
        verb = next(word for word in words if re.fullmatch("[a-z]+-(id|flash)", word))
        self.on(verb)
        port = words[words.index("--port") + 1]
        name = next((name for name, info in self.infos.items() if info.device == port), None)
        if name is None:
            raise chip.ToolFailed(f"could not open port {port}", None)
        mac = self.boards[name].mac
        if words[0] == chip.GUARDED and words[1] != mac:
            raise chip.ToolFailed(f"another board is at the port: its chip is {mac}, not {words[1]}", None)
        if verb == "write-flash":
            self.written.append(name)
        return ESPTOOL.format(port=port, mac=":".join(re.findall("..", mac)))
