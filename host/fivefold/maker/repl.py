"""MicroPython's raw prompt: stops what runs, runs code, gives back what it prints. Never waits for ever."""

import time

import serial

from fivefold.errors import Failure
from fivefold.maker import ports

ENTER_SECONDS = 12.0
EXEC_SECONDS = 20.0
QUIET_SECONDS = 0.1
_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
_TAIL = 4096


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
        self.patience = EXEC_SECONDS

    def enter(self, seconds: float = ENTER_SECONDS) -> None:
        """Stop what runs and get the raw prompt, however the board is busy. Raises Failure."""
        until = time.monotonic() + seconds
        heard = b""
        while time.monotonic() < until:
            # Twice: the first one may be taken by an `except` in the program.
            self._write(b"\r\x03\x03")
            time.sleep(0.1)
            self._write(b"\r\x01")
            said = self._until(_PROMPT, min(1.0, max(until - time.monotonic(), 0.1)), fail=False)
            if said.endswith(_PROMPT):
                # What was asked for before may be answered again.
                while self.listen(QUIET_SECONDS):
                    pass
                return
            heard = (heard + said)[-_TAIL:]
        if heard:
            raise Failure(
                f"the board on {self._name} goes on printing and does not listen: press its reset button "
                "(EN) and run this again; if that does not help, flash it again"
            )
        raise Failure(
            f"the board on {self._name} says nothing: is MicroPython on it (fivefold flash), is it the right "
            "port (fivefold doctor)? Press its reset button (EN) and run this again"
        )

    def run(self, code: str) -> str:
        """What `code` prints on the board. Raises BoardError when it raises, Failure when nothing comes."""
        self._paste(code.encode(), self.patience)
        printed = self._until(b"\x04", self.patience)[:-1]
        trouble = self._until(b"\x04", self.patience)[:-1]
        self._until(b">", self.patience)
        if trouble:
            raise BoardError(trouble.decode(errors="replace"))
        return printed.decode(errors="replace")

    def restart(self) -> None:
        """A soft reset: the board starts as after power-up."""
        self._write(b"\r\x02\x04")

    def listen(self, seconds: float) -> bytes:
        """What comes within so many seconds, as soon as something comes."""
        until = time.monotonic() + seconds
        while True:
            data = self._read()
            if data or time.monotonic() > until:
                return data
            time.sleep(0.005)

    def _paste(self, code: bytes, seconds: float) -> None:
        # Raw paste: the board says how much it can take.
        self._write(b"\x05A\x01")
        answer = self._take(2, seconds)
        if answer != b"R\x01":
            raise self._lost("MicroPython on it may be too old for this")
        window = int.from_bytes(self._take(2, seconds), "little")
        room = window
        while code:
            if room == 0 or self._line.in_waiting:
                if self._take(1, seconds) != b"\x01":
                    raise self._lost("")
                room += window
                continue
            self._write(code[:room])
            code, room = code[room:], room - min(room, len(code))
        self._write(b"\x04")
        while (byte := self._take(1, seconds)) == b"\x01":
            pass
        if byte != b"\x04":
            raise self._lost("")

    def _take(self, count: int, seconds: float) -> bytes:
        data = b""
        until = time.monotonic() + seconds
        while len(data) < count:
            data += self._read(count - len(data))
            if len(data) < count:
                self._rest(until)
        return data

    def _until(self, ending: bytes, seconds: float, fail: bool = True) -> bytes:
        data = bytearray()
        until = time.monotonic() + seconds
        while not data.endswith(ending):
            # One byte at a time at the end only: what follows must stay on the line.
            data += self._read(1)
            if not self._line.in_waiting:
                if not fail and time.monotonic() > until:
                    break
                if not data.endswith(ending):
                    self._rest(until if fail else until + 1)
            elif not fail and time.monotonic() > until:
                break
        return bytes(data)

    def _rest(self, until: float) -> None:
        if time.monotonic() > until:
            raise self._lost("")
        time.sleep(0.001)

    def _read(self, count: int = 4096) -> bytes:
        try:
            return self._line.read(count)
        except OSError:
            raise self._lost("") from None

    def _write(self, data: bytes) -> None:
        try:
            self._line.write(data)
        except OSError:
            raise self._lost("") from None

    def _lost(self, hint: str) -> Failure:
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
