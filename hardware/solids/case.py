"""The console's case: body with the window for the matrix, diffuser, light wells, carrier of the panel, lid.

Where things are follows from profile and config (placing.py); here are their shapes. What is larger than the
bed is made whole and cut at its seams.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import build123d as bd

from hardware.solids.colours import BASE
from hardware.solids.config import Config
from hardware.solids.devices import THICKNESS, Opening
from hardware.solids.enclosure import (
    LENS_FLANGE,
    LENS_RIM,
    LID,
    LIP_HEIGHT,
    TRAY_HEIGHT,
    Enclosure,
    Spot,
    lens,
    pilot,
    sunk,
    tray,
)
from hardware.solids.engraving import Mark, engrave, mark
from hardware.solids.glyphs import volts
from hardware.solids.placing import (
    BAND,
    CARRIER,
    PLATE,
    RING,
    SPLICE,
    Item,
    Layout,
    Splice,
    body_splices,
    bolts,
    bosses,
    layout,
    lid_splices,
    pillar,
    posts,
    seats,
    supply_x,
    switch_x,
)
from hardware.solids.solid import Bodies, Solid, printed
from hardware.wiring.power import SUPPLY_V

_NOTCH, _NOTCH_DEPTH = 3.0, 1.2  # in the wells' walls, for the capacitors beside the LEDs
_SLOT, _SLOT_PITCH, _SLOT_Z = 2.0, 4.4, (6.0, 22.0)  # for air, in the walls
_LID_SLOT = (2.0, 12.0)
_EAR = 12.0
_POST = 2.2  # around the pilot hole of a stand-off
_LEDGE, _GUIDE, _TIE = 7.4, 2.4, (3.4, 4.0)  # of a cradle; the way of a cable tie: width, height
_PILLAR = (46.0, 5.0, 26.0)  # base, its thickness, column
_PILLAR_SCREW = 14.0
_WIRES = 16.0  # the hole in both lids of a console with two sides
_BOLT = 3.4
MARK_PITCH, _MARK_OVER = 1.6, 1.6  # of a pixel; of the voltage over the hole of the supply's cable


def box_of(config: Config, at: Layout) -> Enclosure:
    """The box of body and lid."""
    radius = Enclosure(config, at.width, at.length, at.height, PLATE).post / 2
    return Enclosure(config, at.width, at.length, at.height, PLATE, tuple(posts(at, radius)), at.sides == 1)


def solids(config: Config) -> list[Solid]:
    """The parts of the case."""
    at = layout(config)
    made = [
        *_pieces(at, "case_body", "body of the console's case", at.height, lambda: _body(config, at), True),
        *_lids(config, at, "case_lid", "lid of the case", at),
    ]
    if at.sides > 1:
        bare = replace(at, items=())
        made += _pieces(
            at,
            "case_back_body",
            "body of the other side",
            at.height,
            lambda: _body(config, at, back=True),
            True,
        )
        made += _lids(config, bare, "case_back_lid", "lid of the other side, bolted to the lid", at)
    case, sides = config.case, at.sides
    wide = case.light + 2 * LENS_RIM
    made += _pieces(
        at, "case_diffuser", "diffuser", case.diffuser, lambda: _diffuser(config, at), False, at.field, sides
    )
    made += _grids(config, at)
    ring = (2 * at.ring[0], 2 * at.ring[1] + 2 * BAND - 2)
    what = "carrier that presses the panel against the wells"
    made += _pieces(at, "case_carrier", what, CARRIER, lambda: _carrier(config, at), False, ring, sides)
    size = (wide, wide, LENS_FLANGE + PLATE)
    made.append(
        Solid(
            "case_lens",
            "window of a pad light",
            size,
            lambda: {BASE: lens(case.light, PLATE, config.printing.gap)},
            at.pads,
        )
    )
    return made + list(_joints(config, at))


def _lids(config: Config, with_items: Layout, name: str, what: str, at: Layout) -> list[Solid]:
    return _pieces(at, name, what, 0, lambda: _lid(config, at, with_items), False, tops=_tops(with_items))


def _pieces(
    at: Layout,
    name: str,
    what: str,
    height: float,
    make: Callable[[], bd.Part],
    turned: bool,
    edges: Spot | None = None,
    count: int = 1,
    tops: list[tuple[Spot, float]] | None = None,
) -> list[Solid]:
    """A part, or its pieces, numbered from the rear left. turned: printed with its upper side down."""
    edges = edges or (at.width, at.length)
    whole: list[bd.Part] = []

    def cut(x: int, y: int) -> Bodies:
        if not whole:
            whole.append(make())
        part = _piece(whole[0], at, x, y) if at.split else whole[0]
        return {BASE: printed(part, 180 if turned else 0)}

    made = []
    for number, (x, y) in enumerate(cells(at), 1):
        wide, long = (edge / many for edge, many in zip(edges, at.pieces, strict=True))
        high = height
        if tops is not None:
            high = LID + max([LIP_HEIGHT, *(top for spot, top in tops if _in_cell(at, spot, x, y))])
        title = f"{what}, piece {number}" if at.split else what
        made.append(
            Solid(
                f"{name}_{number}" if at.split else name,
                title,
                (wide, long, high),
                partial(cut, x, y),
                count,
            )
        )
    return made


def cells(at: Layout) -> list[tuple[int, int]]:
    """The pieces of a large part: column from the left, row from the rear."""
    return [(x, y) for y in range(at.pieces[1]) for x in range(at.pieces[0])]


def _bounds(at: Layout, x: int, y: int) -> tuple[Spot, Spot]:
    """The lower and upper end of a piece along x, and along y."""
    far = 2 * max(at.width, at.length)
    across = (-far, far) if at.pieces[0] == 1 else ((-far, 0.0), (0.0, far))[x]
    along = (-far, far) if at.pieces[1] == 1 else ((0.0, far), (-far, 0.0))[y]
    return across, along


def _in_cell(at: Layout, spot: Spot, x: int, y: int) -> bool:
    return all(low <= place <= high for place, (low, high) in zip(spot, _bounds(at, x, y), strict=True))


def _piece(part: bd.Part, at: Layout, x: int, y: int) -> bd.Part:
    (left, right), (front, rear) = _bounds(at, x, y)
    box = bd.Pos((left + right) / 2, (front + rear) / 2) * bd.Box(right - left, rear - front, 400)
    cut = part & box
    return bd.Part(cut.wrapped) if not isinstance(cut, bd.Part) else cut


def _body(config: Config, at: Layout, back: bool = False) -> bd.Part:
    """As it is used. back: of a second side, which has neither electronics nor sockets."""
    box, case = box_of(config, at), config.case
    body = box.body()
    ring = bd.Rectangle(2 * at.ring[0], 2 * at.ring[1]) - bd.Rectangle(
        2 * (at.ring[0] - RING), 2 * (at.ring[1] - RING)
    )
    body += bd.Pos(0, 0, at.depth) * bd.extrude(ring, at.stack)
    studs = bosses(at) + [spot for splice in body_splices(at) for spot in splice.screws()]
    body += [bd.Pos(*spot, at.depth + at.stack / 2) * bd.Cylinder(box.post / 2, at.stack) for spot in studs]
    holes = [pilot(config, spot, at.depth, at.stack - 1) for spot in studs]
    # The opening leaves the outermost webs covered; its bevel lets the outer pixels be seen from the side.
    window = bd.Rectangle(at.field[0] - 2 * case.web, at.field[1] - 2 * case.web)
    holes.append(bd.Pos(0, 0, box.height - PLATE) * bd.extrude(window, PLATE))
    bevel = PLATE - config.printing.thin
    holes.append(bd.Pos(0, 0, box.height - bevel) * bd.extrude(window, bevel, taper=-45))
    middle = case.room / 2
    if not back:
        for x, y in seats(at):
            holes.append(bd.Pos(x, y, box.height - PLATE / 2) * bd.Cylinder(case.light / 2, PLATE))
            side = 1 if x > 0 else -1
            across = bd.Pos(side * (box.width / 2 - box.wall / 2), y, middle) * bd.Rot(0, 90, 0)
            holes.append(across * bd.Cylinder(config.leads.socket / 2, 2 * box.wall))
    rear = box.length / 2 - box.wall / 2
    for opening in [] if back else openings(config, at):
        shape = bd.Box(opening.width, 2 * box.wall, opening.height)
        if opening.round:
            shape = bd.Rot(90, 0, 0) * bd.Cylinder(opening.width / 2, 2 * box.wall)
        holes.append(bd.Pos(opening.x, rear, opening.z) * shape)
    for opening in [] if back else side_openings(at):
        across = bd.Pos(box.width / 2 - box.wall / 2, opening.x, opening.z)
        holes.append(across * bd.Box(2 * box.wall, opening.width, opening.height))
    low, high = _SLOT_Z
    slot = bd.Box(_SLOT, 2 * box.wall, high - low)
    holes += [bd.Pos(x, end * rear, (low + high) / 2) * slot for x, end in wall_slots(config, at, back)]
    body -= holes
    return body if back else engrave(body, [voltage(config, at)], _depth(config))[0]


def _depth(config: Config) -> float:
    """How deep the outer walls may be engraved."""
    return min(config.glyphs.depth, config.printing.wall - config.printing.thin)


def voltage(config: Config, at: Layout) -> Mark:
    """The supply's voltage on the rear wall."""
    raster = volts(round(SUPPLY_V))
    z = config.case.room / 2 + config.leads.supply / 2 + _MARK_OVER + len(raster) * MARK_PITCH / 2
    plane = bd.Plane((supply_x(at), at.length / 2, z), x_dir=(-1, 0, 0), z_dir=(0, 1, 0))
    return mark(config, plane, raster, MARK_PITCH, joined=True)


