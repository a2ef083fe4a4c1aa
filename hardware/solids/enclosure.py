"""A box of a body (plate and walls) and a lid: what the pad's shell and the console's case have in common.

As they are used: the joint of body and lid is z = 0, the plate is on top, the lid below. Four screws pass the
lid and cut their thread into posts in the body's corners.
"""

from dataclasses import dataclass

import build123d as bd

from hardware.solids.config import LENS_RIM, Config

LID = 3.0
LIP, LIP_HEIGHT = 1.6, 3.0
_HEAD = 1.4  # depth of the recess for a screw's head
_ROUND = 6.0  # of the outer corners, as seen from above
_BEVEL = 1.6  # along the plate's edge
_POST_WALL = 2.2
_THREAD = 12.0
_TRAY_WALL, TRAY_HEIGHT = 1.6, 5.0
FOOT, FOOT_DEPTH, FOOT_IN = 10.0, 0.8, 18.0  # recesses for stick-on feet, and how far in they are

LENS_FLANGE = 1.2  # thickness of a lens's flange

Spot = tuple[float, float]


@dataclass(frozen=True)
class Enclosure:
    """Outer millimetres: width (x), length (y), height of the body; plate: thickness of its top.

    posts: where the lid is screwed on, the four corners if left out. feet: whether the lid has places for
    some.
    """

    config: Config
    width: float
    length: float
    height: float
    plate: float
    posts: tuple[Spot, ...] = ()
    feet: bool = True

    @property
    def wall(self) -> float:
        return self.config.printing.wall

    @property
    def inner(self) -> tuple[float, float]:
        """Half of the room inside, (x, y)."""
        return self.width / 2 - self.wall, self.length / 2 - self.wall

    @property
    def post(self) -> float:
        """Diameter of a post for a screw."""
        return self.config.screws.pilot + 2 * _POST_WALL

    def corners(self) -> list[Spot]:
        """Where the screws of the lid are."""
        if self.posts:
            return list(self.posts)
        x, y = (half - self.post / 2 for half in self.inner)
        return [(x, y), (-x, y), (-x, -y), (x, -y)]

    def body(self) -> bd.Part:
        """Plate, walls and posts."""
        outline = bd.fillet(bd.Rectangle(self.width, self.length).vertices(), _ROUND)
        body = bd.extrude(outline, self.height)
        body = bd.chamfer(body.faces().sort_by(bd.Axis.Z)[-1].edges(), _BEVEL)
        x, y = self.inner
        room = bd.fillet(bd.Rectangle(2 * x, 2 * y).vertices(), _ROUND - self.wall)
        body -= bd.extrude(room, self.height - self.plate)
        body += [
            bd.Pos(*spot) * bd.extrude(bd.Circle(self.post / 2), self.height - self.plate)
            for spot in self.corners()
        ]
        return body - [pilot(self.config, spot, 0, _THREAD) for spot in self.corners()]

    def lid(self) -> bd.Part:
        """A plate with a lip that reaches into the body, holes for the screws, and places for four feet."""
        outline = bd.fillet(bd.Rectangle(self.width, self.length).vertices(), _ROUND)
        lid = bd.extrude(outline, -LID)
        x, y = (half - self.config.printing.gap for half in self.inner)
        lip = bd.Rectangle(2 * x, 2 * y) - bd.Rectangle(2 * (x - LIP), 2 * (y - LIP))
        clear = self.post + 4 * self.config.printing.gap
        lip -= [bd.Pos(*spot) * bd.Rectangle(clear, clear) for spot in self.corners()]
        lip -= [bd.Pos(side * x, end * y) * bd.Rectangle(clear, clear) for side in (-1, 1) for end in (-1, 1)]
        lid += bd.extrude(lip, LIP_HEIGHT)
        for spot in self.corners():
            lid -= sunk(self.config, spot)
        if not self.feet:
            return lid
        x, y = self.width / 2 - FOOT_IN, self.length / 2 - FOOT_IN
        foot = bd.Cylinder(FOOT / 2, FOOT_DEPTH)
        return lid - [
            bd.Pos(side * x, end * y, -LID + FOOT_DEPTH / 2) * foot for side in (-1, 1) for end in (-1, 1)
        ]


def sunk(config: Config, spot: Spot) -> list[bd.Part]:
    """What is cut out of a lid for a screw from outside, and for its head."""
    screws = config.screws
    return [
        bd.Pos(*spot, -LID / 2) * bd.Cylinder(screws.through / 2, LID),
        bd.Pos(*spot, -LID + _HEAD / 2) * bd.Cylinder(screws.head / 2, _HEAD),
    ]


def pilot(config: Config, spot: Spot, low: float, depth: float) -> bd.Part:
    """What is cut out of a post for a screw that comes from below; low: the post's lower end."""
    return bd.Pos(*spot, low + depth / 2) * bd.Cylinder(config.screws.pilot / 2, depth)


def tray(config: Config, middle: Spot, size: Spot) -> bd.Part:
    """Four corners on the lid that keep a board of the size (x, y) in its place; foam tape holds it down."""
    gap = config.printing.gap
    x, y = size[0] + 2 * gap, size[1] + 2 * gap
    ring = bd.Rectangle(x + 2 * _TRAY_WALL, y + 2 * _TRAY_WALL) - bd.Rectangle(x, y)
    ring -= [bd.Rectangle(x * 0.5, 2 * y), bd.Rectangle(2 * x, y * 0.5)]
    return bd.Pos(*middle) * bd.extrude(ring, TRAY_HEIGHT)


def lens(hole: float, plate: float, gap: float) -> bd.Part:
    """A plug of clear or white plastic for a light window, its flange on the bed."""
    flange = bd.Pos(0, 0, LENS_FLANGE / 2) * bd.Cylinder(hole / 2 + LENS_RIM, LENS_FLANGE)
    return flange + bd.Pos(0, 0, LENS_FLANGE + plate / 2) * bd.Cylinder(hole / 2 - gap, plate)
