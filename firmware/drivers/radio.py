"""The link of a console that tells a broker what it tells a host, by itself, over Wi-Fi.

Topics and payloads are those of `fivefold monitor --publish`, as the link's schema describes them. Loaded
only where the profile says so; wifi.json says where the broker is.
"""

import gc
import json

from drivers.mqtt import Mqtt
from drivers.outbox import FILES, Outbox

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any, Protocol

    from drivers.clock import Clock
    from drivers.link import Link, Record
    from drivers.storage import Plain, Storage

    class Wlan(Protocol):
        """What is needed of `network.WLAN`."""

        def active(self, __on: bool) -> object: ...
        def connect(self, __ssid: str, __key: str) -> object: ...
        def isconnected(self) -> bool: ...


CONFIG = "wifi"  # the piece of the storage: ssid, key, host, port, user, password
VERSION = 2  # of the schema, in each topic
# Free at the start: no module without PSRAM has so much, the smallest one with it has 2 MiB.
LEAST_BYTES = 1 << 20
LEAD_MS = 5000  # before a game begins the console is told: it has to load the game
LATE_MS = 2400  # of a count-down for a console that has missed the others'
AGAIN_MS = 3000  # what no league has seen is said again
HEAR_MS = 500  # after the broker let us in: whether there is a league
CALM_MS = 2000  # after a game's end people look at the results; the flash has time later
WAIT_MS = 10000  # what nobody has taken in that time goes to the flash
_LOOK_MS = 500  # between two looks at the Wi-Fi
_JOIN_MS = 30000  # between two attempts to join it
_WHOLE = ("start", "game", "result")  # tell a whole game
_OWN = ("frame", "settings", "done", "selftest", "version", "clock", "radio")  # are nobody else's affair
_KEY = ("game", "seed", "seats")
_DRIFT = 20000  # a clock may go wrong by one part in so many


