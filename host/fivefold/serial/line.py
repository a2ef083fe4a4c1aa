"""The line to a board that may be unplugged and come back, under another name as well."""

import contextlib
import time
from collections.abc import Callable

import serial

from fivefold.errors import Failure
from fivefold.serial import ports

WAIT_S = 0.05  # at most so long for bytes to come
AGAIN_S = 0.5  # between two attempts to find the board again
_CHUNK = 65536


class Line:
    """Bytes from and to the board at a port; after a while away, only what is proved to be the same.

    The first opening raises Failure; nothing does later.

    say: called with a line of text when the board is lost and when it is back. `openings` counts.
    """

    def __init__(self, port: ports.Port, say: Callable[[str], None]) -> None:
        self.port = port
        self.openings = 0
        self._say = say
        self._why = ""  # it cannot be opened, as it was told last
        self._line: serial.Serial | None = None
        self._open(ports.open_line(port.device))

    @property
    def there(self) -> bool:
        """Whether somebody could be at the other end."""
        return self._line is not None

    def read(self) -> bytes:
        """What has come; b"" when nothing has come for a moment, or nobody is there."""
        if self._line is None:
            self._look()
            return b""
        try:
            data: bytes = self._line.read(1)
            return data + self._line.read(min(self._line.in_waiting, _CHUNK)) if data else b""
        except (OSError, TypeError) as error:  # TypeError: pyserial's, closed under its hands
            self._lose(error)
            return b""

    def write(self, data: bytes) -> None:
        """Say something, if anybody is there. A board that does not take it has not heard it."""
        if self._line is None:
            return
        try:
            self._line.write(data)
        except serial.SerialTimeoutException:
            pass
        except OSError as error:
            self._lose(error)

    def close(self) -> None:
        """Let go of the port without resetting the board."""
        if self._line:
            ports.close_line(self._line)
            self._line = None

    def _tell_unsure(self, other: ports.Port | None) -> None:
        why = ""
        if other is not None:
            why = f"{other.device} is there, but nothing shows that it is the same board: start this again"
        if why and why != self._why:
            self._say(why)
        self._why = why

    def _open(self, line: serial.Serial) -> None:
        line.timeout = WAIT_S
        line.write_timeout = WAIT_S
        self._line = line
        self._why = ""
        self.openings += 1

    def _lose(self, error: Exception) -> None:
        assert self._line
        with contextlib.suppress(OSError):
            ports.close_line(self._line)
        self._line = None
        self._say(f"{self.port.device} is gone; waiting for the board to come back")

    def _look(self) -> None:
        time.sleep(AGAIN_S)
        port = ports.same(self.port)
        if port is None:
            self._tell_unsure(ports.alike(self.port))
            return
        try:
            line = ports.open_line(port.device)
        except Failure as failure:
            # That it is not there was said before; that somebody else has it was not.
            why = str(failure)
            if why != self._why and "in use" in why:
                self._say(why)
            self._why = why
            return
        self.port = port
        self._open(line)
        self._say(f"{port.device}: the board is back")