def openings(config: Config, at: Layout) -> list[Opening]:
    """All that goes through the rear wall, x from the middle of the case."""
    z = config.case.room / 2
    made = [Opening(supply_x(at), z, config.leads.supply, config.leads.supply, round=True)]
    if config.leads.switch:
        made.append(Opening(switch_x(at), z, config.leads.switch, config.leads.switch, round=True))
    for item in at.items:
        if item.device:
            left = item.corner()[0]
            made += [replace(each, x=left + each.x) for each in item.device.openings]
    return made


def side_openings(at: Layout) -> list[Opening]:
    """All that a board has in the right wall, x along it from the middle of the case."""
    made = []
    for item in at.items:
        if item.device:
            rear = item.corner()[1]
            made += [replace(each, x=rear - each.x) for each in item.device.side]
    return made


def wall_slots(config: Config, at: Layout, back: bool = False) -> list[tuple[float, int]]:
    """(x, wall) of the slots for air, and for the piezo's sound: front -1, rear 1."""
    taken = [] if back else [(each.x, each.width / 2) for each in openings(config, at)]
    columns = {
        end: [x for x, y in box_of(config, at).corners() if y * end > at.inner[1] - 10] for end in (-1, 1)
    }
    most = int((at.inner[0] - 22) / _SLOT_PITCH)
    made = []
    for end in (-1, 1):
        for step in range(-most, most + 1):
            x = step * _SLOT_PITCH
            clear = all(abs(x - spot) > half + _SLOT / 2 + 4 for spot, half in taken) or end < 0
            clear = clear and all(abs(x - spot) > 4 + _SLOT for spot in columns[end])
            if clear and step % 9 and not (at.split and abs(x) < 6):
                made.append((x, end))
    return made


