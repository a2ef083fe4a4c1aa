"""A circuit board as data: where parts, copper and words are. What KiCad and the router are given.

Millimetres from the board's corner at the top left, seen from the parts' side; y down; angles in degrees,
counterclockwise.
"""

import math
from dataclasses import asdict, dataclass, field
from typing import Any

from hardware.pcb.footprints import HOLE, Footprint

Spot = tuple[float, float]
ORIGIN = 50.0  # of the board's corner on KiCad's sheet, both ways
# Smallest sizes, mm: what every maker makes without surcharge is 0.127 (track, gap), 0.3 (drill).
RULES = {
    "track": 0.25,
    "usual": 0.3,
    "clearance": 0.2,
    "via": 0.8,
    "drill": 0.4,
    "edge": 0.5,
    "hole": 0.25,
    "mask": 0.05,
}
TEXT = 0.9


@dataclass(frozen=True)
class Placed:
    """A part: pads are nets by pad. x, y: middle of its pads.

    ref_at: where its name is printed, and the angle. said: what is printed at it instead.
    """

    ref: str
    value: str
    footprint: Footprint
    x: float
    y: float
    angle: float
    pads: dict[str, str]
    side: str = "top"
    ref_at: tuple[float, float, float] | None = None
    said: str = ""

    def origin(self) -> Spot:
        """Where the footprint's own origin lies."""
        dx, dy = self.footprint.middle
        if self.side == "bottom":
            dy = -dy
        dx, dy = turned(dx, dy, self.angle)
        return self.x - dx, self.y - dy


@dataclass(frozen=True)
class Words:
    """A text on the silkscreen."""

    text: str
    x: float
    y: float
    size: float = TEXT
    angle: float = 0
    justify: str = ""
    bold: bool = False
    layer: str = "F.SilkS"


@dataclass(frozen=True)
class Line:
    """A line on the silkscreen."""

    start: Spot
    end: Spot
    width: float = 0.15
    layer: str = "F.SilkS"


@dataclass(frozen=True)
class Zone:
    """Poured copper; an empty net keeps pours away."""

    net: str
    layer: str
    points: tuple[Spot, ...]
    priority: int
    clearance: float = 0.3


@dataclass
class Layout:
    """A whole board before it is routed.

    amperes: by net, what its copper has to carry. strong: parts in the way of these currents, by name;
    brief: those that bear them until the fuse blows. Both have their pads poured over whole.
    """

    name: str
    title: str
    comment: str
    size: Spot
    corner: float
    amperes: dict[str, float]
    strong: tuple[str, ...] = ()
    brief: tuple[str, ...] = ()
    parts: list[Placed] = field(default_factory=list)
    words: list[Words] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    holes: list[Spot] = field(default_factory=list)

    def box(self, left: float, top: float, right: float, bottom: float) -> None:
        """A frame on the silkscreen."""
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        self.lines += [Line(a, b) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]

    def part(self, ref: str) -> Placed:
        """A part by its name."""
        return next(part for part in self.parts if part.ref == ref)


def turned(x: float, y: float, angle: float) -> Spot:
    """A point turned about the origin as KiCad turns: counterclockwise on a screen, y down."""
    a = math.radians(angle)
    return x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)


def grounds(size: Spot, net: str = "GND") -> list[Zone]:
    """Ground on both layers wherever nothing else is."""
    (width, height), edge, cut = size, 0.7, 2.2
    low, high = edge + cut, (width - edge - cut, height - edge - cut)
    points = (
        (low, edge), (high[0], edge), (width - edge, low), (width - edge, high[1]),
        (high[0], height - edge), (low, height - edge), (edge, high[1]), (edge, low),
    )  # fmt: skip
    return [Zone(net, layer, points, 0) for layer in ("F.Cu", "B.Cu")]


def spec_of(layout: Layout, widths: dict[str, float], footprints: str) -> dict[str, Any]:
    """What `kicad_worker.py` reads. widths: by net, where it is not the usual one."""
    parts = []
    for part in layout.parts:
        x, y = part.origin()
        parts.append(
            {
                "ref": part.ref,
                "value": part.value,
                "footprint": part.footprint.name,
                "x": round(x, 4),
                "y": round(y, 4),
                "angle": part.angle,
                "side": part.side,
                "pads": part.pads,
                "ref_at": part.ref_at,
                "plain": part.footprint.plain,
            }
        )
    for number, (x, y) in enumerate(layout.holes, 1):
        hole = {"ref": f"H{number}", "value": "M3", "footprint": HOLE.name, "x": x, "y": y}
        parts.append({**hole, "angle": 0, "side": "top", "pads": {}, "ref_at": None, "plain": False})
    classes = {f"W{width:g}": width for width in sorted(set(widths.values()))}
    return {
        "name": layout.name,
        "origin": ORIGIN,
        "title": layout.title,
        "comment": layout.comment,
        "footprints": footprints,
        "size": layout.size,
        "corner": layout.corner,
        "rules": RULES,
        "text": TEXT,
        "nets": sorted({net for part in layout.parts for net in part.pads.values()}),
        "classes": classes,
        "class_of": {net: f"W{width:g}" for net, width in widths.items()},
        "strong": [*layout.strong, *layout.brief],
        "parts": parts,
        "texts": [asdict(words) for words in layout.words],
        "lines": [asdict(line) for line in layout.lines],
        "zones": [asdict(zone) for zone in layout.zones],
        "tracks": [],
        "vias": [],
    }
