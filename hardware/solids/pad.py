"""A pad: shell with the plate of the buttons, key plate that holds the small switches, lid, strain relief.

Risers under the rear tilt it; a gauge, printed first, tells which hole the MATCH button wants.
"""

from dataclasses import dataclass
from math import radians, tan

import build123d as bd

from fivefold.errors import Usage
from hardware.solids.colours import BASE
from hardware.solids.config import Config
from hardware.solids.enclosure import (
    FOOT,
    FOOT_DEPTH,
    FOOT_IN,
    LENS_FLANGE,
    LENS_RIM,
    LID,
    LIP,
    LIP_HEIGHT,
    Enclosure,
    Spot,
    lens,
    pilot,
    tray,
)
from hardware.solids.engraving import engrave
from hardware.solids.keys import BETWEEN, keys, light_opening
from hardware.solids.solid import Bodies, Solid, printed

_EDGE = 8.0  # from the outer edge to the MATCH button's cap
_SHOW = 1.5  # how far small caps stand out of the plate
_KEY_FLOOR = 1.6
_REAR = 9.0  # from the key plate to the rear wall
RELIEF = (24.0, 8.0, 5.0)
_RELIEF_SCREW = 8.0  # from the middle
_SADDLE = 4.0  # height of the lead's middle above the lid
_RISER = 16.0  # diameter
_GAUGE, _GAUGE_WALL = (24.4, 28.4), 6.0  # holes for threads of 24 and 28 mm
_ARROW, _ARROW_AT = 4.2, 7.4  # legends: edge of a triangle; from the middle of the cross
_PIN_SLOT = 7.0  # a switch rests on what is left beside it


@dataclass(frozen=True)
class Layout:
    """Where things are on the plate, in millimetres from the middle; y towards the lead."""

    match: Spot
    keys: dict[str, Spot]
    light: Spot
    plate_middle: Spot
    plate_size: Spot
    box: Enclosure


def layout(config: Config) -> Layout:
    """The places that follow from the sizes. Raises Usage when the small switches are too short."""
    pad, printing = config.pad, config.printing
    at = keys(config)
    width = max(at.size[0] + 10, pad.match_cap + 2 * _EDGE, pad.board_length + 20)
    rear = printing.wall + _REAR + at.size[1] / 2
    length = _EDGE + pad.match_cap + BETWEEN + at.arm + rear
    match = -length / 2 + _EDGE + pad.match_cap / 2
    y = length / 2 - rear
    buttons = {name: (spot[0], y + spot[1]) for name, spot in at.buttons.items()}
    if key_drop(config) < 2:
        raise Usage(
            f"pad.switch_height {pad.switch_height:g} is too little for a plate of {pad.plate:g} mm "
            f"(pad.plate) and switches of {pad.switch_body:g} mm (pad.switch_body)"
        )
    height = pad.match_depth + pad.plate
    box = Enclosure(config, width, length, height, pad.plate)
    light = (at.light[0], y + at.light[1])
    return Layout((0, match), buttons, light, (0, y), at.size, box)


def key_drop(config: Config) -> float:
    """How far below the plate the key plate hangs."""
    pad = config.pad
    return pad.switch_height - _SHOW - pad.plate - pad.switch_body


def solids(config: Config, pads: int) -> list[Solid]:
    """The parts of a pad; pads: how many the console has."""
    at = layout(config)
    box, pad = at.box, config.pad
    made = [
        Solid(
            "pad_shell",
            "shell of a pad",
            (box.width, box.length, box.height),
            lambda: _shell(config, at),
        ),
        Solid(
            "pad_key_plate",
            "key plate: holds the five small switches",
            (*at.plate_size, _KEY_FLOOR + pad.switch_body),
            lambda: {BASE: _key_plate(config, at)},
        ),
        Solid("pad_lid", "lid of a pad", (box.width, box.length, LID + 5), lambda: {BASE: _lid(config, at)}),
        Solid("strain_relief", "strain relief of a lead", RELIEF, lambda: {BASE: _relief(config)}),
    ]
    if pad.light:
        wide = pad.light + 2 * LENS_RIM
        size = (wide, wide, LENS_FLANGE + pad.plate)
        made.append(
            Solid(
                "pad_lens",
                "window of a pad light",
                size,
                lambda: {BASE: lens(pad.light, pad.plate, config.printing.gap)},
            )
        )
    made = [Solid(solid.name, solid.what, solid.size, solid.make, count=pads) for solid in made]
    high = riser_height(config, at)
    if pad.tilt:
        size = (_RISER, _RISER, high + FOOT_DEPTH - config.printing.gap)
        made.append(
            Solid(
                "pad_riser",
                "riser under the rear of a pad, glued into a foot's place",
                size,
                lambda: {BASE: _riser(config, high)},
                2 * pads,
            )
        )
    wide = sum(_GAUGE) + 3 * _GAUGE_WALL
    size = (wide, max(_GAUGE) + 2 * _GAUGE_WALL, pad.plate)
    made.append(
        Solid("pad_gauge", "gauge for the MATCH button's thread", size, lambda: {BASE: _gauge(pad.plate)})
    )
    return made


