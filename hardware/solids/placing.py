"""What goes where in the console's case, and which case fits a profile. Needs no CAD package.

Millimetres from the middle of the case as it is used: x to the right, y to the rear wall, z up from the joint
of body and lid. From the front: plate, diffuser, light wells, panel, carrier, room for the electronics, lid.
Size in pixels and number of pads come from the profile; each pad has a socket in the left or right wall, and
its light above it. A case that is larger than the bed is made of two or four pieces, which splices and screws
hold together.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import ceil
from typing import Any

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from hardware.solids.config import Config
from hardware.solids.devices import THICKNESS, Device, circuit_board, device_of

Spot = tuple[float, float]

PLATE, CARRIER = 2.4, 2.0
RING = 2.0  # around diffuser, wells and panel
BAND = 12.0  # between that ring and the walls
REAR = 2.5  # from a board to the rear wall: the lid's lip is there
PAST_POST = 1.5  # more where plugs go in at the side, beside the post in the corner
SOCKET = (25.0, 17.0, 14.0)  # a GX12 socket with soldered wires: depth behind the wall, nut, height
SWITCH = (13.2, 25.0)  # S1 behind the wall: edge and depth
SPLICE = (48.0, 11.0, 4.0)  # along the seam's two sides, across, thickness
SPLICE_SCREWS = (8.0, 18.0)  # from the seam
SEAM_POST = 29.0  # from the seam to a post of the lid's screws
MOST_PIECES = 2  # each way
BOLT_IN = 13.0  # from the walls to the bolts that hold the two lids of a console with two sides
_INTO_WALL = 0.8  # a post that only touched its wall would not be one piece with it
_SEAT_FROM = 47.0  # from a seam to the nearest seat: splice and post are there


@dataclass(frozen=True)
class Item:
    """Something on the lid. middle: of its footprint `edges`. low, high: above the lid."""

    name: str
    middle: Spot
    edges: Spot
    low: float
    high: float
    device: Device | None = None

    @property
    def tray(self) -> bool:
        """Whether it lies in corners on the lid, held by tape."""
        return self.device is None and self.low == 0

    def corner(self) -> Spot:
        """Where a device's own axes begin: its left end at the rear wall."""
        return self.middle[0] - self.edges[0] / 2, self.middle[1] + self.edges[1] / 2


@dataclass(frozen=True)
class Layout:
    """Sizes that follow from config and profile.

    field: edges of the wells' grid, (x, y). pieces: of each large part, (x, y). why_by_hand: what keeps the
    profile from having a circuit board.
    """

    columns: int
    rows: int
    pads: int
    sides: int
    field: Spot
    stack: float  # diffuser, wells and panel
    width: float
    length: float
    height: float
    inner: Spot  # half of the room inside
    ring: Spot  # half of the ring's outer edges
    pieces: tuple[int, int]
    items: tuple[Item, ...] = ()
    why_by_hand: str = ""
    mirrored: bool = False  # supply and switch at the left, since the controller's sockets are at the right

    @property
    def depth(self) -> float:
        """z of the ring's lower end, where the carrier lies."""
        return self.height - PLATE - self.stack

    @property
    def split(self) -> bool:
        return self.pieces != (1, 1)

    def free(self, spot: Spot, edges: Spot) -> bool:
        """Whether nothing on the lid lies over a rectangle."""
        return not any(_overlap(spot, edges, item.middle, item.edges) for item in self.items)


def profile(config: Config) -> dict[str, Any]:
    """The board profile whose case it is. Raises Failure when it has faults, Usage when there is none."""
    board: dict[str, Any] = reading.sound(reading.find(config.case.board)).board
    return board


def pixels(board: dict[str, Any]) -> tuple[int, int]:
    """Columns and rows of one side of the console."""
    from drivers.geometry import size

    columns, rows = size(board["matrix"])
    return columns // board["sides"], rows


def layout(config: Config, board: dict[str, Any] | None = None) -> Layout:
    """The case of a board, the configured one if left out.

    Raises Failure for a bad profile, Usage for what does not fit.
    """
    board = board or profile(config)
    case, printing = config.case, config.printing
    columns, rows = pixels(board)
    inside = (columns * case.pitch + case.web, rows * case.pitch + case.web)
    ring = (inside[0] / 2 + printing.gap + RING, inside[1] / 2 + printing.gap + RING)
    width, length = (2 * (half + BAND + printing.wall) for half in ring)
    stack = case.diffuser + case.well + case.panel
    made = Layout(
        columns,
        rows,
        len(board["pads"]),
        board["sides"],
        inside,
        stack,
        width,
        length,
        PLATE + stack + CARRIER + case.room,
        (width / 2 - printing.wall, length / 2 - printing.wall),
        ring,
        (ceil(width / printing.bed), ceil(length / printing.bed)),
    )
    pixels_of = f"{columns}×{rows} pixels at case.pitch {case.pitch:g} mm"
    size_of = f"the case for {pixels_of} is {width:.0f}×{length:.0f} mm"
    if max(made.pieces) > MOST_PIECES:
        raise Usage(
            f"{size_of} and does not fit the bed of {printing.bed:g} mm (printing.bed), not even in "
            f"{MOST_PIECES}×{MOST_PIECES} pieces: take a panel with a smaller pitch, or a larger bed"
        )
    if made.split and (columns % made.pieces[0] or rows % made.pieces[1]):
        raise Usage(f"{size_of}: its seams would cut pixels in two; take a larger bed (printing.bed)")
    made = _with_items(config, board, made)
    fault = _fault(config, made, size_of)
    if fault:
        raise Usage(fault)
    return made


