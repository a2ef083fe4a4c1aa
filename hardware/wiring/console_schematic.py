"""The schematic of the console."""

import re
from collections.abc import Sequence
from typing import Any

from drivers.ladder import BUTTONS
from drivers.pads import MATCH
from hardware.wiring.model import Wiring
from hardware.wiring.pad import guard_of
from hardware.wiring.paper import PITCH, SMALL, Point, colour_of
from hardware.wiring.schematic import Schematic

_COLUMNS = 3  # of sockets
_LINE = 1.1  # between the lines of a socket: a resistor with its name


def draw(wiring: Wiring, board: dict[str, Any]) -> bytes:
    """The schematic of the console as SVG."""
    sheet = Schematic(wiring, board, f"{board['name']}: console")
    sheet.paper.title(
        (0, 3.2), "Lines with the same name are joined. Parts of the pads: see the pad's schematic."
    )
    _supply(sheet, 0, 0)
    _shifter(sheet, 46, 0.5)
    _buzzer(sheet, 47, -8.5)
    below_panels = _panels(sheet, -9)
    below_lights = _lights(sheet, below_panels)
    _controller(sheet, 4, below_lights)
    _sockets(sheet, 20, below_lights)
    return sheet.paper.svg()


def _supply(sheet: Schematic, x: float, y: float) -> None:
    """Supply, fuse, switch; what guards 5V; and the two branches behind it."""
    paper = sheet.paper
    paper.box((x, y), 2.6, sheet.words("PS1"), right=sheet.pins("PS1"))
    ground = ("GND", sheet.net("J1", "GND"))
    inlet = paper.box((x + 5.6, y), 2.6, sheet.words("J1"), right=[("+5V", ""), ground])["+5V"]
    start = (inlet[0] + 0.8, inlet[1])
    paper.line(inlet, start)
    _named(sheet, sheet.net("J1", "+5V"), (inlet[0] + 0.5, inlet[1] + 0.4))
    start = _in_line(sheet, ("F1", "S1"), start)
    paper.dot(start)
    end = (start[0] + 14.6, start[1])
    paper.line(start, end)
    _guard(sheet, start[0] + 1.2, start[1])
    paper.dot(end)
    lower = (end[0], end[1] - 2.6)
    paper.line(end, lower)
    for branch, at in ((("F2", "D1"), end), (("F3",), lower)):
        paper.dot(_in_line(sheet, branch, at))


def _in_line(sheet: Schematic, refs: Sequence[str], start: Point) -> Point:
    """Two-legged parts one behind the other, as far as there are any, each with its net; the end."""
    for ref in refs:
        if ref not in sheet.wiring.parts:
            continue
        end = (start[0] + 2.6, start[1])
        sheet.part(ref, start, end)
        start = (end[0] + 1.4, end[1])
        sheet.paper.line(end, start)
        _named(sheet, sheet.net(ref, sheet.wiring.parts[ref].pins[1]), (end[0] + 0.7, end[1] - 0.4))
    return start


def _named(sheet: Schematic, net: str, at: Point) -> None:
    sheet.paper.text(at, net, colour=colour_of(net), side="center")


def _guard(sheet: Schematic, x: float, y: float) -> None:
    """What lies across 5V: diodes with the ring up, and the thyristor with what triggers it."""
    paper = sheet.paper
    for ref, at in (("D3", x), ("D2", x + 2.9)):
        paper.dot((at, y))
        paper.line((at, y), (at, y - 0.8))
        sheet.part(ref, (at, y - 2.8), (at, y - 0.8))
        paper.net((at, y - 2.8), sheet.net(ref, "A"), "down")
    at = x + 7.2
    paper.dot((at, y))
    paper.line((at, y), (at, y - 0.8))
    gate = paper.thyristor((at, y - 0.8), (at, y - 2.8), sheet.words("Q1"))
    paper.net((at, y - 2.8), sheet.net("Q1", "K"), "down")
    node = (at + 1.8, y - 2.6)
    paper.line(gate, (node[0], gate[1]), node, (at + 4.6, node[1]))
    paper.dot(node)
    paper.dot((node[0], y))
    paper.line(node, (node[0], y - 2.2))
    sheet.part("D4", (node[0], y - 2.2), (node[0], y - 0.4))
    paper.line((node[0], y - 0.4), (node[0], y))
    for ref, place in (("R4", node[0]), ("C30", at + 4.6)):
        sheet.part(ref, (place, node[1]), (place, node[1] - 2))
        paper.net((place, node[1] - 2), sheet.net(ref, "2"), "down")


def _shifter(sheet: Schematic, x: float, y: float) -> None:
    left = sheet.pins("U2", "1A", "1OE", "2A", "2OE", "3A", "3OE", "4A", "4OE")
    right = sheet.pins("U2", "VCC", "1Y", "2Y", "3Y", "4Y", "GND")
    order = sheet.wiring.parts["U2"].pins
    numbered = [[(f"{order.index(pin) + 1} {pin}", net) for pin, net in pins] for pins in (left, right)]
    sheet.paper.box((x, y), 3.4, sheet.words("U2"), left=numbered[0], right=numbered[1])
    for i, ref in enumerate(("C1", "R5", "R6")):
        _upright(sheet, ref, (x + 8 + 2.6 * i, y - 0.6))


