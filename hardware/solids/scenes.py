"""What the pictures of docs/solids.md show: solids put together as they are used.

A thing is a mesh file, a colour, and where it stands; a scene is things and a camera. Millimetres, z upwards.
"""

from dataclasses import dataclass, field, replace
from math import cos, radians, sin
from typing import TypeAlias

import numpy as np

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from hardware.solids import case, pad, placing, push_match
from hardware.solids.colours import colour_of
from hardware.solids.config import Config
from hardware.solids.placing import PLATE

Matrix: TypeAlias = np.ndarray
Colour = tuple[float, float, float]

IVORY: Colour = (0.80, 0.77, 0.70)
INK: Colour = (0.02, 0.025, 0.03)
SLATE: Colour = (0.10, 0.12, 0.15)
TEAL: Colour = (0.02, 0.22, 0.25)
ORANGE: Colour = (0.75, 0.20, 0.02)
_DOTS = 24  # of a picture's pixel, along its edge
_CARD = 60  # the one that lies there in blocks, and lights up on the matrix

WHITE: Colour = (0.85, 0.85, 0.85)
QUARTERS: dict[int, Colour] = {
    1: (0.65, 0.03, 0.03),
    2: (0.02, 0.12, 0.55),
    3: (0.02, 0.35, 0.08),
    4: (0.80, 0.50, 0.01),
}


@dataclass(frozen=True)
class Thing:
    """A shape in its place.

    shape: the STL's name without its ending, or `sphere`, `cylinder`, `disk`, `square` of unit size. glow: of
    the picture (rows from the top, columns, RGB of 0 to 1) that a square can show.
    """

    shape: str
    colour: Colour
    at: Matrix
    glow: float = 0
    picture: np.ndarray | None = None


@dataclass(frozen=True)
class Scene:
    """eye and look: where the camera is and what it looks at; view: its angle from side to side."""

    name: str
    eye: tuple[float, float, float]
    look: tuple[float, float, float]
    view: float
    things: list[Thing] = field(default_factory=list)


def move(x: float, y: float, z: float = 0) -> Matrix:
    """A shift."""
    made = np.eye(4)
    made[:3, 3] = x, y, z
    return made


def turn(axis: str, degrees: float) -> Matrix:
    """A turn about x, y or z."""
    a, b = [(1, 2), (2, 0), (0, 1)]["xyz".index(axis)]
    made = np.eye(4)
    c, s = cos(radians(degrees)), sin(radians(degrees))
    made[a, a], made[a, b], made[b, a], made[b, b] = c, -s, s, c
    return made


def grow(x: float, y: float, z: float) -> Matrix:
    """Stretch along the axes."""
    return np.diag([x, y, z, 1.0])


def scenes(config: Config) -> list[Scene]:
    """All pictures."""
    return [
        _blocks(config),
        _push_match(config),
        _quarter_turn(config),
        _pad(config),
        _pad_parts(config),
        _case(config),
        _case_parts(config),
        _inside(config, "case_inside", "case_lid"),
        _inside(others()["by_hand"], "case_by_hand", "by_hand_case_lid"),
        _inside(others()["pi"], "case_pi", "pi_case_lid"),
        _rear(config),
        _pieces(others()["large"]),
    ]


def _block(index: int, at: Matrix) -> list[Thing]:
    """A block with its symbols in the colours of the matrix."""
    from games.blocks.rules_blocks import BLOCKS

    name = f"block_{index + 1}"
    inlays = [f"symbol_{symbol + 1}" for symbol in sorted({s for pair in BLOCKS[index] for s in pair})]
    colours = {inlay: tuple((part / 255) ** 2.2 for part in colour_of(name, inlay)) for inlay in inlays}
    things = [Thing(name, SLATE, at), Thing(f"{name}_number", WHITE, at)]
    return things + [Thing(f"{name}_{inlay}", (r, g, b), at) for inlay, (r, g, b) in colours.items()]