class Radio:
    """Sends and receives as drivers.link.Link does; each receive() does a bounded piece of work, too.

    link: the one on the serial port, which is used as before. wlan: of the board's network module, joining.
    config: what is stored as CONFIG. chance: a number that no other start has had.
    """

    def __init__(
        self,
        link: "Link",
        clock: "Clock",
        storage: "Storage",
        config: "dict[str, Any]",
        wlan: "Wlan",
        socket: "ModuleType",
        select: "ModuleType",
        chance: int,
    ) -> None:
        self.link = link
        self._clock = clock
        self._wlan = wlan
        self._join = config["ssid"], config["key"]
        self._me = config["user"]
        address = config["host"], config["port"]
        orders = [self._topic("order"), self._topic("seen"), _topic("league", "presence")]
        self.mqtt = Mqtt(socket, select, address, self._me, config["password"], self._presence(False), orders)
        self.outbox = Outbox([storage.lines(name) for name in FILES])
        self._storage = storage
        known = storage.load("radio")
        known = known if isinstance(known, dict) else {}
        self._ever = known.get("league", False)  # there was a league: it says what it has seen
        self._league = False  # it is there now
        self._begun = known.get("begun")  # the latest order
        self._count = chance << 20
        # Its id, and what tells it from others: a saved game goes on under its id.
        self._game: "Any" = known.get("game")
        self._whole: bytes | None = None  # the newest event that tells a whole game, until it was sent
        self._playing = False
        self._ended_at = 0
        self._empty_at = 0
        self._taking: dict[int, int] = {}  # number of what the broker is to take -> count
        self._order: "dict[str, Any] | None" = None
        self._ordered_at = -AGAIN_MS
        # How many ms since 1970 it was when our clock showed 0, as the league says.
        self.ahead: int | None = None
        self._ahead_at = 0
        self._looked_at = -_LOOK_MS
        self._joined = False
        self._joined_at = 0
        self._was_up = False
        self._not_before = self._again_at = 0
        self._said: str | None = None

    # As drivers.link.Link.

    def send(self, data: "Record") -> None:
        """Send one dict of plain data, and pass it on."""
        self.link.send(data)
        if data["event"] not in _OWN:
            self._take(data)

    def receive(self) -> "Record | None":
        """The next command of a host or a league, or None; never waits."""
        return self.link.receive() or self._work(self._clock.ms())

    # What the console tells.

    def _take(self, data: "Record") -> None:
        event = data["event"]
        if event in _WHOLE and data["game"] is not None:
            self._follow(data)
            self._playing = not data["over"]
            self._ended_at = self._clock.ms()
        elif event == "screen" and data["name"] in ("menu", "attract"):
            self._playing = False
        self._count += 1
        game_id = self._game[0] if self._game else None
        head = {"time": self._time(), "console": self._me, "game_id": game_id, "count": self._count}
        text = (json.dumps(head)[:-1] + ", " + json.dumps(data)[1:]).encode()
        self.outbox.add(self._count, game_id, text)
        if event in _WHOLE and data["game"] is not None:
            self._whole = text

    def _follow(self, data: "Record") -> None:
        key = [data[name] for name in _KEY]
        order = self._order
        if order and key == [order[name] for name in _KEY]:
            self._order = None
            self._begun = order["game_id"]
            self._game = self._begun, key
            self._remember()
        elif not self._game or self._game[1] != key or (data["event"] == "start" and data["now"] == 0):
            self._game = "%s-%d" % (self._me, self._count), key
            self._remember()

    def _remember(self) -> None:
        self._storage.save("radio", {"league": self._ever, "begun": self._begun, "game": self._game})

    def _time(self) -> str:
        """UTC as ISO 8601; "" while nobody has told the time."""
        return "" if self.ahead is None else iso(self._clock.ms() + self.ahead)

    # What is done between two steps of the game.

    def _work(self, now: int) -> "Record | None":
        if not self._has_wifi(now):
            self._say("there is no Wi-Fi %s" % self._join[0])
        else:
            came = self.mqtt.step(now)
            if self.mqtt.up != self._was_up:
                self._was_up = self.mqtt.up
                if self._was_up:
                    self._greet(now)
            if self.mqtt.trouble:
                self._say("the broker " + self.mqtt.trouble)
            if came is None:
                self._tell(now)
            elif isinstance(came, int):
                self._taken(came)
            else:
                self._hear(now, *came)
        if not self._playing and now - self._ended_at > CALM_MS:
            if not self.outbox.waits():
                self._empty_at = now
                self.outbox.tidy()
            elif now - self._empty_at > WAIT_MS:
                self.outbox.keep()
        return self._due(now)

    def _has_wifi(self, now: int) -> bool:
        if now - self._looked_at >= _LOOK_MS:
            self._looked_at = now
            self._joined = self._wlan.isconnected()
            if not self._joined:
                self.mqtt.close()
                self._was_up = False
                if now - self._joined_at >= _JOIN_MS:
                    self._joined_at = now
                    join(self._wlan, *self._join)
        return self._joined

    def _greet(self, now: int) -> None:
        self._say("")
        self.mqtt.publish(*self._presence(True), True)
        self._taking = {}
        self.outbox.again()
        self._not_before = now + HEAR_MS
        self._again_at = now + AGAIN_MS

    def _tell(self, now: int) -> None:
        # What waits, one at a time and as far as it goes out.
        if not self.mqtt.room or now < self._not_before:
            return
        if self._whole:
            self.mqtt.publish(self._topic("game"), self._whole, True)
            self._whole = None
            return
        if self._league and now >= self._again_at and not self._taking:
            self._again_at = now + AGAIN_MS
            self.outbox.again()
        found = self.outbox.next()
        if found:
            self._taking[self.mqtt.publish(self._topic("events"), found[1])] = found[0]
            self._again_at = now + AGAIN_MS

    def _taken(self, number: int) -> None:
        count = self._taking.pop(number, None)
        if count and not self._ever:
            self.outbox.forget([count])

    def _hear(self, now: int, topic: str, payload: bytes, retained: bool) -> None:
        try:
            data = json.loads(payload.decode()) if payload else None
        except Exception:  # as in drivers.link: MicroPython takes any value for a name
            return
        if topic == self._topic("order"):
            self._take_order(data)
        elif not isinstance(data, dict):
            pass
        elif topic == self._topic("seen"):
            if isinstance(data.get("counts"), list):
                self.outbox.forget(data["counts"])
            if not retained and type(data.get("now")) is int:
                self._hear_time(now, data["now"])
        else:
            if not self._ever:
                self._ever = True
                self._remember()
            self._league = data.get("there") is True
            if self._league:
                self.outbox.again()  # what the one before was told may be lost

    def _hear_time(self, now: int, told: int) -> None:
        # It was that late at least: the quickest message is the one to believe.
        ahead = told - now
        if self.ahead is not None:
            ahead = max(ahead, self.ahead - (now - self._ahead_at) // _DRIFT)
        self.ahead, self._ahead_at = ahead, now

    def _take_order(self, order: "Plain") -> None:
        if order is None:
            self._order = None
        elif isinstance(order, dict) and not [name for name in _ORDER if name not in order]:
            # The rest is checked as any host's command.
            good = type(order["at"]) is int and isinstance(order["game_id"], str)
            if good and order["game_id"] != self._begun:
                self._order = order
                self._ordered_at = -AGAIN_MS

    def _due(self, now: int) -> "Record | None":
        """The command to start what was ordered, when it is time; otherwise None."""
        order = self._order
        if not order or self.ahead is None or now - self._ordered_at < AGAIN_MS:
            return None
        at = order["at"] - self.ahead
        if at - now > LEAD_MS:
            return None
        self._ordered_at = now
        start = {name: order[name] for name in ("game", "seats", "options", "seed")}
        start.update({"do": "start", "record": True, "at": at if at > now else now + LATE_MS})
        return start

    def _presence(self, there: bool) -> tuple[str, bytes]:
        return self._topic("presence"), json.dumps({"there": there}).encode()

    def _topic(self, part: str) -> str:
        return _topic(self._me, part)

    def _say(self, why: str) -> None:
        if why != self._said:
            self._said = why
            self.link.send({"event": "radio", "why": why})


_FIELDS = ("ssid", "key", "host", "port", "user", "password")
_LEAST = {"ssid": 1, "host": 7, "user": 1}
_MOST = {
    "ssid": 32,
    "key": 63,
    "host": 15,
    "user": 30,
    "password": 200,
}  # bytes; Wi-Fi's, MQTT's, the schema's
_SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789_-"
_ORDER = ("game_id", "game", "seats", "options", "seed", "at")


def _topic(console: str, part: str) -> str:
    return "fivefold/%d/%s/%s" % (VERSION, console, part)


def fault(config: "Plain") -> str:
    """What is wrong with the data of CONFIG, in words, or ""."""
    if not isinstance(config, dict) or sorted(config) != sorted(_FIELDS):
        known = config if isinstance(config, dict) else ()
        more = [": %s" % name for name in known if name not in _FIELDS]
        return "wifi.json must have %s, no more%s" % (
            ", ".join(_FIELDS),
            "".join(more),
        )
    for name in _FIELDS:
        value = config[name]
        if name == "port":
            good = type(value) is int and 0 < value < 65536
        else:
            good = isinstance(value, str) and _LEAST.get(name, 0) <= len(value.encode()) <= _MOST[name]
        if not good:
            return "%s in wifi.json is none" % name
    parts = config["host"].split(".")
    if len(parts) != 4 or [part for part in parts if not part.isdigit() or int(part) > 255]:
        # The name would be looked up by the chip, which stands still for seconds meanwhile.
        return "host in wifi.json must be an address in digits, such as 192.168.1.20"
    if [sign for sign in config["user"] if sign not in _SIGNS] or config["user"][0] in "_-":
        return "user in wifi.json must be small letters, digits, - and _"
    return ""


def join(wlan: "Wlan", ssid: str, key: str) -> None:
    """Begin to join a Wi-Fi; the port goes on by itself, whenever it is lost."""
    try:
        wlan.active(True)
        wlan.connect(ssid, key)
    except (OSError, RuntimeError):  # it is tried again
        pass


def iso(ms: int) -> str:
    """Milliseconds since 1970 as UTC, ISO 8601; boards' own times begin in different years."""
    days, ms = divmod(ms, 86400000)
    # Years from March on, so that the day that comes every four years is the last one.
    era, day = divmod(days + 719468, 146097)
    year = (day - day // 1460 + day // 36524 - day // 146096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day += 1 - (153 * month + 2) // 5
    year += 400 * era + (month > 9)
    month += 3 if month < 10 else -9
    time = ms // 3600000, ms // 60000 % 60, ms // 1000 % 60, ms % 1000
    return "%04d-%02d-%02dT" % (year, month, day) + "%02d:%02d:%02d.%03d+00:00" % time


def connected(link: "Link", clock: "Clock", storage: "Storage", seed: "Callable[[], int]") -> "Link | Radio":
    """A Radio for what is stored as CONFIG, on the board's own Wi-Fi; the link itself where nothing is.

    seed: a function whose numbers differ from start to start.
    """
    config = storage.load(CONFIG)
    if config is None:
        return link
    why = fault(config)
    if why:
        link.send({"event": "radio", "why": why})
        return link
    if hasattr(gc, "mem_free") and gc.mem_free() < LEAST_BYTES:
        link.send({"event": "radio", "why": "Wi-Fi needs a module with PSRAM"})
        return link
    import select
    import socket

    import network

    wlan = network.WLAN(network.STA_IF)
    join(wlan, config["ssid"], config["key"])
    return Radio(link, clock, storage, config, wlan, socket, select, seed())