def riser_height(config: Config, at: Layout) -> float:
    """How much higher the rear feet of a tilted pad are."""
    return (at.box.length - 2 * FOOT_IN) * tan(radians(config.pad.tilt))


def _riser(config: Config, high: float) -> bd.Part:
    """Its stud up; in its lower side a place for the foot that would stick in the lid's."""
    gap = config.printing.gap
    body = bd.Pos(0, 0, high / 2) * bd.Cylinder(_RISER / 2, high)
    stud = FOOT_DEPTH - gap
    body += bd.Pos(0, 0, high + stud / 2) * bd.Cylinder(FOOT / 2 - gap, stud)
    return body - bd.Pos(0, 0, FOOT_DEPTH / 2) * bd.Cylinder(FOOT / 2, FOOT_DEPTH)


def _gauge(plate: float) -> bd.Part:
    """A strip as thick as the pad's plate, with a hole for each thread that is sold."""
    wide = sum(_GAUGE) + 3 * _GAUGE_WALL
    strip = bd.Pos(0, 0, plate / 2) * bd.Box(wide, max(_GAUGE) + 2 * _GAUGE_WALL, plate)
    x = -wide / 2
    for hole in _GAUGE:
        strip -= bd.Pos(x + _GAUGE_WALL + hole / 2, 0, plate / 2) * bd.Cylinder(hole / 2, plate)
        x += _GAUGE_WALL + hole
    return strip


def _key_screws(config: Config, at: Layout) -> list[Spot]:
    return [(at.plate_middle[0] + x, at.plate_middle[1] + y) for x, y in keys(config).screws]


def _legends(config: Config, at: Layout) -> bd.Sketch:
    """What stands on the plate: a triangle towards each button of the cross, an arrow that turns at BACK."""
    x, y = at.keys["UP"][0], at.plate_middle[1]
    arrow = bd.Polygon((-_ARROW / 2, 0), (_ARROW / 2, 0), (0, _ARROW * 0.8), align=None)
    drawn = bd.Sketch()
    for quarter in range(4):
        drawn += bd.Pos(x, y) * bd.Rot(0, 0, 90 * quarter) * bd.Pos(0, _ARROW_AT - _ARROW * 0.4) * arrow
    x, y = at.keys["BACK"]
    hook = bd.Pos(0.3, 2.2) * bd.Rectangle(4.6, 1.3) + bd.Pos(2.2, 0) * bd.Rectangle(1.3, 5.7)
    hook += bd.Pos(0.6, -2.2) * bd.Rectangle(4.0, 1.3)
    hook += bd.Polygon((-1.8, 0.0), (-1.8, 4.4), (-4.6, 2.2), align=None)
    return drawn + bd.Pos(x, y - config.pad.cap / 2 - 4.6) * hook


