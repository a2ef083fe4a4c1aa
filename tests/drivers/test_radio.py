"""A console that tells a broker itself: it never waits, loses nothing, tells nothing twice that counts."""

import gc
import json

from console_double import Player
from drivers.outbox import FILES, Outbox
from drivers.radio import Radio, connected, fault, iso
from network_double import Broker, Network

CONFIG = {"ssid": "club", "key": "k", "host": "10.0.0.5", "port": 1883, "user": "red", "password": "p"}
EVENTS = "fivefold/2/red/events"
ORDER = {
    "game_id": "r1-1_5", "game": "quick_play", "seats": [1, 2], "options": {"rounds": 1}, "seed": 9,
    "names": {"1": "Ada", "2": "Ben"},
}  # fmt: skip


class On:
    """A player's console with a radio in place of its link."""

    def __init__(self, broker, storage=None, chance=1):
        self.broker = broker
        self.net = Network(broker)
        self.player = Player()
        board = self.player.board
        self.storage = storage or board.storage
        self.link = board.link
        self.radio = board.link = Radio(
            board.link, board.clock, self.storage, CONFIG, self.net, self.net, self.net, chance
        )
        self.most = 0  # reads and writes in one look at the link
        receive = self.radio.receive

        def counted():
            before = self.net.calls
            found = receive()
            self.most = max(self.most, self.net.calls - before)
            return found

        self.radio.receive = counted

    def wait(self, ms):
        self.player.wait(ms)
        return self

    def events(self, name=None):
        found = [payload for topic, payload in self.broker.said if topic == EVENTS]
        return [one for one in found if name is None or one["event"] == name]

    def troubles(self):
        return [one["why"] for one in self.link.sent if one["event"] == "radio"]

    def play(self):
        """Seat 1 and 2 play a round of Quick Play."""
        start = {"do": "start", "game": "quick_play", "seats": [1, 2], "options": {"rounds": 1}, "seed": 9}
        self.player.board.link.link.waiting.append(dict(start, in_ms=100, record=True))
        return self.wait(300).finish()

    def finish(self):
        player = self.player
        assert player.screen == "card", player.screen
        player.press(1, "MATCH")
        player.wait(2000)
        player.press(2, "MATCH")
        player.wait(4000)
        assert player.screen == "results"
        return self


def whole(on):
    """The numbers of the recorded game that the broker was told, each once by its count."""
    by_count = {one["count"]: one for one in on.events() if one["event"] in ("action", "recorded")}
    return [by_count[count]["number"] for count in sorted(by_count)]


def test_it_says_what_a_monitor_would_in_its_place():
    on = On(Broker()).wait(2000).play()
    assert ("fivefold/2/red/presence", {"there": True}) == on.broker.said[0]
    assert b'fivefold/2/red/presence\x00\x10{"there": false}' in on.broker.will
    (start,) = on.events("start")
    assert {"time", "console", "game_id", "count"} <= set(start) and start["console"] == "red"
    numbers = whole(on)
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 2
    assert on.events("recorded")[0]["game_id"] == start["game_id"]
    (last,) = [one for topic, one in on.broker.said if topic == "fivefold/2/red/game"][-1:]
    assert last["event"] == "result"
    assert len(set([one["count"] for one in on.events()])) == len(on.events())


def test_nothing_that_the_network_does_holds_up_the_game():
    for trouble in ("stalls", "refuses", "deaf", "gone", "drips"):
        on = On(Broker())
        on.net.stalls = trouble == "stalls"
        on.net.refuses = trouble == "refuses"
        on.broker.deaf = trouble == "deaf"
        on.net.joined = trouble != "gone"
        if trouble == "drips":
            on.net.bytes_at_once = 1
        on.play().wait(20000)
        assert on.most <= 1 and on.net.vain == 0, trouble
        if trouble != "drips":
            assert on.events() == []
            on.net.stalls = on.net.refuses = on.broker.deaf = False
            on.net.joined = True
        on.wait(60000)
        assert whole(on) and whole(on)[-1] == len(whole(on)), trouble


def test_a_connection_that_breaks_in_the_middle_of_a_packet_loses_nothing():
    for after in (1, 30, 200, 700, 1500):
        on = On(Broker(league=True)).wait(1000)
        on.net.breaks = after
        on.play().wait(30000)
        assert on.net.opened > 1
        numbers = whole(on)
        assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 2, after


def test_with_a_league_an_event_waits_until_it_was_seen():
    on = On(Broker(league=True)).wait(1000)
    on.broker.league = False  # it hears nothing now
    on.play().wait(5000)
    count = len(on.events("recorded"))
    assert count > 1  # again and again
    on.broker.league = True
    on.wait(8000)
    said = len(on.events())
    on.wait(10000)
    assert len(on.events()) == said


def test_what_was_not_told_outlives_a_loss_of_power():
    on = On(Broker())
    on.net.joined = False
    on.play().wait(40000)
    again = On(Broker(), on.storage, chance=2).wait(5000)
    numbers = whole(again)
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 2
    again.wait(15000)
    third = On(Broker(), on.storage, chance=3).wait(5000)
    assert whole(third) == []


