"""What the firmware holds in memory during one game, for `fivefold bench memory`; runs in the WebAssembly VM.

That VM collects garbage between two calls from outside only, so wasm_vm.mjs calls step() again and again.
What is in use after a collection is alive, in objects as large as a 32-bit chip's; those of the virtual board
among them are counted before the firmware is loaded. The table of names is counted apart, by qstr_info(): the
virtual board's are in the same one, and it doubles whenever it is full. Each import is printed, for which
modules have left their names there by then.
"""

import builtins
import gc
import json
import sys

import micropython

from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people.presses import Replay
from fivefold.virtual.programs.sim import RESULTS_MS
from fivefold.virtual.wiring import Wired

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_GARBAGE_BYTES = 1024  # so much may be counted as alive that is not
_WIFI = {"ssid": "s", "key": "k", "host": "10.0.0.1", "port": 1883, "user": "red", "password": "p"}


class NoBroker:
    """In place of the module socket: nobody is reached, so that all that is told is kept."""

    def socket(self) -> None:
        raise OSError(113)


class Measurement:
    """A game from boot to results, done again from what people pressed.

    `world`: bytes that the virtual board takes. `live`: the most bytes that were alive, those among them.
    `screen`: the one that was up then.
    """

    def __init__(self, task: "dict[str, Any]") -> None:
        self._moments = self._play(task)
        self._clean = 1 << 30  # bytes in use at the last collection
        self._console: "Any" = None
        self._flash: "Flash | None" = None
        self.world = self.live = 0
        self.screen = ""

    def step(self) -> bool:
        """Go on for a moment; False when the game has ended."""
        live = self._in_use()
        self._clean = min(live, self._clean)
        console = self._console
        if console and live > self.live:
            self.live = live
            self.screen = console.screen.NAME
            micropython.qstr_info()
        more = next(self._moments, None)
        # A collection takes time, and what is less than the most so far needs no telling apart from garbage.
        if self._in_use() > max(self.live, self._clean + _GARBAGE_BYTES):
            gc.collect()  # happens as soon as this call has returned
            self._clean = 1 << 30
        return more is not None

    def _in_use(self) -> int:
        files = self._flash.heap_bytes() if self._flash else 0
        return int(gc.mem_alloc()) - files  # type: ignore[attr-defined]

    def _play(self, task: "dict[str, Any]") -> "Iterator[bool]":
        start.load_below()

        profile = start.load_board(task["board"])
        flash = Flash(counted=True)
        if task["wifi"]:
            profile["wifi"] = True
            sys.modules["socket"] = NoBroker()  # type: ignore[assignment]
            __import__("network")
            start.stored(flash).save("wifi", _WIFI)
        wired = Wired(profile, task["seed"])
        for _ in range(2):
            gc.collect()
            yield True
        self._flash = flash
        self.world = self._in_use()
        micropython.qstr_info()
        _print_imports()
        session = start.Session(profile, task["seed"], flash, wired, task.get("added", ""))
        session.switch_on()
        self._console = session.console
        with open(task["replay"]) as lines:
            people = Replay(session, lines)
            while people.step():
                yield True
        until = session.world.now + RESULTS_MS * 1000
        while session.world.now < until:
            session.step()
            yield True


def step() -> bool:
    """Go on for a moment; False when the game has ended, and the result is printed."""
    if _measurement.step():
        return True
    found = _measurement
    print(json.dumps({"world": found.world, "live": found.live, "screen": found.screen}))
    return False


def _print_imports() -> None:
    for name in sys.modules:
        print("import", name)
    original = builtins.__import__

    def printing(name: str, *rest: "Any") -> "Any":
        print("import", name)  # for `from core import rng` the VM asks for core.rng as well
        return original(name, *rest)

    builtins.__import__ = printing  # type: ignore[assignment]


if __name__ == "__main__":
    _measurement = Measurement(json.loads(sys.argv[1]))
