"""Makes a board: places, routes, pours, checks, plots."""

import json
from pathlib import Path
from typing import Any

from hardware.pcb import kicad
from hardware.pcb.layout import RULES, Layout, spec_of
from hardware.pcb.router import LAYERS, Pad, Routed, Router
from hardware.pcb.widths import width_mm

_DEAR = 8  # what a step below poured copper costs more: the return current flows there


def widths_of(layout: Layout) -> dict[str, float]:
    """Tracks' widths by net: of what carries more than signals, and is not poured."""
    poured = {zone.net for zone in layout.zones}
    found = {}
    for net, amperes in layout.amperes.items():
        if net not in poured:
            found[net] = max(RULES["track"], -int(-width_mm(amperes) * 10 // 1) / 10)
    return found


def route(layout: Layout, pads: list[dict[str, Any]]) -> Routed:
    """Tracks for all nets that are not poured. Raises Failure where there is no way."""
    poured = {zone.net for zone in layout.zones}
    lying = [
        Pad(
            pad["net"], pad["x"], pad["y"], pad["w"], pad["h"], pad["round"], pad["drill"],
            tuple(layer for layer, there in enumerate((pad["top"], pad["bottom"])) if there),
        )
        for pad in pads
    ]  # fmt: skip
    nets = {pad.net for pad in lying if pad.net and pad.net not in poured}
    router = Router(layout.size, lying, widths_of(layout), nets)
    for zone in layout.zones:
        if zone.priority and zone.net:
            layer = LAYERS.index(zone.layer)
            router.reserve(layer, zone.points, zone.net)
            router.reserve(1 - layer, zone.points, zone.net, dear=_DEAR)
    return router.route()


def make(layout: Layout, folder: Path) -> None:
    """Write the KiCad project, Gerbers and drill files of a board, and KiCad's report of its design rules."""
    folder.mkdir(parents=True, exist_ok=True)
    solid = [zone.net for zone in layout.zones if zone.priority and zone.net]
    spec = spec_of(layout, widths_of(layout), solid, kicad.FOOTPRINTS)
    kicad.work("place", spec, folder)
    pads = json.loads((folder / f"{layout.name}.pads.json").read_text("utf-8"))
    routed = route(layout, pads)
    spec["tracks"] = [
        {"net": net, "layer": layer, "width": width, "points": points}
        for net, layer, width, points in routed.tracks
    ]
    spec["vias"] = [
        {"net": net, "x": x, "y": y, "size": RULES["via"], "drill": RULES["drill"]} for net, x, y in routed.vias
    ]
    kicad.work("finish", spec, folder)
