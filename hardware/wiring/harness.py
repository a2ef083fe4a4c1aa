"""The wiring as WireViz harnesses, one for each picture."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from hardware.wiring.model import Link, Part, Pin, Wiring
from hardware.wiring.pad import kind_of
from hardware.wiring.power import awg

TITLES = {
    "supply": "Supply: five volts for matrix, controller and pad lights",
    "data": "Data: level shifter, matrix, pad lights, buzzer",
    "pads": "Pad sockets, with the parts in and beside each line",
}
_PADS = {"ladder": "with a ladder", "buttons": "with a pin for each button"}
FONT = "DejaVu Sans,Verdana,sans-serif"
LIGHTS = "L"  # the node that stands for all pad lights

# Between columns, in inches: for many wires that leave one board, or for many columns.
_ROOM = {"pads": 1.6, "supply": 0.4}

_COLOURS = {
    "controller": "#DCE9F7",
    "interface board": "#DFF1D8",
    "level shifter": "#DFF1D8",
    "pad board": "#DFF1D8",
    "matrix panel": "#F0E2F4",
    "pad light": "#F0E2F4",
    "pad socket": "#FBF1CC",
    "pad plug": "#FBF1CC",
}


@dataclass(frozen=True)
class Sheet:
    """One picture: the name of its file, its title, the links it shows."""

    name: str
    title: str
    links: list[Link]


def sheets(wiring: Wiring, board: dict[str, Any]) -> list[Sheet]:
    """The pictures of a wiring: three of the console, and one of each kind of pad."""
    found = [
        Sheet(name, f"{board['name']} · {title}", [link for link in wiring.links if link.sheet == name])
        for name, title in TITLES.items()
    ]
    seats = {kind_of(pad): seat for seat, pad in reversed(list(enumerate(board["pads"], 1)))}
    for kind, seat in sorted(seats.items()):
        links = [link for link in wiring.links if link.sheet == "pad" and _seat(link) == seat]
        found.append(Sheet(f"pad_{kind}", f"{board['name']} · Pad {seat}, like all {_PADS[kind]}", links))
    return found


def harness(wiring: Wiring, sheet: Sheet) -> dict[str, Any]:
    """A sheet as WireViz reads it."""
    used: dict[str, list[str]] = defaultdict(list)
    for link in sheet.links:
        for ref, pin in (_shown(wiring, link.a), _shown(wiring, link.b)):
            if pin not in used[ref]:
                used[ref].append(pin)
    ranksep = _ROOM.get(sheet.name, 0.8)
    title = sheet.title.replace("\\", r"\\").replace('"', r"\"")
    return {
        "metadata": {"title": sheet.title},
        "options": {"fontname": FONT, "color_mode": "full", "mini_bom_mode": False},
        "connectors": {ref: _connector(wiring, ref, pins, sheet.links) for ref, pins in used.items()},
        "cables": _cables(wiring, sheet.links),
        "connections": _connections(wiring, sheet.links),
        "tweak": {
            "append": [f'label="{title}\\n "; labelloc=t; fontsize=20; ranksep={ranksep}; nodesep=0.3']
        },
    }


def _seat(link: Link) -> int:
    return int(link.a[0][1:]) // 100


def _shown(wiring: Wiring, pin: Pin) -> Pin:
    """The node and pin that show a pin: the pad lights share one node."""
    ref, name = pin
    if wiring.parts[ref].kind != "pad light":
        return pin
    return LIGHTS, name if name in ("5V", "GND") else f"{ref} {name}"


def _connector(wiring: Wiring, ref: str, used: list[str], links: list[Link]) -> dict[str, Any]:
    if ref == LIGHTS:
        return _lights(wiring, used, links)
    part = wiring.parts[ref]
    if part.kind == "interface board":
        used = [*used, "GND"]  # its parts lie there, whatever wires a picture shows
    used = [*used, *_between_parts(wiring, part, used)]
    pins = [pin for pin in part.pins if pin in used]
    if part.kind == "controller":
        # Ground runs beside the last signal of a cable.
        pins.sort(key=lambda pin: pin == "GND")
    entry: dict[str, Any] = {
        "type": part.kind,
        "subtype": part.value,
        "show_pincount": False,
        "additional_components": _soldered(wiring, part, pins),
    }
    if part.kind in _COLOURS:
        entry["bgcolor_title"] = _COLOURS[part.kind]
    entry["pins"] = [_name(pin) for pin in pins]
    if part.kind in ("level shifter", "pad socket", "pad plug"):
        entry["pinlabels"] = [f"pin {part.pins.index(pin) + 1}" for pin in pins]
    if part.place:
        entry["notes"] = part.place
    if part.kind == "level shifter":
        entry["notes"] = "GND: 1OE 2OE 3A 4A\n5V: VCC 3OE 4OE"
    return entry


def _lights(wiring: Wiring, used: list[str], links: list[Link]) -> dict[str, Any]:
    # WireViz draws loops between pins that are numbered from 1 only.
    numbers = {pin: number for number, pin in enumerate(used, 1)}
    ends = [(_shown(wiring, link.a), _shown(wiring, link.b)) for link in links]
    loops = [[numbers[a[1]], numbers[b[1]]] for a, b in ends if a[0] == b[0] == LIGHTS and a != b]
    lights = wiring.of_kind("pad light")
    return {
        "type": f"{len(lights)} × pad light",
        "subtype": lights[0].value,
        "show_pincount": False,
        "bgcolor_title": _COLOURS["pad light"],
        "pins": list(numbers.values()),
        "pinlabels": list(numbers),
        "loops": loops,
        "notes": f"one at each pad's socket{_between(links)}",
    }


def _between(links: list[Link]) -> str:
    """Which wires lead from light to light."""
    names = sorted({link.cable.name for link in links if link.cable and link.a[0][0] == link.b[0][0] == "L"})
    if not names:
        return ""
    span = names[0] if len(names) == 1 else f"{names[0]} to {names[-1]}"
    return f",\n{span} from one to the next"


def _soldered(wiring: Wiring, host: Part, shown: list[str]) -> list[dict[str, str]]:
    """The small parts on the pins of a part, as far as the picture shows those pins."""
    found = []
    for part in wiring.parts.values():
        if part.host == host.ref:
            ends = [_end(wiring, host.ref, (part.ref, pin)) for pin in part.pins]
            if all(end in shown for end in ends):
                found.append({"type": f"{part.ref} {part.value}", "subtype": " – ".join(ends)})
    return found


def _between_parts(wiring: Wiring, host: Part, used: list[str]) -> list[str]:
    """Points of a board where only its own parts meet, as far as a picture shows all that they lead to."""
    wired = {pin for link in wiring.wires() for pin in (link.a, link.b)}
    met: dict[str, set[str]] = defaultdict(set)
    for part in wiring.parts.values():
        if part.host == host.ref:
            ends = {_end(wiring, host.ref, (part.ref, pin)) for pin in part.pins}
            for end in ends:
                if (host.ref, end) not in wired:
                    met[end] |= ends - {end}
    return [point for point, others in met.items() if others <= {*used, *met}]


def _end(wiring: Wiring, host: str, pin: Pin) -> str:
    """The pin of the host that a pin of a soldered part lies on; of several, the one that feeds it."""
    names = [name for ref, name in wiring.island(pin) if ref == host]
    return min(names, key=lambda name: (name not in ("GND", "VCC"), name))


def _name(pin: str) -> int | str:
    """WireViz takes digits for numbers."""
    return int(pin) if pin.isdigit() else pin


def _cables(wiring: Wiring, links: list[Link]) -> dict[str, Any]:
    cables: dict[str, Any] = {}
    for link in links:
        cable = link.cable
        if cable and _shown(wiring, link.a)[0] != _shown(wiring, link.b)[0]:
            entry = cables.setdefault(
                cable.name,
                {
                    "category": "" if cable.sheathed else "bundle",
                    "type": f"AWG {awg(cable.mm2)}",
                    "gauge": f"{cable.mm2} mm2",
                    "length": cable.metres,
                    "colors": [],
                    "show_wirenumbers": False,
                },
            )
            entry["colors"].append(link.colour)
    return cables


def _connections(wiring: Wiring, links: list[Link]) -> list[list[Any]]:
    numbers: dict[str, int] = defaultdict(int)
    grouped: dict[tuple, list[tuple]] = defaultdict(list)
    for link in links:
        a, b = _shown(wiring, link.a), _shown(wiring, link.b)
        if link.cable:
            numbers[link.cable.name] += 1
            grouped[a[0], link.cable.name, b[0]].append((_name(a[1]), numbers[link.cable.name], _name(b[1])))
        elif a[0] != b[0]:
            grouped[a[0], "--", b[0]].append((_name(a[1]), None, _name(b[1])))
    found: list[list[Any]] = []
    for (a_ref, through, b_ref), wires in grouped.items():
        if a_ref == b_ref:
            continue
        starts, numbers_of, ends = ([wire[i] for wire in wires] for i in range(3))
        middle = through if through == "--" else {through: numbers_of}
        found.append([{a_ref: starts}, middle, {b_ref: ends}])
    return found
