"""Starts the firmware on a virtual board: the world goes below, then the drivers, then the console."""

import gc
import sys

from fivefold.virtual import world
from fivefold.virtual.flash import Flash
from fivefold.virtual.serial import Serial
from fivefold.virtual.wiring import Wired

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from drivers.storage import Storage
    from fivefold.virtual.world import World

_MODULES = __file__.rsplit("/", 1)[0] + "/modules"
_TICKS = ("ticks_ms", "ticks_us", "ticks_diff", "ticks_add", "sleep_ms", "sleep_us")
_STEP_MS = 8
_CALM_MS = 20  # no hand moves: people see no difference, and the run is shorter


def put_below(where: "World | None") -> None:
    """Let machine, neopixel and time be about this world; None: about none."""
    if sys.path[0] != _MODULES:
        sys.path.insert(0, _MODULES)
    if sys.implementation.name != "micropython":
        _shape_cpython()
    world.install(where)


def load_below() -> None:
    """Load what stands below the drivers; what it takes of the heap then is no part of the firmware."""
    put_below(None)
    for name in ("machine", "neopixel", "time"):
        __import__(name)


def _shape_cpython() -> None:
    # The built-in time cannot be shadowed, so it is given what boards have.
    import time

    from fivefold.virtual import ticks

    for name in _TICKS:
        setattr(time, name, getattr(ticks, name))
    if not hasattr(sys, "print_exception"):
        sys.print_exception = _print_exception  # type: ignore[attr-defined]
    for name in ("machine", "neopixel"):
        module = sys.modules.get(name)
        if module is not None and not (getattr(module, "__file__", None) or "").startswith(_MODULES):
            del sys.modules[name]
    # These bind what they find below when they are imported.
    sys.modules.pop("drivers.board", None)


def _print_exception(error: BaseException, file: "Any" = None) -> None:
    import traceback

    traceback.print_exception(type(error), error, error.__traceback__, file=file or sys.stdout)


def load_board(path: str) -> "dict[str, Any]":
    """The profile in a board file: its BOARD, which is read and not run. Raises OSError, or ValueError."""
    from fivefold.virtual import literal

    with open(path) as file:
        board = literal.value(file.read(), "BOARD")
    # In a small heap there is no room for what was used once.
    sys.modules.pop("fivefold.virtual.literal", None)
    return board


def stored(flash: "Flash") -> "Storage":
    """The firmware's storage on a virtual flash."""
    from drivers.storage import Storage

    return Storage(flash, "", flash.open)  # type: ignore[arg-type]


class Session:
    """The firmware on a virtual board, from power-up on: `world`, `wired`, `serial`, `board`, `console`.

    profile: a board profile. seed: of the world's chance. flash: what earlier sessions left behind, a new one
    if left out; nothing is ever written to the PC.
    wired: the board, where it is there already. added: a folder with games from elsewhere.
    `on_record(record)` is called with each record the board sends; `heard` counts those of the rules,
    `trouble` is the last one about an error.
    """

    def __init__(
        self,
        profile: "dict[str, Any]",
        seed: int = 0,
        flash: "Flash | None" = None,
        wired: "Wired | None" = None,
        added: str = "",
    ) -> None:
        self.wired = wired or Wired(profile, seed)
        self.world = self.wired.world
        self.on_record: "Callable[[dict[str, Any]], object] | None" = None
        self.heard = 0
        self.trouble: "dict[str, Any] | None" = None
        put_below(self.world)
        self.serial = Serial(self._hear, self.world)
        from console import loader
        from drivers.board import Board
        from drivers.link import Link

        link = Link(self.serial, self.serial, self.serial)
        before = loader.mark()
        storage = stored(Flash() if flash is None else flash)
        # The chip's noise: from the world's chance, so that a run can be repeated.
        self.board = Board(profile, link=link, storage=storage, noise=lambda: self.world.rng.below(1 << 29))
        loader.back_to(before)  # as main.build does
        self.board.added = added

    def _hear(self, record: "dict[str, Any]") -> None:
        if "t" in record:
            self.heard += 1
        if record.get("event") == "error":
            self.trouble = record
        if self.on_record:
            self.on_record(record)

    def switch_on(self) -> None:
        """Start the console."""
        import main
        from console.app import Console

        if sys.implementation.name == "micropython":
            # As main.run does; in a large heap there is no need to hurry.
            gc.threshold(max(main.COLLECT_BYTES, gc.mem_free() // 8))  # type: ignore[attr-defined]
        self.console: "Any" = Console(self.board, main.trace)  # screens have no types yet

    def step(self) -> None:
        """One round of the firmware's loop."""
        self.console.step()
        self.board.clock.sleep_ms(_STEP_MS if self.world.busy() else _CALM_MS)

    def run_ms(self, ms: int) -> None:
        """Let the console run for so long."""
        until = self.world.now + ms * 1000
        while self.world.now < until:
            self.step()

    def switch_off(self) -> None:
        """Take the world away again."""
        put_below(None)
