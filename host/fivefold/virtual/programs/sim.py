"""Plays one whole game from boot to results, by pressing pads in virtual time; prints one JSON object.

`sim.py '{"game": "quick_play", "seats": 4, "seed": 7, "options": {"rounds": 12}, "board": FILE}'` on either
VM; both print the same. fivefold.vm says where modules are found. Exit code 1 and the reason on standard
error when the game does not come to its end.
"""

import binascii
import gc
import hashlib
import json
import sys

from core.digest import pieces
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot, Stuck
from fivefold.virtual.people.presses import Recorder, Replay
from fivefold.virtual.wiring import Wired

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from fivefold.virtual.start import Session

SAVED_BYTES = 1024  # few games take more; on a board it lies in the flash
RESULTS_MS = 2000  # how long people look at the results


class Sums:
    """Check sums of everything that can be seen and heard of a session."""

    def __init__(self, session: "Session") -> None:
        self._events = hashlib.sha256()
        self._frames = hashlib.sha256()
        self._world = session.world
        self._matrix = session.wired.matrix
        self._matrix.on_write = self._frame

    def event(self, record: "dict[str, Any]") -> None:
        """A record came over the link; those of the rules have a time."""
        if "t" in record:
            for piece in pieces(record):
                self._events.update(piece.encode())
            self._events.update(b"\n")

    def _frame(self) -> None:
        self._frames.update(b"%d:" % self._world.now)
        self._frames.update(self._matrix.rgb())

    def hex(self) -> list[str]:
        """Both sums, of events and of frames."""
        return [binascii.hexlify(sum.digest()).decode() for sum in (self._events, self._frames)]


def _leave(free: int) -> bytearray:
    # What is left of the heap is the firmware's; on a device the world and its people take none of it.
    gc.collect()
    spare = gc.mem_free() - free  # type: ignore[attr-defined]
    if spare < 0:
        raise MemoryError("the virtual board does not fit")
    return bytearray(spare)


def play(task: "dict[str, Any]") -> "dict[str, Any]":
    """Play the game of a task: the dict that sim.py prints.

    "before": tasks of games that the same people play first, on the same evening; of those counts nothing.
    "added": a folder with games from elsewhere.
    "record": a file for what people press; "replay": such a file, whose presses take the people's place.
    "heap": so many bytes are left for the firmware, on MicroPython and with "replay" only.
    """
    start.load_below()

    profile = start.load_board(task["board"])
    flash = Flash(SAVED_BYTES)
    wired = Wired(profile, task["seed"])
    ballast = _leave(task["heap"]) if "heap" in task else None
    session = start.Session(profile, task["seed"], flash, wired, task.get("added", ""))
    sums = Sums(session)
    session.on_record = sums.event
    session.switch_on()
    seats = list(range(1, task["seats"] + 1))
    if "replay" in task:
        with open(task["replay"]) as lines:
            people: "Any" = Replay(session, lines)
            people.play()
    elif "record" in task:
        with open(task["record"], "w") as lines:
            people = Pilot(session, Recorder(session.world, lines.write).note)
            _play_all(people, task)
    else:
        people = Pilot(session)
        _play_all(people, task)
    session.run_ms(RESULTS_MS)
    game = session.console.table.game
    events, frames = sums.hex()
    session.switch_off()
    del ballast
    played = {
        "game": task["game"],
        "seed": task["seed"],
        "seats": seats,
        "options": game.options,
        "winners": game.winners(),
        "standings": game.standings(),
        "presses": people.presses,
        "virtual_ms": session.world.now // 1000,
        "events_sha256": events,
        "frames_sha256": frames,
    }
    if task.get("computers"):
        played["computers"] = seats[len(seats) - task["computers"] :]
    return played


def _play_all(people: "Pilot", task: "dict[str, Any]") -> None:
    for earlier in task.get("before", ()):
        _sit_down_and_play(people, earlier)
        people.wait_ms(RESULTS_MS)
        people.leave_results(1)
    _sit_down_and_play(people, task)


def _sit_down_and_play(people: "Pilot", task: "dict[str, Any]") -> None:
    seats = list(range(1, task["seats"] + 1))
    computers = task.get("computers", 0)
    humans = seats[: len(seats) - computers]
    people.open_game(task["game"], seats[0])
    people.join(humans)
    if computers:
        for name in ("computers", "strength"):
            people.set_option(seats[0], name, task[name])
    for name in sorted(task["options"]):
        people.set_option(seats[0], name, task["options"][name])
    people.send({"do": "seed", "value": task["seed"]})
    people.begin(seats[0])
    people.play(task["game"], humans, task["seed"])


def main(argument: str) -> int:
    """Play; the exit code."""
    try:
        print(json.dumps(play(json.loads(argument))))
    except Stuck as error:
        sys.stderr.write("%s\n" % error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
