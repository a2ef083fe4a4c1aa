"""What circuit boards change in a parts list: wires and places become copper, others are soldered on."""

from collections import Counter
from typing import Any

from hardware.parts.around import HEADERS, Key
from hardware.pcb import carrier
from hardware.pcb.checking import KINDS
from hardware.pcb.modules import module_of
from hardware.pcb.netlist import Netlist
from hardware.wiring.model import Part, Wiring

# Places of the wiring that are copper now, or a terminal of the board.
_GONE = ("interface board", "pad board", "distribution block", "supply inlet")
INSTEAD: dict[Key, Key] = {
    ("fuse holder", ""): ("board fuse holder", ""),
    ("piezo", "passive"): ("board piezo", ""),
}


def without(wiring: Wiring) -> Wiring:
    """A wiring without what its circuit boards take the place of: perforated boards, and wires on them."""
    parts = {ref: part for ref, part in wiring.parts.items() if part.kind not in _GONE}
    inlets = {part.ref for part in wiring.of_kind("supply inlet")}  # the supply's own cable is screwed in
    board_of = {ref: _board_of(wiring, part) for ref, part in wiring.parts.items()}
    links = []
    for link in wiring.links:
        a, b = link.a[0], link.b[0]
        if not inlets & {a, b} and (not board_of[a] or board_of[a] != board_of[b]):
            links.append(link)
    return Wiring(parts, links)


def _board_of(wiring: Wiring, part: Part) -> str:
    """The perforated board whose place the circuit board takes that a part is on; "" where it is on none."""
    if part.kind == "pad board":
        return part.ref
    if part.kind == "small button":
        return f"A{part.ref[1:-2]}01"
    if part.host.startswith("A") and part.host not in carrier.HOSTS:
        return part.host
    return "A1" if carrier.on_board(wiring, part) else ""


def soldered(board: dict[str, Any], wiring: Wiring) -> dict[Key, int]:
    """What is bought for the boards besides the wiring's own parts. Raises Failure where there is none."""
    found: Counter[Key] = Counter()
    for kind, count in (("console", 1), ("pad", len(board["pads"]))):
        KINDS[kind].layout(board, wiring, kind)
        found["circuit board", kind] = count
        for key, many in _connectors(KINDS[kind].netlist(wiring)).items():
            found[key] += many * count
    pins = len(module_of(board["chip"]).left)
    found["controller socket", f"1 × {pins}"] = HEADERS
    found["side button", ""] = len(carrier.SIDE_BUTTONS)
    return dict(found)


def _connectors(lists: Netlist) -> Counter[Key]:
    found: Counter[Key] = Counter()
    for connector in lists.connectors.values():
        if connector.thick:
            found["board terminal", ""] += 1
            continue
        pins = len(connector.nets)
        found["board plug", f"{pins}-pin"] += 1
        found["wire plug", f"{pins}-pin"] += 1
        found["wire contact", ""] += pins
    return found
