"""A whole evening with a real Mosquitto, in which everything is killed once: nothing lost, nothing twice."""

import json
import random
import subprocess
import sys
import threading
import time

import pytest

import games
from core import recording
from fivefold import paths, vm
from fivefold.league import demo, proof, scoring
from fivefold.league.rehearsal import Rehearsal
from fivefold.league.store import Store
from fivefold.league.umpire import Umpire
from fivefold.mqtt import LEAGUE, PASSWORD, Connection, Message, topic

OPTIONS = {"rounds": 1}
pytestmark = [pytest.mark.long, pytest.mark.timeout(400), pytest.mark.xdist_group("evening")]


def planned(url, players, rounds, form="swiss", seats=2):
    store = Store(url)
    how = {"form": form, "seats": seats, "rounds": rounds, "seed": 5}
    demo.plan(store, players, name="Evening", game="quick_play", options=OPTIONS, **how)
    return store


class Meddler(threading.Thread):
    """Says again, later and in another order, some of what consoles tell."""

    def __init__(self, where):
        super().__init__(daemon=True)
        self.doubled = 0
        self._going = True
        self._connection = Connection(where, "meddler", ("fivefold/meddler", {}))
        self._connection.subscribe("fivefold/+/+/events")

    def run(self):
        rng, waiting, mine = random.Random(3), [], set()
        while self._going:
            for what in self._connection.happened(0.1):
                key = isinstance(what, Message) and what.payload and (what.topic, what.payload["count"])
                if key and key not in mine and rng.random() < 0.3:
                    mine.add(key)
                    waiting.append((time.monotonic() + rng.random() * 3, what))
            for due, what in list(waiting):
                if due <= time.monotonic() and self._connection.up:
                    waiting.remove((due, what))
                    self._connection.publish(what.topic, what.payload)
                    self.doubled += 1

    def stop(self):
        self._going = False
        self.join()
        self._connection.close()


class League:
    """The league's process, as `fivefold league run` runs it."""

    def __init__(self, url, rehearsal, log):
        self._command = [sys.executable, "-c", "from fivefold.cli import main; main()"]
        self._command += ["league", "run", "--no-page", "--automatic", "--lead", "4", "--database", url]
        self._command += ["--broker", f"mqtt://{LEAGUE}@127.0.0.1:{rehearsal.port}"]
        self._environment = {**vm.environment(paths.PACKAGE.parent), PASSWORD: rehearsal.passwords[LEAGUE]}
        self._log = log
        self.start()

    def start(self):
        with self._log.open("ab") as said:
            self.process = subprocess.Popen(self._command, env=self._environment, stdout=said, stderr=said)

    def kill(self):
        self.process.kill()
        self.process.wait()


def recorded(rehearsal, consoles):
    """(console, seed, players' seats) -> the game played again from what the console itself has told."""
    found = {}
    for console in consoles:
        header, records = None, []
        for line in rehearsal.told(console).read_text().splitlines():
            record = json.loads(line)
            if record["event"] == "start" and record["now"] == 0:
                header, records = record, []
            elif record["event"] in ("action", "recorded"):
                records.append(record)
                if record["event"] == "recorded" and header:
                    first = {"recording": 1, **{k: header[k] for k in ("game", "seats", "options", "seed")}}
                    game = recording.replay([first, *proof.lines(records)], games.start)
                    found[(console, header["seed"])] = [list(row) for row in game.standings()]
                    header = None
    return found


