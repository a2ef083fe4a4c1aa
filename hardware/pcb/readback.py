"""Reads Gerbers and drill files back with a second library, and finds out what is connected.

Nothing here knows what KiCad meant: copper is polygons, a plated hole joins those of both layers that it
touches. Only where which pad lies is taken from the placement.
"""

import itertools
import math
import warnings
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gerbonara import ExcellonFile, GerberFile
from gerbonara import graphic_primitives as primitives
from gerbonara.utils import MM
from shapely import STRtree, affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from hardware.pcb.layout import ORIGIN

_SEGMENTS = 16  # of a quarter of a circle; its outline lies up to 0.5 % of the radius too far in
_TOUCH = 0.01


@dataclass(frozen=True)
class Hole:
    """A drilled hole, mm."""

    x: float
    y: float
    diameter: float
    plated: bool

    @property
    def disc(self) -> Polygon:
        """What it takes away."""
        return Point(self.x, self.y).buffer(self.diameter / 2)


@dataclass
class Copper:
    """Copper of a board: islands of each layer, and which of them are one. group: by layer and island."""

    layers: tuple[list[Polygon], list[Polygon]]
    holes: list[Hole]
    edge: Polygon
    group: dict[tuple[int, int], int] = field(default_factory=dict)

    def at(self, x: float, y: float) -> set[int]:
        """The groups that have copper at a point."""
        spot = Point(x, y)
        return {
            self.group[layer, number]
            for layer, islands in enumerate(self.layers)
            for number, island in enumerate(islands)
            if island.distance(spot) < _TOUCH
        }

    def smallest(self, x: float, y: float) -> float:
        """The smaller one of both layers' areas of copper at a point, mm²; 0 where there is none."""
        spot = Point(x, y)
        return min(
            max((island.area for island in islands if island.distance(spot) < _TOUCH), default=0.0)
            for islands in self.layers
        )


def read(folder: Path, name: str) -> Copper:
    """The copper of a board from its files NAME-F_Cu.gbr, NAME-B_Cu.gbr, NAME-PTH.drl and so on."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of gerbonara, about KiCad's dialect
        holes = [
            Hole(*_here(hit.x, hit.y), float(hit.aperture.diameter), plated)
            for plated, kind in ((True, "PTH"), (False, "NPTH"))
            for hit in ExcellonFile.open(folder / f"{name}-{kind}.drl").objects
        ]
        bare = unary_union([hole.disc for hole in holes if not hole.plated])
        layers = [
            _polygons(unary_union(shapes(folder / f"{name}-{side}_Cu.gbr")).difference(bare)) for side in "FB"
        ]
        outline = _edge(folder / f"{name}-Edge_Cuts.gbr")
    copper = Copper((layers[0], layers[1]), holes, outline)
    copper.group = _groups(copper.layers, holes)
    return copper


def faults(copper: Copper, nets: dict[str, list[tuple[str, float, float]]]) -> list[str]:
    """Where the copper differs from nets, `{net: [(pad, x, y)]}`: open, shorted, stray; empty when equal."""
    found = []
    owner: dict[int, str] = {}
    for net, pads in nets.items():
        groups: dict[int, str] = {}
        for pad, x, y in pads:
            here = copper.at(x, y)
            if len(here) != 1:
                found.append(f"{net}: {len(here)} pieces of copper at {pad}")
            for group in here:
                groups.setdefault(group, pad)
        if len(groups) > 1:
            found.append(f"{net} is open between {' and '.join(groups.values())}")
        for group in groups:
            if group in owner:
                found.append(f"{net} and {owner[group]} touch")
            owner[group] = net
    stray = set(copper.group.values()) - owner.keys()
    return found + [f"{len(stray)} pieces of copper belong to no net"] * bool(stray)


def clearance(copper: Copper) -> float:
    """The least distance between two nets, mm; at most 1."""
    least = 1.0
    for layer, islands in enumerate(copper.layers):
        tree = STRtree(islands)
        pairs = tree.query(islands, predicate="dwithin", distance=least)
        for a, b in zip(*pairs, strict=True):
            if a < b and copper.group[layer, int(a)] != copper.group[layer, int(b)]:
                least = min(least, float(islands[a].distance(islands[b])))
    return least


def to_edge(copper: Copper) -> float:
    """The least distance between copper and the board's edge, mm."""
    return float(
        min(island.distance(copper.edge.exterior) for islands in copper.layers for island in islands)
    )


def to_bare_holes(copper: Copper) -> float:
    """The least distance between copper and a hole without plating, mm; 9 without such holes."""
    bare = [hole.disc for hole in copper.holes if not hole.plated]
    everything = [island for islands in copper.layers for island in islands]
    return float(min((island.distance(hole) for hole in bare for island in everything), default=9.0))


def narrowest(copper: Copper, spots: Iterable[tuple[str, float, float]], width: float) -> list[str]:
    """The pads that a path of the width does not reach from the first one, over both layers."""
    (first, x, y), *others = spots
    thin = []
    layers: list[list[Polygon]] = []
    groups = copper.at(x, y)
    for layer, islands in enumerate(copper.layers):
        mine = [island for number, island in enumerate(islands) if copper.group[layer, number] in groups]
        shrunk = unary_union(mine).buffer(-width / 2 + _TOUCH) if mine else Polygon()
        layers.append(_polygons(shrunk))
    joined = _groups((layers[0], layers[1]), [hole for hole in copper.holes if hole.plated], width / 2)
    rest = Copper((layers[0], layers[1]), [], copper.edge, joined)

    def reached(x: float, y: float) -> set[int]:
        near = Point(x, y)
        return {
            group
            for (layer, number), group in rest.group.items()
            if rest.layers[layer][number].distance(near) < width / 2
        }

    start = reached(x, y)
    if not start:
        return [first]
    for pad, px, py in others:
        if not start & reached(px, py):
            thin.append(pad)
    return thin


