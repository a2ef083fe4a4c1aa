"""A network below drivers.radio in which everything can go wrong, with a broker at its other end."""

import json

EAGAIN, EINPROGRESS, ECONNRESET, EHOSTUNREACH = 11, 115, 104, 113


class Broker:
    """A broker as a console sees it. `said`: `(topic, payload)` of all; league: tells what it has seen."""

    def __init__(self, league=False):
        self.league = league
        self.said = []
        self.greeting = 0
        self.deaf = False  # takes bytes and answers nothing
        self.now = None  # ms since 1970 that a league tells
        self.retained = []

    def accept(self):
        self._in = bytearray()
        self.out = bytearray()

    def take(self, data):
        self._in += data
        while not self.deaf and self._packet():
            pass

    def tell(self, topic, payload, retained=False):
        self._send(0x31 if retained else 0x30, _data(topic.encode()) + payload)

    def _packet(self):
        size, at = 0, 1
        while at < len(self._in):
            size |= (self._in[at] & 0x7F) << 7 * (at - 1)
            at += 1
            if self._in[at - 1] < 0x80:
                break
        else:
            return False
        if len(self._in) < at + size:
            return False
        kind, body = self._in[0], bytes(self._in[at : at + size])
        self._in = self._in[at + size :]
        if kind >> 4 == 1:
            assert body[:8] == b"\x00\x04MQTT\x04\xee"  # user, password, a retained will of QoS 1, afresh
            self.will = body
            self._send(0x20, bytes((0, self.greeting)))
        elif kind >> 4 == 8:
            self._send(0x90, body[:2] + b"\x01")
            if self.league:
                self.tell("fivefold/2/league/presence", b'{"there": true}', True)
            for topic, payload in self.retained:
                self.tell(topic, payload, True)
        elif kind == 0xC0:
            self._send(0xD0, b"")
        elif kind >> 4 == 3:
            end = 2 + int.from_bytes(body[:2], "big")
            topic, payload = body[2:end].decode(), json.loads(body[end + 2 :].decode())
            self.said.append((topic, payload))
            self._send(0x40, body[end : end + 2])
            if self.league and topic.endswith("/events"):
                seen = {"counts": [payload["count"]]}
                if self.now is not None:
                    seen["now"] = self.now
                self.tell(topic[: -len("events")] + "seen", json.dumps(seen).encode())
        return True

    def _send(self, kind, body):
        self.out.append(kind)
        size = len(body)
        while True:
            self.out.append(size & 0x7F | (0x80 if size > 0x7F else 0))
            size >>= 7
            if not size:
                break
        self.out += body


def _data(data):
    return len(data).to_bytes(2, "big") + data


class Network:
    """The board's modules network, socket and select in one. `calls` counts what could take time.

    joined: whether there is Wi-Fi. stalls: nothing gets through, nothing fails. refuses: no connection comes
    about. breaks: the connection is reset after so many bytes more, None never. bytes_at_once: so few go
    through.
    """

    POLLIN, POLLOUT, POLLERR = 1, 4, 8

    def __init__(self, broker):
        self.broker = broker
        self.joined = True
        self.joins = 0
        self.stalls = self.refuses = False
        self.breaks = None
        self.bytes_at_once = 100000
        self.calls = 0
        self.vain = 0  # attempts that were in vain
        self.opened = 0
        self._open = None

    # network.WLAN

    def active(self, on):
        assert on

    def connect(self, ssid, key):
        self.joins += 1

    def isconnected(self):
        return self.joined

    # socket and select

    def socket(self):
        self.opened += 1
        self._open = Socket(self)
        return self._open

    def getaddrinfo(self, host, port):
        assert host.replace(".", "").isdigit(), "a name would be looked up, for seconds"
        return [(2, 1, 0, "", (host, port))]

    def poll(self, *timeout):
        if not timeout:
            return self
        assert timeout == (0,)
        ready = self._open.ready() & (self._watched | self.POLLERR)
        return [(self._open, ready)] if ready else []

    def register(self, line, what):
        self._watched = what

    modify = register


class Socket:
    """One connection, which must never wait."""

    def __init__(self, network):
        self._network = network
        self._blocking = True
        self._closed = False

    def setblocking(self, on):
        self._blocking = on

    def ready(self):
        network = self._network
        if network.stalls:
            return 0
        if self._closed:
            return network.POLLIN | network.POLLOUT | network.POLLERR
        return network.POLLOUT | (network.POLLIN if network.broker.out else 0)

    def connect(self, address):
        self._call()
        if self._network.refuses:
            raise OSError(EHOSTUNREACH)
        self._network.broker.accept()
        raise OSError(EINPROGRESS)

    def send(self, data):
        self._call()
        if self._network.stalls:
            self._network.vain += 1
            raise OSError(EAGAIN)
        sent = data[: self._network.bytes_at_once]
        if self._network.breaks is not None:
            self._network.breaks -= len(sent)
            if self._network.breaks < 0:
                self._network.breaks = None
                self._closed = True
                raise OSError(ECONNRESET)
        self._network.broker.take(sent)
        return len(sent)

    def recv(self, most):
        self._call()
        broker = self._network.broker
        if self._closed:
            return b""
        if self._network.stalls or not broker.out:
            self._network.vain += 1
            raise OSError(EAGAIN)
        most = min(most, self._network.bytes_at_once)
        data = bytes(broker.out[:most])
        broker.out = broker.out[most:]
        return data

    def close(self):
        self._closed = True

    def _call(self):
        assert not self._blocking and not self._closed
        self._network.calls += 1
