"""What many consoles cost: real games told to a league over a broker, by this process instead of boards."""

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import games
from core.option import complete
from core.recording import Recorder
from fivefold import paths, vm
from fivefold.errors import Failure
from fivefold.league import demo
from fivefold.league.rehearsal import HOST, Rehearsal, free_port
from fivefold.league.store import Store
from fivefold.mqtt import LEAGUE, PASSWORD, Connection, Message, Up, topic
from fivefold.virtual.programs import bot_table, sim_rules

GAME = "twins"  # for up to six
VIEWERS = 3  # browsers that look
_TICKS = os.sysconf("SC_CLK_TCK")
_LONGEST_S = 600.0


def told(order: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """What a console tells of an ordered game that bots play: `(ms since it began, event)`."""
    rules = games.load(order["game"])
    game = games.start(
        order["game"], order["seats"], complete(rules.OPTIONS, order["options"]), order["seed"]
    )
    found: list[tuple[int, dict[str, Any]]] = []
    number = 0

    def whole(event: str) -> dict[str, Any]:
        return {
            "event": event,
            "game": game.NAME,
            "seats": list(game.seats),
            "computers": [],
            "options": dict(game.options),
            "seed": game.seed,
            "now": game.now,
            "over": game.over,
            "winners": game.winners(),
            "numbers": list(game.NUMBERS),
            "standings": game.standings(),
        }

    def line(one: Any) -> None:
        nonlocal number
        if isinstance(one, dict):
            return
        number += 1
        if one[0] == "end":
            found.append(
                (game.now, {"event": "recorded", "number": number, "winners": one[2], "check": one[3]})
            )
        else:
            action = {"event": "action", "number": number, "now": one[0], "action": one[1], "check": one[2]}
            found.append((one[0], action))

    found += [(0, whole("start")), (0, {"event": "screen", "name": "card"})]
    recorder = Recorder(game, line)

    def act(action: Any, now: int) -> Any:
        events = recorder.act(action, now)
        for event in events:
            fields = dict(zip(game.EVENTS[event[0]], event[1:], strict=False))
            found.append((now, {"event": event[0], "t": now, **fields}))
        # As after the questions of a monitor.
        found.append((now, whole("result" if game.over else "game")))
        return events

    bot_table.play(game, sim_rules.sit_down(game, [4] * len(game.seats)), act)
    return found


class Consoles(threading.Thread):
    """All consoles, each with a connection of its own. sent: events so far. speed: 1 as people play."""

    def __init__(self, rehearsal: Rehearsal, names: list[str], speed: float) -> None:
        super().__init__(daemon=True)
        self.sent = 0
        self.going = True
        self._speed = speed
        self._lines = {
            name: Connection(
                rehearsal.where(name), f"load-{name}", (topic(name, "presence"), {"there": False})
            )
            for name in names
        }
        for name, line in self._lines.items():
            line.subscribe(topic(name, "order"))

    def run(self) -> None:
        """Play what is ordered, until `going` is False."""
        playing: dict[str, tuple[str, float, list[tuple[int, dict[str, Any]]]]] = {}
        known: dict[str, list[tuple[int, dict[str, Any]]]] = {}
        begun: set[tuple[str, str]] = set()
        count = 0
        while self.going:
            for name, line in self._lines.items():
                for what in line.happened():
                    if isinstance(what, Up):
                        line.publish(topic(name, "presence"), {"there": True}, True)
                    elif isinstance(what, Message) and what.payload:
                        order = what.payload
                        if (name, order["game_id"]) not in begun:
                            begun.add((name, order["game_id"]))
                            # The same seed: the same game, found out once.
                            key = str((order["seed"], order["seats"]))
                            known[key] = known.get(key) or told(order)
                            playing[name] = order["game_id"], order["at"] / 1000, list(known[key])
                if name in playing:
                    game_id, at, waiting = playing[name]
                    while waiting and at + waiting[0][0] / 1000 / self._speed <= time.time():
                        count += 1
                        record = waiting.pop(0)[1]
                        stamp = time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime())
                        more = {"time": stamp, "console": name, "game_id": game_id, "count": count}
                        line.publish(topic(name, "events"), {**record, **more})
                        self.sent += 1
            time.sleep(0.02)
        for line in self._lines.values():
            line.close()


