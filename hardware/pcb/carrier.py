"""The console's circuit board: places of all parts. It takes the interface board's place, and X1's and F1's.

The USB socket is at the rear edge, the pads' plugs at the front edge, everything that carries amperes at the
right one: copper for it is poured, not routed.
"""

from dataclasses import replace
from typing import Any

from drivers.ladder import BUTTONS
from drivers.pads import MATCH
from fivefold.errors import Failure
from hardware.pcb import footprints
from hardware.pcb.footprints import Footprint
from hardware.pcb.layout import TEXT, Layout, Line, Placed, Spot, Words, Zone, grounds
from hardware.pcb.modules import PITCH, Module, module_of, printed_of
from hardware.pcb.netlist import Connector, Netlist, netlist
from hardware.wiring.controllers import CONTROLLERS
from hardware.wiring.model import Part, Pin, Wiring
from hardware.wiring.power import Power, power_of

Points = tuple[Spot, ...]
SIZE = (100.0, 100.0)  # the largest that makers sell at their lowest price
HOLES: tuple[Spot, ...] = ((4, 4), (96, 4), (4, 96), (96, 96))
USB_X = 36.7  # from the left edge, and level with the rear edge
SIDE_BUTTONS = (14.5, 57.5)  # from the left edge; pressed through the rear wall
TALL = 20.0  # above the board: a TO-220 that stands, 15.9 mm, on 4 mm of its legs
MOST_PANELS = 4
OWN_TERMINALS = 2  # panels that have a terminal each; of more, two share one
MOST_A = (
    10  # what the poured copper is wide enough for, and less than terminals (24 A) and fuse holder (16 A)
)
CLAMP_MM2 = 2.5  # what a clamp of such a terminal takes, one wire or two in a twin ferrule
OUTSIDE = (
    "supply", "supply inlet", "power switch", "matrix panel", "pad light", "pad socket", "pad plug",
    "pad board",
    "MATCH button", "small button",
)  # fmt: skip
HOSTS = {"A1", "X1"}
SLOT = 3.1  # from resistor to resistor
_ROW_A, _ROW_B, _PLUGS = 85.34, 75.2, 94.2
_LEFT, _RIGHT = 8.0, 92.0  # of the pads' columns
_TERMINALS = (94.2, 14.0, 11.4)  # x, first y, step
_FREE = {  # ref: (x, y, angle)
    "F1": (69.5, 14, 180),
    "D3": (62, 31, 0),
    "Q1": (74, 31, 0),
    "D2": (63, 37.5, 0),
    "D4": (76.5, 37.5, 180),
    "C30": (66, 42.5, 0),
    "R4": (76.5, 42.5, 180),
    "F2": (63.5, 48, 0),
    "F3": (77, 48, 0),
    "D1": (60.5, 55.5, 0),
    "U2": (75.5, 60.5, 90),
    "C1": (61, 62.5, 0),
    "R1": (87.2, 60.5, 90),
    "R2": (87, 67.9, 180),
    "R5": (67, 67.9, 180),
    "R6": (77, 67.9, 180),
    "BZ1": (10.5, 52, 0),
    "R3": (10.5, 61.5, 0),
    "R7": (10.5, 65.5, 0),
    "XM1": (6, 20, 270),
    "XL1": (95, 61, 90),
}
# Names of parts that have no room for them inside: from the middle of their pads. The value stands beside.
_NAMED: dict[str, Spot] = {
    "F1": (-4, -3.9), "F2": (-3, -2.4), "F3": (-3, -2.4), "D1": (-4, -4.3), "D3": (-4, -4.3),
    "Q1": (-4, -4.3),
    "D2": (-4.4, 2.7), "D4": (-4.4, -1.9), "U2": (0, -0.9), "BZ1": (0, -3.6),
}  # fmt: skip
_VALUES = {"BZ1": "piezo"}
_SAID = {"XM1": "MATRIX DATA", "XL1": "LIGHTS"}


def on_board(wiring: Wiring, part: Part) -> bool:
    """Whether a part of the wiring is on this board: whatever does not hang on something outside."""
    while part.host and part.host not in HOSTS:
        part = wiring.parts[part.host]
    return part.kind not in OUTSIDE


def netlist_of(wiring: Wiring) -> Netlist:
    """Parts, nets and connectors of the board, pins as the wiring calls them."""
    panels = [part.ref for part in wiring.of_kind("matrix panel")]
    shared = dict(zip(panels[1::2], panels[::2], strict=False)) if len(panels) > OWN_TERMINALS else {}
    return netlist(wiring, lambda part: on_board(wiring, part), HOSTS, shared)