def _upright(sheet: Schematic, ref: str, top: Point) -> None:
    """A two-legged part by itself, a net at either end."""
    bottom = (top[0], top[1] - 2)
    sheet.part(ref, top, bottom)
    sheet.paper.net(top, sheet.net(ref, "1"), "up")
    sheet.paper.net(bottom, sheet.net(ref, "2"), "down")


def _buzzer(sheet: Schematic, x: float, y: float) -> None:
    paper = sheet.paper
    paper.net((x, y), sheet.net("R3", "1"), "left")
    sheet.part("R3", (x, y), (x + 2.6, y))
    ends = paper.box(
        (x + 3.9, y + 0.5), 2, sheet.words("BZ1"), left=[("1", ""), ("2", sheet.net("BZ1", "2"))]
    )
    paper.line((x + 2.6, y), ends["1"])
    _upright(sheet, "R7", (x + 9, y))


def _chain(sheet: Schematic, refs: list[str], resistor: str, y: float, step: float, width: float) -> float:
    """Pixels one behind the other; the height of the next row."""
    paper = sheet.paper
    start = (4.0, y - 0.5 - PITCH)
    paper.net(start, sheet.net(resistor, "1"), "left")
    end, before = (start[0] + 2.6, start[1]), sheet.net(resistor, "2")
    sheet.part(resistor, start, end)
    for index, ref in enumerate(refs):
        x = 9.6 + index * step
        left = [(pin, "" if pin == "DIN" else net) for pin, net in sheet.pins(ref, "5V", "DIN", "GND")]
        ends = paper.box((x, y), width, sheet.words(ref), left=left)
        if sheet.net(ref, "DIN") == before:
            paper.line(end, ends["DIN"])
        _bulk(sheet, ref, (x + 0.5, y - 3.2))
        end, before = (x + width, start[1]), sheet.net(ref, "DOUT")
        paper.text((end[0] - 0.2, end[1]), "DOUT", SMALL, side="right")
    return y - 4.6


def _bulk(sheet: Schematic, ref: str, start: tuple[float, float]) -> None:
    """The capacitors that are soldered to a part's pins, below it."""
    for part in sheet.wiring.parts.values():
        if part.host == ref:
            end = (start[0] + 2.6, start[1])
            sheet.paper.symbol("bulk capacitor", start, end)
            sheet.paper.text(
                (start[0] + 1.3, start[1] - 0.75), " ".join(sheet.words(part.ref)), SMALL, side="center"
            )
            sheet.paper.net(start, sheet.net(part.ref, part.pins[0]), "left")
            sheet.paper.net(end, sheet.net(part.ref, part.pins[1]), "right")


def _panels(sheet: Schematic, y: float) -> float:
    refs = [part.ref for part in sheet.wiring.of_kind("matrix panel")]
    return _chain(sheet, refs, "R1", y, 8.2, 3.6) - 1.2


def _lights(sheet: Schematic, y: float) -> float:
    refs = [part.ref for part in sheet.wiring.of_kind("pad light")]
    return _chain(sheet, refs, "R2", y, 5.4, 2.6) - 0.5


def _controller(sheet: Schematic, x: float, y: float) -> None:
    own = ("5V", "3V3", "GND")
    others = [pin for pin in sheet.wiring.parts["U1"].pins if pin not in own]
    sheet.paper.box(
        (x, y),
        7,
        sheet.words("U1"),
        left=sheet.pins("U1", *own, *others[:3]),
        right=sheet.pins("U1", *others[3:]),
    )


def _sockets(sheet: Schematic, x: float, y: float) -> None:
    seats = range(1, len(sheet.board["pads"]) + 1)
    below = max(len(_upright_parts(sheet, seat)) for seat in seats)
    wide = max(13.5, 2.6 * below + 2.5)
    for seat in seats:
        column, row = (seat - 1) % _COLUMNS, (seat - 1) // _COLUMNS
        lines = sheet.wiring.parts[f"J{seat}01"].pins
        high = len(lines) * _LINE + (6.4 if below else 2.4)
        _socket(sheet, seat, x + column * wide, y - row * high)


def _upright_parts(sheet: Schematic, seat: int) -> list[str]:
    """The small parts of a pad at the console that lie beside its lines: pull-ups, capacitors, 1 MΩ."""
    guards = {guard_of(seat, line) for line in ("3V3", MATCH, *BUTTONS, "NAV")}
    parts = sheet.wiring.parts.values()
    return [
        part.ref
        for part in parts
        if part.host == "A1" and re.fullmatch(rf"[RC]{seat}\d\d", part.ref) and part.ref not in guards
    ]


def _socket(sheet: Schematic, seat: int, x: float, y: float) -> None:
    """A pad's socket with the resistor in each of its lines, and what lies beside them below it."""
    paper, socket = sheet.paper, f"J{seat}01"
    left = [(pin, net if pin == "GND" else "") for pin, net in sheet.pins(socket)]
    ends = paper.box((x + 4.6, y), 2.2, (socket, "pad socket"), left=left, pitch=_LINE)
    for line, end in ends.items():
        if line == "GND":
            continue
        guard, start = guard_of(seat, line), (end[0] - 2.4, end[1])
        paper.symbol("resistor", start, end)
        paper.text((start[0] + 1.2, start[1] + 0.45), " ".join(sheet.words(guard)), SMALL, side="center")
        paper.net(start, sheet.net(guard, "1"), "left")
    low = y - len(left) * _LINE - 1.6
    for i, ref in enumerate(_upright_parts(sheet, seat)):
        _upright(sheet, ref, (x + 2.6 * i, low))
