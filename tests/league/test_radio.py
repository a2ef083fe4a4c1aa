"""A console's own client at a real Mosquitto: let in, heard, and back after the broker was away."""

import os
import select
import socket
import time
from types import SimpleNamespace

import pytest

from drivers.radio import Radio
from drivers.storage import Storage
from fivefold.league import demo
from fivefold.league.rehearsal import Rehearsal
from fivefold.league.store import Store
from fivefold.league.umpire import Umpire
from fivefold.mqtt import LEAGUE, Connection, Message, topic
from fivefold.serial import schema

pytestmark = pytest.mark.timeout(300)


class Serial:
    def __init__(self):
        self.sent = []

    def send(self, data):
        self.sent.append(data)

    def receive(self):
        return None


class Wlan:
    def isconnected(self):
        return True


def radio_at(rehearsal, folder, password=None):
    where = rehearsal.where("red", password)
    config = {
        "ssid": "s", "key": "", "host": where.host, "port": where.port,
        "user": "red", "password": where.password,
    }  # fmt: skip
    clock = SimpleNamespace(ms=lambda: time.monotonic_ns() // 1000000)
    return Radio(Serial(), clock, Storage(os, str(folder)), config, Wlan(), socket, select, 5)


def until(radio, true, seconds=20):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        radio.receive()
        time.sleep(0.005)


def test_at_a_real_broker(tmp_path):
    with Rehearsal(tmp_path, ["red"], 0, demo.BOARD, boards=False) as rehearsal:
        league = Connection(rehearsal.where(LEAGUE), "league", (topic(LEAGUE, "presence"), {"there": False}))
        league.subscribe(topic("red", "events"), topic("red", "presence"))
        heard = []

        def hears(part, **fields):
            heard.extend(one for one in league.happened() if isinstance(one, Message))
            wanted = [one.payload for one in heard if one.topic == topic("red", part)]
            return any(fields.items() <= payload.items() for payload in wanted)

        radio = radio_at(rehearsal, tmp_path)
        radio.send({"event": "screen", "name": "menu"})
        until(radio, lambda: hears("events", name="menu") and hears("presence", there=True))
        event = next(one.payload for one in heard if one.topic == topic("red", "events"))
        assert not schema.message("passed_on", event)
        rehearsal.kill_broker()
        radio.send({"event": "screen", "name": "join"})
        until(radio, lambda: radio.link.sent[-1]["event"] == "radio" and radio.link.sent[-1]["why"])
        rehearsal.start_broker()
        until(radio, lambda: hears("events", name="join"))
        radio.mqtt.close()  # the power goes: the will is told
        until(radio.link, lambda: hears("presence", there=False))
        league.close()
        wrong = radio_at(rehearsal, tmp_path, "wrong")
        until(wrong, lambda: bool(wrong.link.sent))
        assert wrong.link.sent == [{"event": "radio", "why": "the broker refuses user or password"}]


def test_a_league_cannot_tell_whether_a_console_speaks_for_itself(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'league.sqlite'}")
    how = {"form": "swiss", "seats": 2, "rounds": 1, "seed": 5}
    demo.plan(store, 4, name="Evening", game="quick_play", options={"rounds": 1}, **how)
    for console in ("wired", "wireless"):
        store.set_console(console, "")
    said = []
    with Rehearsal(tmp_path, ["wired", "wireless"], 2, demo.BOARD, over_wifi=("wireless",)) as rehearsal:
        umpire = Umpire(store, rehearsal.where(LEAGUE), said.append)
        demo.wait_for_all(umpire)
        umpire.begin_round()
        demo.play(umpire)
        umpire.close()
        ((first, second),) = rehearsal.begun().values()
    assert {match.console: match.state for match in store.matches()} == {
        "wired": "over",
        "wireless": "over",
    }, said
    # What a message takes at best on a PC that may be busy; tests/league/test_publish.py is about the rest.
    assert abs(first - second) < 1500
