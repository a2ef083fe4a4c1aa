"""Events on their way to a broker: kept until somebody has them, once each, in the order of the game."""

import json
import random
import time

import pytest

from console_double import Player
from fivefold import mqtt
from fivefold.errors import Failure, Usage
from fivefold.monitor import outbox, publish
from fivefold.monitor.outbox import Outbox
from fivefold.mqtt import LEAGUE, Broker, Down, Message, Taken, Up, topic
from fivefold.serial import schema, sequences

START = {
    "event": "start", "game": "quick_play", "seats": [1, 2], "computers": [], "options": {"rounds": 1},
    "seed": 9,
    "now": 0, "over": False, "winners": [], "numbers": ["cards"], "standings": [[1, 1, 0], [1, 2, 0]],
}  # fmt: skip
ORDER = {
    "game_id": "r1-1", "game": "quick_play", "seats": [1, 2], "options": {"rounds": 1}, "seed": 9, "at": 0,
    "names": {"1": "Ada", "2": "Ben"},
}  # fmt: skip


class Line:
    """A connection that goes nowhere: what was said, and what is to happen next."""

    def __init__(self, *_):
        self.up, self.said, self.next, self.number = False, [], [], 0

    def subscribe(self, *topics):
        self.topics = topics

    def publish(self, where, payload, retain=False):
        if not self.up:
            return 0
        self.number += 1
        self.said.append((where, payload))
        return self.number

    def happened(self, wait_s=0):
        happened, self.next = self.next, []
        self.up = self.up or any(isinstance(one, Up) for one in happened)
        return happened

    def close(self):
        pass


@pytest.fixture
def start(tmp_path, monkeypatch):
    """A function that starts a publisher on the same outbox: `(publisher, its line, what it told people)`."""
    monkeypatch.setattr(publish, "Connection", Line)
    monkeypatch.setattr(publish, "HEAR_S", 0)

    def new(home=False):
        said = []
        kept = Outbox(tmp_path / "outbox.sqlite")
        one = publish.Publisher(Broker("x", 1, "a", ""), "a", kept, said.append, home)
        return one, one._connection, said

    return new


def passed(line):
    return [payload for where, payload in line.said if where == topic("a", "events")]


def test_events_are_what_the_schema_describes_and_count_on(start):
    one, line, _ = start()
    one.take(START)
    one.take({"event": "claim", "t": 5, "seat": 1, "race_ms": 5})
    one.take({"event": "frame", "width": 1, "height": 1, "rgb": ""})
    line.next = [Up()]
    one.work(0)
    found = passed(line)
    assert [record["event"] for record in found] == ["start", "claim"]
    assert [schema.message("passed_on", record) for record in found] == ["", ""]
    assert found[1]["count"] == found[0]["count"] + 1 and found[0]["game_id"] == found[1]["game_id"]


def test_what_was_not_sent_is_sent_after_a_restart_and_stays_until_a_league_has_seen_it(start):
    one, line, _ = start()
    one.take(START)
    one.work(0)
    one.close()
    one, line, _ = start()
    line.next = [Up(), Message(topic(LEAGUE, "presence"), {"there": True}, True)]
    one.work(0)
    (record,) = passed(line)
    line.next = [Taken(number) for number in range(1, 9)]
    one.work(1)
    one.work(10)
    assert passed(line) == [record, record]  # nobody has said that it was seen
    line.next = [Message(topic("a", "seen"), {"counts": [record["count"]]}, False)]
    one.work(11)
    one.work(20)
    assert len(passed(line)) == 2


def test_without_a_league_the_broker_having_it_is_enough(start):
    one, line, _ = start()
    one.take(START)
    line.next = [Up()]
    one.work(0)
    line.next = [Taken(number) for number in range(1, 9)]
    one.work(1)
    one.close()
    one, line, _ = start()
    line.next = [Up()]
    one.work(0)
    assert passed(line) == []


def answer(one, command, ms):
    """The console answers the question for its clock."""
    one.take({"event": "clock", "ms": ms})
    one.take({"event": "done", "id": sequences.plain(command[1:])["id"]})


class Clock:
    """Time that goes by only when it is told to; `console_ms` is what a console's clock shows meanwhile."""

    def __init__(self, monkeypatch):
        self.now = 1000.0
        monkeypatch.setattr(publish.time, "time", lambda: 1700000000 + self.now)
        monkeypatch.setattr(publish.time, "monotonic", lambda: self.now)

    @property
    def console_ms(self):
        return round(self.now * 1000) - 987654