def lid_slots(config: Config, at: Layout, items: Layout) -> list[Spot]:
    """The middles of the slots for air in the lid: rows at its front edge, where nothing lies over them."""
    wide, long = _LID_SLOT
    taken = [(splice.middle, splice.edges) for splice in lid_splices(at)]
    taken += [(spot, (9.0, 9.0)) for spot in (*bolts(at), *box_of(config, at).corners())]
    most = int((at.inner[0] - 32) / 6)
    made = []
    for y in (-at.inner[1] + 13, -at.inner[1] + 34, -at.inner[1] + 55):
        for step in range(-most, most + 1):
            spot = (step * 6.0 + 3.0, y)
            edges = (wide + 4, long + 4)
            lies = [(item.middle, item.edges) for item in items.items] + taken
            if at.sides > 1:
                lies.append((_wires_at(at), (_WIRES, _WIRES)))
            if all(
                abs(spot[0] - x) >= (edges[0] + w) / 2 or abs(spot[1] - z) >= (edges[1] + h) / 2
                for (x, z), (w, h) in lies
            ):
                made.append(spot)
    return made


def _tops(at: Layout) -> list[tuple[Spot, float]]:
    """The upper ends of all that stands on the lid: where, and how high."""
    made = []
    for item in at.items:
        (x, y), (wide, long) = item.middle, item.edges
        if item.device and item.device.holes:
            left, rear = item.corner()
            made += [((left + hole[0], rear - hole[1]), item.low) for hole in item.device.holes]
        elif item.device or item.tray:
            top = item.low + THICKNESS if item.device else TRAY_HEIGHT
            made += [((x + side * wide / 2, y + end * long / 2), top) for side in (-1, 1) for end in (-1, 1)]
    return made


