"""A pad's circuit board: the five small buttons, the ladder, plugs for the lead and for the MATCH button.

It has the outline and the screws of the key plate and takes its place: places come from the case's sizes. The
plugs are on the lower side, where there is room for them.
"""

from typing import Any

from fivefold.errors import Failure
from hardware.pcb import footprints
from hardware.pcb.layout import Layout, Line, Placed, Spot, Words, grounds
from hardware.pcb.netlist import Netlist, netlist
from hardware.solids.config import Config
from hardware.solids.keys import Keys, keys
from hardware.wiring.model import Part, Wiring
from hardware.wiring.pad import kind_of

SWITCH_MM = 12.0
_SIGNAL_A = 0.05
_PLUGS = 4.2  # from the edge at the lead
_HALF = 6.0  # of a switch
_BUTTONS = {"S102": "UP", "S103": "DOWN", "S104": "LEFT", "S105": "RIGHT", "S106": "BACK"}


def netlist_of(wiring: Wiring) -> Netlist:
    """Parts, nets and connectors of pad 1's board; the other pads' are like it."""

    def on_board(part: Part) -> bool:
        small = part.kind == "small button" and len(part.ref) == 4 and part.ref[1] == "1"
        return small or part.host == "A101"

    return netlist(wiring, on_board, {"A101"})


def layout(board: dict[str, Any], wiring: Wiring, name: str, config: Config | None = None) -> Layout:
    """The board of a profile's pads. Raises Failure for switches that its footprints do not take."""
    sizes = config or Config()
    if sizes.pad.switch != SWITCH_MM:
        raise Failure(
            f"the pad's board takes switches of {SWITCH_MM:g} mm, and pad.switch is {sizes.pad.switch:g}"
        )
    at = keys(sizes)
    lists = netlist_of(wiring)
    size = (round(at.size[0], 2), round(at.size[1], 2))
    title = f"Fivefold pad: {kind_of(board['pads'][0])}"
    made = Layout(name, title, "", size, 3, dict.fromkeys(lists.nets, _SIGNAL_A))
    made.holes += [_here(at, spot) for spot in at.screws]
    for ref, button in _BUTTONS.items():
        x, y = _here(at, at.buttons[button])
        made.parts.append(_placed(lists, ref, x, y, 0))
        made.words.append(Words(button, x, y - 7.1, 1.2, bold=True))
        made.lines += _frame(x, y)
    _ladder(made, lists, at)
    for ref, x, said in (("XP101", 0.585, "LEAD"), ("XS101", 0.81, "MATCH")):
        connector = lists.connectors[ref]
        pads = {str(number): net for number, net in enumerate(connector.nets, 1)}
        plug = footprints.plug(len(pads))
        middle = size[0] * x
        made.parts.append(Placed(ref, "", plug, middle, _PLUGS, 0, pads, "bottom", said=said))
        _pins(made, connector.nets, middle, said)
    made.zones += grounds(size)
    made.words.append(Words("FIVEFOLD PAD", size[0] / 2, size[1] - 2, 1.5, bold=True))
    made.words.append(
        Words("FIVEFOLD PAD: plugs on this side", size[0] / 2, size[1] - 2, 1.2, layer="B.SilkS")
    )
    return made


def _here(at: Keys, spot: Spot) -> Spot:
    """From the axes of the case, y towards the lead, to the board's, whose top edge is at the lead."""
    return round(spot[0] + at.size[0] / 2, 3), round(at.size[1] / 2 - spot[1], 3)


def _placed(lists: Netlist, ref: str, x: float, y: float, angle: float) -> Placed:
    part = lists.parts[ref]
    footprint = footprints.footprint_of(part)
    pads = {footprint.pad_of(pin): net for pin, net in lists.nets_of[ref].items()}
    value = footprints.short(part.value)
    if part.kind != "resistor":
        return Placed(ref, value, footprint, x, y, angle, pads)
    return Placed(ref, value, footprint, x, y, angle, pads, ref_at=(x, y - 0.62, 0))


def _ladder(made: Layout, lists: Netlist, at: Keys) -> None:
    """The resistors, between BACK and the edges, where no switch is."""
    left = _here(at, at.buttons["BACK"])[0] - 4.6
    y_of_back = _here(at, at.buttons["BACK"])[1]
    refs = sorted(ref for ref, part in lists.parts.items() if part.kind == "resistor")
    rows = [y_of_back - 16.6 + 3.2 * row for row in range(3)] + [
        y_of_back + 11 + 3.2 * row for row in range(3)
    ]
    for ref, y in zip(refs, rows, strict=False):
        made.parts.append(_placed(lists, ref, left, y, 0))
        made.words.append(Words(made.parts[-1].value, left, y + 0.6, 0.8))


def _frame(x: float, y: float) -> list[Line]:
    """Around a switch, with gaps for its pads; the library's own lines run over them."""
    made = [Line((x - _HALF, y + end * _HALF), (x + _HALF, y + end * _HALF)) for end in (-1, 1)]
    for side in (-1, 1):
        for low, high in ((-_HALF, -3.8), (-1.2, 1.2), (3.8, _HALF)):
            made.append(Line((x + side * _HALF, y + low), (x + side * _HALF, y + high)))
    return made


def _pins(made: Layout, nets: tuple[str, ...], middle: float, said: str) -> None:
    """What each pin is, on both sides."""
    for layer in ("F.SilkS", "B.SilkS"):
        below = _PLUGS + (3.4 if layer == "B.SilkS" else 1.9)
        made.words.append(Words(said, middle, below + 1.4, 1.0, bold=True, layer=layer))
        for number, net in enumerate(nets):
            x = middle + 2.5 * (number - (len(nets) - 1) / 2)
            text = {"MATCH": "M", "NAV": "NAV"}.get(net.split()[0], net.split()[0][:3])
            if len(nets) > 4 and net != "GND":
                text = text[0]
            made.words.append(Words(text, x, below, 0.8, layer=layer))