def board_netlist(wiring: Wiring) -> Netlist:
    """The same, pins as pads of footprints."""
    lists = netlist_of(wiring)
    module = module_of(_chip_of(wiring))
    for pin, spots in lists.at.items():
        lists.at[pin] = [pad for spot in spots for pad in _pads_of(lists, module, spot)]
    return lists


def _chip_of(wiring: Wiring) -> str:
    """The chip whose module the wiring's controller is."""
    name = wiring.parts["U1"].value.partition(" (")[0]
    return next((chip for chip, controller in CONTROLLERS.items() if controller.name == name), name)


def _pads_of(lists: Netlist, module: Module, pin: Pin) -> list[Pin]:
    """The pads of a pin: a controller's is on one of two headers, ground on several of their pins."""
    ref, name = pin
    if ref == "U1":
        rows = (("U1A", module.left), ("U1B", module.right))
        printed = printed_of(name)
        return [(row, str(at)) for row, said in rows for at, word in enumerate(said, 1) if word == printed]
    if ref in lists.connectors:
        connector = lists.connectors[ref]
        # Terminals are turned so that wires come from the right: pin 1 is the lower one.
        return [(ref, str(len(connector.nets) + 1 - int(name)) if connector.thick else name)]
    return [(ref, footprints.footprint_of(lists.parts[ref]).pad_of(name))]


def side_buttons(board: dict[str, Any]) -> dict[Pin, str]:
    """The nets of the buttons EN and BOOT, which no wiring has, by pad."""
    module = module_of(board["chip"])
    left, right = module.buttons
    found = {("SW1", "1"): left, ("SW1", "2"): "GND", ("SW2", "1"): right, ("SW2", "2"): "GND"}
    for row, said in (("U1A", module.left), ("U1B", module.right)):
        for at, word in enumerate(said, 1):
            if word in (module.enable, "0"):
                found[row, str(at)] = "BOOT" if word == "0" else "EN"
    return found


def layout(board: dict[str, Any], wiring: Wiring, name: str) -> Layout:
    """The board of a profile. Raises Failure for what it has no room or no copper for."""
    module, power = module_of(board["chip"]), power_of(board)
    why = _too_much(power)
    if why:
        raise Failure(f"the console's circuit board {why} of {board['name']}: wire it by hand")
    lists = netlist_of(wiring)
    fused = power.fuse_ma / 1000
    branch = 2 * power.resettable_ma / 1000
    amperes = dict.fromkeys(("5V IN", *(("5V FUSED",) if "S1" in wiring.parts else ()), "5V", "GND"), fused)
    amperes |= dict.fromkeys(("5V AUX", "5V U1", "5V LIGHTS"), branch)
    made = Layout(name, f"Fivefold console: {board['name']}", "", SIZE, 3, amperes)
    made.strong = ("F1", *(each.ref for each in lists.connectors.values() if each.thick))
    made.brief = ("D2", "D3", "Q1")
    made.holes += HOLES
    _module(made, lists, module)
    for ref, (x, y, angle) in _FREE.items():
        if ref in lists.parts:
            made.parts.append(_placed(lists, ref, x, y, angle))
        elif ref in lists.connectors:
            _plugged(made, lists.connectors[ref], x, y, angle)
    _terminals(made, lists)
    _pads(made, lists)
    _zones(made, "S1" in wiring.parts)
    _words(made, board)
    missing = lists.parts.keys() - {part.ref for part in made.parts} - {"U1"}
    if missing:
        raise Failure(f"the console's circuit board has no place for {', '.join(sorted(missing))}")
    return made


def _too_much(power: Power) -> str:
    """What of a console the board does not bear, or ""."""
    if power.panels > MOST_PANELS:
        return f"has terminals for {MOST_PANELS} panels, not for the {power.panels}"
    if power.fuse_ma > 1000 * MOST_A:
        return f"bears {MOST_A} A, not the fuse of {power.fuse_ma / 1000:g} A"
    if power.panels > OWN_TERMINALS and 2 * power.panel_mm2 > CLAMP_MM2:
        return f"takes {CLAMP_MM2:g} mm² in a clamp, not two wires of {power.panel_mm2:g} mm²"
    return ""


def _placed(lists: Netlist, ref: str, x: float, y: float, angle: float) -> Placed:
    """A part of the wiring, with its name inside its body, or above it."""
    part, footprint = lists.parts[ref], footprints.footprint_of(lists.parts[ref])
    pads = {footprint.pad_of(pin): net for pin, net in lists.nets_of[ref].items()}
    return Placed(ref, footprints.short(part.value), footprint, x, y, angle, pads)


