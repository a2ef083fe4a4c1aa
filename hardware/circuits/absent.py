"""NAV of a pad that is not plugged in: what the converter reads there, and what the firmware makes of it.

All pins share the converter's sampling capacitor, which brings along the charge of the pin that was read
before. ngspice takes minutes for seconds of that, so the charges are shared here in closed form; a test holds
a stretch of it to ngspice.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import exp, pi, sin
from random import Random

from drivers.ladder import ABSENT_OHMS, windows
from drivers.pads import SAMPLE_US
from hardware.circuits.decoder import Decoder
from hardware.wiring.power import LOGIC_V, ladder_mv

SECONDS = 20
SAMPLING_F = 10e-12  # the chip's data sheet names none; converters of its kind have 5 to 15 pF
FILTER_F = 10e-9
HUM_V = 0.045  # what an open wire of the case picks up from the mains, on STRAY_F
STRAY_F = 10e-12
NOISE_MV = 12

# The socket's wire alone, up to a lead whose far end is open; what leaks out of the pin or into it, 50 nA at
# most (ESP32 data sheet); how long the buttons of the pad that is read before are held and let go, s.
STRAYS_F = (5e-12, 10e-12, 20e-12, 50e-12, 100e-12)
LEAKS_A = (-1e-9, 0.0, 50e-9)
NEIGHBOURS = ((0.1, 0.3), (0.3, 1.0))


@dataclass(frozen=True)
class Pin:
    """An input without a pad: farads to ground, amperes into it, ohms to ground (0: none)."""

    farads: float
    amperes: float
    ohms: float


@dataclass(frozen=True)
class Found:
    """What a run of SECONDS told: whether there seemed to be a pad, and how many presses it made."""

    present: bool
    ghosts: int


def cases() -> Iterator[tuple[Pin, tuple[float, float]]]:
    """The pins as they are without protection, and how the pad that is read before them is played."""
    for stray, leak, neighbour in product(STRAYS_F, LEAKS_A, NEIGHBOURS):
        yield Pin(stray, leak, 0), neighbour


def guarded(pin: Pin) -> Pin:
    """The same pin with what the wiring gives it."""
    return Pin(pin.farads + FILTER_F, pin.amperes, ABSENT_OHMS)


def voltages(pin: Pin, before_v: list[float], step_s: float, volts: float = 0.0) -> Iterator[float]:
    """What the converter reads at a pin, V: once a step, each time after it has read before_v elsewhere."""
    rail, tau = LOGIC_V, pin.ohms * pin.farads
    for count, before in enumerate(before_v):
        if pin.ohms:
            end = pin.amperes * pin.ohms
            volts = end + (volts - end) * exp(-step_s / tau)
        else:
            volts += pin.amperes * step_s / pin.farads
        volts = min(max(volts, 0), rail)
        volts = (pin.farads * volts + SAMPLING_F * before) / (pin.farads + SAMPLING_F)
        hum = HUM_V * min(1, STRAY_F / pin.farads) * sin(2 * pi * 50 * count * step_s)
        yield min(max(volts + hum, 0), rail)


def listen(pin: Pin, held_s: tuple[float, float], ladder: dict[str, int]) -> Found:
    """Let the firmware listen to a pin for SECONDS, while the pad that is read before it is played."""
    chance = Random(2)
    step = SAMPLE_US / 1e6
    before = played(round(SECONDS / step), step, held_s, ladder)
    decoder = Decoder(windows(ladder))
    ghosts, present = 0, False
    for volts in voltages(pin, before, step):
        if decoder.reading(round(1000 * volts) + chance.randint(-NOISE_MV, NOISE_MV)) and decoder.down:
            ghosts += 1
        present = present or decoder.present
    return Found(present, ghosts)


def played(count: int, step: float, held_s: tuple[float, float], ladder: dict[str, int]) -> list[float]:
    """What NAV of a pad reads, V, once a step, whose buttons are held for a while, with as long pauses."""
    chance = Random(1)
    levels = [mv / 1000 for _, mv in sorted(ladder_mv(ladder).items())]
    course: list[float] = []
    while len(course) < count:
        for volts in (LOGIC_V, chance.choice(levels)):
            course += [volts] * round(chance.uniform(*held_s) / step)
    return course[:count]
