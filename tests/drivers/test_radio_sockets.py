"""However a real network hangs, no look at the radio takes long: the game goes on."""

import select
import socket
import time

from drivers.radio import Radio
from drivers.storage import Storage
from fivefold.virtual.flash import Flash

HERE = "127.0.0.1"
LONGEST_MS = 250  # of a machine that has other things to do; whoever waits for the network waits for seconds
ROUND_MS = 10  # of the console's time, between two looks
_SEND_BUFFER, _RECEIVE_BUFFER = 7, 8  # SO_SNDBUF, SO_RCVBUF of Linux


class Clock:
    def __init__(self):
        self.now = 0

    def ms(self):
        return self.now


class Wlan:
    joined = True

    def active(self, on):
        pass

    def connect(self, ssid, key):
        pass

    def isconnected(self):
        return self.joined


class Serial:
    def __init__(self):
        self.troubles = []

    def send(self, data):
        if data["event"] == "radio":
            self.troubles.append(data["why"])

    def receive(self):
        return None


class Sockets:
    """The module socket, with connections that hold little."""

    getaddrinfo = staticmethod(socket.getaddrinfo)

    def __init__(self):
        self.narrow = True

    def socket(self):
        made = socket.socket()
        self.narrow = narrowed(made, _SEND_BUFFER)
        return made


def narrowed(one, buffer):
    try:
        one.setsockopt(1, buffer, 2048)  # SOL_SOCKET
    except OSError:
        return False  # the numbers are another system's
    return True


def address(port):
    return socket.getaddrinfo(HERE, port)[0][-1]


def listening(backlog):
    """A socket that listens, and its port."""
    for port in range(20000 + time.time_ns() % 20000, 60000):
        one = socket.socket()
        narrowed(one, _RECEIVE_BUFFER)
        try:
            one.bind(address(port))
        except OSError:
            one.close()
            continue
        one.listen(backlog)
        one.setblocking(False)
        return one, port
    raise OSError("no port is free")


def waiting(port):
    """One more that wants to be let in."""
    one = socket.socket()
    one.setblocking(False)
    try:
        one.connect(address(port))
    except OSError:
        pass
    return one


class Looks:
    """A radio, looked at as often as a console does. `longest`: what one look took, in us."""

    def __init__(self, port):
        config = {"ssid": "s", "key": "", "host": HERE, "port": port, "user": "red", "password": "p"}
        flash = Flash()
        self.wlan, self.clock, self.serial, self.sockets = Wlan(), Clock(), Serial(), Sockets()
        storage = Storage(flash, "", flash.open)
        self.radio = Radio(self.serial, self.clock, storage, config, self.wlan, self.sockets, select, 1)
        self.longest = 0

    def wait(self, ms, then=lambda: None):
        for _ in range(ms // ROUND_MS):
            self.clock.now += ROUND_MS
            before = us()
            self.radio.receive()
            self.longest = max(self.longest, us() - before)
            then()
        assert self.longest < 1000 * LONGEST_MS, self.longest

    def tell(self, count):
        for number in range(count):
            self.radio.send({"event": "screen", "name": "a screen of the game number %d" % number})


def us():
    return time.time_ns() // 1000


def test_a_broker_that_lets_in_and_never_answers():
    server, port = listening(5)
    looks = Looks(port)
    looks.tell(50)
    looks.wait(30000)
    assert looks.serial.troubles == ["the broker does not answer"]
    server.close()


def test_a_connection_that_never_comes_about():
    # The queue of those who want in is full: Linux answers nobody more.
    server, port = listening(0)
    crowd = [waiting(port) for _ in range(4)]
    looks = Looks(port)
    looks.tell(50)
    looks.wait(30000)
    assert looks.serial.troubles == ["the broker does not answer"]
    for one in crowd + [server]:
        one.close()


def test_nobody_is_there():
    server, port = listening(1)
    server.close()
    looks = Looks(port)
    looks.wait(30000)
    assert len(looks.serial.troubles) == 1 and looks.serial.troubles[0].startswith("the broker ")


def test_a_network_that_drops_while_much_is_on_its_way():
    server, port = listening(5)
    looks = Looks(port)
    came = []

    def greet():
        if not came:
            try:
                came.append(server.accept()[0])
            except OSError:
                return
            came[0].send(b"\x20\x02\x00\x00")

    looks.wait(1000, greet)
    assert looks.radio.mqtt.up
    looks.tell(100)
    looks.wait(10000)  # nobody reads: what fits into the buffers goes, the rest waits
    assert len(looks.radio.mqtt.out) or not looks.sockets.narrow
    looks.wlan.joined = False
    looks.tell(50)
    looks.wait(2000)
    assert looks.serial.troubles == ["", "there is no Wi-Fi s"]
    looks.wlan.joined = True
    looks.wait(1000)
    came[0].close()
    looks.wait(30000)
    server.close()
