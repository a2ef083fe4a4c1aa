"""The console's case: body with the window for the matrix, diffuser, light wells, carrier of the panel, lid.

From the front: plate, diffuser, light wells, panel, carrier, room for the electronics, lid. Size in pixels
and number of pads come from the board's profile; each pad has a socket in the left or right wall, and its
light in the front above it.
"""

from dataclasses import dataclass
from typing import Any

import build123d as bd

from fivefold.boards import reading
from fivefold.errors import Usage
from hardware.solids.config import Config
from hardware.solids.enclosure import LENS_FLANGE, LENS_RIM, LID, Enclosure, Spot, lens, pilot, tray
from hardware.solids.solid import BASE, Solid, printed

_PLATE = 2.4
_CARRIER = 2.0
_RING = 2.0  # around diffuser, wells and panel
_BAND = 12.0  # between that ring and the walls
_NOTCH, _NOTCH_DEPTH = 3.0, 1.2  # in the wells' walls, for the capacitors beside the LEDs
_USB = (12.0, 14.0)
_SLOT, _SLOT_HEIGHT = 2.0, 14.0
_EAR = 12.0


@dataclass(frozen=True)
class Layout:
    """Sizes that follow from config and profile. field: edges of the wells' grid, (x, y)."""

    columns: int
    rows: int
    pads: int
    field: Spot
    stack: float  # diffuser, wells and panel
    box: Enclosure

    @property
    def ring(self) -> Spot:
        """Half of the ring's outer edges."""
        gap = self.box.config.printing.gap
        return self.field[0] / 2 + gap + _RING, self.field[1] / 2 + gap + _RING

    @property
    def depth(self) -> float:
        """z of the ring's lower end, where the carrier lies."""
        return self.box.height - self.box.plate - self.stack


def layout(config: Config) -> Layout:
    """The case of the configured board. Raises Failure for a bad profile, Usage for what does not fit."""
    case = config.case
    board = profile(config)
    columns, rows = pixels(board)
    field = (columns * case.pitch + case.web, rows * case.pitch + case.web)
    around = 2 * (config.printing.gap + _RING + _BAND + config.printing.wall)
    stack = case.diffuser + case.well + case.panel
    height = _PLATE + stack + _CARRIER + case.room
    box = Enclosure(config, field[0] + around, field[1] + around, height, _PLATE)
    made = Layout(columns, rows, len(board["pads"]), field, stack, box)
    bed = config.printing.bed
    if max(box.width, box.length) > bed:
        raise Usage(
            f"the case for {columns}×{rows} pixels at case.pitch {case.pitch:g} mm is "
            f"{box.width:.0f}×{box.length:.0f} mm and does not fit the bed of {bed:g} mm (printing.bed): "
            f"take a panel with a smaller pitch"
        )
    return made


def profile(config: Config) -> dict[str, Any]:
    """The board profile whose case it is. Raises Failure when it has faults, Usage when there is none."""
    board: dict[str, Any] = reading.sound(reading.find(config.case.board)).board
    return board


def pixels(board: dict[str, Any]) -> tuple[int, int]:
    """Columns and rows of one side of the console."""
    from drivers.geometry import size

    columns, rows = size(board["matrix"])
    return columns // board["sides"], rows


def solids(config: Config) -> list[Solid]:
    """The parts of the case; a console with two sides has two of each."""
    at, case = layout(config), config.case
    box, sides = at.box, profile(config)["sides"]
    ring = (2 * at.ring[0], 2 * at.ring[1])
    wide = case.light + 2 * LENS_RIM
    return [
        Solid(
            "case_body",
            "body of the console's case",
            (box.width, box.length, box.height),
            lambda: {BASE: _body(config, at)},
            sides,
        ),
        Solid(
            "case_lid",
            "lid of the case",
            (box.width, box.length, LID + 5),
            lambda: {BASE: _lid(config, at)},
            sides,
        ),
        Solid(
            "case_diffuser",
            "diffuser",
            (*at.field, case.diffuser),
            lambda: {BASE: _diffuser(config, at)},
            sides,
        ),
        Solid(
            "case_wells",
            "diffuser frame: light wells",
            (*at.field, case.well),
            lambda: {BASE: _wells(config, at)},
            sides,
        ),
        Solid(
            "case_carrier",
            "carrier that presses the panel against the wells",
            (ring[0], ring[1] + 2 * _BAND - 2, _CARRIER),
            lambda: {BASE: _carrier(config, at)},
            sides,
        ),
        Solid(
            "case_lens",
            "window of a pad light",
            (wide, wide, LENS_FLANGE + _PLATE),
            lambda: {BASE: lens(case.light, _PLATE, config.printing.gap)},
            at.pads,
        ),
    ]


def seats(at: Layout) -> list[Spot]:
    """Where each pad's light is: down the left side, then the right; its socket is in the wall beside it."""
    left = (at.pads + 1) // 2
    x = at.ring[0] + _BAND / 2
    made = []
    for side, many in ((-1, left), (1, at.pads - left)):
        step = at.field[1] / many if many else 0
        made += [(side * x, at.field[1] / 2 - step * (place + 0.5)) for place in range(many)]
    return made


def _bosses(at: Layout) -> list[Spot]:
    """Where the carrier is screwed on: two above the picture, two below."""
    x, y = at.field[0] / 4, at.ring[1] + _BAND / 2
    return [(x, y), (-x, y), (-x, -y), (x, -y)]


