"""A client of an MQTT 3.1.1 broker that never waits: each step() does what the network is ready for.

Nothing is read or written that would not go at once: an attempt in vain costs an exception and a buffer, and
at hundreds of steps a second a collection many times a second.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType
    from typing import Any

    Address = tuple[str, int]
    Came = int | tuple[str, bytes, bool]

CLOSED, CONNECTING, GREETING, UP = 0, 1, 2, 3

CONNECT_MS = 8000  # for the broker to answer
KEEP_ALIVE_S = 20  # as long as it hears nothing the broker waits for one and a half times that
PING_MS = 10000
LOST_MS = 25000  # without a sign of the broker
AGAIN_MS = (2000, 30000)  # between two attempts, twice as long each time
CHUNK = 512  # bytes that go out or come in at a step
LARGEST = 4096  # bytes of a packet; larger ones are passed over
_ROOM = 2048  # bytes that wait to go out
_AGAIN = (11, 115, 119)  # EAGAIN, EINPROGRESS, and lwIP's own number of that
_REFUSED = ("", "speaks another version", "refuses the name", "has no room", "refuses user or password")


class Mqtt:
    """A connection that comes and goes.

    socket, select: the board's modules. address: `(IP address, port)`; a name would have to be looked up,
    which takes seconds. will: `(topic, bytes)` that the broker tells, retained, when this is gone without a
    word. topics: to be heard. `trouble`: why the broker does not let us in, in words, or "".
    """

    def __init__(
        self,
        socket: "ModuleType",
        select: "ModuleType",
        address: "Address",
        user: str,
        password: str,
        will: tuple[str, bytes],
        topics: "Sequence[str]",
    ) -> None:
        self._socket = socket
        self._select = select
        self._address = address
        self._login = user, password
        self._will = will
        self._topics = topics
        self.trouble = ""
        self._line: "Any" = None
        self._state = CLOSED
        self._again_at = 0
        self._pause = AGAIN_MS[0]
        self._number = 0
        self._forget()

    @property
    def up(self) -> bool:
        """Whether something can be published."""
        return self._state == UP

    @property
    def room(self) -> bool:
        """Whether what is published now goes out soon."""
        return self._state == UP and len(self.out) < _ROOM

    def publish(self, topic: str, payload: bytes, retain: bool = False) -> int:
        """Say something, QoS 1; the number that comes back when the broker has it."""
        number = self._next()
        body = _text(topic) + number.to_bytes(2, "big") + payload
        self._send(0x33 if retain else 0x32, body)
        return number

    def step(self, now: int) -> "Came | None":
        """Do a bounded piece of work. now: ms.

        None; or the number of what the broker has taken; or `(topic, payload, retained)` that came.
        """
        try:
            if self._state == CLOSED:
                if now >= self._again_at:
                    self._open(now)
            elif self._state == CONNECTING:
                self._connect(now)
            else:
                return self._talk(now)
        except OSError as error:
            self._lose(now, "does not answer (%s)" % error.args[0])
        return None

    def close(self) -> None:
        """Hang up."""
        if self._line:
            try:
                self._line.close()
            except OSError:
                pass
        self._line = None
        self._state = CLOSED
        self._forget()

    def _forget(self) -> None:
        self.out = bytearray()
        self._in = bytearray()
        self._skip = 0
        self._wrote = False
        self._poll: "Any" = None
        self._watched = 0

    def _lose(self, now: int, why: str) -> None:
        self.close()
        self.trouble = why
        self._again_at = now + self._pause
        self._pause = min(2 * self._pause, AGAIN_MS[1])

    def _open(self, now: int) -> None:
        self._heard_at = self._since = now
        self._line = line = self._socket.socket()
        line.setblocking(False)
        self._state = CONNECTING
        try:
            # Of an address in digits: nobody is asked for it.
            line.connect(self._socket.getaddrinfo(*self._address)[0][-1])
        except OSError as error:
            if error.args[0] not in _AGAIN:
                raise

    def _ready(self, watched: int) -> int:
        # What of this the line is ready for now, and whether it has broken, as select's flags; 0 for nothing.
        if self._poll is None:
            self._poll = self._select.poll()
            self._poll.register(self._line, watched)
        elif watched != self._watched:
            self._poll.modify(self._line, watched)
        self._watched = watched
        ready = self._poll.poll(0)
        return ready[0][1] if ready else 0

    def _connect(self, now: int) -> None:
        if not self._ready(self._select.POLLOUT):
            if now - self._since > CONNECT_MS:
                self._lose(now, "does not answer")
            return
        self._state = GREETING
        flags = 0x02 | 0x04 | 0x08 | 0x20 | 0xC0  # afresh; a will, QoS 1, retained; user and password
        user, password = self._login
        body = _text("MQTT") + bytes((4, flags)) + KEEP_ALIVE_S.to_bytes(2, "big") + _text("fivefold-" + user)
        body += _text(self._will[0]) + _data(self._will[1]) + _text(user) + _text(password)
        self._send(0x10, body)

    def _talk(self, now: int) -> "Came | None":
        if now - self._heard_at > (LOST_MS if self._state == UP else CONNECT_MS):
            self._lose(now, "does not answer")
            return None
        if self._state == UP and now - self._since > PING_MS:
            self._since = now
            self._send(0xC0, b"")
        if self._packet():
            return self._hear(now)
        writes = self._select.POLLOUT
        ready = self._ready(self._select.POLLIN | (writes if self.out else 0))
        try:
            if ready & writes and (ready == writes or not self._wrote):
                self._wrote = True
                self.out = self.out[self._line.send(bytes(self.out[:CHUNK])) :]
            elif ready:
                self._wrote = False
                data = self._line.recv(CHUNK)
                if data:
                    self._heard_at = now
                    self._in += data
                    return self._hear(now)
                self._lose(now, "has hung up")
        except OSError as error:
            if error.args[0] not in _AGAIN:
                raise
        return None

    def _header(self) -> tuple[int, int] | None:
        # Where the body of the first packet begins and ends; None while that is not known.
        size, at = 0, 1
        while at < len(self._in):
            byte = self._in[at]
            size |= (byte & 0x7F) << 7 * (at - 1)
            at += 1
            if byte < 0x80:
                return at, at + size
            if at > 4:
                raise OSError("no MQTT")
        return None

    def _packet(self) -> tuple[int, int] | None:
        header = self._header()
        return header if header and header[1] <= len(self._in) else None

    def _hear(self, now: int) -> "Came | None":
        passed = min(self._skip, len(self._in))
        if passed:
            self._skip -= passed
            self._in = self._in[passed:]
        header = self._header()
        if header and header[1] > LARGEST:
            self._skip = header[1]
        header = self._packet()
        if not header or self._skip:
            return None
        at, end = header
        kind, body = self._in[0], bytes(self._in[at:end])
        self._in = self._in[end:]
        if kind >> 4 == 2:
            self._greeted(now, body)
        elif kind >> 4 == 4 and len(body) >= 2:
            return int.from_bytes(body[:2], "big")
        elif kind >> 4 == 3 and len(body) >= 2:
            return self._told(kind, body)
        return None

    def _greeted(self, now: int, body: bytes) -> None:
        code = body[1] if len(body) == 2 else 1
        if code:
            self._pause = AGAIN_MS[1]
            self._lose(now, _REFUSED[min(code, len(_REFUSED) - 1)])
            return
        self._state, self._since = UP, now
        self._pause = AGAIN_MS[0]
        self.trouble = ""
        body = self._next().to_bytes(2, "big")
        for topic in self._topics:
            body += _text(topic) + b"\x01"
        self._send(0x82, body)

    def _told(self, kind: int, body: bytes) -> tuple[str, bytes, bool]:
        at = 2 + int.from_bytes(body[:2], "big")
        try:
            topic = body[2:at].decode()
        except ValueError:
            raise OSError("no MQTT") from None
        if kind & 0x06:
            self._send(0x40, body[at : at + 2])
            at += 2
        return topic, body[at:], bool(kind & 1)

    def _next(self) -> int:
        self._number = self._number % 65535 + 1
        return self._number

    def _send(self, kind: int, body: bytes) -> None:
        self.out.append(kind)
        size = len(body)
        while True:
            self.out.append(size & 0x7F | (0x80 if size > 0x7F else 0))
            size >>= 7
            if not size:
                break
        self.out += body


def _text(text: str) -> bytes:
    return _data(text.encode())


def _data(data: bytes) -> bytes:
    return len(data).to_bytes(2, "big") + data
