"""A board that is none: the firmware in a MicroPython VM behind a port of its own, to test and to try."""

import contextlib
import fcntl
import hashlib
import json
import os
import pty
import select
import signal
import subprocess
import termios
import threading
import tty
from pathlib import Path

from fivefold import paths, vm
from fivefold.errors import Failure
from fivefold.maker import filesystem
from fivefold.maker.interrupts import Interrupts

SCRIPT = paths.PROGRAMS / "maker/virtual_board.py"
FLASH_BYTES = 2 << 20
KEPT = 64 * 1024  # bytes that wait for a reader before the oldest are dropped
RAW, FRIENDLY = 0x01, 0x02
REBOOT = b"MPY: soft reboot\r\n"


class VirtualBoard:
    """A board at the port `port`, switched on and off like one; its file system outlives it in `flash`.

    board: file of a profile, what is soldered together. flash: a file, made when it is not there. `cut()`
    takes the power away; `cut_at`: at which write of the flash after a start it goes by itself, 0 for never.
    `writes`: how many there were since the start, told now and then. `mac`: its chip's address. `held`:
    buttons `(pad, name)` on which fingers are at the next start. `picture`: RGB bytes that the matrix shows.
    What is said while nobody listens waits, up to a limit. Raises Failure when the file in `flash` is
    something else than a flash.
    """

    def __init__(self, board: Path, flash: Path, heap: str = "1m") -> None:
        self._board, self._flash, self._heap = board.resolve(), flash.resolve(), heap
        _prepare(flash)
        self._cable, self._plug = (
            pty.openpty()
        )  # the plug stays open, or closing a tool would hang up the line
        tty.setraw(self._plug)
        os.set_blocking(self._cable, False)
        self.port = os.ttyname(self._plug)
        self._to_tool = bytearray()
        self.held: list[tuple[int, str]] = []
        self.picture = b""
        # As good as one that a factory has given away: local, and another one for every board.
        self.mac = "02" + hashlib.sha256(str(self._flash).encode()).hexdigest()[:10]
        self.cut_at = self.writes = 0
        self._raw = False
        self._on = False
        self._interrupts = Interrupts()
        self._process: subprocess.Popen[bytes] | None = None

    def switch_on(self) -> None:
        """Power up."""
        self._on = True
        self._start("0")
        self._pump = threading.Thread(target=self._carry, daemon=True)
        self._pump.start()

    def wait_for_cut(self, seconds: float) -> bool:
        """Whether the power has failed by itself within so many seconds; then it is as after `cut()`."""
        self._pump.join(seconds)
        if self._pump.is_alive():
            return False
        self.cut()
        return True

    def cut(self) -> None:
        """The power fails, in the middle of whatever is going on."""
        self._on = False
        assert self._process
        self._process.kill()
        self._pump.join()
        self._to_tool.clear()

    def close(self) -> None:
        """Switch off and take the port away."""
        if self._on:
            self.cut()
        os.close(self._plug)
        os.close(self._cable)
        self._interrupts.close()

    def press(self, pad: int, button: str, down: bool = True) -> None:
        """Press or release a button of a pad."""
        self._tell_world({"pad": pad, "button": button, "down": down})

    def _tell_world(self, message: dict[str, object]) -> None:
        with contextlib.suppress(BrokenPipeError):
            os.write(self._world_write, json.dumps(message).encode() + b"\n")

    def _start(self, raw: str) -> None:
        inside, outside = pty.openpty()
        _make_serial(outside)
        os.set_blocking(inside, False)
        world_in, self._world_write = os.pipe()
        self._world_read, world_out = os.pipe()
        self._world_said = b""
        self._reset = self._up = False
        self._interrupts.forget()
        for pad, button in self.held:
            self.press(pad, button)
        pipes = (world_in, world_out, self._interrupts.asked.fileno())
        arguments = [str(self._board), str(self._flash), raw, str(self.cut_at), *map(str, pipes), self.mac]
        command = vm.command("micropython", SCRIPT, arguments, self._heap)
        command.insert(1, "-i")
        self._process = subprocess.Popen(
            command,
            stdin=outside,
            stdout=outside,
            stderr=outside,
            pass_fds=pipes,
            env=vm.environment(paths.PACKAGE.parent),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        self._terminal = os.ttyname(outside)
        self._written = False
        for end in (outside, world_in, world_out):
            os.close(end)
        self._line = inside
        self._raw = raw == "1"
        if self._raw:
            os.write(inside, bytes([RAW]))

    def _carry(self) -> None:
        to_board = bytearray()
        while True:
            assert self._process
            if not self._on:
                # The power may have failed while the VM was being started again.
                self._process.kill()
            readers = [self._line, self._world_read] + ([self._cable] if len(to_board) < KEPT else [])
            writers = [self._line] * bool(to_board) + [self._cable] * bool(self._to_tool)
            readable, writable, _ = select.select(readers, writers, [], 0.2)
            if self._written and not readable and not writable:
                self._nudge()
            if self._cable in readable:
                data = _read(self._cable)
                self._note_mode(data)
                data, interrupt = self._interrupts.take(data, self._line, self._process)
                if interrupt:
                    self._tell_world({"interrupt": True})
                to_board += data
            self._interrupts.look(self._line, self._process, self._up)
            if self._line in readable:
                data = _read(self._line)
                if not data:
                    if not self._ended():
                        return
                    to_board.clear()
                    continue
                self._written = False
                self._to_tool += data
                del self._to_tool[:-KEPT]
            if self._world_read in readable:
                self._note_world()
            if self._line in writable:
                del to_board[: _write(self._line, to_board)]
                self._written = True
            if self._cable in writable:
                del self._to_tool[: _write(self._cable, self._to_tool)]

    def _nudge(self) -> None:
        """See that what was written to the VM arrives.

        Linux hands it over in a worker of the kernel. On a busy machine (6.18, two processors, load 10) a
        read was seen to wait for it for good; whoever polls that end of the terminal hands it over at once,
        so that is done until the VM answers.
        """
        with contextlib.suppress(OSError):
            end = os.open(self._terminal, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
            select.select([end], [], [], 0)
            os.close(end)

    def _ended(self) -> bool:
        """The VM has ended: start it again as the board would, unless the power is off."""
        assert self._process
        self._process.wait()
        for end in (self._line, self._world_read, self._world_write):
            os.close(end)
        if not self._on:
            return False
        if self._reset:
            self._start("0")
        else:
            self._to_tool += REBOOT
            self._start("1" if self._raw else "0")
        return True

    def _note_world(self) -> None:
        *lines, self._world_said = (self._world_said + os.read(self._world_read, 65536)).split(b"\n")
        for line in lines:
            message = json.loads(line)
            if "picture" in message:
                self.picture = bytes.fromhex(message["picture"][2])
            self.writes = message.get("writes", self.writes)
            if "cut" in message:
                assert self._process
                self._on = False
                self._process.kill()
            if "up" in message:
                self._up = True
            if "reset" in message:
                assert self._process
                self._reset = True
                self._process.kill()

    def _note_mode(self, data: bytes) -> None:
        for byte in data:
            if byte in (RAW, FRIENDLY):
                self._raw = byte == RAW


def _prepare(flash: Path) -> None:
    """See that a file holds a flash, or make it: what is no file system, the board would format."""
    try:
        if not flash.exists():
            flash.write_bytes(b"\xff" * FLASH_BYTES)
            return
        with flash.open("r+b") as file:
            data = file.read(FLASH_BYTES + 1)
    except OSError as error:
        raise Failure(f"cannot use {flash} as a flash: {error.strerror}") from None
    # The superblock is in one of the first two blocks; a board that was never started has none yet.
    marks = [data[start + 8 : start + 16] for start in (0, filesystem.BLOCK)]
    if len(data) != FLASH_BYTES or not (b"littlefs" in marks or data.count(b"\xff") == FLASH_BYTES):
        raise Failure(f"{flash} is not the flash of a virtual board and stays as it is: name a new file")


def _make_serial(line: int) -> None:
    """While a program runs, Ctrl-C interrupts it and takes nothing else; at the prompt the VM sets raw."""
    settings = termios.tcgetattr(line)
    settings[0] = settings[1] = 0
    settings[3] = termios.ISIG | termios.NOFLSH
    off = b"\0"
    for key in (termios.VQUIT, termios.VSUSP):
        settings[6][key] = off
    settings[6][termios.VMIN], settings[6][termios.VTIME] = 1, 0
    termios.tcsetattr(line, termios.TCSANOW, settings)


def _read(end: int) -> bytes:
    try:
        return os.read(end, 4096)
    except BlockingIOError:
        return b""
    except OSError:
        return b""


def _write(end: int, data: bytearray) -> int:
    try:
        return os.write(end, data[:4096])
    except OSError:
        return 0


def serve(board: Path, flash: Path) -> None:
    """Switch a board on, print its port, and keep it until Ctrl-C or the end of the process."""
    # In the background of a script Ctrl-C would be ignored.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    virtual = VirtualBoard(board, flash)
    virtual.switch_on()
    print(virtual.port, flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        signal.pause()
    virtual.close()