def _with_items(config: Config, board: dict[str, Any], made: Layout) -> Layout:
    """The layout with what lies on the lid: the circuit board, or what a console wired by hand has."""
    case, why = config.case, ""
    rear = made.inner[1] - REAR
    left = -made.inner[0] + SOCKET[0] + 2
    device = None
    if case.electronics == "circuit board":
        try:
            device = circuit_board(board)
        except Failure as failure:
            why = str(failure)
    if device:
        middle = (left + device.size[0] / 2, rear - device.size[1] / 2)
        item = Item("circuit board", middle, device.size, device.stand, device.tall, device)
        return replace(made, items=(item,))
    device = device_of(board)
    made = replace(made, mirrored=bool(device.side))
    x = left + device.size[0] / 2 + 2
    if device.side:
        rear -= PAST_POST
        x = made.inner[0] - device.in_from - device.size[0] / 2
    items = [
        Item(device.name, (x, rear - device.size[1] / 2), device.size, device.stand, device.tall, device)
    ]
    if device.antenna:
        low, high = device.stand + THICKNESS, device.tall
        y = rear - device.size[1] - device.antenna / 2
        items.append(Item("antenna", (x, y), (device.size[0] - 7, device.antenna), low, high))
    aside = device.size[0] / 2 + case.fuse_length / 2 + 4
    x = min(supply_x(made), x - aside) if made.mirrored else max(supply_x(made), x + aside)
    fuse_y = rear - 28 - case.fuse_width / 2
    items.append(Item("fuse holder", (x, fuse_y), (case.fuse_length, case.fuse_width), 0, 18))
    y = fuse_y - case.fuse_width / 2 - 7 - case.supply_width / 2
    items.append(Item("distribution block", (x, y), (case.supply_length, case.supply_width), 0, 20))
    aside = -made.inner[0] / 2 if made.pieces[0] > 1 and case.interface_length < made.inner[0] - 60 else 0.0
    y = -made.inner[1] + 22 + case.interface_width / 2
    items.append(Item("interface board", (aside, y), (case.interface_length, case.interface_width), 0, 22))
    return replace(made, items=tuple(items), why_by_hand=why)


def supply_x(made: Layout) -> float:
    """x of the supply's cable in the rear wall."""
    return made.field[0] * (-0.27 if made.mirrored else 0.27)


def switch_x(made: Layout) -> float:
    """x of the switch S1 in the rear wall, beside the supply's cable."""
    return supply_x(made) + (-17 if made.mirrored else 17)


def _fault(config: Config, made: Layout, size_of: str) -> str:
    """What of the electronics does not fit, or ""."""
    for number, item in enumerate(made.items):
        if item.high > config.case.room:
            return f"{item.name} is {item.high:.0f} mm high, case.room {config.case.room:g} mm: raise it"
        for axis in (0, 1):
            if abs(item.middle[axis]) + item.edges[axis] / 2 > made.inner[axis] - 2:
                return f"{size_of}: no room for {item.name}, {item.edges[0]:g}×{item.edges[1]:g} mm"
        for other in made.items[number + 1 :]:
            if _overlap(item.middle, item.edges, other.middle, other.edges):
                return f"{size_of}: {item.name} and {other.name} do not lie side by side"
        for x, y in seats(made):
            edge = (1 if x > 0 else -1) * (made.inner[0] - SOCKET[0] / 2)
            if _overlap(item.middle, item.edges, (edge, y), SOCKET[:2]):
                return f"{size_of}: {item.name} lies in the way of a pad's socket"
    down = sorted(y for x, y in seats(made) if x < 0)
    if any(above - below < SOCKET[1] for below, above in pairwise(down)):
        return f"{size_of}: no room for {made.pads} sockets"
    return ""


def _overlap(a: Spot, edges_a: Spot, b: Spot, edges_b: Spot) -> bool:
    """Whether two rectangles have more than an edge in common."""
    # A module touches its antenna: rounding must not make that an overlap in some cases and none in others.
    return all(abs(a[axis] - b[axis]) + 1e-6 < (edges_a[axis] + edges_b[axis]) / 2 for axis in (0, 1))


def seats(at: Layout) -> list[Spot]:
    """Where each pad's light is: down the left side, then the right; its socket is in the wall beside it."""
    left = (at.pads + 1) // 2
    x = at.ring[0] + BAND / 2
    return [
        (side * x, y)
        for side, many in ((-1, left), (1, at.pads - left))
        for y in _down(at, many, -1 if side > 0 and at.mirrored else 1)
    ]


