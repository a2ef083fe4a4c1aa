"""Electrical rules of a board's netlist: what each pin does, and which pins may meet. Pure functions.

KiCad 6 checks these in its window only, so the rules stand here: no pin forgotten, no net with a single pin,
every input driven and every supply pin fed, never two outputs on a net.
"""

from hardware.pcb.netlist import Netlist
from hardware.wiring.model import Part

POWER = ("5V IN", "GND", "3V3")  # fed from outside the board, or by the controller's own regulator
_PASSIVE, _IN, _OUT, _BOTH, _FED = "passive", "input", "output", "either", "supply"


def kind_of_pin(part: Part, pin: str) -> str:
    """What a pin does: passive, input, output, either (a GPIO), or is fed by a supply."""
    if part.kind == "level shifter":
        if pin in ("VCC", "GND"):
            return _FED
        return _OUT if pin.endswith("Y") else _IN
    if part.kind == "controller":
        if pin in ("5V", "3V3", "GND"):
            return _FED if pin != "3V3" else _PASSIVE
        return _BOTH
    return _PASSIVE


def faults(lists: Netlist) -> list[str]:
    """All that breaks a rule, in words; empty when the netlist is sound."""
    found = []
    on_net: dict[str, list[tuple[str, str]]] = {}
    for ref, part in lists.parts.items():
        for pin in part.pins:
            net = lists.nets_of[ref].get(pin)
            if (net is None) != (pin in part.open):
                what = "is not connected" if net is None else "is connected, and was to stay open"
                found.append(f"{ref} {pin} {what}")
            if net is not None:
                on_net.setdefault(net, []).append((f"{ref} {pin}", kind_of_pin(part, pin)))
    for connector in lists.connectors.values():
        for number, net in enumerate(connector.nets, 1):
            on_net.setdefault(net, []).append((f"{connector.ref} {number}", _PASSIVE))
    for net, pins in on_net.items():
        found += _net(net, pins)
    return found


def _net(net: str, pins: list[tuple[str, str]]) -> list[str]:
    kinds = [kind for _, kind in pins]
    if len(pins) < 2:
        return [f"{net}: only {pins[0][0]} is on it"]
    found = []
    if kinds.count(_OUT) > 1:
        outputs = " and ".join(pin for pin, kind in pins if kind == _OUT)
        found.append(f"{net}: {outputs} drive it together")
    if _OUT in kinds and net in POWER:
        found.append(f"{net}: an output drives a supply")
    driven = _OUT in kinds or _BOTH in kinds or net in POWER or net.startswith("5V")
    if _IN in kinds and not driven:
        found.append(f"{net}: nothing drives {next(pin for pin, kind in pins if kind == _IN)}")
    if _FED in kinds and not (net in POWER or net.startswith("5V")):
        found.append(f"{net}: {next(pin for pin, kind in pins if kind == _FED)} is on no supply")
    return found