@pytest.mark.parametrize("there_ms, back_ms", [(2, 2), (300, 10), (10, 300)])
def test_a_console_is_told_the_moment_by_its_own_clock_however_long_records_take(
    start, monkeypatch, there_ms, back_ms
):
    clock = Clock(monkeypatch)
    one, line, _ = start()
    at = clock.now + 8
    line.next = [Up(), Message(topic("a", "order"), {**ORDER, "at": round((1700000000 + at) * 1000)}, True)]
    told, asked = None, 0
    while told is None:
        for command in one.work(clock.now):
            if sequences.plain(command[1:])["do"] == "start":
                told = sequences.plain(command[1:])
                break
            asked += 1
            slow = asked != 3  # one of them is lucky
            clock.now += (there_ms if slow else 2) / 1000
            ms = clock.console_ms
            clock.now += (back_ms if slow else 2) / 1000
            answer(one, command, ms)
        clock.now += 0.02
    assert told["at"] == pytest.approx(round(at * 1000) - 987654, abs=2)
    assert publish.LEAD_S - publish.CLOCK_S <= at - clock.now + 0.02 <= publish.LEAD_S


def test_firmware_that_has_no_clock_to_tell_is_started_all_the_same(start, monkeypatch):
    clock = Clock(monkeypatch)
    one, line, _ = start()
    line.next = [
        Up(),
        Message(topic("a", "order"), {**ORDER, "at": round((1700000000 + clock.now + 8) * 1000)}, True),
    ]
    commands = []
    while not any(b'"start"' in command for command in commands):
        commands = one.work(clock.now)
        clock.now += 0.05
    (told,) = [sequences.plain(command[1:]) for command in commands]
    assert 3900 <= told["in_ms"] <= 5000 and "at" not in told


def test_an_order_is_given_in_time_and_once(start):
    one, line, _ = start()
    at = int(time.time() * 1000) + 60000
    line.next = [Up(), Message(topic("a", "order"), {**ORDER, "at": at}, True)]
    assert one.work(0) == []
    line.next = [Message(topic("a", "order"), {**ORDER, "at": int(time.time() * 1000) + 2000}, True)]
    (question,) = one.work(1)
    answer(one, question, 70000)
    (command,) = one.work(1)
    (told,) = [sequences.plain(command[1:])]
    assert (told["do"], told["seed"], told["record"]) == ("start", 9, True) and 71000 < told["at"] <= 72000
    assert one.work(2) == []
    one.take(START)
    line.next = [Message(topic("a", "order"), ORDER, True)]
    assert one.work(9) == [] and one.names == {1: "Ada", 2: "Ben"}
    assert passed(line)[-1]["game_id"] == "r1-1"
    one.close()
    one, line, _ = start()
    line.next = [Up(), Message(topic("a", "order"), ORDER, True)]
    assert not any(b'"start"' in command for command in one.work(0))


def test_actions_that_were_missed_are_asked_for_and_none_comes_twice(start):
    one, line, _ = start()
    line.next = [Up(), Message(topic("a", "order"), ORDER, True)]
    one.work(0)
    one.take(START)
    for number in (1, 2, 2, 4):
        one.take({"event": "action", "number": number, "now": 1, "action": [1, "claim"], "check": 7})
    (command,) = one.work(1)
    assert sequences.plain(command[1:]) == {"do": "actions", "first": 3}
    for number in (3, 4):
        one.take({"event": "action", "number": number, "now": 1, "action": [1, "claim"], "check": 7})
    one.take({"event": "recorded", "number": 5, "winners": [1], "check": 7})
    assert one.work(2) == []
    assert [one["number"] for one in passed(line) if "number" in one] == [1, 2, 3, 4, 5]


def test_trouble_is_told_once_and_the_oldest_finished_games_go_first(start, monkeypatch):
    one, line, said = start()
    monkeypatch.setattr(outbox, "MOST", 3)
    line.next = [Down("it does not answer")]
    one.work(0)
    line.next = [Down("it does not answer"), Message(topic("a", "order"), {"game": 7}, False)]
    one.work(1)
    assert len(said) == 2 and "it does not answer" in said[0] and "order of the league is none" in said[1]
    for seed in (1, 2):
        one.take({**START, "seed": seed})
        one.take({"event": "claim", "t": 5, "seat": 1, "race_ms": 5})
    one.work(2)
    line.next = [Up()]
    one.work(3)
    assert [record.get("seed") for record in passed(line)] == [2, None] and "2 events" in said[2]