def _down(at: Layout, many: int, first: int) -> Iterator[float]:
    """Places down a side; where there is a seam, at both sides of it: rear (1) or front (-1) first."""
    half = at.field[1] / 2
    if at.pieces[1] == 1:
        yield from (half - at.field[1] / many * (place + 0.5) for place in range(many))
        return
    for end, count in ((first, (many + 1) // 2), (-first, many // 2)):
        for place in range(count):
            share = 0.5 if count == 1 else place / (count - 1)
            yield end * (half - 9 - share * (half - 9 - _SEAT_FROM))


def bosses(at: Layout) -> list[Spot]:
    """Where the carrier is screwed on: two above the picture, two below."""
    x, y = at.field[0] / 4, at.ring[1] + BAND / 2
    return [(x, y), (-x, y), (-x, -y), (x, -y)]


@dataclass(frozen=True)
class Splice:
    """A strip over a seam. along: the axis it runs along, 0 or 1."""

    middle: Spot
    along: int

    @property
    def edges(self) -> Spot:
        return (SPLICE[0], SPLICE[1]) if self.along == 0 else (SPLICE[1], SPLICE[0])

    def screws(self) -> list[Spot]:
        x, y = self.middle
        shifts = [side * far for far in SPLICE_SCREWS for side in (-1, 1)]
        return [(x + shift, y) if self.along == 0 else (x, y + shift) for shift in shifts]


def body_splices(at: Layout) -> list[Splice]:
    """In the band around the ring, over each end of each seam."""
    made = []
    if at.pieces[0] > 1:
        made += [Splice((0, end * (at.ring[1] + BAND / 2)), 0) for end in (-1, 1)]
    if at.pieces[1] > 1:
        made += [Splice((end * (at.ring[0] + BAND / 2), 0), 1) for end in (-1, 1)]
    return made


def lid_splices(at: Layout) -> list[Splice]:
    """On the lid, where nothing else lies; a board that is screwed on over the seam holds it as well."""
    made: list[Splice] = []
    for along in (0, 1):
        if at.pieces[along] == 1:
            continue
        half = at.inner[1 - along]
        for share in (-0.82, -0.55, -0.3, 0.3, 0.55, 0.82):
            middle = (0.0, share * half) if along == 0 else (share * half, 0.0)
            new = Splice(middle, along)
            edges = (new.edges[0] + 2, new.edges[1] + 2)
            # A socket ends 25 mm behind its wall.
            near = along == 1 and half - abs(middle[0]) < SOCKET[0] + SPLICE[1] / 2 and at.pads > 0
            if (
                at.free(middle, edges)
                and not near
                and all(not _overlap(middle, edges, other.middle, other.edges) for other in made)
            ):
                made.append(new)
    return made


def pillar(at: Layout) -> bool:
    """Whether a pillar stands in the middle, under the corners of the carrier's pieces."""
    return at.pieces == (2, 2) and at.free((0, 0), (60, 60))


def posts(at: Layout, radius: float) -> list[Spot]:
    """Where screws hold the lid: in the corners, and beside the seams where nothing lies."""
    x, y = (half - radius for half in at.inner)
    made = [(x, y), (-x, y), (-x, -y), (x, -y)]
    x, y = x + _INTO_WALL, y + _INTO_WALL
    if at.pieces[0] > 1:
        made += [(side * SEAM_POST, end * y) for side in (-1, 1) for end in (-1, 1)]
    if at.pieces[1] > 1:
        made += [(end * x, side * SEAM_POST) for side in (-1, 1) for end in (-1, 1)]
    return made[:4] + [spot for spot in made[4:] if at.free(spot, (2 * radius + 1, 2 * radius + 1))]


def bolts(at: Layout) -> list[Spot]:
    """Where two lids, back to back, are bolted to each other."""
    if at.sides == 1:
        return []
    x, y = at.inner[0] - BOLT_IN, at.inner[1] - BOLT_IN
    return [spot for spot in ((0, y), (0, -y), (x, -y), (-x, -y), (x, y)) if at.free(spot, (10, 10))]


def verdicts(
    boards: list[str], beds: tuple[float, ...], usual: Config | None = None
) -> Iterator[tuple[str, float, str]]:
    """(profile, bed, what comes of it) for each profile and bed: pieces, or why there is no case."""
    config = usual or Config()
    for board in boards:
        for bed in beds:
            sizes = replace(
                config, printing=replace(config.printing, bed=bed), case=replace(config.case, board=board)
            )
            try:
                at = layout(sizes)
            except Failure as refused:
                yield board, bed, f"refused: {refused}"
                continue
            pieces = at.pieces[0] * at.pieces[1]
            what = "in one piece" if pieces == 1 else f"in {pieces} pieces"
            sides = ", two bodies back to back" if at.sides > 1 else ""
            yield board, bed, f"fits {what}{sides}; {at.width:.0f} × {at.length:.0f} mm; {_ways(sizes, at)}"


def _ways(config: Config, at: Layout) -> str:
    """With which wiring a case closes."""
    if at.items[0].name != "circuit board":
        return "by hand"
    try:
        layout(replace(config, case=replace(config.case, electronics="by hand")))
    except Failure:
        return "circuit board"
    return "circuit board or by hand"
