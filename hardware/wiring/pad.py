"""A pad: what guards its lines at the console, its socket, its lead, its buttons."""

from typing import Any

from drivers.ladder import BUTTONS
from drivers.pads import MATCH
from hardware.wiring import values
from hardware.wiring.controllers import controller_of
from hardware.wiring.model import Cable, Part, Wiring
from hardware.wiring.power import INSIDE_M, LEAD_M, SIGNAL_MM2

INSIDE_PAD_M = 0.1


def lines_of(pad: dict[str, int]) -> tuple[str, ...]:
    """The wires of a pad's lead, by pin of its connector: four with a ladder, else GND and one a button."""
    if "NAV" in pad:
        return ("3V3", "GND", MATCH, "NAV")
    return ("GND", MATCH, *BUTTONS)


def kind_of(pad: dict[str, int]) -> str:
    """`ladder` or `buttons`."""
    return "ladder" if "NAV" in pad else "buttons"


def net_of(seat: int, line: str) -> str:
    """The net of a pad's line inside the console: its own for signals, one for all pads for 3V3 and GND."""
    return line if line in ("3V3", "GND") else f"{line} {seat}"


def lead_net_of(seat: int, line: str) -> str:
    """The net of a pad's line outside: behind the resistor that guards it; ground has none."""
    return line if line == "GND" else f"{line} {seat} LEAD"


def terminal_of(seat: int, line: str) -> str:
    """The point of the interface board where the wire to a pin of a pad's socket starts."""
    return f"J{seat}01 {line}"


def guard_of(seat: int, line: str) -> str:
    """The resistor between a line inside the console and its lead: R111 for MATCH of pad 1, R117 for NAV."""
    number = {line: place for place, line in enumerate((MATCH, *BUTTONS, "NAV"), 1)} | {"3V3": 9}
    return f"R{seat}1{number[line]}"


def has_filters(board: dict[str, Any]) -> bool:
    """Whether each line of MATCH has a pull-up and a capacitor at the console."""
    return controller_of(board).filters or not board["pull_up"]


def needs_3v3(board: dict[str, Any]) -> bool:
    """Whether anything of the pads hangs on 3V3."""
    return has_filters(board) or any("NAV" in pad for pad in board["pads"])


def add_pad(wiring: Wiring, board: dict[str, Any], seat: int) -> None:
    """Socket, lead and pad of a seat; its lines start at the interface board A1."""
    pad = board["pads"][seat - 1]
    lines, at = lines_of(pad), seat * 100
    socket, plug, inside = f"J{at + 1}", f"P{at + 1}", f"A{at + 1}"
    name = f"{len(lines)}-pin"
    wiring.add(Part(socket, "pad socket", name, lines))
    wiring.add(Part(plug, "pad plug", name, lines))
    taps = BUTTONS if "NAV" in pad else ()
    wiring.add(Part(inside, "pad board", "30×70 mm", (*lines, *taps)))
    to_socket = Cable(f"W{at + 1}", "pads", SIGNAL_MM2, INSIDE_M)
    lead = Cable(f"W{at + 2}", "pad", SIGNAL_MM2, LEAD_M, sheathed=True)
    for line in lines:
        net, colour = lead_net_of(seat, line), values.LINE_COLOURS[line]
        wiring.wire(net, ("A1", terminal_of(seat, line)), (socket, line), to_socket, colour)
        wiring.join(net, (socket, line), (plug, line))
        wiring.wire(net, (plug, line), (inside, line), lead, colour)
        if line == "GND":
            wiring.join("GND", ("A1", "GND"), ("A1", terminal_of(seat, line)))
        else:
            _guard(wiring, seat, line)
    if has_filters(board):
        _filter(wiring, seat)
    if "NAV" in pad:
        _rest(wiring, seat)
    _buttons(wiring, board, seat, inside)


def _guard(wiring: Wiring, seat: int, line: str) -> None:
    """The resistor in a line that leaves the console: what a lead brings in, and what it may short."""
    resistor = guard_of(seat, line)
    guards = {"3V3": values.RAIL, "NAV": values.ohms(values.NAV_OHMS)}
    value = guards.get(line, values.ohms(values.LINE_OHMS))
    wiring.add(Part(resistor, "resistor", value, ("1", "2"), host="A1"))
    wiring.join(net_of(seat, line), ("A1", net_of(seat, line)), (resistor, "1"))
    wiring.join(lead_net_of(seat, line), (resistor, "2"), ("A1", terminal_of(seat, line)))