def _shell(config: Config, at: Layout) -> Bodies:
    pad, box = config.pad, at.box
    below = box.height - pad.plate
    drop = key_drop(config)
    shell = box.body()
    shell += [
        bd.Pos(*spot, below - drop / 2) * bd.Cylinder(box.post / 2, drop) for spot in _key_screws(config, at)
    ]
    through = bd.Pos(0, 0, below + pad.plate / 2)
    holes = [through * bd.Pos(*at.match) * bd.Cylinder(pad.match_hole / 2, pad.plate)]
    cap = pad.cap / 2 + config.printing.gap
    holes += [through * bd.Pos(*spot) * bd.Cylinder(cap, pad.plate) for spot in at.keys.values()]
    if pad.light:
        holes.append(through * bd.Pos(*at.light) * bd.Cylinder(pad.light / 2, pad.plate))
    deep = drop + pad.plate - config.printing.thin
    holes += [pilot(config, spot, below - drop, deep) for spot in _key_screws(config, at)]
    wide = config.leads.cable / 2 + config.printing.gap
    y = box.length / 2 - box.wall / 2
    holes.append(bd.Pos(0, y, _SADDLE / 2) * bd.Box(2 * wide, 2 * box.wall, _SADDLE))
    holes.append(bd.Pos(0, y, _SADDLE) * bd.Rot(90, 0, 0) * bd.Cylinder(wide, 2 * box.wall))
    plane = bd.Plane.XY.offset(box.height)
    shell, legends = engrave(shell - holes, [(plane, _legends(config, at))], config.glyphs.depth)
    turn = bd.Pos(0, 0, box.height) * bd.Rot(180, 0, 0)
    return {BASE: turn * shell, "legend": turn * legends}


def _key_plate(config: Config, at: Layout) -> bd.Part:
    """Switches lie in pockets from above; their pins go down through slots."""
    pad = config.pad
    high = _KEY_FLOOR + pad.switch_body
    outline = bd.fillet(bd.Rectangle(*at.plate_size).vertices(), 3)
    plate = bd.Pos(*at.plate_middle) * bd.extrude(outline, high)
    pocket = pad.switch + 2 * config.printing.gap
    slot = min(_PIN_SLOT, pad.switch * 0.75)
    holes = []
    for spot in at.keys.values():
        holes.append(bd.Pos(*spot, high - pad.switch_body / 2) * bd.Box(pocket, pocket, pad.switch_body))
        holes.append(bd.Pos(*spot, high / 2) * bd.Box(pocket, slot, high))
    if pad.light:
        holes.append(bd.Pos(*at.light, high / 2) * bd.Cylinder(light_opening(config), high))
    through = bd.Cylinder(config.screws.through / 2, high)
    holes += [bd.Pos(*spot, high / 2) * through for spot in _key_screws(config, at)]
    return printed(bd.Pos(-at.plate_middle[0], -at.plate_middle[1]) * (plate - holes))


def _lid(config: Config, at: Layout) -> bd.Part:
    box, pad = at.box, config.pad
    lid = box.lid()
    rear = box.inner[1] - config.printing.gap
    length, width, _ = RELIEF
    # The lip makes room for the lead and what clamps it.
    lid -= bd.Pos(0, rear, LIP_HEIGHT / 2) * bd.Box(length + 4, 2 * LIP + 1, LIP_HEIGHT)
    saddle = bd.Pos(0, rear - width / 2, _SADDLE / 2) * bd.Box(length, width, _SADDLE)
    screws = [(side * _RELIEF_SCREW, rear - width / 2) for side in (-1, 1)]
    lid += saddle
    lid -= bd.Pos(0, rear - width / 2, _SADDLE) * _lead(config, width)
    deep = _SADDLE + LID - config.printing.thin
    lid -= [pilot(config, spot, _SADDLE - deep, deep) for spot in screws]
    lid += tray(config, (0, at.plate_middle[1] - 6), (pad.board_length, pad.board_width))
    return printed(lid)


def _lead(config: Config, long: float) -> bd.Part:
    clamp = (config.leads.cable - config.leads.squeeze) / 2
    return bd.Rot(90, 0, 0) * bd.Cylinder(clamp, long)


def _relief(config: Config) -> bd.Part:
    """Groove upwards."""
    length, width, high = RELIEF
    bar = bd.Pos(0, 0, high / 2) * bd.Box(length, width, high)
    bar = bd.chamfer(bar.edges().filter_by(bd.Axis.Z), 1)
    bar -= bd.Pos(0, 0, high) * _lead(config, width)
    through = bd.Pos(0, 0, high / 2) * bd.Cylinder(config.screws.through / 2, high)
    return bar - [bd.Pos(side * _RELIEF_SCREW, 0) * through for side in (-1, 1)]
