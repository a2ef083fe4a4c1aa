"""A virtual board keeps its files to itself: nothing of the PC is led elsewhere, nothing is written there."""

import builtins
import io
import os

from fivefold.virtual import start
from shipped import board


def test_a_session_writes_nothing_to_the_pc(monkeypatch):
    real = builtins.open, os.rename, os.mkdir, os.remove
    touched = []

    def watched(name):
        module, function = (builtins, builtins.open) if name == "open" else (os, getattr(os, name))

        def call(path, mode="r", *rest, **named):
            if name != "open" or set(mode) & set("wax+"):
                touched.append((name, path))
            return function(path, mode, *rest, **named) if name == "open" else function(path, *rest, **named)

        monkeypatch.setattr(module, name, call)

    for name in ("open", "mkdir", "rename", "remove"):
        watched(name)
    now = builtins.open, os.rename, os.mkdir, os.remove
    assert io.open is real[0]
    session = start.Session(board("two_player"), 5)
    session.switch_on()
    session.run_ms(500)
    assert session.board.storage.save("settings", {"language": "fr"})
    assert session.board.storage.load("settings") == {"language": "fr"}
    other = start.Session(board("two_player"), 5)
    assert other.board.storage.load("settings") is None
    assert (builtins.open, os.rename, os.mkdir, os.remove) == now
    other.switch_off()
    assert touched == []