def _rest(wiring: Wiring, seat: int) -> None:
    """Ground for a NAV whose pad is not plugged in, and charge for the converter to take."""
    resistor, capacitor, line = f"R{seat}18", f"C{seat}02", f"NAV {seat}"
    wiring.add(Part(resistor, "resistor", values.ABSENT, ("1", "2"), host="A1"))
    wiring.add(Part(capacitor, "capacitor", values.NAV_FILTER, ("1", "2"), host="A1"))
    wiring.join(line, ("A1", line), (resistor, "1"), (capacitor, "1"))
    wiring.join("GND", ("A1", "GND"), (resistor, "2"), (capacitor, "2"))


def _filter(wiring: Wiring, seat: int) -> None:
    """Pull-up and capacitor of MATCH: at the console, so that a missing pad leaves the line quiet."""
    resistor, capacitor = f"R{seat * 100 + 1}", f"C{seat * 100 + 1}"
    line = f"MATCH {seat}"
    wiring.add(Part(resistor, "resistor", values.PULL_UP, ("1", "2"), host="A1"))
    wiring.add(Part(capacitor, "capacitor", values.FILTER, ("1", "2"), host="A1"))
    wiring.join("3V3", ("A1", "3V3"), (resistor, "1"))
    wiring.join(line, ("A1", line), (resistor, "2"), (capacitor, "1"))
    wiring.join("GND", ("A1", "GND"), (capacitor, "2"))


def _buttons(wiring: Wiring, board: dict[str, Any], seat: int, inside: str) -> None:
    """Each button between its line and ground; with a ladder the lines meet, through resistors, at NAV."""
    ladder = board.get("ladder") if "NAV" in board["pads"][seat - 1] else None
    at = seat * 100
    if ladder:
        pull_up = f"R{at + 7}"
        wiring.add(Part(pull_up, "resistor", values.ohms(ladder["pull_up"]), ("1", "2"), host=inside))
        wiring.join(lead_net_of(seat, "3V3"), (inside, "3V3"), (pull_up, "1"))
        wiring.join(lead_net_of(seat, "NAV"), (inside, "NAV"), (pull_up, "2"))
    for number, button in enumerate((MATCH, *BUTTONS), 1):
        switch = f"S{at + number}"
        kind = "MATCH button" if button == MATCH else "small button"
        wiring.add(Part(switch, kind, button, ("1", "2")))
        pair = Cable(f"W{at + 10 + number}", "pad", SIGNAL_MM2, INSIDE_PAD_M)
        # With a ladder a small button's net ends in the pad.
        net = net_of(seat, button) if ladder and button != MATCH else lead_net_of(seat, button)
        colour = values.LINE_COLOURS[button]
        wiring.wire(net, (inside, button), (switch, "1"), pair, colour)
        wiring.wire("GND", (inside, "GND"), (switch, "2"), pair, values.BLACK)
        if button == MATCH:
            continue
        if ladder:
            resistor = f"R{at + number}"
            wiring.add(Part(resistor, "resistor", values.ohms(ladder[button]), ("1", "2"), host=inside))
            wiring.join(lead_net_of(seat, "NAV"), (inside, "NAV"), (resistor, "1"))
            wiring.join(net, (resistor, "2"), (inside, button))
        else:
            _pull_up(wiring, board, seat, number, button)


def _pull_up(wiring: Wiring, board: dict[str, Any], seat: int, number: int, button: str) -> None:
    """A resistor where the chip has, or is given, no pull-up."""
    if board["pull_up"]:
        return
    resistor, line = f"R{seat * 100 + number}", f"{button} {seat}"
    wiring.add(Part(resistor, "resistor", values.PULL_UP, ("1", "2"), host="A1"))
    wiring.join("3V3", ("A1", "3V3"), (resistor, "1"))
    wiring.join(line, ("A1", line), (resistor, "2"))
