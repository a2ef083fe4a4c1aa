"""The pads' driver on the virtual board, and what it told."""

from fivefold.virtual import start
from fivefold.virtual.wiring import Wired
from fivefold.virtual.world import World
from shipped import board

REFERENCE, TWO_PLAYER = board(), board("two_player")
start.put_below(World())

import time  # noqa: E402

import machine  # noqa: E402

from drivers.clock import Clock  # noqa: E402
from drivers.pads import Pads  # noqa: E402

MS = 1000
BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "BACK")


class Bench:
    """A board with pads, and what they told."""

    def __init__(self, profile=REFERENCE, seed=1):
        self.wired = Wired(profile, seed)
        self.world = self.wired.world
        start.put_below(self.world)
        self.clock = Clock(time)
        self.pads = Pads(profile, self.clock, machine)
        self.zero = self.world.now - self.clock.us()
        self.events = []

    def run(self, ms, every=5):
        """Let time pass, polling."""
        until = self.world.now + ms * MS
        while self.world.now < until:
            self.clock.sleep_ms(every)
            self.events += self.pads.poll()

    def at(self, ms, seat, button, down, bounce=()):
        """Let a finger move in the future, with every change of the line given in µs after it."""
        self.world.at(self.world.now + ms * MS, self.wired.hand, seat, button, down, list(bounce))

    def told(self):
        return [(seat, button, down) for _, seat, button, down in self.events]

    def presses(self):
        return [(seat, button) for _, seat, button, down in self.events if down]


def settled(profile=REFERENCE, seed=1):
    bench = Bench(profile, seed)
    bench.run(120)
    assert bench.events == []
    return bench
