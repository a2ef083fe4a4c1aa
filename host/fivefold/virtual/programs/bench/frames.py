"""What a frame costs in the MicroPython unix VM: `frames.py GAME BOARD SEATS FRAMEBUF` prints JSON.

Simulated people play one game, and each picture is timed: think, draw, and convert (from the frame to the
bytes on the wire, with brightness and the limit of the supply). The screen whose usual picture takes longest
is the busiest. FRAMEBUF is 1 where adafruit_pixel_framebuf can be imported.
"""

import gc
import json
import sys

import utime  # the clock of the machine: `time` is the virtual board's

from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot
from fivefold.virtual.programs.bench import naive

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Do = Callable[[], object]

_LEAST = 15  # pictures of a screen, for its median to mean something
_ROUNDS = 7
_YARDSTICK_ITEMS = 200


class Meter:
    """Times the parts of the console's loop from outside; `screens`: name -> list of (think, draw) in ns."""

    def __init__(self, console: "Any") -> None:
        self.screens: dict[str, list[tuple[int, int]]] = {}
        self.frames: dict[str, bytes] = {}
        self._console = console
        self.shown: bytes | None = None
        self._outside_ns = 0
        self._thought_ns = 0
        board = console.board
        console.think = self._thinking(console.think)
        console.paint = self._painting(console.paint)
        board.matrix = _Shown(board.matrix, self)
        board.lights = _Passed(board.lights, self)

    def _thinking(self, think: "Do") -> "Do":
        def timed() -> None:
            began = utime.time_ns()
            think()
            self._thought_ns = utime.time_ns() - began

        return timed

    def _painting(self, paint: "Do") -> "Do":
        def timed() -> None:
            self._outside_ns = 0
            self.shown = None
            began = utime.time_ns()
            paint()
            took = utime.time_ns() - began - self._outside_ns
            if self.shown is not None:
                screen = self._console.screen.NAME  # type: ignore[unreachable]
                self.screens.setdefault(screen, []).append((self._thought_ns, took))
                self.frames[screen] = self.shown

        return timed

    def outside(self, ns: int) -> None:
        """So much of the running part was not drawing."""
        self._outside_ns += ns

    def busiest(self) -> tuple[str, int, int]:
        """`(name, think, draw)` in ns of the screen with the longest usual picture."""
        found = []
        for name, pictures in sorted(self.screens.items()):
            if len(pictures) >= _LEAST:
                pictures.sort(key=sum)
                found.append((sum(pictures[len(pictures) // 2]), name, pictures[len(pictures) // 2]))
        _, name, (think, draw) = max(found)
        return name, think, draw


class _Passed:
    """A part of the board whose own time does not count."""

    def __init__(self, inner: "Any", meter: "Meter") -> None:
        self._inner = inner
        self._meter = meter

    def show(self, data: bytes | bytearray) -> None:
        began = utime.time_ns()
        self._inner.show(data)
        self._meter.outside(utime.time_ns() - began)

    def black(self) -> None:
        self._inner.black()


class _Shown(_Passed):
    """The matrix; it also keeps what was shown."""

    brightness = property(
        lambda self: self._inner.brightness, lambda self, level: setattr(self._inner, "brightness", level)
    )

    def __getattr__(self, name: str) -> "Any":
        return getattr(self._inner, name)

    def show(self, data: bytes | bytearray) -> None:
        began = utime.time_ns()
        self._inner.show(data)
        self._meter.shown = bytes(data)
        self._meter.outside(utime.time_ns() - began)


class _Chain:
    """Pixels without a wire."""

    def __init__(self, count: int, bpp: int) -> None:
        self.buf = bytearray(count * bpp)

    def write(self) -> None:
        """Nothing to wait for."""


def play(game: str, board: str, seats: int, seed: int = 7) -> "tuple[Meter, dict[str, Any]]":
    """One game by simulated people; the Meter and the board's profile."""
    profile = start.load_board(board)
    session = start.Session(profile, seed, Flash())
    session.switch_on()
    people = Pilot(session)
    joined = list(range(1, seats + 1))
    people.open_game(game, 1)
    people.join(joined)
    session.serial.send({"do": "seed", "value": seed})
    people.begin(1)
    meter = Meter(session.console)
    people.play(game, joined, seed)
    people.wait_ms(3000)
    return meter, profile


def _least_ns(do: "Do") -> int:
    best = None
    for _ in range(_ROUNDS):
        gc.collect()
        began = utime.time_ns()
        do()
        took = utime.time_ns() - began
        best = took if best is None else min(best, took)
    return best  # type: ignore[return-value]  # it has run


def frame_path(rgb: bytes, profile: "dict[str, Any]", with_framebuffer: bool) -> dict[str, int | None]:
    """ns from a frame to the wire: by the driver, a loop over pixels, and adafruit_pixel_framebuf."""
    from drivers import geometry
    from drivers.matrix import Matrix

    layout = profile["matrix"]
    width, height = geometry.size(layout)
    chain = _Chain(width * height, len(layout["order"]))
    matrix = Matrix(chain, layout, profile["supply_ma"])  # type: ignore[arg-type]
    other = bytearray(rgb)
    other[0] ^= 1  # a frame that is shown already would not be converted

    def ours() -> None:
        matrix.show(other)
        matrix.show(rgb)

    result: dict[str, int | None] = {"convert": _least_ns(ours) // 2}
    pixels = naive.Pixels(width * height)
    result["naive"] = _least_ns(lambda: naive.show(rgb, width, height, pixels, matrix.brightness))
    result["framebuffer"] = None
    if with_framebuffer:
        show = naive.framebuffer(pixels, width, height)
        result["framebuffer"] = _least_ns(lambda: show(rgb))
    return result


def _fill(data: "Any") -> None:
    for i in range(_YARDSTICK_ITEMS):
        data[i] = i


def yardstick_ns() -> int:
    """A loop whose time on an ESP32 is known: 200 whole numbers into an array."""
    from array import array

    return _least_ns(lambda: _fill(array("l", _YARDSTICK_ITEMS * [0])))


def main(game: str, board: str, seats: str, with_framebuffer: str) -> None:
    """Play and print."""
    gc.threshold(-1)  # type: ignore[attr-defined]
    meter, profile = play(game, board, int(seats))
    screen, think, draw = meter.busiest()
    rgb = meter.frames[screen]
    found = {"screen": screen, "think": think, "draw": draw, "pixels": len(rgb) // 3}
    found.update(frame_path(rgb, profile, with_framebuffer == "1"))
    found["yardstick"] = yardstick_ns()
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
