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

from console import modules
from fivefold.virtual import hands, start
from fivefold.virtual.flash import Flash
from rules.digest import pieces

_COLLECT_BYTES = 4096
_WIPED_CALLS = 24
SAVED_BYTES = 1024  # no game takes more; on a board it lies in the flash
_FIRMWARE = ("drivers.board", "console.app", "console.screens.join", "console.screens.results")


class Sums:
    """Check sums of everything that can be seen and heard of a session."""

    def __init__(self, session):
        self._events = hashlib.sha256()
        self._frames = hashlib.sha256()
        self._world = session.world
        self._matrix = session.wired.matrix
        self._matrix.on_write = self._frame

    def event(self, record):
        """A record came over the link; those of the rules have a time."""
        if "t" in record:
            for piece in pieces(record):
                self._events.update(piece.encode())
            self._events.update(b"\n")

    def _frame(self):
        self._frames.update(b"%d:" % self._world.now)
        self._frames.update(self._matrix.rgb())

    def hex(self):
        """Both sums, of events and of frames."""
        return [binascii.hexlify(sum.digest()).decode() for sum in (self._events, self._frames)]


def _learn_names(game):
    """Load much of the firmware once, and drop it again.

    MicroPython never forgets a name, and its table of names grows in leaps, each in one piece. The names of
    the virtual board make it leap once more than on a device; here it does while the heap is still empty.
    """
    gc.threshold(_COLLECT_BYTES)
    start.put_below(None)
    before = set(sys.modules)
    for name in _FIRMWARE + ("console.%s.start" % game, "bots." + game, "rules." + game):
        __import__(name)
    for name in list(sys.modules):
        if name not in before:
            modules.drop(name)
    gc.collect()


def _wipe(calls):
    # What choosing options has left on MicroPython's stack would keep the screen of joining; see console.app.
    return _wipe(calls - 1) if calls else None


def play(task):
    """Play the game of a task: the dict that sim.py prints."""
    session = start.Session(start.load_board(task["board"]), task["seed"], Flash(SAVED_BYTES))
    sums = Sums(session)
    session.on_record = sums.event
    session.switch_on()
    people = hands.Hands(session)
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
    _wipe(_WIPED_CALLS)
    session.serial.send({"do": "seed", "value": task["seed"]})
    people.begin(seats[0])
    people.play(task["game"], humans, task["seed"])
    people.wait_ms(2000)
    game = session.console.table.game
    events, frames = sums.hex()
    session.switch_off()
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
    if computers:
        played["computers"] = seats[len(humans) :]
    return played


def main(argument):
    """Play; the exit code."""
    task = {"seats": 4, "strength": 3, "seed": 0, "options": {}}
    task.update(json.loads(argument))
    if sys.implementation.name == "micropython":
        _learn_names(task["game"])
    try:
        print(json.dumps(play(task)))
    except hands.Stuck as error:
        sys.stderr.write("%s\n" % error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