def test_home_assistant_finds_a_console_and_hears_its_presses(start):
    one, line, _ = start(home=True)
    line.next = [Up(), Message(topic("a", "order"), ORDER, True)]
    one.work(0)
    config = dict(line.said)["homeassistant/device/fivefold_a/config"]
    assert set(config["components"]) == {"game", "score", "winner", "press"}
    one.take(START)
    one.take({"event": "claim", "t": 5, "seat": 1, "race_ms": 5})
    one.take({**START, "event": "result", "over": True, "winners": [1], "standings": [[1, 1, 1], [2, 2, 0]]})
    said = [payload for where, payload in line.said if where == topic("a", "press")]
    assert said == [{"event_type": "claim", "seat": 1, "player": "Ada"}, {"event_type": "over"}]
    assert [payload for where, payload in line.said if where == topic("a", "home")][-1] == {
        "game": "Quick Play", "score": "Ada 1, Ben 0", "winner": "Ada",
    }  # fmt: skip


def test_a_broker_is_given_as_a_url(monkeypatch, tmp_path):
    found = mqtt.broker("mqtts://a:p%40ss@example.org")
    assert (found.host, found.port, found.user, found.password, found.tls) == (
        "example.org",
        8883,
        "a",
        "p@ss",
        True,
    )
    monkeypatch.setenv(mqtt.PASSWORD, "secret")
    assert mqtt.broker("mqtt://a@[::1]:99").password == "secret"
    for url in ("", "http://x", "mqtt://", "mqtt://x:y:z", "mqtt://x/topic", "mqtt://x:99999"):
        with pytest.raises(Usage):
            mqtt.broker(url)
    with pytest.raises(Usage):
        mqtt.broker("mqtt://x", tmp_path)
    with pytest.raises(Failure, match="another with --outbox"):
        Outbox(tmp_path)


DEEP = b'{"a":' + b"[" * 20 + b"]" * 20 + b"}"
HUGE = b'{"a": 99999999999999999999}'


@pytest.mark.parametrize(
    "payload",
    [b"", b"7", b"[]", b"{", b'{"a": NaN}', b'{"a": 1e400}', DEEP, HUGE, b"\xff", b"{}" + b" " * 70000],
)
def test_what_is_no_payload_is_none(payload):
    assert mqtt.decoded(payload) is None


class SlowLine:
    """Carries things one way, each later than it was sent: mostly by little, now and then by much."""

    def __init__(self, rng, busy):
        self._rng, self._busy = rng, busy
        self._there, self._free = [], 0.0

    def send(self, now, what):
        late = self._rng.uniform(50, 250) if self._rng.random() < self._busy else self._rng.uniform(1, 15)
        self._free = max(self._free, now + late)  # nothing overtakes
        self._there.append((self._free, what))

    def come(self, now):
        came = [what for at, what in self._there if at <= now]
        self._there = [one for one in self._there if one[0] > now]
        return came


class Evening:
    """The time of a simulated PC in ms, in place of the module time."""

    now = 0.0

    def monotonic(self):
        return self.now / 1000

    def time(self):
        return 1700000000 + self.now / 1000


def begun_at(evening, publisher, line, order, rng, busy):
    """When a console begins what was ordered, in the PC's ms."""
    player = Player()
    clock, link = player.board.clock, player.board.link
    ahead, drift = rng.uniform(0, 1000000), rng.uniform(-40, 40) / 1000000
    to_console, to_pc = SlowLine(rng, busy), SlowLine(rng, busy)
    link.send = lambda record: to_pc.send(evening.now, record)
    line.next = [Up(), Message(topic("a", "order"), order, True)]
    screen = ""
    while screen != "card":
        evening.now += 5
        clock.time_us = int((ahead + evening.now * (1 + drift)) * 1000)
        for record in to_pc.come(evening.now):
            publisher.take(record)
        for command in publisher.work(evening.monotonic()):
            to_console.send(evening.now, json.loads(command.strip(b"\x1e\n")))
        link.waiting += to_console.come(evening.now)
        player.console.step()
        screen = player.screen
        assert evening.now < 20000
    return evening.now


@pytest.mark.parametrize("busy", [0.05, 0.3])
def test_twelve_consoles_begin_within_50_ms_however_the_lines_dawdle(start, monkeypatch, busy):
    # In simulated time, so that it says the same on a busy machine: each console has a clock of its own, that
    # goes wrong by up to 40 parts in a million, and the line and the PC hold up what is sent by 1 to 250 ms.
    evening, rng = Evening(), random.Random(7)
    monkeypatch.setattr(publish, "time", evening)
    moments = []
    for number in range(12):
        evening.now = 0.0
        order = dict(ORDER, game_id=f"r1-{number}", at=1700000008000)
        publisher, line, _ = start()
        moments.append(begun_at(evening, publisher, line, order, rng, busy))
    assert max(moments) - min(moments) <= 50
    assert max(abs(moment - 8000) for moment in moments) <= 30
