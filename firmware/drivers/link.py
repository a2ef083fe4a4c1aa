"""Records to and from a host on the serial line: JSON text sequences (RFC 7464) beside the REPL."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    Record = dict[str, Any]  # plain data

    class Source(Protocol):
        def read(self, __most: int) -> bytes | None: ...

    class Sink(Protocol):
        def write(self, __text: str) -> object: ...

    class Poll(Protocol):
        def poll(self, __timeout: int) -> Sequence[object]: ...


START = 0x1E
_END = 0x0A
# Bytes of a record from the host, between its 0x1E and its newline. The ESP32 port keeps 260 bytes while the
# loop is busy and drops what comes after them (its mphalport.c): a whole record has room there.
LONGEST = 240
AT_ONCE = 256  # bytes taken in one go, so that a flood never stops the loop


class Link:
    """Sends dicts and receives dicts; everything between records is the REPL's and is passed over.

    stdin: has `read(1)` that gives one byte. stdout: has `write(text)`. poll: has `poll(0)`, not empty while
    stdin has something to read (select.poll with stdin registered). What cannot be understood is answered
    with one record `{"event": "error", "why": …}`; nothing is ever evaluated.
    """

    def __init__(self, stdin: "Source", stdout: "Sink", poll: "Poll") -> None:
        self._stdin = stdin
        self._stdout = stdout
        self._poll = poll
        self._record = bytearray()
        self._inside = False
        self._open = True

    def send(self, data: "Record") -> None:
        """Send one dict of plain data."""
        self._stdout.write("\x1e" + json.dumps(data) + "\n")

    def receive(self) -> "Record | None":
        """The next dict that has come in whole, or None; never waits. What comes behind it waits."""
        for _ in range(AT_ONCE):
            if not self._open or not self._poll.poll(0):
                return None
            byte = self._stdin.read(1)
            if not byte:
                self._open = False
                return None
            done, data = self._take(byte[0])
            if done:
                return data
        return None

    def _take(self, byte: int) -> "tuple[bool, Record | None]":
        # Whether a record ended here, well or badly, and its data. One a call: whoever sends nothing but
        # broken records gets no more answers than the loop has rounds.
        if byte == START:
            broken, self._inside = self._inside, True
            self._record = bytearray()
            return broken, self._refuse("a record broke off") if broken else None
        if not self._inside:
            return False, None
        if byte == _END:
            self._inside = False
            return True, self._finish()
        if len(self._record) == LONGEST:
            self._inside = False
            return True, self._refuse("a record is longer than %d bytes" % LONGEST)
        self._record.append(byte)
        return False, None

    def _finish(self) -> "Record | None":
        text = bytes(self._record).strip()
        try:
            data = json.loads(text.decode())
            if text[:1] == b"{" and text[-1:] != b"}":  # MicroPython 1.23 takes what is not closed for whole
                raise ValueError
        except Exception:
            # Not ValueError alone: MicroPython takes any value for a name, and some cannot be one.
            return self._refuse("a record is not JSON")
        return data if isinstance(data, dict) else self._refuse("a record is not an object")

    def _refuse(self, why: str) -> "Record | None":  # type: ignore[return]  # nothing has come in
        self.send({"event": "error", "why": why})
