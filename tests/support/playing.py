"""Playing a game by hand in a test."""

import gc
import sys

from core.game import TABLE, WAIT
from core.refusal import Refused
from support import raises


def pass_time(game, now):
    """Let everything happen that is due by `now`; the events."""
    events = []
    while game.due() is not None and game.due() <= now:
        events += game.act((TABLE, WAIT), game.due())
    return events


def do(game, now, *action):
    """What `action` causes at `now`, and what was due before: a list of events."""
    return pass_time(game, now) + game.act(action, now)


def refused(game, now, *action):
    """The id of the rule by which `action` is refused at `now`; the game is the same afterwards."""
    pass_time(game, now)
    before = game.snapshot()
    rule = raises(Refused, game.act, action, now).rule
    assert game.snapshot() == before
    return rule


def named(events, name):
    """The events called `name`."""
    return [event for event in events if event[0] == name]


def forget(known):
    """Under MicroPython: drop the modules of a game, as the console does, so that the next one has room.

    known: names of the modules that stay.
    """
    if sys.implementation.name == "micropython":
        # What a package holds comes before the package.
        for name in sorted(sys.modules, reverse=True):
            package, _, module = name.rpartition(".")
            if package.split(".")[0] in ("core", "games") and name not in known:
                del sys.modules[name]
                delattr(sys.modules[package], module)
        gc.collect()
