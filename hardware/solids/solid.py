"""What a printable solid is: its name, its stated size, and how its bodies are made."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import build123d as bd

Bodies = dict[str, bd.Shape]


@dataclass(frozen=True)
class Solid:
    """One printable thing, as it lies on the print bed.

    size: outer millimetres (x, y, z) as stated, worked out without the model. count: how many a console, or a
    set, needs. make: gives the bodies by name; colours.BASE is the one that can be printed alone, the
    others fill its pockets in further colours. facets: the largest angle between neighbouring triangles of
    the STL on a round wall, radians.
    """

    name: str
    what: str
    size: tuple[float, float, float]
    make: Callable[[], Bodies]
    count: int = 1
    facets: float = 0.15

    @cached_property
    def bodies(self) -> Bodies:
        return self.make()


def printed(part: bd.Shape, turn: float = 0) -> bd.Shape:
    """The part with its lowest point on the bed; turn: degrees about x, 180 puts its top down."""
    part = bd.Rot(turn, 0, 0) * part
    return bd.Pos(0, 0, -part.bounding_box().min.Z) * part
