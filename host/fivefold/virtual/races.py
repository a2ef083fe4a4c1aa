"""Simulated races: presses a millisecond apart on the drivers' pads, with everything in the way.

`python -m fivefold.virtual.races RACES [PADS]`: as many races, of 2 to PADS pads each (2 unless told).
"""

import sys

from fivefold.virtual import counts, start
from fivefold.virtual.wiring import Wired

GAP_US = 1000
_PIXELS = 256
_PINS = (25, 26, 27, 14, 13, 4)
PROFILE = {
    "chip": "esp32",
    "pull_up": False,
    "pads": [{"MATCH": pin} for pin in _PINS],
    "matrix": {
        "pin": 18,
        "order": "GRB",
        "panel": (16, 16),
        "across": 1,
        "down": 1,
        "corner": "top-left",
        "by": "rows",
        "serpentine": True,
        "rotation": 0,
        "mirror": False,
    },
    "lights": {"pin": 19, "order": "GRB"},
}


class Races:
    """One board on which race after race is run. `swapped`, `lost` and `extra` count what went wrong."""

    def __init__(self, seed=0):
        self.wired = Wired(PROFILE, seed)
        start.put_below(self.wired.world)
        import time

        import machine
        import neopixel

        from drivers.clock import Clock
        from drivers.pads import Pads

        self.races = self.swapped = self.lost = self.extra = 0
        self.chance = self.wired.world.chance
        self._clock = Clock(time)
        self._pads = Pads(PROFILE, self._clock, machine)
        self._leds = neopixel.NeoPixel(machine.Pin(18), _PIXELS)

    def run(self, most):
        """One race of 2 to `most` pads: press, hold, release; compare what the driver saw."""
        chance, world = self.chance, self.wired.world
        seats = list(range(1, len(_PINS) + 1))
        chance.shuffle(seats)
        seats = seats[: 2 + chance.below(most - 1)]
        press = world.now + 1000 + chance.below(20000)
        for place, seat in enumerate(seats):
            world.at(press + place * GAP_US, self.wired.hand, seat, "MATCH", True)
            release = press + place * GAP_US + 60000 + chance.below(60000)
            world.at(release, self.wired.hand, seat, "MATCH", False)
        self._check(seats, self._watch(press + 200000))

    def _watch(self, until):
        """What the loop sees while it draws, collects garbage and sleeps: who pressed, in order."""
        chance, world = self.chance, self.wired.world
        pressed = []
        while world.now < until:
            what = chance.below(4)
            if what == 0:
                self._leds.write()
            elif what == 1:
                world.block(2000 + chance.below(15000))
            else:
                self._clock.sleep_ms(1 + chance.below(5))
            for _, seat, _, down in self._pads.poll():
                if down:
                    pressed.append(seat)
        return pressed

    def _check(self, seats, pressed):
        self.races += 1
        self.lost += len([seat for seat in seats if seat not in pressed])
        self.extra += len(pressed) - len(set(pressed)) + len([seat for seat in pressed if seat not in seats])
        if [seat for seat in pressed if seat in seats] != seats and sorted(pressed) == sorted(seats):
            self.swapped += 1

    def report(self):
        """What happened, in one line."""
        return "%d races: %d swapped, %d lost, %d doubled; %d edges found the queue full" % (
            self.races,
            self.swapped,
            self.lost,
            self.extra,
            self.wired.world.dropped,
        )


def main(count, most):
    """Run `count` races of up to `most` pads; the exit code."""
    races = Races(1)
    for _ in range(count):
        races.run(most)
    print(races.report())
    return 1 if races.swapped or races.lost or races.extra else 0


if __name__ == "__main__":
    sys.exit(main(*counts.given(None, 2)))