def _body(config: Config, at: Layout) -> bd.Part:
    box, case = at.box, config.case
    body = box.body()
    ring = bd.Rectangle(2 * at.ring[0], 2 * at.ring[1]) - bd.Rectangle(
        2 * (at.ring[0] - _RING), 2 * (at.ring[1] - _RING)
    )
    body += bd.Pos(0, 0, at.depth) * bd.extrude(ring, at.stack)
    body += [
        bd.Pos(*spot, at.depth + at.stack / 2) * bd.Cylinder(box.post / 2, at.stack) for spot in _bosses(at)
    ]
    holes = [pilot(config, spot, at.depth, at.stack - 1) for spot in _bosses(at)]
    # The opening leaves the outermost webs covered; its bevel lets the outer pixels be seen from the side.
    window = bd.Rectangle(at.field[0] - 2 * case.web, at.field[1] - 2 * case.web)
    holes.append(bd.Pos(0, 0, box.height - _PLATE) * bd.extrude(window, _PLATE))
    bevel = _PLATE - config.printing.thin
    holes.append(bd.Pos(0, 0, box.height - bevel) * bd.extrude(window, bevel, taper=-45))
    middle = case.room / 2
    for x, y in seats(at):
        holes.append(bd.Pos(x, y, box.height - _PLATE / 2) * bd.Cylinder(case.light / 2, _PLATE))
        side = 1 if x > 0 else -1
        holes.append(_through_x(box, side, y, middle, config.leads.socket))
    rear = box.length / 2 - box.wall / 2
    holes.append(
        bd.Pos(_jack_x(at), rear, middle)
        * bd.Rot(90, 0, 0)
        * bd.Cylinder(config.leads.jack / 2, 2 * box.wall)
    )
    usb_x = _controller_spot(config, at)[0]
    holes.append(bd.Pos(usb_x, rear, 4 + _USB[1] / 2) * bd.Box(_USB[0], 2 * box.wall, _USB[1]))
    slot = bd.Box(_SLOT, 2 * box.wall, _SLOT_HEIGHT)
    holes += [bd.Pos(2 * _SLOT * step, -rear, middle) * slot for step in range(-3, 4)]  # the piezo's sound
    holes += [bd.Pos(2 * _SLOT * step, rear, middle) * slot for step in range(-2, 3)]  # air
    return printed(body - holes, 180)


def _through_x(box: Enclosure, side: int, y: float, z: float, hole: float) -> bd.Part:
    x = side * (box.width / 2 - box.wall / 2)
    return bd.Pos(x, y, z) * bd.Rot(0, 90, 0) * bd.Cylinder(hole / 2, 2 * box.wall)


def _jack_x(at: Layout) -> float:
    return at.field[0] * 0.27


def _controller_spot(config: Config, at: Layout) -> Spot:
    """The middle of the ESP32 board: its end at the lip of the lid."""
    return -at.field[0] * 0.25, at.box.inner[1] - 2.5 - config.case.controller_length / 2


def _lid(config: Config, at: Layout) -> bd.Part:
    case, box = config.case, at.box
    lid = box.lid()
    lid += tray(
        config, _controller_spot(config, at), (case.controller_width, case.controller_length), open_rear=True
    )
    x, rear = _jack_x(at), box.inner[1] - 30
    lid += tray(config, (x, rear - case.fuse_width / 2), (case.fuse_length, case.fuse_width))
    y = rear - case.fuse_width - 8 - case.supply_width / 2
    lid += tray(config, (x, y), (case.supply_length, case.supply_width))
    y = -box.inner[1] + 22 + case.interface_width / 2
    lid += tray(config, (0, y), (case.interface_length, case.interface_width))
    return printed(lid)


def _diffuser(config: Config, at: Layout) -> bd.Part:
    return bd.extrude(bd.Rectangle(*at.field), config.case.diffuser)


def _wells(config: Config, at: Layout) -> bd.Part:
    """The panel's side up: notches along the rows leave room there for the capacitors between the LEDs."""
    case = config.case
    edge = case.pitch - case.web
    xs = [(column - (at.columns - 1) / 2) * case.pitch for column in range(at.columns)]
    ys = [(row - (at.rows - 1) / 2) * case.pitch for row in range(at.rows)]
    # One face with holes: cutting 256 wells one by one takes a hundred times as long.
    wells = [bd.Wire.make_rect(edge, edge, bd.Plane((x, y, 0))) for x in xs for y in ys]
    face = bd.Face(bd.Wire.make_rect(*at.field), wells)
    grid = bd.extrude(face, case.well, dir=(0, 0, 1))
    z = case.well - _NOTCH_DEPTH / 2
    return grid - [bd.Pos(0, y, z) * bd.Box(at.field[0] - 3 * case.web, _NOTCH, _NOTCH_DEPTH) for y in ys]


def _carrier(config: Config, at: Layout) -> bd.Part:
    """Covers the ring; ears for screws; openings for the panel's wires in the middle and at two edges."""
    flat = bd.Rectangle(2 * at.ring[0], 2 * at.ring[1])
    for x, y in _bosses(at):
        end = 1 if y > 0 else -1
        ear = bd.Rectangle(_EAR, _BAND)
        flat += bd.Pos(x, end * (at.ring[1] + _BAND / 2 - 1)) * ear
    flat -= [bd.Pos(*spot) * bd.Circle(config.screws.through / 2) for spot in _bosses(at)]
    wide = at.field[0] / 3
    flat -= bd.fillet(bd.Rectangle(wide, wide / 2).vertices(), 4)
    slot = bd.fillet(bd.Rectangle(12, wide).vertices(), 4)
    flat -= [bd.Pos(side * (at.field[0] / 2 - 14), 0) * slot for side in (-1, 1)]
    return bd.extrude(flat, _CARRIER)
