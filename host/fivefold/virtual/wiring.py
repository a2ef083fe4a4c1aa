"""A world from a board profile: what hangs on which pin."""

from fivefold.virtual.leds import Chain, places
from fivefold.virtual.pads import Pad
from fivefold.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# Chip: its GPIOs without those of the flash, those without output and pull-up, those with false edges.
_CHIPS: "dict[str, tuple[Sequence[int], Sequence[int], Sequence[int]]]" = {
    "esp32": (
        [0, 1, 2, 3, 4, 5] + list(range(12, 24)) + [25, 26, 27] + list(range(32, 40)),
        range(34, 40),
        (36, 39),
    ),
    "esp32s3": (list(range(22)) + list(range(33, 49)), (), ()),
    "raspberry_pi": (range(2, 28), (), ()),
}


class Wired:
    """A world with everything a board has: `pads` by seat, `matrix` and `lights` (LED chains)."""

    def __init__(self, profile: "dict[str, Any]", seed: int = 0, world: "World | None" = None) -> None:
        self.world = world = world or World(seed)
        chip = profile["chip"]
        if chip in _CHIPS:
            world.gpios, world.input_only, world.false_edges = _CHIPS[chip]
        self.pads: "dict[int, Pad]" = {}
        for seat, pins in enumerate(profile["pads"], 1):
            lines = {button: pins[button] for button in pins if button != "NAV"}
            self.pads[seat] = Pad(world, lines, pins.get("NAV"), profile.get("ladder"))
        self.matrix = self._chain(profile["matrix"], places(profile["matrix"]))
        lights = profile["lights"]
        self.lights = self._chain(lights, [(seat, 0) for seat in range(len(self.pads))])

    def _chain(self, part: "dict[str, Any]", where: "Sequence[tuple[int, int]]") -> "Chain":
        chain = self.world.chains[part["pin"]] = Chain(part["order"], where)
        return chain

    def hand(self, seat: int, button: str, down: bool, bounce: list[int] | None = None) -> None:
        """A finger moves on a pad, now."""
        self.pads[seat].move(button, down, bounce)
