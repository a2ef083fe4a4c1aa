"""Ten thousand boards with parts as they come: how many presses of a ladder are missed or mistaken."""

from dataclasses import dataclass
from random import Random

from drivers.ladder import (
    ABSENT_OHMS,
    ADC_MV,
    BUTTONS,
    PART_PERCENT,
    RAIL_OHMS,
    SUPPLY_MV,
    SUPPLY_PERCENT,
    windows,
)
from hardware.circuits.decoder import Decoder

BOARDS = 10_000
NEW_OHMS, WORN_OHMS = 1, 100  # the contact of a button, at most
NOISE_MV = 12
HELD = 12  # readings of a short press, 48 ms
REST = 20


@dataclass(frozen=True)
class Odds:
    """What became of all presses: one of each button on each board."""

    presses: int
    missed: int
    mistaken: int


def odds(
    ladder: dict[str, int],
    percent: int = PART_PERCENT,
    contact_ohms: int = NEW_OHMS,
    guarded: bool = True,
    boards: int = BOARDS,
) -> Odds:
    """Press each button of a pad once on each of so many boards.

    percent: what a resistor may be off, any value alike likely. contact_ohms: of a button, at most. guarded:
    with what the console puts before a pad; older ones have nothing. Rail and converter are off as far as the
    firmware allows for, alike likely too.
    """
    chance = Random(1)
    heard = windows(ladder)
    missed = mistaken = 0
    for _ in range(boards):
        rail, levels = _board(chance, ladder, percent, contact_ohms, guarded)
        off = chance.uniform(-ADC_MV, ADC_MV)
        decoder = Decoder(heard)
        _hear(decoder, [rail] * REST, off, chance)
        for button in BUTTONS:
            # A contact that comes to rest within a reading, and slides once more as it opens.
            low = levels[button]
            course = [
                low + (rail - low) * chance.random(),
                *[low] * HELD,
                low + (rail - low) * chance.random(),
            ]
            told = _hear(decoder, course + [rail] * REST, off, chance)
            missed += button not in told
            mistaken += sum(1 for other in told if other != button)
    return Odds(boards * len(BUTTONS), missed, mistaken)


def _board(
    chance: Random, ladder: dict[str, int], percent: int, contact_ohms: int, guarded: bool
) -> tuple[float, dict[str, float]]:
    """What NAV of a board reads with no button down, and with each, mV."""

    def part(ohms: float, off: int = percent) -> float:
        return ohms * (1 + chance.uniform(-off, off) / 100)

    volts = part(SUPPLY_MV, SUPPLY_PERCENT)
    above = part(ladder["pull_up"]) + (part(RAIL_OHMS, PART_PERCENT) if guarded else 0)
    ground = 1 / part(ABSENT_OHMS, PART_PERCENT) if guarded else 0
    found = {}
    for button in BUTTONS:
        below = 1 / (1 / (part(ladder[button]) + chance.uniform(0, contact_ohms)) + ground)
        found[button] = volts * below / (above + below)
    return volts / (1 + above * ground), found


def _hear(decoder: Decoder, course: list[float], off: float, chance: Random) -> list[str]:
    told = []
    for mv in course:
        if decoder.reading(round(mv + off + chance.uniform(-NOISE_MV, NOISE_MV))) and decoder.down:
            told.append(decoder.down)
    return told
