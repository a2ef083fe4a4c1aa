"""The pads on the virtual board's wires: fingers in, levels and voltages out."""

from fivefold.virtual import contacts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from fivefold.virtual.world import World

SUPPLY_MV = 3300
SLIDE_US = 2500  # the ladder's capacitor takes this long to its new voltage


class Pad:
    """One pad: every button with a line of its own is a contact, the others hang on a ladder of resistors.

    lines: dict button -> GPIO. ladder: GPIO of the ladder or None. ohms: dict with the `pull_up` to 3.3 V and
    each button's resistor to ground.
    """

    def __init__(
        self,
        world: "World",
        lines: "Mapping[str, int]",
        ladder: int | None = None,
        ohms: "Mapping[str, Any] | None" = None,
    ) -> None:
        self._world = world
        self._lines = lines
        self._ohms = ohms
        self._held: list[str] = []  # buttons of the ladder that are down
        self._from_mv = self._to_mv = SUPPLY_MV
        self._since = -SLIDE_US
        self.plugged = True
        self.drained = False  # a resistor to ground at the console takes the charge of a missing pad
        self.fingers: list[str] = []  # buttons that somebody holds down
        for button in sorted(lines):
            world.wire(lines[button])
        if ladder is not None:
            world.voltages[ladder] = self._millivolts
            world.wire(ladder)

    def move(self, button: str, down: bool, bounce: list[int] | None = None) -> None:
        """A finger goes down on a button or leaves it, now. Raises ValueError for no such button.

        bounce: µs after now at which the line changes its level once more, in place of chance.
        """
        if button not in self._lines and (self._ohms is None or button not in self._ohms):
            raise ValueError("no button %s on this pad" % button)
        if down == (button in self.fingers):
            return
        if down:
            self.fingers.append(button)
        else:
            self.fingers.remove(button)
        if not self.plugged:
            return
        if button in self._lines:
            self._move_line(self._lines[button], down, bounce)
        else:
            self._move_ladder(button, down)

    def unplug(self) -> None:
        """Pull the lead: contact lines go high, the ladder's input floats."""
        self.plugged = False
        for button in sorted(self._lines):
            self._world.wire(self._lines[button]).closed = False
            self._world.drive(self._lines[button], 1)

    def plug(self) -> None:
        """Put the lead back in."""
        self.plugged = True
        del self.fingers[:]
        del self._held[:]
        self._from_mv = self._to_mv = SUPPLY_MV

    def _move_line(self, gpio: int, down: bool, bounce: list[int] | None) -> None:
        world = self._world
        world.wire(gpio).closed = down
        if bounce is None:
            for after, level in contacts.edges(world.rng, down):
                world.at(world.now + after, world.drive, gpio, level)
            return
        level = 0 if down else 1
        for after in [0] + bounce:
            world.at(world.now + after, world.drive, gpio, level)
            level = 1 - level

    def _move_ladder(self, button: str, down: bool) -> None:
        self._from_mv = self._millivolts() or 0
        self._since = self._world.now
        if down:
            self._held.append(button)
        else:
            self._held.remove(button)
        self._to_mv = self._settled()

    def _settled(self) -> int:
        # Resistors in parallel: their conductances, in nanosiemens, add up.
        conductance = sum([1000000000 // self._ohms[button] for button in self._held])  # type: ignore[index]
        pull_up = 1000000000 // self._ohms["pull_up"]  # type: ignore[index]
        return SUPPLY_MV * pull_up // (pull_up + conductance)

    def _millivolts(self) -> int | None:
        if not self.plugged:
            return 0 if self.drained else None
        gone = self._world.now - self._since
        if gone >= SLIDE_US:
            return self._to_mv
        return self._from_mv + (self._to_mv - self._from_mv) * gone // SLIDE_US
