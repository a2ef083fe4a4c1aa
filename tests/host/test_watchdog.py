"""main.py starts the watchdog when the console runs, not before it is loaded."""

import sys
import types

import pytest

import main
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.serial import Serial
from fivefold.virtual.world import World
from shipped import board, chips


class Stop(Exception):
    """The test has seen enough."""


def test_the_watchdog_starts_after_all_is_loaded(monkeypatch):
    start.put_below(World(1))
    import machine

    import drivers.board
    from drivers.link import Link
    from drivers.storage import Storage

    line, flash = Serial(), Flash()
    monkeypatch.setattr(drivers.board, "Storage", lambda os, folder: Storage(flash, "", flash.open))
    monkeypatch.setattr(drivers.board, "_link", lambda: Link(line, line, line))
    monkeypatch.setattr("gc.threshold", lambda count: None, raising=False)  # only MicroPython has it
    seen = []

    class WDT:
        def __init__(self, timeout):
            seen.append("console.app" in sys.modules and timeout)

        def feed(self):
            raise Stop

    monkeypatch.setattr(machine, "WDT", WDT)
    monkeypatch.delitem(sys.modules, "console.app", raising=False)
    monkeypatch.setitem(sys.modules, "board", types.SimpleNamespace(BOARD=board()))
    monkeypatch.setitem(sys.modules, "chips", types.SimpleNamespace(CHIPS=chips()))
    with pytest.raises(Stop):
        main.run()
    assert seen == [main.WATCH_MS, main.REST_MS]
    start.put_below(None)
