"""One whole game on the virtual board: simulated people press the console's pads, from boot to results."""

import json
from pathlib import Path
from typing import Any

from fivefold import paths, vm
from fivefold.errors import Failure, Usage
from rules import registry
from rules.option import complete

SCRIPT = paths.VIRTUAL / "sim.py"
DEFAULT_BOARD = paths.BOARDS / "esp32_devkitc.py"

# What the virtual board and the people at it take of the heap. It comes on top of the heap that is asked for,
# so that the firmware has what it would have on a device; tests/host/test_sim.py holds it to this.
WORLD_KIB = 56


def run(
    game: str,
    seats: int,
    seed: int,
    options: dict[str, int | str] | None = None,
    which: str = "cpython",
    heap: str = vm.DEFAULT_HEAP,
    board: Path = DEFAULT_BOARD,
) -> dict[str, Any]:
    """Play one game; what sim.py prints. heap: of the firmware, for MicroPython. Raises Usage or Failure."""
    _check(game, seats, options or {}, board)
    task = {"game": game, "seats": seats, "seed": seed, "options": options or {}, "board": str(board)}
    folders = (paths.VIRTUAL / "modules", paths.PACKAGE.parent)
    with_world = _with_world(heap)
    try:
        printed = vm.run(which, SCRIPT, [json.dumps(task)], with_world, *folders)
    except Failure as error:
        raise Failure(str(error).replace(f"a heap of {with_world}", f"a heap of {heap}")) from error
    try:
        found: dict[str, Any] = json.loads(printed.splitlines()[-1])
    except (ValueError, IndexError) as error:
        raise Failure(f"{which} printed no result: {printed[-200:]!r}") from error
    return found


def _check(game: str, seats: int, options: dict[str, int | str], board: Path) -> None:
    if not board.is_file():
        raise Usage(f"there is no board profile {board}")
    try:
        rules = registry.load(game)
        complete(rules.OPTIONS, options)
    except ValueError as error:
        raise Usage(str(error)) from error
    fewest, most = rules.SEATS
    if not fewest <= seats <= most:
        raise Usage(f"{game} is for {fewest} to {most} players, not {seats}")


def _with_world(heap: str) -> str:
    if heap[-1:] not in ("k", "m") or not heap[:-1].isdigit():
        raise Usage(f"heap must be a size such as 160k or 2m, not {heap!r}")
    kib = int(heap[:-1]) * (1024 if heap[-1] == "m" else 1)
    return f"{kib + WORLD_KIB}k"