def others() -> dict[str, Config]:
    """Configs whose case is shown as well, by the beginning of their meshes' names."""
    usual = Config()
    return {
        "by_hand": replace(usual, case=replace(usual.case, electronics="by hand")),
        "pi": replace(usual, case=replace(usual.case, board="raspberry_pi")),
        "large": replace(usual, case=replace(usual.case, board="matrix_32x32")),
    }


def _marked(name: str, at: Matrix, base: Colour = IVORY, ink: Colour = INK) -> list[Thing]:
    return [Thing(name, base, at), Thing(f"{name}_inlay", ink, at)]


def _up(config: Config, face: int) -> Matrix:
    """Turn a block so that a face is up."""
    half = config.blocks.unit / 2
    return move(0, 0, half) @ turn("x", -90 * face) @ move(0, 0, -half)


def _lying(config: Config, number: int) -> Matrix:
    """Where a block of a placement lies (games/blocks/rules_blocks.py)."""
    from games.blocks.rules_blocks import bar, parts
    from games.blocks.rules_mat import SIDE

    unit = config.blocks.unit
    x, y = [
        sum(places) / 2
        for places in zip(*[(cell % SIDE - 2, 2 - cell // SIDE) for cell in bar(number)], strict=True)
    ]
    _, direction, face = parts(number)
    # A little apart, so that each is seen.
    return move(1.02 * x * unit, 1.02 * y * unit) @ turn("z", -90 * direction) @ _up(config, face)


def _blocks(config: Config) -> Scene:
    from games.blocks.rules_cards import cells
    from games.blocks.rules_solver import solutions

    unit = config.blocks.unit
    things = []
    for index, number in enumerate(solutions(cells(_CARD))[0]):
        things += _block(index, _lying(config, number))
    # One colour: engraved, and on its end.
    stand = move(2.4 * unit, -0.6 * unit, unit) @ turn("z", -25) @ turn("y", -90) @ move(0, 0, -unit / 2)
    things.append(Thing("block_5", TEAL, stand))
    return Scene("blocks", (75, -205, 165), (4, 2, 5), 30, things)


def _push_match(config: Config) -> Scene:
    sizes = config.push_match
    pitch = push_match.cell(config) + sizes.web
    half = (sizes.cube - 2 * sizes.stand_out) / 2
    base = move(0, 0, 3)  # into the slot of the foot
    things = [
        Thing("push_match_foot", SLATE, np.eye(4)),
        Thing("push_match_frame", SLATE, base @ move(0, 0, 60.65) @ turn("x", 90) @ move(0, 0, -half)),
    ]
    for index in range(25):
        row, column = divmod(index, 5)
        if index == 0:
            continue
        x, z = (column - 2) * pitch, push_match.SKIRT + push_match.cell(config) / 2 + (4 - row) * pitch
        at = base @ move(x, 0, z - config.printing.gap) @ turn("x", 90) @ move(0, 0, -sizes.cube / 2)
        things += _marked(f"push_match_cube_{index + 1:02}", at)
    hand = move(-34, -28, 3) @ turn("z", 20)
    things += _marked("push_match_cube_01", hand)
    return Scene("push_match", (-190, -420, 220), (0, 0, 58), 29, things)


def _quarter_turn(config: Config) -> Scene:
    from core.rng import Rng
    from games.quarter_turn.rules_board import lay_out, one_colour, quarters, rotate

    tiles = lay_out(Rng(5))
    sizes, floor = config.quarter_turn, 3
    # Turn three tiles around the crossing in the middle until all four show the colour of the fourth.
    colour = quarters(tiles[6])[2]
    for place, corner in ((7, 3), (12, 0), (11, 1)):
        while quarters(tiles[place])[corner] != colour:
            tiles[place] = rotate(tiles[place], 1)
    assert one_colour(tiles, 5) == colour
    things = [Thing("quarter_turn_board", SLATE, np.eye(4))]
    lifted = 23
    for place, tile in enumerate(tiles):
        row, column = divmod(place, 5)
        at = move((column - 2) * sizes.pitch, (2 - row) * sizes.pitch, floor) @ turn("z", -90 * (tile % 4))
        if place == lifted:
            at = move(30, -14, 26) @ at @ turn("z", -22) @ turn("x", 14)
        name = f"quarter_turn_tile_{'abcdef'[tile // 4]}"
        things.append(Thing(name, IVORY, at))
        things += [Thing(f"{name}_colour_{c}", QUARTERS[c], at) for c in quarters(tile)]
    x, y = -0.5 * sizes.pitch, 0.5 * sizes.pitch
    # Its foot is 14 mm under its head.
    stand = move(x, y, floor + sizes.thickness + 14) @ turn("x", 180)
    things += _marked(f"quarter_turn_block_{colour}", stand, QUARTERS[colour], IVORY)
    for other, spot in ((colour % 4 + 1, (78, -118)), (colour % 4 + 1, (98, -124))):
        lie = move(*spot, 14) @ turn("x", 180)
        things += _marked(f"quarter_turn_block_{other}", move(0, 0, 5.5) @ lie, QUARTERS[other], IVORY)
    return Scene("quarter_turn", (90, -400, 380), (6, -18, 0), 33, things)


def _used(height: float) -> Matrix:
    """From the way a body is printed, plate down, to the way it is used."""
    return move(0, 0, height) @ turn("x", 180)


_DOME = 13  # height of the MATCH button's dome


def _buttons(config: Config, at: pad.Layout, z: float) -> list[Thing]:
    x, y = at.match
    radius = config.pad.match_cap / 2
    ball = ((radius * 0.86) ** 2 + _DOME**2) / (2 * _DOME)
    things = [
        Thing("cylinder", SLATE, move(x, y, z) @ grow(radius, radius, 4)),
        Thing("sphere", ORANGE, move(x, y, z + 4 + _DOME - ball) @ grow(ball, ball, ball)),
    ]
    cap = config.pad.cap / 2
    return things + [
        Thing("cylinder", SLATE, move(*spot, z - 1) @ grow(cap, cap, 2.5)) for spot in at.keys.values()
    ]


def _pad(config: Config) -> Scene:
    at = pad.layout(config)
    high = at.box.height
    shell = move(0, 0, 3) @ _used(high)
    rear = at.box.length / 2
    lead = config.leads.cable / 2
    things = [
        Thing("pad_lid", SLATE, np.eye(4)),
        Thing("pad_shell", TEAL, shell),
        Thing("pad_shell_legend", WHITE, shell),
        *_buttons(config, at, 3 + high),
        Thing("cylinder", INK, move(0, rear + 90, 7) @ turn("x", 90) @ grow(lead, lead, 100)),
    ]
    return Scene("pad", (-215, -330, 330), (0, 8, 26), 29, things)


def _pad_parts(config: Config) -> Scene:
    at = pad.layout(config)
    half = at.box.inner[1] - config.printing.gap - pad.RELIEF[1] / 2
    things = [
        Thing("pad_shell", TEAL, move(-112, 0)),
        Thing("pad_lid", SLATE, np.eye(4)),
        Thing("strain_relief", ORANGE, move(0, half, 13) @ turn("x", 180)),
        Thing("cylinder", INK, move(0, half + 60, 7) @ turn("x", 90) @ grow(2.5, 2.5, 80)),
        Thing("pad_key_plate", IVORY, move(105, -30)),
        Thing("strain_relief", ORANGE, move(90, 38) @ turn("z", 20)),
    ]
    return Scene("pad_parts", (30, -400, 400), (-8, 0, 8), 37, things)


def _picture(config: Config, at: case.Layout, z: float) -> Thing:
    """The pattern card on the matrix, in the console's own colours."""
    from games.blocks.rules_cards import cells
    from games.blocks.symbols import all_rows, draw_cells, layout
    from ui.frame import Frame
    from ui.palette import Palette

    frame = Frame(at.columns, at.rows)
    figure = cells(_CARD)
    draw_cells(frame, figure, all_rows(Palette().symbols), *layout(figure))
    rgb = np.frombuffer(bytes(frame.rgb), np.uint8).reshape(at.rows, at.columns, 3) / 255
    dots = _DOTS // 2 * 2
    web = max(1, round(config.case.web / config.case.pitch * dots / 2))
    picture = rgb.repeat(dots, 0).repeat(dots, 1)
    for edge in range(web):  # what the wells' walls keep dark
        for first in (edge, dots - 1 - edge):
            picture[first::dots] = picture[:, first::dots] = 0
    x, y = (edge / 2 for edge in at.field)
    return Thing("square", WHITE, move(0, 0, z) @ grow(x, y, 1), glow=1.4, picture=picture)


def _case(config: Config) -> Scene:
    at = case.layout(config)
    top = 3 + at.height
    diffuser = top - PLATE - config.case.diffuser
    body = move(0, 0, 3) @ _used(at.height)
    things = [
        Thing("case_lid", SLATE, np.eye(4)),
        Thing("case_body", SLATE, body),
        Thing("case_diffuser", INK, move(0, 0, diffuser)),
        _picture(config, at, diffuser + config.case.diffuser + 0.05),
    ]
    for seat, (x, y) in enumerate(case.seats(at), 1):
        things.append(_light(seat, x, y, top, config.case.light / 2))
    return Scene("case", (-190, -400, 430), (0, -4, 15), 32, things)


def _light(seat: int, x: float, y: float, z: float, radius: float) -> Thing:
    from ui.palette import Palette

    red, green, blue = (value / 255 for value in Palette().seat(seat))
    return Thing("disk", (red, green, blue), move(x, y, z + 0.05) @ grow(radius, radius, 1))


def _case_parts(config: Config) -> Scene:
    at = case.layout(config)
    raised = (
        ("case_lid", SLATE, 0),
        ("case_carrier", IVORY, 70),
        ("case_wells", SLATE, 100),
        ("case_diffuser", WHITE, 140),
    )
    things = [Thing(name, colour, move(0, 0, up)) for name, colour, up in raised]
    body = move(0, 0, 185) @ _used(at.height)
    things.append(Thing("case_body", TEAL, body))
    flange = 1.2 + PLATE
    things += [Thing("case_lens", WHITE, move(x, y, 170 - flange)) for x, y in case.seats(at)]
    return Scene("case_parts", (-420, -680, 400), (0, 0, 112), 33, things)


_GREEN: Colour = (0.02, 0.16, 0.06)
_TIN: Colour = (0.55, 0.55, 0.58)


def _box(colour: Colour, x: float, y: float, z: float, size: tuple[float, float, float]) -> Thing:
    """A box that stands on z; x, y: its middle."""
    wide, long, high = (edge / 2 for edge in size)
    return Thing("cube", colour, move(x, y, z + high) @ grow(wide, long, high))


def _inside(config: Config, name: str, lid: str) -> Scene:
    """The lid with all that lies on it, seen from the left at the front."""
    things = [Thing(lid, TEAL, np.eye(4)), *_electronics(placing.layout(config))]
    return Scene(name, (-190, -330, 300), (2, -12, 0), 33, things)


def _electronics(at: placing.Layout) -> list[Thing]:
    """All that lies on the lid."""
    things = []
    for item in at.items:
        (x, y), (wide, long) = item.middle, item.edges
        things.append(_box(_GREEN, x, y, 3 + item.low, (wide, long, 1.6)))
        if item.device is None and not item.tray:
            continue  # the antenna
        if item.device is None:
            things.append(_box(SLATE, x, y, 3 + item.low + 1.6, (wide * 0.7, long * 0.6, 6)))
            continue
        if item.device.side:
            things += _sockets(item)
            continue
        module = item if not item.device.holes else _module(item)
        (x, y), (wide, long) = module.middle, module.edges
        if item.device.holes:
            things.append(_box(_GREEN, x, y, 3 + module.low, (wide, long, 1.6)))
            for side in (-1, 1):
                things.append(_box(INK, x + side * 12.7, y, 3 + item.low + 1.6, (2.5, 48, 8.5)))
        things.append(_box(_TIN, x, y - long / 2 + 16, 3 + module.low + 1.6, (16, 18, 3)))
        things.append(_box(_TIN, x, y + long / 2 - 2.5, 3 + module.low + 1.6, (7.5, 6, 2.6)))
        if not item.device.holes:  # two cable ties
            for end in (-1, 1):
                around = (wide + 6, 2.5, 1.2)
                things.append(_box(WHITE, x, y + end * (long / 2 - 2.7), 3 + module.low + 4.6, around))
                for side in (-1, 1):
                    upright = (1.2, 2.5, module.low)
                    spot = (x + side * (wide / 2 + 3), y + end * (long / 2 - 2.7))
                    things.append(_box(WHITE, *spot, 7, upright))
    return things


def _sockets(item: placing.Item) -> list[Thing]:
    """What stands on a Raspberry Pi: sockets behind their openings, its header, its chip."""
    assert item.device
    left, rear = item.corner()
    right, top = left + item.edges[0], 3 + item.low + 1.6
    things = [
        _box(_TIN, left + each.x, rear - 3, top, (each.width - 4, 8, each.height / 2))
        for each in item.device.openings
    ]
    things += [
        _box(_TIN, right - 8, rear - each.x, top, (20, each.width - 3, each.height - 3))
        for each in item.device.side
    ]
    things.append(_box(INK, left + 32.5, rear - 52.5, top, (51, 5, 8.5)))
    things.append(_box(SLATE, left + 29, rear - 30, top, (15, 15, 2)))
    return things


def _rear(config: Config) -> Scene:
    """The closed case from behind: the supply's cable, the switch's lever."""
    at = placing.layout(config)
    turned, rear, z = turn("z", 180), at.length / 2, 3 + config.case.room / 2
    lead = move(placing.supply_x(at), rear + 30, z) @ turn("x", 90) @ grow(3.2, 3.2, 40)
    lever = move(placing.switch_x(at), rear, z) @ turn("x", -75) @ move(0, 0, 8)
    things = [
        *_case(config).things,
        *_electronics(at),
        Thing("cylinder", INK, lead),
        Thing("cylinder", _TIN, move(placing.switch_x(at), rear - 1, z) @ turn("x", -90) @ grow(3, 3, 8)),
        Thing("cube", _TIN, lever @ grow(1.1, 1.1, 9)),
    ]
    things = [replace(thing, at=turned @ thing.at) for thing in things]
    return Scene("case_rear", (-160, -400, 215), (2, -40, 12), 31, things)


def _module(item: placing.Item) -> placing.Item:
    """The controller on its headers on the circuit board."""
    device = placing.device_of({"chip": "esp32"})
    left, rear = item.corner()
    assert item.device
    x = left + item.device.openings[0].x
    middle = (x, rear - device.size[1] / 2)
    return placing.Item(device.name, middle, device.size, device.stand, device.tall)


def _pieces(config: Config) -> Scene:
    """The four pieces of a large body and lid, a little apart."""
    at = placing.layout(config)
    things = []
    for number, (x, y) in enumerate(case.cells(at), 1):
        aside = ((x - 0.5) * 40, (0.5 - y) * 40)
        body = move(*aside, 120) @ _used(at.height)
        things.append(Thing(f"large_case_body_{number}", TEAL, body))
        things.append(Thing(f"large_case_lid_{number}", SLATE, move(*aside)))
    return Scene("case_large", (-440, -800, 700), (0, -20, 50), 36, things)