def test_an_evening_in_which_everything_is_killed(tmp_path):
    consoles = [f"console-{number:02}" for number in range(1, 13)]
    url = f"sqlite:///{tmp_path / 'league.sqlite'}"
    store = planned(url, 24, 5)
    for console in consoles:
        store.set_console(console, "")
    with Rehearsal(tmp_path, consoles, 0, demo.BOARD) as rehearsal:
        league = League(url, rehearsal, tmp_path / "league.log")
        meddler = Meddler(rehearsal.where(LEAGUE))
        meddler.start()
        kills = [
            (60, lambda: (rehearsal.kill_broker(), time.sleep(1), rehearsal.start_broker())),
            (220, lambda: (rehearsal.kill_monitor("console-03"), rehearsal.start_monitor("console-03"))),
            (380, lambda: (league.kill(), time.sleep(1), league.start())),
            (540, lambda: (rehearsal.kill_broker(), rehearsal.start_broker())),
            (
                700,
                lambda: (
                    rehearsal.kill_monitor("console-08"),
                    time.sleep(1),
                    rehearsal.start_monitor("console-08"),
                ),
            ),
            (860, lambda: (rehearsal.kill_broker(), time.sleep(2), rehearsal.start_broker())),
        ]
        until = time.monotonic() + 300
        while league.process.poll() is None and time.monotonic() < until:
            time.sleep(0.2)
            if kills and len(store.counts()) >= kills[0][0]:
                kills.pop(0)[1]()
        meddler.stop()
        said = (tmp_path / "league.log").read_text()
        assert league.process.poll() == 0, (said, [(m.id, m.state, m.why) for m in store.matches()])
        assert not kills and meddler.doubled > 50
        true = recorded(rehearsal, consoles)
    matches = store.matches()
    assert len(matches) == 60 and {match.state for match in matches} == {"over"}, said
    assert len(store.counts()) == len(set(store.counts()))
    rounds = {}
    for match in matches:
        rows = true[(match.console, match.order["seed"])]
        assert match.result["standings"] == rows, match
        table = [scoring.Row(match.players[seat - 1], place, tuple(n)) for place, seat, *n in rows]
        rounds.setdefault(match.round, []).append(table)
    players = [player.id for player in store.players()]
    assert scoring.standings(players, rounds.values(), False) == store.standings()
    for number in rounds:
        assert len({match.result["cards"] for match in matches if match.round == number}) == 1
    print("doubled", meddler.doubled, "events", len(store.counts()))


def test_liars_strangers_and_other_versions_touch_nobody_else(tmp_path):
    consoles = ["honest", "liar"]
    store = planned(f"sqlite:///{tmp_path / 'league.sqlite'}", 4, 1)
    for console in consoles:
        store.set_console(console, "")
    said = []
    with Rehearsal(tmp_path, [*consoles, "stranger"], 0, demo.BOARD, ("liar",)) as rehearsal:
        rehearsal.kill_monitor("stranger")
        rehearsal.start_monitor("stranger", "not the password")
        umpire = Umpire(store, rehearsal.where(LEAGUE), said.append, lead_s=5)
        demo.wait_for_all(umpire)
        other = Connection(rehearsal.where(LEAGUE), "other", ("fivefold/other", {}))
        until = time.monotonic() + 20
        while not other.up and time.monotonic() < until:
            time.sleep(0.05)
        other.publish("fivefold/1/honest/events", {"event": "hello"})
        other.publish(topic("honest", "events"), {"event": "claim", "seat": 9})
        other.publish(topic("unknown", "events"), {"event": "claim"})
        # A console may write in its own name only: the broker drops this one.
        stray = Connection(
            rehearsal.where("stranger"), "stray", (topic("stranger", "presence"), {"there": False})
        )
        while not stray.up and time.monotonic() < until:
            time.sleep(0.05)
        stray.publish(topic("honest", "presence"), {"there": False})
        umpire.begin_round()
        demo.play(umpire)
        umpire.close()
        other.close()
        stray.close()
        assert "not authorized" in rehearsal.log("stranger").read_text()
    found = {match.console: match for match in store.matches()}
    assert found["honest"].state == "over" and found["liar"].state == "refused"
    assert found["liar"].why == "it tells other scores than its actions give"
    assert [line.played for line in store.standings()] == [1, 1, 0, 0]
    assert any("version 1 of the schema" in one for one in said) and any(
        "unknown is no console" in one for one in said
    )
    assert umpire.consoles["honest"].there and "refused" in str(
        [one for one in said if one.startswith("honest")]
    )
    store.correct(found["liar"].id, [2, 1], "seen by the judge")
    assert [line.played for line in store.standings()] == [1, 1, 1, 1]
    assert store.corrections()[0]["before"]["state"] == "refused"
