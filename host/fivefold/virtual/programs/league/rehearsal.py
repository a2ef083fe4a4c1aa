"""A console at an evening of many: bots at its pads, its serial link at a port of this PC.

`rehearsal.py '{"board": FILE, "seed": 1, "speed": 8}'` prints the name of the port and plays whatever a host
starts, until it is ended. While nobody plays, and while it counts down, its clock goes as the PC's; in play
it runs `speed` times as fast, 0: as fast as it can. "lie": it tells other scores than were reached;
"keep": a file for all that it tells, and `go`, when its count-down sounds so. `pc_ms` of that is what the
console's clock showed then, as a time of the PC's: the monotonic one, which all its processes share. "wifi":
what drivers.radio is to know, over the PC's own network. CPython only: a pseudo-terminal is what the PC takes
for a port.
"""

import json
import os
import pty
import sys
import time
import tty

from fivefold.virtual import people, start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot
from ui import sounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from fivefold.virtual.start import Session
    from fivefold.virtual.world import World

KEPT = 256 * 1024  # bytes that wait for a reader
_WAITING = ("countdown", "pause", "results")
_COUNT_STEP_MS = 4  # a round of the loop while it counts down, as on a board


class Port:
    """The port: records go out as the device sends them, commands come in."""

    def __init__(self, session: "Session", lie: bool = False, keep: str | None = None) -> None:
        self._session = session
        self._lie = lie
        self._kept = open(keep, "a") if keep else None
        self._out = bytearray()
        self._end, self._plug = pty.openpty()  # the plug stays open, so that a monitor may come and go
        tty.setraw(self._plug)
        os.set_blocking(self._end, False)
        self.name = os.ttyname(self._plug)
        session.on_record = self._tell

    def _tell(self, record: "dict[str, Any]") -> None:
        if self._lie and record.get("over"):
            best = record["standings"][0]
            record = dict(record, standings=[best[:2] + [99] + best[3:]] + record["standings"][1:])
        text = json.dumps(record)
        self.keep(record)
        if len(self._out) < KEPT:
            self._out.extend(b"\x1e" + text.encode() + b"\n")

    def keep(self, record: "dict[str, Any]") -> None:
        """Write down what has happened."""
        if self._kept:
            self._kept.write(json.dumps(record) + "\n")
            self._kept.flush()

    def carry(self) -> None:
        """Take and give bytes; never waits."""
        if self._out:
            try:
                del self._out[: os.write(self._end, self._out[:4096])]
            except BlockingIOError:
                pass
        try:
            self._session.serial.send_bytes(os.read(self._end, 4096))
        except BlockingIOError:
            pass


class Pace:
    """Lets the world's clock run `rate` times as fast as the PC's, at 1 as right as a chip's; 0: freely."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._rate: float | None = None

    def pc_ms(self) -> float:
        """The PC's time at which a chip's clock would show what the world's does; only at the rate 1.

        However late this process gets its turn, a chip would not have been late.
        """
        return self._real * 1000 + (self._world.now - self._since) / 1000

    def keep(self, rate: float) -> None:
        """Sleep where the world is ahead; where it is behind, as the PC was busy, it catches up."""
        if rate != self._rate:
            self._rate = rate
            self._real, self._since = time.monotonic(), self._world.now
        if rate:
            ahead = (self._world.now - self._since) / 1000000 / rate - (time.monotonic() - self._real)
            if ahead > 0:
                time.sleep(ahead)
            elif rate == 1:
                self._world.sleep(int(-ahead * 1000000))


def play(task: "dict[str, Any]") -> "NoReturn":
    """Play until somebody ends the process."""
    profile, flash = start.load_board(task["board"]), Flash()
    if "wifi" in task:
        profile["wifi"] = True
        start.stored(flash).save("wifi", task["wifi"])
    session = start.Session(profile, task["seed"], flash)
    port = Port(session, task.get("lie", False), task.get("keep"))
    session.switch_on()
    print(port.name, flush=True)
    pace = Pace(session.world)
    console, players, game = session.console, None, None
    (go,) = sounds.notes(sounds.GO)

    def sounded(hertz: int) -> None:
        if hertz == go[0] and console.screen and console.screen.NAME == "countdown":
            port.keep({"event": "go", "pc_ms": pace.pc_ms()})

    session.world.on_tone = sounded
    while True:
        if console.screen.NAME == "countdown":
            console.step()
            session.board.clock.sleep_ms(_COUNT_STEP_MS)
        else:
            session.step()
        port.carry()
        table = console.table
        playing = table is not None and not table.game.over
        if playing and table.game is not game and console.screen.NAME not in _WAITING:
            game = table.game
            players = people.load(table.name)(Pilot(session), table.humans, task["seed"] + game.seed)
        if players and playing and not players.look():
            players = None
        going = table is not None and table.game is game and console.screen.NAME not in _WAITING
        pace.keep(task["speed"] if going else 1)
        port.carry()


if __name__ == "__main__":
    try:
        play(json.loads(sys.argv[1]))
    except KeyboardInterrupt:
        pass
