"""A connection to an MQTT 5 broker that comes and goes; the topics and payloads that Fivefold has there."""

import contextlib
import json
import os
import queue
import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from fivefold.errors import Failure, Usage
from fivefold.serial import schema, sequences

PASSWORD = "FIVEFOLD_MQTT_PASSWORD"  # of the environment, as command lines can be read by others
LEAGUE = "league"  # who gives orders, in the place of a console
LONGEST = 64 * 1024  # bytes of a payload
_PORTS = {"mqtt": 1883, "mqtts": 8883}
_AGAIN_S = (1, 5)  # between attempts to connect, at least and at most
_KEEP_ALIVE_S = 20


def topic(console: str, part: str) -> str:
    """`fivefold/2/CONSOLE/PART`; the number is the version of the schema."""
    return f"fivefold/{schema.version()}/{console}/{part}"


@dataclass(frozen=True)
class Broker:
    """Where a broker is, and who we are there. ca: file of certificates for TLS, the system's if None."""

    host: str
    port: int
    user: str
    password: str
    tls: bool = False
    ca: Path | None = None

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


def broker(url: str, ca: Path | None = None) -> Broker:
    """The broker of `mqtt://USER:PASSWORD@HOST:PORT`, or mqtts for TLS. Raises Usage."""
    wrong = Usage(f"a broker is given as mqtt://USER:PASSWORD@HOST, or mqtts://… with TLS; not {url!r}")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/"):
        raise wrong
    if ca and parts.scheme != "mqtts":
        raise Usage("--ca is for mqtts:// only")
    if ca and not ca.is_file():
        raise Usage(f"there is no file {ca}")
    return Broker(
        parts.hostname,
        port or _PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.password or "") or os.environ.get(PASSWORD, ""),
        parts.scheme == "mqtts",
        ca,
    )


@dataclass(frozen=True)
class Up:
    """The broker has let us in."""


@dataclass(frozen=True)
class Down:
    """The broker is gone, or does not let us in. why: in words."""

    why: str


@dataclass(frozen=True)
class Message:
    """What came; payload: JSON, None where it is none; empty retained messages are None as well."""

    topic: str
    payload: Any
    retained: bool


@dataclass(frozen=True)
class Taken:
    """The broker has what publish() gave this number."""

    number: int


class Connection:
    """One client. `happened()` gives what happened since, in order; nothing raises after the start.

    name: of the client, another one for each. will: `(topic, payload)` that the broker tells, retained,
    when we are gone without a word.
    """

    def __init__(self, where: Broker, name: str, will: tuple[str, dict[str, Any]]) -> None:
        try:
            from paho.mqtt import client as paho
            from paho.mqtt.enums import CallbackAPIVersion
        except ImportError:
            raise Failure(
                "what a broker needs is missing (paho-mqtt): pip install 'fivefold[league]'"
            ) from None
        self.up = False
        self._happened: queue.SimpleQueue[Happening] = queue.SimpleQueue()
        self._wanted: list[str] = []
        self._client = client = paho.Client(CallbackAPIVersion.VERSION2, name, protocol=paho.MQTTv5)
        client.max_inflight_messages_set(50)
        if where.user:
            client.username_pw_set(where.user, where.password or None)
        if where.tls:
            try:
                client.tls_set_context(ssl.create_default_context(cafile=where.ca))
            except (OSError, ssl.SSLError) as error:
                raise Failure(f"{where.ca} holds no certificates: {error}") from None
        client.will_set(will[0], json.dumps(will[1]), 1, True)
        client.reconnect_delay_set(*_AGAIN_S)
        client.on_connect = self._on_connect
        client.on_disconnect = self._on_disconnect
        client.on_connect_fail = lambda *_: self._down("it does not answer")
        client.on_message = self._on_message
        client.on_publish = lambda _client, _data, number, *_: self._happened.put(Taken(number))
        client.connect_async(where.host, where.port, _KEEP_ALIVE_S)
        client.loop_start()

    def subscribe(self, *topics: str) -> None:
        """Hear of these topics, now and after each time that the connection was lost."""
        self._wanted += topics
        if self.up:
            self._client.subscribe([(one, 1) for one in topics])

    def publish(self, where: str, payload: Any, retain: bool = False) -> int:
        """Say something, QoS 1; its number. While the broker is away it is not said: 0.

        payload None: what was retained before is no more.
        """
        if not self.up:
            return 0
        data = b"" if payload is None else json.dumps(payload, ensure_ascii=False).encode()
        return self._client.publish(where, data, 1, retain).mid

    def happened(self, wait_s: float = 0) -> "list[Happening]":
        """What has happened; wait_s: seconds to wait for something."""
        found = []
        with contextlib.suppress(queue.Empty):
            if wait_s:
                found.append(self._happened.get(timeout=wait_s))
            while True:
                found.append(self._happened.get_nowait())
        return found

    def close(self) -> None:
        """Say what waits to be said, and go."""
        self._client.disconnect()
        self._client.loop_stop()

    # What paho's thread calls.

    def _on_connect(self, client: Any, _data: Any, _flags: Any, reason: Any, _more: Any) -> None:
        if reason.is_failure:
            self._down(str(reason).lower())
            return
        self.up = True
        if self._wanted:
            client.subscribe([(one, 1) for one in self._wanted])
        self._happened.put(Up())

    def _on_disconnect(self, _client: Any, _data: Any, _flags: Any, reason: Any, _more: Any) -> None:
        if self.up:
            self._down(str(reason).lower())

    def _down(self, why: str) -> None:
        self.up = False
        self._happened.put(Down(why))

    def _on_message(self, _client: Any, _data: Any, message: Any) -> None:
        self._happened.put(Message(message.topic, decoded(message.payload), bool(message.retain)))


Happening = Up | Down | Message | Taken


def decoded(payload: bytes) -> Any:
    """The JSON in a payload, None where there is none or too much."""
    return sequences.plain(payload) if len(payload) <= LONGEST else None
