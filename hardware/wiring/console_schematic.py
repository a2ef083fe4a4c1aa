"""The schematic of the console."""

from typing import Any

from drivers.ladder import BUTTONS
from drivers.pads import MATCH
from hardware.wiring.model import Wiring
from hardware.wiring.pad import net_of
from hardware.wiring.paper import PITCH, SMALL, colour_of
from hardware.wiring.schematic import Schematic


def draw(wiring: Wiring, board: dict[str, Any]) -> bytes:
    """The schematic of the console as SVG."""
    sheet = Schematic(wiring, board, f"{board['name']}: console")
    sheet.paper.title(
        (0, 3.2), "Lines with the same name are joined. Parts of the pads: see the pad's schematic."
    )
    _supply(sheet, 0, 0)
    _shifter(sheet, 26, 0.5)
    _buzzer(sheet, 38.5, -1)
    below_panels = _panels(sheet, -7.5)
    below_lights = _lights(sheet, below_panels)
    _controller(sheet, 4, below_lights)
    _sockets(sheet, 20, below_lights)
    return sheet.paper.svg()


def _supply(sheet: Schematic, x: float, y: float) -> None:
    paper = sheet.paper
    paper.box((x, y), 2.6, sheet.words("PS1"), right=sheet.pins("PS1"))
    ground = ("GND", sheet.net("J1", "GND"))
    inlet = paper.box((x + 5.6, y), 2.6, sheet.words("J1"), right=[("+5V", ""), ground])["+5V"]
    start = (inlet[0] + 0.8, inlet[1])
    paper.line(inlet, start)
    net = sheet.net("J1", "+5V")
    paper.text((inlet[0] + 0.5, inlet[1] + 0.4), net, colour=colour_of(net), side="center")
    for ref in ("F1", "F2", "D1"):
        if ref not in sheet.wiring.parts:
            continue
        end = (start[0] + 2.6, start[1])
        sheet.part(ref, start, end)
        start = (end[0] + 1.4, end[1])
        paper.line(end, start)
        net = sheet.net(ref, sheet.wiring.parts[ref].pins[1])
        paper.text((end[0] + 0.7, end[1] - 0.4), net, colour=colour_of(net), side="center")
    paper.dot(start)


def _shifter(sheet: Schematic, x: float, y: float) -> None:
    left = sheet.pins("U2", "1A", "1OE", "2A", "2OE", "3A", "3OE", "4A", "4OE")
    right = sheet.pins("U2", "VCC", "1Y", "2Y", "3Y", "4Y", "GND")
    order = sheet.wiring.parts["U2"].pins
    numbered = [[(f"{order.index(pin) + 1} {pin}", net) for pin, net in pins] for pins in (left, right)]
    sheet.paper.box((x, y), 3.4, sheet.words("U2"), left=numbered[0], right=numbered[1])
    top, bottom = (x + 7.6, y - 0.6), (x + 7.6, y - 2.6)
    sheet.part("C1", top, bottom)
    sheet.paper.net(top, sheet.net("C1", "1"), "up")
    sheet.paper.net(bottom, sheet.net("C1", "2"), "down")


def _buzzer(sheet: Schematic, x: float, y: float) -> None:
    paper = sheet.paper
    paper.net((x, y), sheet.net("R3", "1"), "left")
    sheet.part("R3", (x, y), (x + 2.6, y))
    ends = paper.box(
        (x + 3.9, y + 0.5), 2, sheet.words("BZ1"), left=[("1", ""), ("2", sheet.net("BZ1", "2"))]
    )
    paper.line((x + 2.6, y), ends["1"])


def _chain(sheet: Schematic, refs: list[str], resistor: str, y: float, step: float, width: float) -> float:
    """Pixels one behind the other; the height of the next row."""
    paper = sheet.paper
    start = (4.0, y - 0.5 - PITCH)
    paper.net(start, sheet.net(resistor, "1"), "left")
    end, before = (start[0] + 2.6, start[1]), sheet.net(resistor, "2")
    sheet.part(resistor, start, end)
    for index, ref in enumerate(refs):
        x = 8.2 + index * step
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
    extra = 5 if any(_pull_ups(sheet, seat) for seat in range(1, len(sheet.board["pads"]) + 1)) else 0
    for seat in range(1, len(sheet.board["pads"]) + 1):
        column, row = (seat - 1) % 2, (seat - 1) // 2
        lines = sheet.wiring.parts[f"J{seat}01"].pins
        height = max(4, len(lines)) * PITCH + 2.6 + extra
        _socket(sheet, seat, x + column * 11.5, y - row * height)
        for i, ref in enumerate(_pull_ups(sheet, seat)):
            at, low = x + column * 11.5 + i * 2.1, y - row * height - 8.3
            sheet.part(ref, (at, low), (at, low + 2))
            sheet.paper.net((at, low + 2), sheet.net(ref, "1"), "up")
            sheet.paper.net((at, low), sheet.net(ref, "2"), "down")


def _pull_ups(sheet: Schematic, seat: int) -> list[str]:
    """The resistors of a pad's small buttons at the console, where the chip has none."""
    refs = [f"R{seat}0{number}" for number in range(2, 2 + len(BUTTONS))]
    return [ref for ref in refs if ref in sheet.wiring.parts and sheet.wiring.parts[ref].host == "A1"]


def _socket(sheet: Schematic, seat: int, x: float, y: float) -> None:
    paper, socket = sheet.paper, f"J{seat}01"
    match = net_of(seat, MATCH)
    paper.net((x, y - 1.2), match, "left")
    for ref, at in ((f"R{seat}01", x + 0.6), (f"C{seat}01", x + 2.6)):
        if ref not in sheet.wiring.parts:
            continue
        up = ref[0] == "R"
        far = (at, y + 0.6) if up else (at, y - 3.0)
        sheet.part(ref, (at, y - 1.2), far)
        paper.net(far, sheet.net(ref, "1" if up else "2"), "up" if up else "down")
        paper.dot((at, y - 1.2))
    left = [(pin, "" if net == match else net) for pin, net in sheet.pins(socket)]
    pins = [pin for pin, _ in left]
    top = y - 1.2 + 0.5 + pins.index(MATCH) * PITCH
    ends = paper.box((x + 6.4, top), 2.2, (socket, "pad socket"), left=left)
    paper.line((x, y - 1.2), ends[MATCH])
