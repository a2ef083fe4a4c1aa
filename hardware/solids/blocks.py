"""The five blocks (B-1): bars of 2×1×1 with their symbols around, and their number on both ends."""

from functools import partial

import build123d as bd

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from hardware.solids import glyphs
from hardware.solids.colours import BASE
from hardware.solids.config import Config
from hardware.solids.engraving import Mark, engrave, mark
from hardware.solids.solid import Bodies, Solid

SYMBOL_PITCH = 0.24  # of a unit, from pixel to pixel: the symbol takes 72 % of its cell
NUMBER_PITCH = 0.15
# All that is round on blocks and cubes are the corners of pixels, and there are many.
FACETS = 0.6


def solids(config: Config) -> list[Solid]:
    """Block 1 to 5, one of each."""
    from games.blocks.rules_blocks import BLOCKS

    unit = config.blocks.unit
    return [
        Solid(
            f"block_{index + 1}",
            f"block {index + 1}",
            (2 * unit, unit, unit),
            partial(_block, config, index),
            facets=FACETS,
        )
        for index in range(len(BLOCKS))
    ]


def face_plane(unit: float, face: int, place: int) -> bd.Plane:
    """The cell of a face's first (0) or second (1) symbol: the first at -x, face 0 on top, 1 at the front."""
    plane = bd.Plane.XY.rotated((90 * face, 0, 0))
    plane.origin = plane.z_dir * (unit / 2) + bd.Vector((place - 0.5) * unit, 0, unit / 2)
    return plane


def end_plane(unit: float, end: int) -> bd.Plane:
    """The end at -x (0) or +x (1), with face 0 upwards."""
    side = 2 * end - 1
    return bd.Plane((side * unit, 0, unit / 2), x_dir=(0, side, 0), z_dir=(side, 0, 0))


def _block(config: Config, index: int) -> Bodies:
    """The block, an inlay for each symbol it has, each to have its colour, and one for the numbers."""
    from games.blocks.rules_blocks import BLOCKS
    from games.blocks.symbols import SHAPES

    unit = config.blocks.unit
    body = bd.Pos(0, 0, unit / 2) * bd.Box(2 * unit, unit, unit)
    body = bd.chamfer(body.edges(), config.blocks.chamfer)
    marks: dict[str, list[Mark]] = {f"symbol_{symbol + 1}": [] for symbol in range(len(SHAPES))}
    for face, pair in enumerate(BLOCKS[index]):
        for place, symbol in enumerate(pair):
            raster = glyphs.block_symbol(symbol)
            plane = face_plane(unit, face, place)
            marks[f"symbol_{symbol + 1}"].append(mark(config, plane, raster, SYMBOL_PITCH * unit))
    raster = glyphs.number(index + 1)
    marks["number"] = [
        mark(config, end_plane(unit, end), raster, NUMBER_PITCH * unit, joined=True) for end in (0, 1)
    ]
    bodies: Bodies = {}
    for name, those in marks.items():
        if those:
            body, bodies[name] = engrave(body, those, config.glyphs.depth)
    return {BASE: body, **bodies}