def _lid(config: Config, at: Layout, items: Layout) -> bd.Part:
    box = box_of(config, at)
    lid = box.lid()
    for item in items.items:
        if item.tray:
            lid += tray(config, item.middle, item.edges)
        elif item.device and item.device.holes:
            lid = _stand_offs(config, lid, item)
        elif item.device:
            lid += _cradle(config, item)
    holes: list[bd.Part] = []
    for splice in lid_splices(at):
        for spot in splice.screws():
            holes += sunk(config, spot)
    if pillar(at):
        for x in (-_PILLAR_SCREW, _PILLAR_SCREW):
            for y in (-_PILLAR_SCREW, _PILLAR_SCREW):
                holes += sunk(config, (x, y))
    holes += [bd.Pos(*spot, -LID / 2) * bd.Cylinder(_BOLT / 2, LID) for spot in bolts(at)]
    if at.sides > 1:
        holes.append(bd.Pos(*_wires_at(at), -LID / 2) * bd.Cylinder(_WIRES / 2, LID))
    wide, long = _LID_SLOT
    if at.sides == 1:
        holes += [bd.Pos(*spot, -LID / 2) * bd.Box(wide, long, LID) for spot in lid_slots(config, at, items)]
    return lid - holes


def _wires_at(at: Layout) -> Spot:
    """Where wires go from one side to the other."""
    return -at.inner[0] / 2, -at.inner[1] * 0.6


def _stand_offs(config: Config, lid: bd.Part, item: Item) -> bd.Part:
    assert item.device
    left, rear = item.corner()
    high, pilot_mm = item.low, item.device.pilot
    for x, y in item.device.holes:
        spot = (left + x, rear - y)
        lid += bd.Pos(*spot, high / 2) * bd.Cylinder(pilot_mm / 2 + _POST, high)
        deep = high + LID - config.printing.thin
        lid -= bd.Pos(*spot, high - deep / 2) * bd.Cylinder(pilot_mm / 2, deep)
    return lid


def _cradle(config: Config, item: Item) -> bd.Part:
    """For a module without holes: a ledge under each end, guides around it, ways for two cable ties."""
    assert item.device
    (wide, long), high, gap = item.edges, item.low, config.printing.gap
    cradle = bd.Part()
    for end in (-1, 1):
        out = end * long / 2
        ledge = bd.Pos(0, out - end * (_LEDGE / 2 - 1), high / 2) * bd.Box(item.device.ends, _LEDGE, high)
        cradle += ledge
        for side in (-1, 1):
            x = side * (wide / 2 + gap + _GUIDE / 2)
            stop = 1.6
            y = out + end * (gap + stop - 13) / 2
            cradle += bd.Pos(x, y, (high + THICKNESS) / 2) * bd.Box(_GUIDE, 13 + gap + stop, high + THICKNESS)
            corner = wide / 2 - 3
            middle = side * (corner + wide / 2 + gap + _GUIDE) / 2
            cradle += bd.Pos(middle, out + end * (gap + stop / 2), (high + THICKNESS) / 2) * bd.Box(
                wide / 2 + gap + _GUIDE - corner, stop, high + THICKNESS
            )
        way = bd.Box(wide + 20, *_TIE)
        cradle -= bd.Pos(0, out - end * (_LEDGE / 2 - 1), 3 + _TIE[1] / 2) * way
    return bd.Pos(*item.middle) * cradle


def _diffuser(config: Config, at: Layout) -> bd.Part:
    return bd.extrude(bd.Rectangle(*at.field), config.case.diffuser)


def _grids(config: Config, at: Layout) -> list[Solid]:
    """The light wells. Of two pieces only the one at the rear, or left, has the wall between them."""
    case, made = config.case, []
    columns, rows = at.columns // at.pieces[0], at.rows // at.pieces[1]
    for number, (x, y) in enumerate(cells(at), 1):
        short = (case.web if x else 0, case.web if y else 0)
        edges = (columns * case.pitch + case.web - short[0], rows * case.pitch + case.web - short[1])
        name = f"case_wells_{number}" if at.split else "case_wells"
        what = "diffuser frame: light wells" + (f", piece {number}" if at.split else "")
        made.append(
            Solid(
                name,
                what,
                (*edges, case.well),
                lambda short=short: {BASE: wells(config, columns, rows, short)},  # type: ignore[misc]
                at.sides,
            )
        )
    return made