def test_of_too_much_the_oldest_finished_games_go_first():
    on = On(Broker())
    on.net.joined = False
    most = 12000
    on.radio.outbox = Outbox([on.storage.lines(name) for name in FILES], most)
    text = "x" * 300
    on.link.send = lambda data: None  # no host: these events are none of a real game
    for seed in range(80):
        fields = {"game": "twins", "seed": seed, "seats": [1], "now": 0, "over": False}
        on.radio.send(dict(fields, event="start"))
        on.radio.send({"event": "claim", "t": 1, "note": text})
    on.net.joined = True
    on.wait(20000)
    seeds = [one["seed"] for one in on.events("start")]
    assert seeds == list(range(seeds[0], 80)) and 10 < len(seeds) < most // len(text)
    assert len(on.events("claim")) == len(seeds)


def test_a_league_tells_the_time_and_orders_a_game_for_a_moment():
    since = 1700000000000
    on = On(Broker(league=True))
    on.broker.now = since
    on.radio.send({"event": "screen", "name": "menu"})
    on.wait(1500)
    at = on.player.console.now
    ahead = on.radio.ahead
    assert on.events()[-1]["time"] == "" and since - at <= ahead <= since
    order = dict(ORDER, at=ahead + at + 8000)
    on.broker.tell("fivefold/2/red/order", json.dumps(order).encode())
    on.wait(7950)
    assert on.player.screen == "countdown"
    on.wait(80)
    on.finish()
    (start,) = on.events("start")
    assert start["game_id"] == "r1-1_5" and start["time"].startswith("2023-11-14T")
    # Heard again, after a restart: it was played.
    on.broker.retained = [("fivefold/2/red/order", json.dumps(order).encode())]
    again = On(on.broker, on.storage, chance=2)
    again.wait(9000)
    assert again.player.screen != "countdown" and len(again.events("start")) == 1


def test_why_there_is_no_broker_is_said_once():
    broker = Broker()
    broker.greeting = 5
    on = On(broker).wait(20000)
    told = on.troubles()
    assert told == ["the broker refuses user or password"]
    broker.greeting = 0
    on.wait(40000)
    assert on.troubles()[-1] == ""
    on.net.joined = False
    on.wait(2000)
    assert on.troubles()[-1] == "there is no Wi-Fi club"


def test_what_is_no_mqtt_or_too_long_is_passed_over():
    on = On(Broker()).wait(1000)
    on.broker.tell("fivefold/2/red/order", b"x" * 9000)
    on.broker.tell("fivefold/2/red/order", b"[1]")
    for wrong in (dict(ORDER, at="soon"), dict(ORDER, at=1, game_id=7), dict(ORDER, at=1, seats={})):
        on.broker.tell("fivefold/2/red/order", json.dumps(wrong).encode())
    on.broker.tell("fivefold/2/red/seen", b'{"counts": 7, "now": "x"}')
    on.wait(1000)
    assert on.net.opened == 1
    on.broker.out += b"\x30\xff\xff\xff\xff\xff"
    on.wait(9000)
    assert on.net.opened == 2 and on.radio.mqtt.up


def test_a_game_that_goes_on_after_a_loss_of_power_keeps_its_id():
    on = On(Broker())
    fields = {"game": "twins", "seed": 5, "seats": [1], "over": False}
    on.link.send = lambda data: None
    on.radio.send(dict(fields, event="start", now=0))
    on.wait(2000)
    again = On(Broker(), on.storage, chance=2)
    again.link.send = lambda data: None
    again.radio.send(dict(fields, event="start", now=700))
    again.wait(2000)
    (before,), (after,) = on.events("start"), again.events("start")
    assert before["game_id"] == after["game_id"] and before["count"] != after["count"]
    again.radio.send(dict(fields, event="start", now=0))
    again.wait(2000)
    assert again.events("start")[-1]["game_id"] != before["game_id"]


def test_while_nothing_happens_it_leaves_nothing_to_collect():
    if not hasattr(gc, "mem_alloc"):
        return  # only MicroPython counts that
    on = On(Broker()).wait(5000)
    on.link.receive = lambda: None
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(200):
        on.radio.receive()
    left = gc.mem_alloc() - before
    gc.enable()
    assert on.radio.mqtt.up and left < 200 * 200, left


def test_a_file_with_what_cannot_be_is_said_and_the_game_goes_on():
    assert fault(CONFIG) == ""
    assert "host" in fault(dict(CONFIG, host="broker.local"))
    for name, wrong in (
        ("ssid", ""), ("ssid", 7), ("key", "x" * 64), ("host", "1.2.3"), ("host", "1.2.3.256"), ("port", 0),
        ("port", "1883"), ("user", "Red/#"), ("user", ""), ("password", None), ("more", 1),
    ):  # fmt: skip
        assert fault(dict(CONFIG, **{name: wrong})).find(name) >= 0, name
    assert fault([]) and fault({})
    player = Player()
    board = player.board
    assert (
        connected(board.link, board.clock, board.storage, board.seed) is board.link
    )  # no file, nothing to say
    board.storage.save("wifi", dict(CONFIG, host="broker.local"))
    assert connected(board.link, board.clock, board.storage, board.seed) is board.link
    assert "host" in board.link.sent[-1]["why"]


def test_time_is_utc():
    assert iso(0) == "1970-01-01T00:00:00.000+00:00"
    assert iso(951782399999) == "2000-02-28T23:59:59.999+00:00"
    assert iso(951782400000) == "2000-02-29T00:00:00.000+00:00"
    assert iso(4107542400000) == "2100-03-01T00:00:00.000+00:00"
    assert iso(1798761599001) == "2026-12-31T23:59:59.001+00:00"
