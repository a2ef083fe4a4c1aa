"""Makes a board: places, routes, pours, checks, plots."""

import json
import math
from pathlib import Path
from typing import Any

from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union

from fivefold.errors import Failure
from hardware.pcb import kicad, readback
from hardware.pcb.layout import RULES, Layout, Words, spec_of
from hardware.pcb.router import LAYERS, VIA_HALF, Pad, Routed, Router
from hardware.pcb.widths import width_mm

_POURS = 4
_ORDERS = 6
_IDLE_MM2 = 1.0  # a via whose copper is no larger joins nothing
_STITCH = 6.0  # mm from via to via between the poured grounds of both layers
_DEAR = 8  # what a step below poured copper costs more: the return current flows there


def widths_of(layout: Layout) -> dict[str, float]:
    """Tracks' widths by net: of what carries more than signals, and is not poured."""
    poured = {zone.net for zone in layout.zones}
    found = {}
    for net, amperes in layout.amperes.items():
        if net not in poured:
            found[net] = max(RULES["track"], -int(-width_mm(amperes) * 10 // 1) / 10)
    return found


def router_of(layout: Layout, pads: list[dict[str, Any]]) -> Router:
    """A router that knows the board's pads and poured copper."""
    lying = [_pad(pad) for pad in pads]
    nets = {pad.net for pad in lying if pad.net}
    router = Router(layout.size, layout.corner, lying, widths_of(layout), nets)
    for zone in layout.zones:
        if zone.priority and zone.net:
            layer = LAYERS.index(zone.layer)
            router.reserve(layer, zone.points, zone.net)
            router.reserve(1 - layer, zone.points, zone.net, dear=_DEAR)
    return router


def make(layout: Layout, folder: Path) -> None:
    """Write the KiCad project, Gerbers and drill files of a board, and KiCad's report of its design rules.

    Raises Failure where a net finds no way, in several orders of routing.
    """
    folder.mkdir(parents=True, exist_ok=True)
    spec = spec_of(layout, widths_of(layout), kicad.FOOTPRINTS)
    kicad.work("place", spec, folder)
    for order in range(_ORDERS):
        try:
            _route_and_pour(layout, spec, folder, order)
            return
        except Failure:
            if order + 1 == _ORDERS:
                raise


def _route_and_pour(layout: Layout, spec: dict[str, Any], folder: Path, order: int) -> None:
    pads = pads_of(layout, folder)
    router = router_of(layout, pads)
    poured = {zone.net for zone in layout.zones}
    router.route((net for net in router.nets if net not in poured), order)
    ground = next(zone.net for zone in layout.zones if not zone.priority)
    pour = Polygon(next(zone.points for zone in layout.zones if zone.net == ground)).buffer(-RULES["via"])
    words = unary_union([_around(each) for each in layout.words])
    room = pour.difference(words)
    stitches = [(ground, x, y) for x, y in router.free_spots(ground, _STITCH) if room.covers(Point(x, y))]
    apart: dict[str, list[Any]] = {}
    for _ in range(_POURS):
        _finish(layout, spec, router.result(), stitches, folder)
        copper = readback.read(folder / "gerbers", layout.name)
        idle = [via for via in stitches if copper.smallest(*via[1:]) < _IDLE_MM2]
        apart = {net: _apart(copper, pads, net) for net in sorted(poured)}
        if not idle and not any(apart.values()):
            return
        # What the pour of ground does not reach gets a track; another pour is made once more.
        for pad, to in apart[ground]:
            router.link(ground, _pad(pad), _pad(to))
        taken = router.used[VIA_HALF]
        stitches = [via for via in stitches if via not in idle and not taken[router.cell(*via[1:])]]
    pieces = [net for net, found in apart.items() if found]
    raise Failure(f"{layout.name}: {', '.join(pieces)} stays in pieces; move parts farther apart")


def pads_of(layout: Layout, folder: Path) -> list[dict[str, Any]]:
    """All pads as KiCad placed them."""
    found: list[dict[str, Any]] = placed(layout, folder)["pads"]
    return found


def placed(layout: Layout, folder: Path) -> dict[str, Any]:
    """Where KiCad put pads and parts."""
    found: dict[str, Any] = json.loads((folder / f"{layout.name}.placed.json").read_text("utf-8"))
    return found


def _around(words: Words) -> Polygon:
    """What a text covers, and a little around it: no via lies in it."""
    half = len(words.text) * words.size * 0.45 + 0.5
    shift = {"left": half, "right": -half}.get(words.justify, 0.0)
    across = words.size / 2 + 0.5
    x, y = (words.x, words.y - shift) if words.angle else (words.x + shift, words.y)
    wide, high = (across, half) if words.angle else (half, across)
    return box(x - wide, y - high, x + wide, y + high)


def _finish(
    layout: Layout,
    spec: dict[str, Any],
    routed: Routed,
    stitches: list[tuple[str, float, float]],
    folder: Path,
) -> None:
    spec["tracks"] = [
        {"net": net, "layer": layer, "width": width, "points": points}
        for net, layer, width, points in routed.tracks
    ]
    spec["vias"] = [
        {"net": net, "x": x, "y": y, "size": RULES["via"], "drill": RULES["drill"]}
        for net, x, y in [*routed.vias, *stitches]
    ]
    kicad.work("finish", spec, folder)


def _apart(
    copper: readback.Copper, pads: list[dict[str, Any]], net: str
) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """A pad of each piece of a net but the largest, and the nearest pad of that one."""
    pieces: dict[int, list[dict[str, Any]]] = {}
    for pad in pads:
        if pad["net"] == net:
            pieces.setdefault(min(copper.at(pad["x"], pad["y"])), []).append(pad)
    largest = max(pieces.values(), key=len)
    found = []
    for piece in pieces.values():
        if piece is not largest:
            ways = [
                (math.dist(_xy(a), _xy(b)), n, m) for n, a in enumerate(piece) for m, b in enumerate(largest)
            ]
            _, n, m = min(ways)
            found.append((piece[n], largest[m]))
    return found


def _xy(pad: dict[str, Any]) -> tuple[float, float]:
    return pad["x"], pad["y"]


def _pad(pad: dict[str, Any]) -> Pad:
    layers = tuple(layer for layer, there in enumerate((pad["top"], pad["bottom"])) if there)
    return Pad(pad["net"], *_xy(pad), pad["w"], pad["h"], pad["round"], pad["drill"], layers)
