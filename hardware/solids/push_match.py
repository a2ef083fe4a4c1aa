"""Push Match: 25 cubes with six symbols each (PM-1), the upright frame, its foot with a tray on each side."""

from functools import partial

import build123d as bd

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from hardware.solids import glyphs
from hardware.solids.blocks import FACETS, SYMBOL_PITCH
from hardware.solids.colours import BASE
from hardware.solids.config import Config
from hardware.solids.engraving import engrave, mark
from hardware.solids.solid import Bodies, Solid

# Direction of each face; 0 and 1, 2 and 3, 4 and 5 are opposite. Which way up a symbol lies does not matter.
NORMALS = ((0, 0, 1), (0, 0, -1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))
SKIRT = 10.0  # the frame's lower edge, which stands in the foot
_FOOT_DEPTH = 90.0
_FLOOR = 3.0
_RIM = 4.0  # height of the trays' edge above their floor
_CORNER = 6.0


def solids(config: Config) -> list[Solid]:
    """25 cubes, the frame, the foot."""
    from games.push_match.rules_frame import CELLS

    cube = config.push_match.cube
    made = [
        Solid(
            f"push_match_cube_{index + 1:02}",
            f"cube {index + 1} of Push Match",
            (cube, cube, cube),
            partial(_cube, config, index),
            facets=FACETS,
        )
        for index in range(CELLS)
    ]
    width, height, depth = _frame_size(config)
    foot = (width + 2 * config.printing.gap + 2 * config.printing.wall, _FOOT_DEPTH, _FLOOR + SKIRT)
    made.append(
        Solid(
            "push_match_frame", "frame of Push Match", (width, height, depth), lambda: {BASE: _frame(config)}
        )
    )
    made.append(
        Solid("push_match_foot", "foot of the frame, with trays", foot, lambda: {BASE: _foot(config)})
    )
    return made


def face_plane(cube: float, face: int) -> bd.Plane:
    """The middle of a face, its z outwards."""
    normal = bd.Vector(NORMALS[face])
    across = (1, 0, 0) if normal.X == 0 else (0, 1, 0)
    return bd.Plane(normal * (cube / 2) + bd.Vector(0, 0, cube / 2), x_dir=across, z_dir=normal)


def _cube(config: Config, index: int) -> Bodies:
    from games.push_match.rules_cubes import FACES
    from games.push_match.rules_frame import FACES_EACH

    cube = config.push_match.cube
    body = bd.Pos(0, 0, cube / 2) * bd.Box(cube, cube, cube)
    body = bd.chamfer(body.edges(), config.push_match.chamfer)
    marks = [
        mark(
            config,
            face_plane(cube, face),
            glyphs.cube_symbol(FACES[index * FACES_EACH + face]),
            SYMBOL_PITCH * cube,
        )
        for face in range(FACES_EACH)
    ]
    base, inlay = engrave(body, marks, config.glyphs.depth)
    return {BASE: base, "inlay": inlay}


def cell(config: Config) -> float:
    """Edge of an opening of the frame."""
    return config.push_match.cube + 2 * config.printing.gap


def _frame_size(config: Config) -> tuple[float, float, float]:
    from games.push_match.rules_frame import SIDE

    cells = SIDE * cell(config) + (SIDE - 1) * config.push_match.web
    width = cells + 2 * config.printing.wall
    height = cells + config.printing.wall + SKIRT
    return width, height, config.push_match.cube - 2 * config.push_match.stand_out


def _frame(config: Config) -> bd.Part:
    """Lying on its back, the skirt at -y."""
    from games.push_match.rules_frame import SIDE

    width, height, depth = _frame_size(config)
    opening, pitch = cell(config), cell(config) + config.push_match.web
    body = bd.Pos(0, 0, depth / 2) * bd.Box(width, height, depth)
    body = bd.fillet(body.edges().filter_by(bd.Axis.Z).sort_by(bd.Axis.Y)[-2:], _CORNER / 2)
    low = -height / 2 + SKIRT + opening / 2
    holes = [
        bd.Pos((column - (SIDE - 1) / 2) * pitch, low + row * pitch, depth / 2)
        * bd.Box(opening, opening, depth)
        for row in range(SIDE)
        for column in range(SIDE)
    ]
    return body - holes


def _foot(config: Config) -> bd.Part:
    width, _, depth = _frame_size(config)
    wall, gap = config.printing.wall, config.printing.gap
    outer, slot = width + 2 * gap + 2 * wall, depth + 2 * gap
    rail = slot / 2 + 2 * wall  # the rails' outer faces are so far from the middle
    plate = bd.Rectangle(outer, _FOOT_DEPTH)
    plate = bd.fillet(plate.vertices(), _CORNER)
    body = bd.extrude(plate, _FLOOR + _RIM)
    body += bd.Pos(0, 0, (_FLOOR + SKIRT) / 2) * bd.Box(outer, 2 * rail, _FLOOR + SKIRT)
    body -= bd.Pos(0, 0, _FLOOR + SKIRT / 2) * bd.Box(width + 2 * gap, slot, SKIRT)
    long = _FOOT_DEPTH / 2 - wall - rail
    tray = bd.Rectangle(outer - 2 * wall, long)
    tray = bd.extrude(bd.fillet(tray.vertices(), _CORNER - wall), SKIRT)
    return body - [bd.Pos(0, side * (rail + long / 2), _FLOOR) * tray for side in (-1, 1)]
