"""Engraves flat shapes into faces of a body, and makes the inlays that fill the pockets flush."""

from collections.abc import Iterable

import build123d as bd

from hardware.solids.config import Config
from hardware.solids.glyphs import Raster, shape

Mark = tuple[bd.Plane, bd.Sketch]


def mark(config: Config, plane: bd.Plane, raster: Raster, pitch: float, joined: bool = False) -> Mark:
    """A raster in the middle of a face. plane: origin on the face, z outwards, y towards the raster's top."""
    return plane, shape(raster, pitch, config.glyphs.inset, config.glyphs.round, joined)


def engrave(body: bd.Shape, marks: Iterable[Mark], depth: float) -> tuple[bd.Part, bd.Compound]:
    """The body with pockets of the depth, and the inlays that fill them."""
    inlays = [solid for plane, flat in marks for solid in (plane * bd.extrude(flat, -depth)).solids()]
    return body - inlays, bd.Compound(inlays)
