"""What must hold between a wiring and its board profile: pure functions, no drawing needed."""

import re
from typing import Any

from drivers.profile import pin_uses
from hardware.wiring.model import Pin, Wiring
from hardware.wiring.pad import guard_of

FIVE_VOLTS = ("5V", "5V AUX", "5V U1", "5V IN", "5V FUSED", "5V LIGHTS")


def gpio_of(label: str) -> int | None:
    """The number in a pin's label `GPIO36 (VP)`, or None for `GND`."""
    found = re.match(r"GPIO(\d+)\b", label)
    return int(found.group(1)) if found else None


def faults(wiring: Wiring, board: dict[str, Any]) -> list[str]:
    """All that is wrong with a wiring, in words; empty when it is sound."""
    return [
        *_pins_known(wiring),
        *_pins_connected(wiring),
        *_nets_apart(wiring),
        *_profile_wired(wiring, board),
        *_levels(wiring),
    ]


def _pins_known(wiring: Wiring) -> list[str]:
    found = []
    for link in wiring.links:
        for ref, pin in (link.a, link.b):
            if ref not in wiring.parts:
                found.append(f"{link.net}: there is no part {ref}")
            elif pin not in wiring.parts[ref].pins:
                found.append(f"{link.net}: {ref} has no pin {pin}")
    return found


def _pins_connected(wiring: Wiring) -> list[str]:
    linked = {pin for link in wiring.links for pin in (link.a, link.b)}
    found = []
    for part in wiring.parts.values():
        for pin in part.pins:
            if ((part.ref, pin) in linked) == (pin in part.open):
                what = "is connected, and was to stay open" if pin in part.open else "is not connected"
                found.append(f"{part.ref} {pin} {what}")
    return found


def _nets_apart(wiring: Wiring) -> list[str]:
    """A net is one piece of copper, and two nets never touch."""
    names: dict[Pin, set[str]] = {}
    for link in wiring.links:
        for pin in (link.a, link.b):
            names.setdefault(pin, set()).add(link.net)
    found: list[str] = []
    seen: set[str] = set()
    for island in wiring.islands():
        nets = set().union(*(names[pin] for pin in island))
        if len(nets) > 1:
            found.append(f"{' and '.join(sorted(nets))} touch")
        for net in sorted(nets & seen):
            found.append(f"{net} falls apart")
        seen |= nets
    return found


def _profile_wired(wiring: Wiring, board: dict[str, Any]) -> list[str]:
    """Every used pin of the profile is wired, to what it is for; no other pin is."""
    found = []
    wired: dict[int, str] = {}
    for pin in wiring.parts["U1"].pins:
        gpio = gpio_of(pin)
        if gpio is not None:
            wired[gpio] = pin
    used = {pin: where for _, where, kind, pin in pin_uses(board) if kind != "free"}
    found += [f"GPIO{gpio} is wired, and the profile does not use it" for gpio in sorted(wired.keys() - used)]
    found += [f"GPIO{gpio} is in the profile, and not wired" for gpio in sorted(used.keys() - wired)]
    for gpio in sorted(used.keys() & wired):
        start = ("U1", wired[gpio])
        for target in _targets(used[gpio]):
            if target not in wiring.island(start):
                found.append(f"GPIO{gpio} does not lead to {' '.join(target)}")
                break
            start = (target[0], "2")
    return found


def _targets(where: tuple) -> list[Pin]:
    """The pins that a value of the profile is about: where its wire has to arrive, stage by stage.

    A line of a pad goes through the resistor that guards it; in at its pin 1, out at 2.
    """
    if where[0] == "pads":
        seat, line = where[1] + 1, where[2]
        return [(guard_of(seat, line), "1"), (f"J{seat}01", line)]
    return [{"matrix": ("U2", "1A"), "lights": ("U2", "2A"), "buzzer": ("R3", "1")}[where[0]]]


def _levels(wiring: Wiring) -> list[str]:
    """No five volts at a GPIO."""
    found = []
    for link in wiring.links:
        for ref, pin in (link.a, link.b):
            if link.net in FIVE_VOLTS and ref == "U1" and pin != "5V":
                found.append(f"five volts at {pin}")
    return found
