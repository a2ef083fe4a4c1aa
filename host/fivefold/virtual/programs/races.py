"""Simulated races: presses a millisecond apart on the drivers' pads, with everything in the way.

`python -m fivefold.virtual.programs.races RACES [PADS] [--bare]`: as many races, of 2 to PADS presses each
(4 unless told), on a board of six pads. Two of the others are let go meanwhile; contacts bounce, edges are
slow, every lead gets spikes, a pad's ladder floats while others press small buttons, LEDs are written and
memory is collected. With --bare the spikes come at the pins themselves, as on a console without filters at
MATCH.
"""

import sys

from drivers.debouncer import BOUNCE_US
from fivefold.virtual import contacts, start
from fivefold.virtual.programs import counts
from fivefold.virtual.wiring import Wired
from fivefold.virtual.world import LATENCY_MOST_US

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Press = tuple[int, str]  # seat, button

GAP_US = 1000
SPIKES_US = 1000000  # between two spikes of a line, on average
MOST_SPIKE_US = 10  # of a lead beside a motor's or a lamp's; 2 at a pin
LET_GO = 2
_PIXELS = 256
_PADS = ((25, 36), (26, 39), (27, 34), (14, 35), (13, 32), (4, 33))
_BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "BACK")
PROFILE: "dict[str, Any]" = {
    "chip": "esp32",
    "pull_up": False,
    "pads": [{"MATCH": match, "NAV": nav} for match, nav in _PADS],
    "ladder": {"pull_up": 10000, "UP": 1000, "DOWN": 2700, "LEFT": 5600, "RIGHT": 11000, "BACK": 24000},
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
    """One board on which race after race is run.

    `swapped`, `lost` and `invented` count what went wrong. `hidden`: swapped as well, because a spike came at
    a bare pin just before its press while the VM stood still, and nobody can know which of them was it.
    """

    def __init__(self, seed: int = 0, bare: bool = False) -> None:
        self.wired = Wired(PROFILE, seed)
        start.put_below(self.wired.world)
        import time

        import machine
        import neopixel

        from drivers.clock import Clock
        from drivers.pads import Pads

        self.races = self.swapped = self.lost = self.invented = self.hidden = 0
        self.rng = self.wired.world.rng
        self._clock = Clock(time)  # type: ignore[arg-type]  # a PC's has no ticks
        self._pads = Pads(PROFILE, self._clock, machine)
        self._leds = neopixel.NeoPixel(machine.Pin(18), _PIXELS)
        self._absent = 0  # the seat whose ladder floats
        self._bare = bare
        self._spikes: list[tuple[int, int]] = []  # (when, seat) of this race, as far as they reach a pin
        self._stood_still: list[tuple[int, int]] = []  # (from, to) of this race
        for seat in range(1, len(_PADS) + 1):
            self._spike(seat)
        self._watch(200000)

    def run(self, most: int) -> None:
        """One race of 2 to `most` pads: press, hold, release; compare what the driver saw."""
        rng, world = self.rng, self.wired.world
        seats = list(range(1, len(_PADS) + 1))
        rng.shuffle(seats)
        racing = seats[: 2 + rng.below(most - 1)]
        letting_go = seats[len(racing) :][:LET_GO]
        # A pad that has just been plugged in is not heard yet.
        steering = racing[0] if racing[0] != self._absent else racing[1]
        absent = self._absent = [seat for seat in seats if seat != steering][-1 - rng.below(2)]
        del self._spikes[:], self._stood_still[:]
        nav = _PADS[absent - 1][1]
        voltage, world.voltages[nav] = world.voltages[nav], None
        for seat in letting_go:
            self.wired.hand(seat, "MATCH", True)
        pressed = self._watch(60000)
        begin = world.now + 1000 + rng.below(20000)
        button = _BUTTONS[rng.below(len(_BUTTONS))]
        self._hand(begin - 1000, steering, button, True)
        for seat in letting_go:
            self._hand(begin - 3000 + rng.below(6000), seat, "MATCH", False)
        presses = []
        for place, seat in enumerate(racing):
            presses.append((begin + place * GAP_US, seat))
            self._hand(begin + place * GAP_US, seat, "MATCH", True)
            self._hand(begin + place * GAP_US + 60000 + rng.below(60000), seat, "MATCH", False)
        self._hand(begin + 80000, steering, button, False)
        pressed += self._watch(200000)
        world.voltages[nav] = voltage
        self._check(letting_go, presses, pressed, (steering, button))

    def _hand(self, time: int, seat: int, button: str, down: bool) -> None:
        self.wired.world.at(time, self.wired.hand, seat, button, down)

    def _spike(self, seat: int) -> None:
        world = self.wired.world
        us = 2 if self._bare else 1 + self.rng.below(MOST_SPIKE_US)
        if self._bare or us > contacts.SPIKE_PASSES_US:
            world.spike(_PADS[seat - 1][0], us)
            self._spikes.append((world.now, seat))
        world.at(world.now + self.rng.below(2 * SPIKES_US), self._spike, seat)

    def _watch(self, us: int) -> "list[Press]":
        """What the loop sees while it draws, collects garbage and sleeps: `(seat, button)` as pressed."""
        rng, world = self.rng, self.wired.world
        until = world.now + us
        pressed = []
        while world.now < until:
            what = rng.below(4)
            before = world.now
            if what == 0:
                self._leds.write()
            elif what == 1:
                world.block(2000 + rng.below(15000))
            else:
                self._clock.sleep_ms(1 + rng.below(5))
            if what < 2:
                self._stood_still.append((before, world.now))
            for _, seat, button, down in self._pads.poll():
                if down:
                    pressed.append((seat, button))
        return pressed

    def _check(
        self, letting_go: list[int], presses: list[tuple[int, int]], pressed: "list[Press]", steered: "Press"
    ) -> None:
        self.races += 1
        matches = [seat for seat, button in pressed if button == "MATCH"]
        expected = letting_go + [seat for _, seat in presses]
        self.lost += len([seat for seat in expected if seat not in matches])
        self.lost += steered not in pressed
        wanted = [(seat, "MATCH") for seat in expected] + [steered]
        self.invented += len(pressed) - len([press for press in wanted if press in pressed])
        racing = expected[len(letting_go) :]
        if [seat for seat in matches if seat in racing] != racing and sorted(matches) == sorted(expected):
            if self._is_hidden(presses):
                self.hidden += 1
            else:
                self.swapped += 1

    def _is_hidden(self, presses: list[tuple[int, int]]) -> bool:
        for begin, end in self._stood_still:
            # Its handler may have had to wait, too; and an edge is remembered while a press may bounce.
            since, until = begin - LATENCY_MOST_US, end + BOUNCE_US
            for time, seat in presses:
                spiked = [at for at, on in self._spikes if on == seat and since <= at < time]
                if spiked and since <= time <= until:
                    return True
        return False

    def report(self) -> str:
        """What happened, in one line."""
        return (
            "%d races: %d swapped, %d lost, %d invented; %d edges found the queue full; "
            "%d times a spike at a pin hid the order"
            % (
                self.races,
                self.swapped,
                self.lost,
                self.invented,
                self.wired.world.dropped,
                self.hidden,
            )
        )


def main(count: int, most: int, bare: bool = False) -> int:
    """Run `count` races of up to `most` pads; the exit code."""
    if not 2 <= most <= len(_PADS):
        sys.stderr.write("a race is of 2 to %d pads, not %d\n" % (len(_PADS), most))
        return 2
    races = Races(1, bare)
    for _ in range(count):
        races.run(most)
    print(races.report())
    return 1 if races.swapped or races.lost or races.invented else 0


if __name__ == "__main__":
    bare = "--bare" in sys.argv
    if bare:
        sys.argv.remove("--bare")
    sys.exit(main(*counts.given(None, 4), bare))  # type: ignore[call-arg]
