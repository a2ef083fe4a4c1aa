"""Everything on a board, bound together by its profile."""

import os
import select
import sys
import time

import machine
import neopixel

from drivers import power
from drivers.buzzer import Buzzer
from drivers.clock import Clock
from drivers.entropy import seed
from drivers.lights import Lights
from drivers.link import Link
from drivers.matrix import Matrix
from drivers.pads import Pads
from drivers.storage import Storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from machine import PWM
    from neopixel import NeoPixel

    from drivers.probe import Probe
    from drivers.profile import Profile
    from drivers.radio import Radio


class Board:
    """The console's hardware.

    profile: a board profile without faults that refuse it (drivers.profile). folder: where files are kept.
    link: a drivers.link.Link in place of the one on the serial port. storage: a drivers.storage.Storage in
    place of one in that folder. noise: makes seeds in place of the chip. The display is black from the first
    moment. `seed()`: of a game, different at every call, 0 … 2**30 - 1. `seats`
    lists the seats that have a pad. `sides` is 2 where the picture's right half is the back. `added`: where
    games lie that do not come with the firmware, "" for nowhere.
    """

    def __init__(
        self,
        profile: "Profile",
        folder: str = "/data",
        link: "Link | None" = None,
        storage: "Storage | None" = None,
        noise: "Callable[[], int]" = seed,
    ) -> None:
        self._profile = profile
        self.name = profile["name"]
        self._chip = profile["chip"]
        self.seats = list(range(1, len(profile["pads"]) + 1))
        self.sides = profile["sides"]
        self.matrix = _matrix(profile)
        self.width, self.height = self.matrix.width, self.matrix.height
        lights = profile["lights"]
        chain = _chain(lights["pin"], len(self.seats), lights["order"])
        self.lights = Lights(chain, len(self.seats), lights["order"])
        self.seed = noise
        self.clock = Clock(time)  # type: ignore[arg-type]  # a PC's has no ticks
        self.buzzer = Buzzer(_pwm(profile["buzzer"]), self.clock)
        self.storage = storage or Storage(os, folder)
        self.added = folder + "/games"
        self.link: "Link | Radio" = link or _link()
        if profile["wifi"]:
            from drivers import radio  # few consoles tell what happens by themselves

            self.link = radio.connected(self.link, self.clock, self.storage, noise)
        self.pads = Pads(profile, self.clock, machine)

    def probe(self) -> "Probe":
        """What a self-test looks at below the pads, see drivers.probe; loaded when it is wanted."""
        from drivers.probe import Probe

        return Probe(self._profile, self.pads, self.clock, machine)

    def added_games(self) -> list[str]:
        """The names of what lies in the folder `added`."""
        try:
            return os.listdir(self.added) if self.added else []
        except OSError:
            return []

    def facts(self) -> tuple[str, str, str]:
        """For people: the firmware's version, the chip and what runs on it, and the free memory in KiB.

        Three texts, "" where the board does not know.
        """
        from drivers.facts import facts

        return facts(self._chip)

    def close(self) -> None:
        """Leave everything dark, silent and without handlers, as after a reset."""
        self.pads.close()
        self.buzzer.silence()
        self.lights.black()
        self.matrix.black()


def _pwm(pin: int) -> "PWM | None":
    try:
        return machine.PWM(machine.Pin(pin), freq=1000, duty_u16=0)
    except (OSError, ValueError, RuntimeError):
        return None  # people play without sound


def _matrix(profile: "Profile") -> "Matrix":
    matrix = profile["matrix"]
    wide, high = matrix["panel"]
    count = wide * high * matrix["across"] * matrix["down"]
    for_lights = power.estimate(len(profile["pads"]) * 3 * 255, len(profile["pads"]))
    return Matrix(_chain(matrix["pin"], count, matrix["order"]), matrix, profile["supply_ma"] - for_lights)


def _chain(pin: int, count: int, order: str) -> "NeoPixel":
    return neopixel.NeoPixel(machine.Pin(pin, machine.Pin.OUT), count, bpp=len(order))


def _link() -> "Link":
    poll = select.poll()
    poll.register(sys.stdin, select.POLLIN)
    # The raw stream where there is one: a buffered one hides from poll() what it has read ahead.
    stdin = sys.stdin.buffer
    return Link(getattr(stdin, "raw", stdin), sys.stdout, poll)
