"""A Raspberry Pi without one: the virtual world below Linux's GPIO and Adafruit's libraries.

Blinka's own double of a board (BLINKA_OS_AGNOSTIC=1) takes the place of the chip, and the virtual world that
of the kernel: its wires bounce, its LED writes take their time, and edges wait in a buffer with their stamps.
"""

import importlib
import inspect
import sys

import pytest

from fivefold import paths
from fivefold.virtual.wiring import Wired
from fivefold.virtual.world import World

gpiod = pytest.importorskip("gpiod", reason="GPIO needs Linux")
line = pytest.importorskip("gpiod.line")

_REQUEST_LINES = inspect.signature(gpiod.request_lines)
_NAMES = ("board", "machine", "neopixel", "microcontroller", "pwmio", "digitalio")
_BIT_NS = 1250


class Kernel(World):
    """A world that keeps edges as Linux does."""

    def __init__(self, seed=0):
        super().__init__(seed)
        self.edges = []
        self.watched = []
        self.requested = {}  # GPIO -> settings
        self.written = []  # (GPIO, bytes) of every LED write

    def drive(self, gpio, level):
        falls = self.wire(gpio).level > level
        super().drive(gpio, level)
        if falls and gpio in self.watched:
            kind = gpiod.EdgeEvent.Type.FALLING_EDGE.value
            self.edges.append(gpiod.EdgeEvent(kind, self.now * 1000, gpio, len(self.edges), 0))

    def request_lines(self, *args, **named):
        # As the real one would be called, which has no device here.
        given = _REQUEST_LINES.bind(*args, **named).arguments
        return Request(self, given["config"])

    def neopixel_write(self, pin, data):
        gpio = pin._pin.id
        self.written.append((gpio, bytes(data)))
        self.write_leds(gpio, data, len(data) * 8 * _BIT_NS // 1000)

    def now_ns(self):
        self.read()
        return self.now * 1000

    def pass_seconds(self, seconds):
        self.sleep(round(seconds * 1000000))


class Request:
    """The part of a gpiod.LineRequest that is used."""

    def __init__(self, kernel, config):
        assert not kernel.requested, "the lines are taken already"
        self._kernel = kernel
        self.reconfigure_lines(config)

    def reconfigure_lines(self, config):
        kernel = self._kernel
        kernel.requested = config
        kernel.watched = [gpio for gpio in config if config[gpio].edge_detection == line.Edge.FALLING]
        for gpio in config:
            if not kernel.wire(gpio).closed:
                kernel.drive(gpio, int(config[gpio].bias != line.Bias.PULL_DOWN))

    def release(self):
        self._kernel.requested, self._kernel.watched, self._kernel.edges = {}, [], []

    def wait_edge_events(self, timeout):
        return bool(self._kernel.edges)

    def read_edge_events(self):
        edges, self._kernel.edges = self._kernel.edges, []
        return edges

    def get_value(self, gpio):
        assert gpio in self._kernel.requested
        self._kernel.read()
        return line.Value(self._kernel.wire(gpio).level)


def adafruit(monkeypatch):
    """Adafruit's libraries on their double of a board, whatever the virtual board has put below."""
    monkeypatch.setenv("BLINKA_OS_AGNOSTIC", "1")
    modules = str(paths.VIRTUAL / "modules")
    monkeypatch.setattr(sys, "path", [folder for folder in sys.path if folder != modules])
    for name in _NAMES:
        # Set, so that what is imported now goes again when the test is over.
        monkeypatch.setitem(sys.modules, name, None)
        del sys.modules[name]
    return importlib.import_module("fivefold.pi.backend").libraries()


def plugged(monkeypatch, profile, folder, seed=0, libraries=None):
    """A PiBoard of a profile with everything wired to it: `(PiBoard, Wired)`; wired.world is a Kernel."""
    from fivefold.pi.board import PiBoard
    from fivefold.pi.ticks import Ticks

    libraries = libraries or adafruit(monkeypatch)
    kernel = Kernel(seed)
    wired = Wired(profile, world=kernel)
    monkeypatch.setattr(gpiod, "request_lines", kernel.request_lines)
    monkeypatch.setattr(libraries.neopixel, "neopixel_write", kernel.neopixel_write)
    return PiBoard(
        profile, folder, libraries, "/dev/gpiochip0", Ticks(kernel.now_ns, kernel.pass_seconds)
    ), wired
