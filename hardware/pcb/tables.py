"""The tables of docs/circuit-boards.md: who has which board, its copper, its parts. No KiCad needed."""

import csv
import io
from typing import Any

from fivefold.boards import reading
from hardware.pcb import building, making
from hardware.pcb.checking import BRIEF_MM, KINDS
from hardware.pcb.widths import OUNCES, RISE_K, width_mm
from hardware.wiring.console import wire_up
from hardware.wiring.wirelist import table


def boards() -> str:
    """Each shipped profile, and the boards that it has or why it has none."""
    lines = []
    for path in reading.shipped():
        board = reading.sound(path).board
        cells = [_made(kind, board) for kind in KINDS]
        lines.append([f"`{path.stem}`", *cells])
    return table(("profile", "console", "pad"), lines) + "\n"


def _made(kind: str, board: dict[str, Any]) -> str:
    wiring = wire_up(board)
    reason = building.missing(kind, board, wiring)
    if reason:
        return f"no: {reason}"
    layout = KINDS[kind].layout(board, wiring, kind)
    pins = sum(len(part.pads) for part in layout.parts)
    wide, high = layout.size
    return f"{wide:g} × {high:g} mm, {len(layout.parts)} parts, {pins} connected pins"


def copper(board: dict[str, Any]) -> str:
    """What each net of the console's board has to carry, and how wide its copper is at least."""
    layout = KINDS["console"].layout(board, wire_up(board), "console")
    routed = making.widths_of(layout)
    lines = []
    for net, amperes in layout.amperes.items():
        how = f"track of {routed[net]:g} mm" if net in routed else "poured, checked in the Gerber files"
        lines.append([net, f"{amperes:g} A", f"{width_mm(amperes):.2f} mm", how])
    said = (
        f"IPC-2221, outer layer, {OUNCES:g} oz (35 µm), {RISE_K:g} K warmer. At the legs of D2, D3 and Q1, "
        f"which bear a fault only until F1 blows, {BRIEF_MM:g} mm."
    )
    return table(("net", "current", "needs", "has"), lines) + f"\n\n{said}\n"


def picks(kind: str, board: dict[str, Any]) -> str:
    """What one board takes."""
    wiring = wire_up(board)
    layout = KINDS[kind].layout(board, wiring, kind)
    rows = list(csv.reader(io.StringIO(building.pick_list(layout, KINDS[kind].netlist(wiring)))))[1:]
    shown = [[row[0], row[1], row[2], row[4]] for row in rows]
    return table(("quantity", "value", "parts", "what"), shown) + "\n"
