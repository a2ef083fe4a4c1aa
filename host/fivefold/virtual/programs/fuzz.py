"""A host that talks nonsense to a console while a whole game is played: nothing of the game may change.

`fuzz.py '{"game": "twins", "seed": 1, "seats": 2, "records": 5000, "board": FILE, "options": {}}'` on either
VM; prints one JSON object. Exit code 1 and a traceback when a record got the better of the console.
"""

import gc
import json
import sys

from console import commands
from core.rng import Rng
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot, Stuck
from fivefold.virtual.programs.sim import Sums

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from fivefold.virtual.start import Session

EVERY = 7  # steps between two bursts …
BURST = 50  # … of so many records
WARM = 500  # records after which memory has to stay what it is
# What a host may do to a game: whole commands of these names are left out.
HANDS = ("press", "release", "blocks", "settings")

_WHOLE: "tuple[dict[str, Any], ...]" = (
    {"do": "seed", "value": 7},
    {"do": "blocks", "seat": 1, "lay": [1, 50, 100, 200, 399]},
    {"do": "press", "seat": 1, "button": "MATCH"},
    {"do": "release", "seat": 2, "button": "BACK"},
    {"do": "frame"},
    {"do": "version"},
    {"do": "game"},
    {"do": "settings", "set": {"volume": 1, "language": "fr", "dim": 0}},
    {"do": "selftest", "ask": False},
    {"do": "selftest_answer", "ask": "red", "yes": True, "seen": "blue"},
    {"do": "selftest_stop"},
)
_NAMES = (
    "do", "id", "seat", "lay", "button", "value", "set", "ask", "yes", "seen", "event", "__class__", "_seed",
    "refusal", "COMMANDS", "", "é", "volume", "matrix",
)  # fmt: skip
_VALUES = (
    "null", "true", "false", "-1", "0", "1", "2", "6", "7", "99", "399", "400", "1073741823",
    "1073741824", "1.0", "1e999", "-1e-9", "1" + "0" * 30, "9" * 200, '""', '"MATCH"', '"\\u0000"',
    '"\\ud800"', '"é"', "[]", "{}", "[1]", "[[1,2,3,4,5]]", '{"volume":4}', '{"volume":2,"x":1}',
    "nan", "-", "{[]:1}", "{1:2}", "[" * 100 + "]" * 100, '"' + "a" * 225 + '"', '"__import__"',
    '"do_seed"', '"version"', '"game"', '"selftest"',
)  # fmt: skip


def mutant(rng: "Rng", number: int) -> bytes:
    """A record as bytes on the line: a command that was changed in one to three places."""
    record = rng.pick(_WHOLE)
    parts = [(json.dumps(name), json.dumps(record[name])) for name in sorted(record)]
    for _ in range(1 + rng.below(3)):
        _change(rng, number, parts)
    data = bytearray(("{" + ", ".join([name + ": " + value for name, value in parts]) + "}").encode())
    if not rng.below(3):
        _spoil(rng, data)
    return b"\x1e" + bytes(data) + b"\n"


def _change(rng: "Rng", number: int, parts: list[tuple[str, str]]) -> None:
    kind = rng.below(5)
    at = rng.below(len(parts)) if parts else 0
    if kind == 0 or not parts:
        parts.append((json.dumps(rng.pick(_NAMES)), rng.pick(_VALUES)))
    elif kind == 1:
        parts.pop(at)
    elif kind == 2:
        # A name that was never there before: whoever keeps it keeps more and more.
        parts[at] = ('"n%d%s"' % (number, "x" * rng.below(150)), parts[at][1])
    elif kind == 3:
        parts[at] = (parts[at][0], '"n%d%s"' % (number, "y" * rng.below(150)))
    else:
        parts[at] = (parts[at][0], rng.pick(_VALUES))


def _spoil(rng: "Rng", data: bytearray) -> None:
    for _ in range(1 + rng.below(4)):
        at = rng.below(len(data))
        data[at] = rng.below(256)
    if not rng.below(4):
        data.extend(b"\x1e{" * rng.below(20))


def is_whole(data: bytes) -> bool:
    """Whether bytes on the line are a command that may change something of the game."""
    try:
        record = json.loads(data[1:-1].decode())
    except Exception:
        return False
    return isinstance(record, dict) and record.get("do") in HANDS and commands.refusal(record) is None


class Talker:
    """Talks between the steps of a session. `sent`: records so far; `grown`: bytes that were kept of them."""

    def __init__(self, session: "Session", records: int, seed: int) -> None:
        self._session, self._records = session, records
        self._rng = Rng(seed)
        self._steps = self.sent = self.grown = self.answers = 0
        self._step = session.step
        session.step = self.step  # type: ignore[method-assign]

    def step(self) -> None:
        """As Session.step, with a burst of records before it now and then."""
        self._steps += 1
        if self._session.console.table and self.sent < self._records and self._steps % EVERY == 0:
            self._burst()
        self._step()

    def _burst(self) -> None:
        before = _used()
        for _ in range(min(BURST, self._records - self.sent)):
            data = mutant(self._rng, self.sent)
            if not is_whole(data):
                self._say(data)
            self.sent += 1
        data = None  # type: ignore[assignment]  # or it would count as grown
        if self.sent > WARM:
            self.grown += _used() - before

    def _say(self, data: bytes) -> None:
        # Not by a step of the console, which would catch what breaks.
        session = self._session
        session.serial.put(data)
        while session.serial.poll(0):
            command = session.board.link.receive()
            if command is not None:
                session.console.link.obey(command)
        if session.console.screen is None:
            raise Stuck("a record ended the screen: %r" % data)


def _used() -> int:
    if not hasattr(gc, "mem_alloc"):
        return 0
    gc.collect()
    return gc.mem_alloc()


def play(task: "dict[str, Any]") -> "dict[str, Any]":
    """Play the game of a task and talk; what there is to say of it."""
    session = start.Session(start.load_board(task["board"]), task["seed"], Flash())
    sums = Sums(session)
    answers = {"error": 0, "broke": 0}

    def hear(record: "dict[str, Any]") -> None:
        if record["event"] == "error":
            answers["error"] += 1
            answers["broke"] += "broke: " in record["why"]
        sums.event(record)

    session.on_record = hear
    session.switch_on()
    people = Pilot(session)
    seats = list(range(1, task["seats"] + 1))
    people.open_game(task["game"], 1)
    people.join(seats)
    for name in sorted(task["options"]):
        people.set_option(1, name, task["options"][name])
    session.serial.send({"do": "seed", "value": task["seed"]})
    people.begin(1)
    talker = Talker(session, task["records"], task["seed"])
    people.play(task["game"], seats, task["seed"])
    people.wait_ms(2000)
    crashes = session.board.storage.logged()
    if crashes:
        raise Stuck(crashes.decode())
    return {
        "game": task["game"],
        "records": talker.sent,
        "refused": answers["error"],
        "broke": answers["broke"],
        "grown": talker.grown,
        "standings": session.console.table.game.standings(),
        "events": sums.hex()[0],
    }


if __name__ == "__main__":
    print(json.dumps(play(json.loads(sys.argv[1]))))