def _module(made: Layout, lists: Netlist, module: Module) -> None:
    """Two female headers for the controller, and the buttons EN and BOOT beside its USB socket."""
    nets = {printed_of(pin): net for pin, net in lists.nets_of["U1"].items()}
    nets |= {module.enable: "EN", "0": "BOOT"}
    header = Footprint(module.socket, (0, PITCH * (len(module.left) - 1) / 2))
    y = module.usb + 2 + PITCH * (len(module.left) - 1) / 2
    for ref, side, x in (("U1A", module.left, -1), ("U1B", module.right, 1)):
        pads = {str(number): nets[pin] for number, pin in enumerate(side, 1) if pin in nets}
        made.parts.append(Placed(ref, "", header, USB_X + x * module.rows / 2, y, 0, pads))
        for number, pin in enumerate(side):
            at = module.usb + 2 + PITCH * number
            to = USB_X + x * (module.rows / 2 - 1.7)
            made.words.append(Words(pin, to, at, 0.9, justify="left" if x < 0 else "right"))
    for ref, (net, across) in zip(
        ("SW1", "SW2"), zip(module.buttons, SIDE_BUTTONS, strict=True), strict=True
    ):
        made.parts.append(Placed(ref, net, footprints.SIDE_BUTTON, across, 5, 180, {"1": net, "2": "GND"}))
        made.words.append(Words(net, across + 4.4, 4.5, 1.2, justify="left", bold=True))


def _plugged(made: Layout, connector: Connector, x: float, y: float, angle: float) -> None:
    pads = {str(number): net for number, net in enumerate(connector.nets, 1)}
    plug = footprints.plug(len(pads))
    made.parts.append(Placed(connector.ref, "", plug, x, y, angle, pads, said=_SAID[connector.ref]))
    # At the left edge what it is stands above it, at the right one below; a pin's name inwards of it.
    half, at_left = 1.25 * (len(pads) - 1), angle == 270
    end, inner = (-1, "left") if at_left else (1, "right")
    edge, inwards = (1.2, x + 4.6) if at_left else (SIZE[0] - 1.2, x - 3.2)
    made.words.append(
        Words(_SAID[connector.ref], edge, y + end * (half + 4.2), 1.0, justify=inner, bold=True)
    )
    for number, net in enumerate(connector.nets):
        at = y - end * (2.5 * number - half)
        made.words.append(Words(_short_net(net), inwards, at, 0.8, justify=inner))


def _short_net(net: str) -> str:
    """A net as it stands at a pin: without the pad's number, and buttons by their first letter."""
    first = net.split()[0]
    return {"MATRIX": "DIN", "LIGHTS": "DIN"}.get(first, first[0] if first in (MATCH, *BUTTONS) else first)


def _terminals(made: Layout, lists: Netlist) -> None:
    """Screw terminals at the right edge, read from the top."""
    x, y, step = _TERMINALS
    thick = [each for each in lists.connectors.values() if each.thick]
    for place, connector in enumerate(sorted(thick, key=lambda each: ("JSM".index(each.to[0]), each.to))):
        said = {"J1": "SUPPLY", "S1": "SWITCH"}.get(connector.to) or _panels(lists.ends_of(connector))
        middle = y + step * place
        many = len(connector.nets)
        # Turned so that wires come from the right: pin 1 is the lower one.
        pads = {str(many - number): net for number, net in enumerate(connector.nets)}
        terminal = footprints.TERMINAL
        made.parts.append(Placed(connector.ref, "", terminal, x, middle, 90, pads, said=said))
        made.words.append(Words(said, x - 10.6, middle, 1.0, 90, bold=True))
        for number, net in enumerate(connector.nets):
            at = middle + 5.08 * (number - 0.5)
            said_net = {"5V IN": "+5V", "5V FUSED": "1", "5V": "+5V"}.get(net, net)
            if connector.to == "S1":
                said_net = str(number + 1)
            made.words.append(Words(said_net, x - 6.8, at, 0.9, justify="right"))


def _panels(refs: list[str]) -> str:
    """Which panels a terminal feeds, as it is printed there."""
    numbers = [ref[1:] for ref in refs]
    return f"PANEL{'S' if len(numbers) > 1 else ''} {'+'.join(numbers)}"


