"""What the base of the console, a game and its computer player take when they are loaded whole.

For `fivefold bench memory`, in the WebAssembly VM: as in memory.py, garbage is collected between two calls.
"""

import gc
import json
import sys

from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.programs.sim import SAVED_BYTES
from fivefold.virtual.wiring import Wired

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def _load(task: "dict[str, Any]") -> "Iterator[str]":
    """Yields what is to be counted next; the console's attract screen is the base."""
    start.load_below()
    profile = start.load_board(task["board"])
    flash = Flash(SAVED_BYTES)
    wired = Wired(profile, task["seed"])
    yield "world"
    session = start.Session(profile, task["seed"], flash, wired)
    session.switch_on()
    yield "base"
    for part in ("game", "bot"):
        for name in task[part]:
            __import__(name)
        yield part


def step() -> bool:
    """Go on for a moment; False at the end, when the result is printed."""
    global _what, _counted, _rounds
    if _rounds:  # what was loaded just now has been collected once or twice
        _rounds -= 1
        gc.collect()
        return True
    if _what:
        _found[_what] = gc.mem_alloc() - _counted  # type: ignore[attr-defined]
        _counted = gc.mem_alloc()  # type: ignore[attr-defined]
    _what = next(_moments, None)
    _rounds = 2
    if _what is None:
        print(json.dumps(_found))
    return _what is not None


if __name__ == "__main__":
    _moments = _load(json.loads(sys.argv[1]))
    _what: "Any" = None
    _counted = _rounds = 0
    _found: dict[str, int] = {}