def measure(consoles: int, seats: int, speed: float) -> dict[str, float]:
    """One round at so many consoles: events a second, the league's CPU (percent of a core), memory in MiB."""
    names = [f"console-{number:02}" for number in range(1, consoles + 1)]
    with tempfile.TemporaryDirectory(prefix="fivefold-league-") as folder:
        url = f"sqlite:///{folder}/league.sqlite"
        store = Store(url)
        how = {"form": "swiss", "seats": seats, "rounds": 1, "seed": 7}
        demo.plan(store, consoles * seats, name="Load", game=GAME, options={}, **how)
        for name in names:
            store.set_console(name, "")
        with Rehearsal(Path(folder), names, 0, demo.BOARD, boards=False) as rehearsal:
            port = free_port()
            league = _league(url, rehearsal, port)
            try:
                players = Consoles(rehearsal, names, speed)
                players.start()
                return _watch(store, league.pid, players, port)
            finally:
                players.going = False
                players.join()
                league.kill()
                league.wait()
                store.close()


def plot(found: list[dict[str, Any]], speed: float) -> str:
    """An SVG of the CPU by consoles. found: what measure() gave, with `consoles` and `seats`."""
    import jinja2

    most = max(one["consoles"] for one in found)
    top = max(max(one["cpu_percent"] for one in found) * 1.2, 1)

    def x(consoles: float) -> int:
        return round(60 + 540 * consoles / most)

    def y(percent: float) -> int:
        return round(340 - 290 * percent / top)

    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("fivefold.league", ""), autoescape=True, trim_blocks=True
    )
    points = [
        {"x": x(one["consoles"]), "y": y(one["cpu_percent"]), "text": f"{one['cpu_percent']:.1f}"}
        for one in found
    ]
    return environment.get_template("load.svg.j2").render(
        seats=found[0]["seats"],
        speed=f"{speed:g}",
        points=points,
        ticks_x=[{"at": x(one["consoles"]), "text": one["consoles"]} for one in found],
        ticks_y=[{"at": y(top * part / 4), "text": f"{top * part / 4:.1f}"} for part in range(1, 5)],
    )


def _watch(store: Store, process: int, players: Consoles, port: int) -> dict[str, float]:
    until = time.monotonic() + _LONGEST_S
    while not any(match.state == "playing" for match in store.matches()):
        _pause(until)
    viewers = [threading.Thread(target=_look, args=(port, players), daemon=True) for _ in range(VIEWERS)]
    for viewer in viewers:
        viewer.start()
    began, used, sent = time.monotonic(), _cpu(process), players.sent
    while not all(match.state == "over" for match in store.matches()):
        _pause(until)
    seconds = time.monotonic() - began
    return {
        "events_a_second": (players.sent - sent) / seconds,
        "cpu_percent": 100 * (_cpu(process) - used) / seconds,
        "memory_mib": _memory(process),
        "seconds": seconds,
    }


def _pause(until: float) -> None:
    if time.monotonic() > until:
        raise Failure(f"the round is not over after {_LONGEST_S:.0f} s")
    time.sleep(0.2)


def _look(port: int, players: Consoles) -> None:
    # As the page does: once a picture.
    while players.going:
        # At the end the league goes while somebody still looks.
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://{HOST}:{port}/board", timeout=30).read()
        time.sleep(0.5)


def _league(url: str, rehearsal: Rehearsal, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", "from fivefold.cli import main; main()", "league", "run", "--automatic"]
    command += ["--database", url, "--port", str(port)]
    command += ["--broker", f"mqtt://{LEAGUE}@{HOST}:{rehearsal.port}"]
    environment = {**vm.environment(paths.PACKAGE.parent), PASSWORD: rehearsal.passwords[LEAGUE]}
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0
