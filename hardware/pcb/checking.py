"""All that is checked on a finished board: netlist, KiCad's design rules, the copper as it was plotted."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hardware.pcb import carrier, electrical, making, padboard, readback
from hardware.pcb.layout import RULES, Layout
from hardware.pcb.netlist import Netlist
from hardware.pcb.widths import width_mm
from hardware.wiring.model import Pin, Wiring

BRIEF_MM = 1.5  # at legs that bear a fault's current only until the fuse blows
_OWN = ("SW1", "SW2")  # on the board, and in no wiring


@dataclass(frozen=True)
class Kind:
    """One of the two boards: its layout and its netlist, from a profile and its wiring."""

    what: str
    layout: Callable[[dict[str, Any], Wiring, str], Layout]
    netlist: Callable[[Wiring], Netlist]


KINDS = {
    "console": Kind("the console's circuit board", carrier.layout, carrier.board_netlist),
    "pad": Kind("a pad's circuit board", padboard.layout, padboard.netlist_of),
}


@dataclass(frozen=True)
class Report:
    """What was found: faults in words, and the least distances, mm."""

    faults: list[str]
    clearance: float
    edge: float
    nets: int


def check(kind: Kind, board: dict[str, Any], wiring: Wiring, layout: Layout, folder: Path) -> Report:
    """Everything about a board that was made into a folder."""
    lists = kind.netlist(wiring)
    pads = making.pads_of(layout, folder)
    copper = readback.read(folder / "gerbers", layout.name)
    nets = wanted(board, wiring, lists, pads)
    found = electrical.faults(lists) + design_rules(folder / f"{layout.name}.drc.txt")
    found += readback.faults(copper, nets)
    clearance, edge = readback.clearance(copper), readback.to_edge(copper)
    if clearance < RULES["clearance"] - 1e-3:
        found.append(f"two nets are {clearance:.3f} mm apart")
    if edge < RULES["edge"] - 1e-3:
        found.append(f"copper is {edge:.3f} mm from the board's edge")
    found += too_thin(copper, layout, nets)
    return Report(found, clearance, edge, len([net for net in nets if not net.startswith("open ")]))


def wanted(
    board: dict[str, Any], wiring: Wiring, lists: Netlist, pads: list[dict[str, Any]]
) -> dict[str, list[tuple[str, float, float]]]:
    """Which pads belong together: by the wiring alone, whatever the board calls its nets.

    Pads that the wiring does not know stand alone, each as a net of its own; the two side buttons are added.
    """
    where: dict[Pin, int] = {}
    for number, island in enumerate(wiring.islands()):
        where |= dict.fromkeys(island, number)
    names = {where[pin]: link.net for link in wiring.links for pin in (link.a, link.b)}
    group: dict[Pin, str] = {}
    for pin, spots in lists.at.items():
        group |= dict.fromkeys(spots, names[where[pin]])
    group |= carrier.side_buttons(board) if any(pad["ref"] in _OWN for pad in pads) else {}
    found: dict[str, list[tuple[str, float, float]]] = {}
    for place, pad in enumerate(pads):
        if (not pad["top"] and not pad["bottom"]) or pad["drill"] >= min(pad["w"], pad["h"]):
            continue  # a hole without copper
        name = f"{pad['ref']} {pad['pad']}"
        net = group.get((pad["ref"], pad["pad"]), f"open {name} {place}")
        found.setdefault(net, []).append((name, pad["x"], pad["y"]))
    return found


def design_rules(report: Path) -> list[str]:
    """What KiCad's design rule check found, errors and warnings alike; a line each."""
    text = report.read_text("utf-8")
    said = re.findall(r"^\[(\w+)\]: (.*)\n.*\n((?: +@.*\n)+)", text, re.MULTILINE)
    found = []
    for kind, words, spots in said:
        where = " and ".join(line.split(": ", 1)[1] for line in spots.strip().splitlines())
        found.append(f"{kind}: {words} ({where})")
    if "** Found" not in text or "** End of Report **" not in text:
        found.append("KiCad's report of the design rules is not whole")
    return found


def too_thin(
    copper: readback.Copper, layout: Layout, nets: dict[str, list[tuple[str, float, float]]]
) -> list[str]:
    """Where copper is narrower than its current wants."""
    found = []
    for net, amperes in layout.amperes.items():
        width, spots = width_mm(amperes), nets[net]
        strong = [spot for spot in spots if spot[0].split()[0] in layout.strong]
        brief = [spot for spot in spots if spot[0].split()[0] in layout.brief]
        if not layout.strong or not strong:
            strong = spots
        for each, least in ((strong, width), (strong[:1] + brief, min(width, BRIEF_MM))):
            thin = readback.narrowest(copper, each, least)
            found += [f"{net}: narrower than {least:.2f} mm ({amperes:g} A) to {pad}" for pad in thin]
    return found
