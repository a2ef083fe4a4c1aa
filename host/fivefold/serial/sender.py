"""Commands to a console, one at a time: the next goes when the one before was answered."""

import time
from collections import deque
from collections.abc import Callable

from fivefold.serial import sequences
from fivefold.serial.sequences import Record

ANSWER_S = 2.0  # a console that loads a game says nothing for a while


class Sender:
    """A console's port keeps 259 bytes while it draws and loses the rest: one command at most is on its way.

    write: takes the bytes of a command. clock: seconds. A command without an answer is given up after
    ANSWER_S.
    """

    def __init__(self, write: Callable[[bytes], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._write, self._clock = write, clock
        self._waiting: deque[tuple[int, bytes]] = deque()
        self._number = 0  # of the last command
        self._open = 0  # the number of the command that was sent and has no answer yet
        self._since = 0.0

    def put(self, record: Record) -> None:
        """Send a command in its turn. Raises ValueError when no console would take it."""
        self._number += 1
        self._waiting.append((self._number, sequences.command({**record, "id": self._number})))
        self.tick()

    def heard(self, record: Record) -> None:
        """Take an event of the console: it may be the answer."""
        if record["event"] in ("done", "error") and record.get("id") == self._open:
            self._open = 0
            self.tick()

    def tick(self) -> None:
        """Send what may go now."""
        now = self._clock()
        if self._waiting and (not self._open or now - self._since >= ANSWER_S):
            self._open, data = self._waiting.popleft()
            self._since = now
            self._write(data)

    def forget(self) -> None:
        """The console was away: what was meant for it goes no more."""
        self._waiting.clear()
        self._open = 0