def _pads(made: Layout, lists: Netlist) -> None:
    """A column for each pad: plug, behind it the resistors in its lines, then what hangs on them."""
    plugs = [each for each in lists.connectors.values() if each.to.startswith("J") and not each.thick]
    step = (_RIGHT - _LEFT) / len(plugs)
    for place, connector in enumerate(plugs):
        x = _LEFT + step * (place + 0.5)
        pads = {str(number): net for number, net in enumerate(connector.nets, 1)}
        plug = footprints.plug(len(pads))
        made.parts.append(Placed(connector.ref, "", plug, x, _PLUGS, 0, pads, said=f"PAD {connector.to[1]}"))
        made.words.append(Words(f"PAD {connector.to[1]}", x, 98.85, 1.0, bold=True))
        for number, net in enumerate(connector.nets):
            at = x + 2.5 * (number - (len(pads) - 1) / 2)
            made.words.append(Words(_short_net(net), at, 91.05, 0.8))
        rest = []
        for ref, nets in lists.nets_of.items():
            if ref[1:-2] != connector.to[1:-2] or not ref[1:].isdigit() or len(ref) != len(connector.to):
                continue
            outer = [net for net in nets.values() if net in connector.nets and net != "GND"]
            if outer:
                number = connector.nets.index(outer[0])
                across = x + SLOT * (number - (len(pads) - 1) / 2)
                made.parts.append(_placed(lists, ref, across, _ROW_A, 270))
            else:
                rest.append(ref)
        for number, ref in enumerate(sorted(rest, key=_order)):
            across = x + SLOT * (number - (len(rest) - 1) / 2)
            up = 90 if "GND" in lists.nets_of[ref].values() else 270
            made.parts.append(_placed(lists, ref, across, _ROW_B, up))
        if place:
            edge = _LEFT + step * place
            made.lines.append(Line((edge, 70.5), (edge, 98.5)))


def _order(ref: str) -> str:
    """Pull-up and capacitor of MATCH, then capacitor and resistor of NAV."""
    return {"01": "1", "02": "3"}.get(ref[-2:], "4") + {"R": "0", "C": "1"}[ref[0]]


def _zones(made: Layout, switched: bool) -> None:
    """Poured copper. switched: with a switch between fuse and 5V; without one they are one net."""
    made.zones += grounds(made.size)
    inlet = ((78, 8.5), (97.6, 8.5), (97.6, 13.7), (86, 13.7), (86, 17), (78, 17))
    top: Points = ((55.6, 11.5), (61, 11.5), (61, 19.6), (97.6, 19.6))
    # Nothing of 5V lies where the shifter's signals cross each other.
    low: Points = ((97.6, 53), (83, 53), (83, 58.5), (69, 58.5), (69, 64.5), (56, 64.5))
    made.zones.append(Zone("5V IN", "F.Cu", inlet, 2))
    if not switched:
        made.zones.append(Zone("5V", "F.Cu", (*top, *low), 1))
        return
    made.zones.append(Zone("5V FUSED", "F.Cu", (*top, (97.6, 25), (55.6, 25)), 2))
    made.zones.append(Zone("5V", "F.Cu", ((57.3, 25.6), (97.6, 25.6), *low), 1))


def _words(made: Layout, board: dict[str, Any]) -> None:
    room = module_of(board["chip"]).rows - 8.5  # between the pins' names
    for text, y, most in (("FIVEFOLD", 20, 2.4), (board["name"], 24, 1.2)):
        size = max(0.8, min(most, room / (0.95 * len(text))))
        made.words.append(Words(text, USB_X, y, round(size, 2), bold=y == 20))
    made.words.append(Words("USB", USB_X, 3, 1.2, bold=True))
    made.parts[:] = [replace(part, ref_at=_ref_at(part)) for part in made.parts]
    made.words += [words for part in made.parts for words in _value_words(part)]


def _ref_at(part: Placed) -> tuple[float, float, float] | None:
    """Where a part's name stands."""
    if part.footprint.inside and part.ref not in _NAMED:
        return (part.x - 0.62, part.y, 90) if part.angle % 180 else (part.x, part.y - 0.62, 0)
    if part.ref in _NAMED:
        dx, dy = _NAMED[part.ref]
        return part.x + dx, part.y + dy, 0
    return None


def _value_words(part: Placed) -> list[Words]:
    """A part's value, beside its name."""
    if part.ref_at is None:
        return []
    x, y, angle = part.ref_at
    if part.ref not in _NAMED:
        dx, dy = (1.2, 0) if angle else (0, 1.2)
        return [Words(part.value, x + dx, y + dy, 0.8, angle)]
    if part.ref in ("U2", "BZ1"):
        return [Words(_VALUES.get(part.ref, part.value), x, y + 1.8, TEXT)]
    return [Words(_VALUES.get(part.ref, part.value), x + 1.6, y, TEXT, justify="left")]
