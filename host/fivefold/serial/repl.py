"""MicroPython's raw prompt: stops what runs, runs code, gives back what it prints. Never waits for ever."""

import time

import serial

from fivefold.errors import Failure
from fivefold.serial import ports

ENTER_SECONDS = 12.0
EXEC_SECONDS = 20.0
TOTAL_SECONDS = 120.0  # for one answer, of a board that goes on talking
QUIET_SECONDS = 0.1
ATTEMPT_SECONDS = 1.0
_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
_TAIL = 4096
MOST_HEARD = 1 << 20  # no answer is as long
ENDLESS = "it goes on printing"


class BoardError(Failure):
    """Code raised an exception on the board; `traceback` is what the board said."""

    def __init__(self, traceback: str) -> None:
        self.traceback = traceback
        super().__init__(
            f"the board said: {traceback.strip().splitlines()[-1] if traceback.strip() else '?'}"
        )


class Repl:
    """The raw prompt at the end of an open line. patience: seconds that one thing may take on the board."""

    def __init__(self, line: serial.Serial, name: str) -> None:
        self._line, self._name = line, name
        self._heard = bytearray()
        self.patience = EXEC_SECONDS
        self._came = self._until = 0.0

    def enter(self, seconds: float = ENTER_SECONDS) -> None:
        """Stop what runs and get the raw prompt, however the board is busy. Raises Failure."""
        until = time.monotonic() + seconds
        heard = b""
        while time.monotonic() < until:
            # Twice: the first one may be taken by an `except` in the program.
            self._write(b"\r\x03\x03")
            heard = self._drain()
            self._write(b"\r\x01")
            end = min(time.monotonic() + ATTEMPT_SECONDS, until)
            while time.monotonic() < end:
                heard = (heard + self.listen(QUIET_SECONDS))[-_TAIL:]
                if heard.endswith(_PROMPT):
                    self._drain()  # what was asked for before may be answered again
                    return
        if heard:
            raise Failure(
                f"the board on {self._name} goes on printing and does not listen: press its reset button "
                "(EN) and run this again; if that does not help, flash it again"
            )
        raise Failure(
            f"the board on {self._name} says nothing: is MicroPython on it (fivefold flash), is it the right "
            "port (fivefold doctor)? Press its reset button (EN) and run this again"
        )

    def _drain(self) -> bytes:
        """Read until it is quiet for a moment, or for as long as an attempt takes."""
        until = time.monotonic() + ATTEMPT_SECONDS
        last = heard = b""
        while time.monotonic() < until and (heard := self.listen(QUIET_SECONDS)):
            last = heard
        return last

    def run(self, code: str) -> str:
        """What `code` prints on the board. Raises BoardError when it raises.

        Raises Failure when nothing comes for as long as `patience`, or no end of it for TOTAL_SECONDS.
        """
        self._paste(code.encode())
        printed = self._up_to(b"\x04")
        trouble = self._up_to(b"\x04")
        self._up_to(b">")
        if trouble:
            raise BoardError(trouble.decode(errors="replace"))
        return printed.decode(errors="replace")

    def restart(self) -> None:
        """A soft reset: the board starts as after power-up."""
        self._write(b"\r\x02\x04")

    def listen(self, seconds: float) -> bytes:
        """What comes within so many seconds, as soon as something comes."""
        until = time.monotonic() + seconds
        while not self._fill() and time.monotonic() < until:
            time.sleep(0.005)
        data = bytes(self._heard)
        self._heard.clear()
        return data

    def _paste(self, code: bytes) -> None:
        # Raw paste: the board says how much it can take.
        self._came = time.monotonic()
        self._until = self._came + TOTAL_SECONDS
        self._write(b"\x05A\x01")
        if self._take(2) != b"R\x01":
            raise self._lost("MicroPython on it may be too old for this")
        window = int.from_bytes(self._take(2), "little")
        room = window
        while code:
            self._check_time()
            if room == 0 or self._fill():
                if self._take(1) != b"\x01":
                    raise self._lost()
                room += window
                continue
            self._write(code[:room])
            code, room = code[room:], room - min(room, len(code))
        self._write(b"\x04")
        while (byte := self._take(1)) == b"\x01":
            pass
        if byte != b"\x04":
            raise self._lost()

    def _take(self, count: int) -> bytes:
        while len(self._heard) < count:
            self._wait()
        return self._cut(count)

    def _up_to(self, ending: bytes) -> bytes:
        searched = 0
        while (at := self._heard.find(ending, searched)) < 0:
            searched = len(self._heard)
            self._wait()
            if searched > MOST_HEARD:
                raise self._lost(ENDLESS)
        return self._cut(at + len(ending))[: -len(ending)]

    def _cut(self, count: int) -> bytes:
        data = bytes(self._heard[:count])
        del self._heard[:count]
        return data

    def _wait(self) -> None:
        """Let more come. Raises Failure when the time is over."""
        before = len(self._heard)
        self._fill()
        if len(self._heard) > before:
            self._came = time.monotonic()
        else:
            time.sleep(0.001)
        self._check_time()

    def _check_time(self) -> None:
        now = time.monotonic()
        if now > self._came + self.patience:
            raise self._lost()
        if now > self._until:
            raise self._lost(ENDLESS)

    def _fill(self) -> bool:
        """Take in what has come; whether anything is there."""
        try:
            self._heard += self._line.read(65536)
        except OSError:
            raise self._lost() from None
        return bool(self._heard)

    def _write(self, data: bytes) -> None:
        try:
            self._line.write(data)
        except OSError:
            raise self._lost() from None

    def _lost(self, hint: str = "") -> Failure:
        return Failure(
            f"the board on {self._name} stopped answering{f' ({hint})' if hint else ''}: "
            "check the cable, press its reset button (EN) and run this again"
        )


def opened(device: str, seconds: float = ENTER_SECONDS) -> tuple[Repl, serial.Serial]:
    """The raw prompt of the board on a port, and the line to close in the end. Raises Failure."""
    line = ports.open_line(device)
    repl = Repl(line, device)
    try:
        repl.enter(seconds)
    except BaseException:
        ports.close_line(line)
        raise
    return repl, line