def _groups(
    layers: tuple[list[Polygon], list[Polygon]], holes: list[Hole], reach: float = 0.0
) -> dict[tuple[int, int], int]:
    """Islands that plated holes join: a number for each island; equal numbers are one piece."""
    trees = [STRtree(islands) for islands in layers]
    keys = [(layer, number) for layer, islands in enumerate(layers) for number in range(len(islands))]
    parent = {key: key for key in keys}

    def root(key: tuple[int, int]) -> tuple[int, int]:
        while parent[key] != key:
            key = parent[key]
        return key

    for hole in holes:
        if not hole.plated:
            continue
        disc = Point(hole.x, hole.y).buffer(hole.diameter / 2 + reach)
        touched = [
            (layer, int(number))
            for layer, tree in enumerate(trees)
            for number in tree.query(disc, predicate="intersects")
        ]
        for a, b in itertools.pairwise(touched):
            parent[root(a)] = root(b)
    numbers = {key: place for place, key in enumerate(keys)}
    return {key: numbers[root(key)] for key in keys}


def shapes(path: Path) -> list[Polygon]:
    """What a Gerber file draws, dark and clear in their order, as polygons on the board's axes."""
    runs: list[tuple[bool, list[BaseGeometry]]] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of gerbonara, about KiCad's dialect
        for item in GerberFile.open(path).objects:
            for each in item.to_primitives(unit=MM):
                if not runs or runs[-1][0] != each.polarity_dark:
                    runs.append((each.polarity_dark, []))
                runs[-1][1].append(_shape(each))
    whole: BaseGeometry = Polygon()
    for dark, drawn in runs:
        whole = whole.union(unary_union(drawn)) if dark else whole.difference(unary_union(drawn))
    return _polygons(affinity.affine_transform(whole, [1, 0, 0, -1, -ORIGIN, -ORIGIN]))


def _shape(each: Any) -> BaseGeometry:
    if isinstance(each, primitives.Circle):
        return Point(each.x, each.y).buffer(each.r, quad_segs=_SEGMENTS)
    if isinstance(each, primitives.Line):
        ends = [(each.x1, each.y1), (each.x2, each.y2)]
        return LineString(ends).buffer(each.width / 2, quad_segs=_SEGMENTS)
    if isinstance(each, primitives.Arc):
        return LineString(_sweep(each)).buffer(each.width / 2, quad_segs=_SEGMENTS)
    if isinstance(each, primitives.Rectangle):
        flat = box(each.x - each.w / 2, each.y - each.h / 2, each.x + each.w / 2, each.y + each.h / 2)
        return affinity.rotate(flat, each.rotation, use_radians=True)
    if isinstance(each, primitives.ArcPoly):
        return Polygon(_corners(each)).buffer(0)
    raise TypeError(f"a Gerber file has a {type(each).__name__}")


def _corners(outline: Any) -> list[tuple[float, float]]:
    """The corners of an outline, with its arcs made of short edges."""
    corners: list[tuple[float, float]] = []
    for start, end, (clockwise, centre) in outline.segments:
        corners += [end] if clockwise is None else _arc(start, end, centre)
    return corners


def _edge(path: Path) -> Polygon:
    """The board's outline: what all lines of the file enclose."""
    lines: list[BaseGeometry] = []
    for item in GerberFile.open(path).objects:
        for each in item.to_primitives(unit=MM):
            if isinstance(each, primitives.Arc):
                lines.append(LineString(_sweep(each)))
            else:
                lines.append(LineString([(each.x1, each.y1), (each.x2, each.y2)]))
    ring = unary_union([line.buffer(0.01) for line in lines])
    outer = Polygon(_polygons(ring)[0].exterior)
    return affinity.affine_transform(outer, [1, 0, 0, -1, -ORIGIN, -ORIGIN])


def _arc(
    start: tuple[float, float], end: tuple[float, float], centre: tuple[float, float]
) -> list[tuple[float, float]]:
    """Points along an arc of less than half a turn."""
    cx, cy = centre
    first = math.atan2(start[1] - cy, start[0] - cx)
    turn = math.remainder(math.atan2(end[1] - cy, end[0] - cx) - first, math.tau)
    r = math.hypot(start[0] - cx, start[1] - cy)
    angles = [first + turn * step / _SEGMENTS for step in range(_SEGMENTS + 1)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]


def _sweep(arc: Any) -> list[tuple[float, float]]:
    """Points along an arc, however long; a whole circle where its ends meet."""
    first = math.atan2(arc.y1 - arc.cy, arc.x1 - arc.cx)
    turn = (math.atan2(arc.y2 - arc.cy, arc.x2 - arc.cx) - first) % math.tau or math.tau
    if arc.clockwise:
        turn = turn - math.tau or -math.tau
    r = math.hypot(arc.x1 - arc.cx, arc.y1 - arc.cy)
    steps = max(2, math.ceil(abs(turn) / (math.pi / 2) * _SEGMENTS))
    angles = [first + turn * step / steps for step in range(steps + 1)]
    return [(arc.cx + r * math.cos(a), arc.cy + r * math.sin(a)) for a in angles]


def _polygons(shape: BaseGeometry) -> list[Polygon]:
    if shape.is_empty:
        return []
    return [
        each for each in getattr(shape, "geoms", [shape]) if isinstance(each, Polygon) and each.area > 1e-4
    ]


def _here(x: float, y: float) -> tuple[float, float]:
    """From Gerber's axes to the board's."""
    return x - ORIGIN, -y - ORIGIN