def wells(config: Config, columns: int, rows: int, short: Spot = (0, 0)) -> bd.Part:
    """A grid, the panel's side up: notches along the rows leave room for the capacitors between the LEDs.

    short: what it lacks at its left and its rear edge.
    """
    case = config.case
    edge = case.pitch - case.web
    field = (columns * case.pitch + case.web, rows * case.pitch + case.web)
    xs = [(column - (columns - 1) / 2) * case.pitch for column in range(columns)]
    ys = [(row - (rows - 1) / 2) * case.pitch for row in range(rows)]
    # One face with holes: cutting 256 wells one by one takes a hundred times as long.
    openings = [bd.Wire.make_rect(edge, edge, bd.Plane((x, y, 0))) for x in xs for y in ys]
    grid = bd.extrude(bd.Face(bd.Wire.make_rect(*field), openings), case.well, dir=(0, 0, 1))
    z = case.well - _NOTCH_DEPTH / 2
    cut = [bd.Pos(0, y, z) * bd.Box(field[0] - 3 * case.web, _NOTCH, _NOTCH_DEPTH) for y in ys]
    if short[0]:
        cut.append(bd.Pos(-field[0] / 2, 0) * bd.Box(2 * short[0], 2 * field[1], 4 * case.well))
    if short[1]:
        cut.append(bd.Pos(0, field[1] / 2) * bd.Box(2 * field[0], 2 * short[1], 4 * case.well))
    return grid - cut


def _carrier(config: Config, at: Layout) -> bd.Part:
    """Covers the ring; ears for screws; openings for the panel's wires in the middle and at two edges."""
    flat = bd.Rectangle(2 * at.ring[0], 2 * at.ring[1])
    for x, y in bosses(at):
        end = 1 if y > 0 else -1
        flat += bd.Pos(x, end * (at.ring[1] + BAND / 2 - 1)) * bd.Rectangle(_EAR, BAND)
    flat -= [bd.Pos(*spot) * bd.Circle(config.screws.through / 2) for spot in bosses(at)]
    across, along = at.pieces
    for x, y in cells(at):
        cell = (at.field[0] / across, at.field[1] / along)
        middle = ((x + 0.5) * cell[0] - at.field[0] / 2, at.field[1] / 2 - (y + 0.5) * cell[1])
        wide = min(cell) / 3
        flat -= bd.Pos(*middle) * bd.fillet(bd.Rectangle(wide, wide / 2).vertices(), 4)
        slot = bd.fillet(bd.Rectangle(12, wide).vertices(), 4)
        flat -= [bd.Pos(middle[0] + side * (cell[0] / 2 - 14), middle[1]) * slot for side in (-1, 1)]
    return bd.extrude(flat, CARRIER)


def _joints(config: Config, at: Layout) -> Iterator[Solid]:
    """What holds the pieces together."""
    if not at.split:
        return
    long, across, thick = SPLICE
    many = len(body_splices(at)) * at.sides
    yield Solid(
        "case_splice",
        "splice inside the body, over a seam",
        SPLICE,
        lambda: {BASE: splice(config, False)},
        many,
    )
    if lid_splices(at):
        many = len(lid_splices(at)) * at.sides
        size = (long, across, thick + 2)
        yield Solid(
            "case_lid_splice",
            "splice on the lid, over a seam",
            size,
            lambda: {BASE: splice(config, True)},
            many,
        )
    if pillar(at):
        base = _PILLAR[0]
        what = "pillar under the middle of the panels"
        size = (base, base, config.case.room - config.printing.gap)
        yield Solid("case_pillar", what, size, lambda: {BASE: _pillar(config)}, at.sides)


def splice(config: Config, on_lid: bool) -> bd.Part:
    """A strip with four holes: screws pass it in the body, and end in it on the lid."""
    long, across, thick = SPLICE
    thick += 2 if on_lid else 0
    hole = config.screws.pilot if on_lid else config.screws.through
    strip = bd.Pos(0, 0, thick / 2) * bd.Box(long, across, thick)
    return strip - [
        bd.Pos(x, y, thick / 2) * bd.Cylinder(hole / 2, thick) for x, y in Splice((0, 0), 0).screws()
    ]


def _pillar(config: Config) -> bd.Part:
    """Its base holds the middle of the lid together, its top the corners of four pieces of the carrier."""
    base, thick, column = _PILLAR
    high = config.case.room - config.printing.gap
    made = bd.Pos(0, 0, thick / 2) * bd.Box(base, base, thick) + bd.Pos(0, 0, high / 2) * bd.Cylinder(
        column / 2, high
    )
    spots = [(x, y) for x in (-1, 1) for y in (-1, 1)]
    return made - [
        bd.Pos(x * _PILLAR_SCREW, y * _PILLAR_SCREW, thick / 2) * bd.Cylinder(config.screws.pilot / 2, thick)
        for x, y in spots
    ]
