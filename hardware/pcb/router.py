"""Routes a two-layer board: a maze search on a grid, with rip-up of what lies in the way. Pure Python.

Distances are exact, not counted in cells: a cell is closed to a track whose copper there would come too near
to foreign copper. Tracks of other nets may be crossed at a price that rises with every quarrel about a cell;
whatever was crossed is torn out and routed anew, until nothing crosses anything.
"""

import heapq
import itertools
import math
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from fivefold.errors import Failure
from hardware.pcb.layout import RULES, Spot

STEP = 0.2
# A hair more than half of a via, so that no track shares its maps: around holes they differ.
VIA_HALF = RULES["via"] / 2 + 1e-6
LAYERS = ("F.Cu", "B.Cu")
_VIA, _BEND, _AGAINST, _CROSS = 90, 4, 4, 60
# A guess of what is left, from the way across and down: a little too much, which finds good ways fast.
_GREED, _DIAGONAL = 5, 6
_SLACK = 0.01
_RELIEF = 0.8  # around a pad of poured copper: no via lies in its thermal gap
_MOST_TRIES = 1500
_MOVES = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


@dataclass(frozen=True)
class Pad:
    """A pad as it lies: middle and edges, mm; round: no corners. net "" is copper of nobody."""

    net: str
    x: float
    y: float
    w: float
    h: float
    round: bool
    drill: float
    layers: tuple[int, ...]

    def distance(self, x: float, y: float) -> float:
        """From a point to its copper; 0 inside."""
        r = min(self.w, self.h) / 2 if self.round else 0.0
        dx = max(abs(x - self.x) - (self.w / 2 - r), 0.0)
        dy = max(abs(y - self.y) - (self.h / 2 - r), 0.0)
        return max(math.hypot(dx, dy) - r, 0.0)


@dataclass
class Routed:
    """Tracks and vias: `(net, layer, width, points)`, `(net, x, y)`."""

    tracks: list[tuple[str, str, float, list[Spot]]] = field(default_factory=list)
    vias: list[tuple[str, float, float]] = field(default_factory=list)


Path = list[int]  # cells, from one end to the other


class Router:
    """A board to be routed: size and radius of its corners, pads, widths of tracks by net, all its nets."""

    def __init__(
        self, size: Spot, corner: float, pads: list[Pad], widths: dict[str, float], nets: Iterable[str]
    ) -> None:
        self.columns, self.rows = int(size[0] / STEP) + 1, int(size[1] / STEP) + 1
        self.plane = self.columns * self.rows
        self.pads = pads
        self.nets = sorted(set(nets))
        self.number = {net: place for place, net in enumerate(self.nets, 1)}
        self.width = {net: widths.get(net, RULES["track"]) for net in self.nets}
        self.halves = sorted({width / 2 for width in self.width.values()} | {VIA_HALF})
        # By half width: 0 is open, a number is open to that net only, -1 closed to all.
        self.owner = {half: [0] * (2 * self.plane) for half in self.halves}
        self.used = {half: bytearray(2 * self.plane) for half in self.halves}
        self.dear = [0] * (2 * self.plane)
        self.crossings: dict[int, int] = defaultdict(int)
        self.centre: dict[int, set[str]] = defaultdict(set)
        self.paths: dict[str, list[Path]] = {net: [] for net in self.nets}
        self._close_edge(size, corner)
        self._close_pads()

    def cell(self, x: float, y: float, layer: int = 0) -> int:
        """The cell nearest to a point."""
        return layer * self.plane + round(y / STEP) * self.columns + round(x / STEP)

    def spot(self, cell: int) -> Spot:
        """The point in a cell's middle."""
        y, x = divmod(cell % self.plane, self.columns)
        return x * STEP, y * STEP

    def _around(
        self, x: float, y: float, reach_x: float, reach_y: float
    ) -> Iterator[tuple[int, float, float]]:
        for row in range(
            max(0, math.ceil((y - reach_y) / STEP)), min(self.rows, int((y + reach_y) / STEP) + 1)
        ):
            for col in range(
                max(0, math.ceil((x - reach_x) / STEP)), min(self.columns, int((x + reach_x) / STEP) + 1)
            ):
                yield row * self.columns + col, col * STEP, row * STEP

    def _close_edge(self, size: Spot, corner: float) -> None:
        """Close what is too near to the board's edge, with its round corners."""
        for cell in range(self.plane):
            x, y = self.spot(cell)
            dx, dy = min(x, size[0] - x), min(y, size[1] - y)
            inside = min(dx, dy)
            if dx < corner and dy < corner:
                inside = corner - math.hypot(corner - dx, corner - dy)
            for half in self.halves:
                if inside < RULES["edge"] + half + _SLACK:
                    self.owner[half][cell] = self.owner[half][cell + self.plane] = -1

    def _close_pads(self) -> None:
        for half in self.halves:
            owner = self.owner[half]
            for pad in self.pads:
                number = self.number.get(pad.net, -1)
                bare = pad.drill >= min(pad.w, pad.h)
                gap = (RULES["hole"] if bare else RULES["clearance"]) + half + 2 * _SLACK
                if half == VIA_HALF and pad.drill:
                    # A hole keeps its distance to every hole, also to those of its own net.
                    self._close(pad, pad.drill / 2 + RULES["drill"] / 2 + RULES["hole"], owner, -1, hole=True)
                self._close(pad, gap, owner, number)

    def _close(self, pad: Pad, gap: float, owner: list[int], number: int, hole: bool = False) -> None:
        reach = (gap, gap) if hole else (gap + pad.w / 2, gap + pad.h / 2)
        for cell, x, y in self._around(pad.x, pad.y, *reach):
            far = math.hypot(x - pad.x, y - pad.y) if hole else pad.distance(x, y)
            if far < gap:
                for layer in (0, 1) if hole else pad.layers:
                    at = cell + layer * self.plane
                    owner[at] = number if owner[at] in (0, number) else -1

    def reserve(self, layer: int, points: Iterable[Spot], net: str, dear: int = 0) -> None:
        """Close a polygon to all but a net; or, with dear, make each step in it cost more."""
        corners = list(points)
        number = self.number.get(net, -1)
        margin = RULES["clearance"] + 0.3
        left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        top, bottom = min(y for _, y in corners), max(y for _, y in corners)
        middle, reach = ((left + right) / 2, (top + bottom) / 2), margin
        for cell, x, y in self._around(*middle, (right - left) / 2 + reach, (bottom - top) / 2 + reach):
            if dear:
                if _inside(x, y, corners):
                    self.dear[cell + layer * self.plane] += dear
            elif _inside(x, y, corners) or _to_edges(x, y, corners) < margin:
                for half in self.halves:
                    at = cell + layer * self.plane
                    owner = self.owner[half]
                    owner[at] = number if owner[at] in (0, number) else -1

    def route(self, nets: Iterable[str], order: int = 0) -> None:
        """Route nets, short ones first; other orders mix them. Raises Failure when that does not succeed."""
        ends = {net: [pad for pad in self.pads if pad.net == net] for net in sorted(nets)}
        mix = random.Random(order)
        weight = {net: _span(ends[net]) * (1 + order * mix.random()) for net in ends}
        waiting = sorted((net for net in ends if len(ends[net]) > 1), key=lambda net: weight[net])
        tries = 0
        while waiting:
            tries += 1
            if tries > _MOST_TRIES:
                raise Failure(f"no way found for {', '.join(waiting)}: move parts farther apart")
            net = waiting.pop(0)
            self._remove(net)
            quarrels = self._net(net, ends[net])
            for other in sorted(quarrels):
                self._remove(other)
                if other not in waiting:
                    waiting.append(other)

    def _net(self, net: str, ends: list[Pad]) -> set[str]:
        """Route a net; the nets that it crossed."""
        half = self.width[net] / 2
        tree = set(self._cells(ends[0]))
        left = sorted(ends[1:], key=lambda pad: math.hypot(pad.x - ends[0].x, pad.y - ends[0].y))
        quarrels: set[str] = set()
        made: list[Path] = []
        while left:
            pad = left.pop(0)
            path = self._search(net, half, tree, pad)
            if path is None:
                raise Failure(f"no way for {net}: it is closed in")
            tree |= set(path) | set(self._cells(pad))
            made.append(path)
            quarrels |= self._crossed(net, path)
        for path in made:
            self._stamp(net, path, 1)
        self.paths[net] = made
        return quarrels

    def _cells(self, pad: Pad) -> list[int]:
        """The cells by which a track may enter a pad: its middle, in each of its layers."""
        return [self.cell(pad.x, pad.y, layer) for layer in pad.layers]

    def _search(self, net: str, half: float, tree: set[int], pad: Pad) -> Path | None:
        """A* from a net's copper to a pad."""
        columns, plane, dear = self.columns, self.plane, self.dear
        owner, used, number = self.owner[half], self.used[half], self.number[net]
        via_half = VIA_HALF
        via_owner, via_used = self.owner[via_half], self.used[via_half]
        goals = set(self._cells(pad))
        aim = min(goals) % plane
        aim_x, aim_y = aim % columns, aim // columns
        crossings, push, pop = self.crossings, heapq.heappush, heapq.heappop
        moves = [(dy * columns + dx, dx, dy, 14 if dx and dy else 10) for dx, dy in _MOVES]
        free = (0, number)

        cost = dict.fromkeys(tree, 0)
        came: dict[int, int] = {}
        heap = []
        for cell in tree:
            dx, dy = abs(cell % columns - aim_x), abs(cell % plane // columns - aim_y)
            heap.append((_GREED * (dx + dy) + _DIAGONAL * (dx if dx > dy else dy), cell))
        heapq.heapify(heap)
        done: set[int] = set()
        while heap:
            cell = pop(heap)[1]
            if cell in done:
                continue
            done.add(cell)
            if cell in goals:
                path = [cell]
                while cell in came:
                    cell = came[cell]
                    path.append(cell)
                return path[::-1]
            so_far = cost[cell]
            before = cell - came[cell] if cell in came else 0
            layer = cell >= plane
            here_x, here_y = cell % columns, cell % plane // columns
            for step, dx, dy, price in moves:
                to = cell + step
                if owner[to] not in free or to in done:
                    continue
                if price == 10 and (dx if layer else dy):
                    price += _AGAINST
                price += so_far + dear[to]
                if step != before:
                    price += _BEND
                if used[to]:
                    price += _CROSS + crossings[to]
                if to not in cost or price < cost[to]:
                    cost[to] = price
                    came[to] = cell
                    x, y = abs(here_x + dx - aim_x), abs(here_y + dy - aim_y)
                    push(heap, (price + _GREED * (x + y) + _DIAGONAL * (x if x > y else y), to))
            other = cell - plane if layer else cell + plane
            if other in done or owner[other] not in free:
                continue
            if via_owner[cell] in free and via_owner[other] in free:
                price = so_far + _VIA + dear[other]
                for at in (cell, other):
                    if via_used[at]:
                        price += _CROSS + crossings[at]
                if other not in cost or price < cost[other]:
                    cost[other] = price
                    came[other] = cell
                    x, y = abs(here_x - aim_x), abs(here_y - aim_y)
                    push(heap, (price + _GREED * (x + y) + _DIAGONAL * (x if x > y else y), other))
        return None

    def link(self, net: str, start: Pad, to: Pad) -> None:
        """One more track of a net, that crosses nothing. Raises Failure when there is no way."""
        path = self._search(net, self.width[net] / 2, set(self._cells(start)), to)
        if path is None or self._crossed(net, path):
            raise Failure(
                f"no way for {net} to a pad at {start.x:.1f}, {start.y:.1f}: move parts farther apart"
            )
        self._stamp(net, path, 1)
        self.paths[net].append(path)

    def free_spots(self, net: str, apart: float) -> list[Spot]:
        """Where a via of a poured net fits, about so far apart."""
        half = VIA_HALF
        owner, used, free = self.owner[half], self.used[half], (0, self.number[net])
        own = [pad for pad in self.pads if pad.net == net]
        found: list[Spot] = []
        for row in range(0, self.rows, 5):
            for col in range(0, self.columns, 5):
                at = row * self.columns + col
                if any(owner[cell] not in free or used[cell] for cell in (at, at + self.plane)):
                    continue
                x, y = self.spot(at)
                if any(pad.distance(x, y) < half + _RELIEF for pad in own):
                    continue
                if all(math.hypot(x - a, y - b) >= apart for a, b in found):
                    found.append((x, y))
        return found

    def _vias(self, path: Path) -> list[int]:
        return [a for a, b in itertools.pairwise(path) if abs(a - b) == self.plane]

    def _crossed(self, net: str, path: Path) -> set[str]:
        """The nets whose copper a path comes too near to; it makes their cells dearer."""
        found: set[str] = set()
        half, vias = self.width[net] / 2, set(self._vias(path))
        widest = max(*self.width.values(), RULES["via"])
        for cell in path:
            x, y = self.spot(cell)
            mine = VIA_HALF if cell in vias or cell + self.plane in vias else half
            both = cell in vias
            reach = mine + widest / 2 + RULES["clearance"] + _SLACK
            for near, nx, ny in self._around(x, y, reach, reach):
                for layer in (0, 1) if both else (cell // self.plane,):
                    at = near + layer * self.plane
                    for other in self.centre.get(at, ()):
                        name, kind = other[1:], other[0]
                        theirs = VIA_HALF if kind == "v" else self.width[name] / 2
                        gap = mine + theirs + RULES["clearance"] + _SLACK
                        if name != net and math.hypot(nx - x, ny - y) < gap:
                            found.add(name)
                            self.crossings[cell] += 5
        return found

    def _stamp(self, net: str, path: Path, sign: int) -> None:
        """Put a path onto the board, or take it away."""
        vias = self._vias(path)
        pieces = [(cell, self.width[net] / 2, f"t{net}") for cell in path]
        pieces += [(at, VIA_HALF, f"v{net}") for cell in vias for at in (cell, self._other(cell))]
        for cell, mine, name in pieces:
            base = cell - cell % self.plane
            x, y = self.spot(cell)
            if sign > 0:
                self.centre[cell].add(name)
            else:
                self.centre[cell].discard(name)
            for half in self.halves:
                used = self.used[half]
                gap = mine + half + RULES["clearance"] + _SLACK
                for near, nx, ny in self._around(x, y, gap, gap):
                    if math.hypot(nx - x, ny - y) < gap:
                        at = base + near
                        used[at] = min(255, max(0, used[at] + sign))

    def _other(self, cell: int) -> int:
        return cell + self.plane if cell < self.plane else cell - self.plane

    def _remove(self, net: str) -> None:
        for path in self.paths[net]:
            self._stamp(net, path, -1)
        self.paths[net] = []

    def result(self) -> Routed:
        """All tracks and vias."""
        made = Routed()
        for net, paths in self.paths.items():
            at = {cell: (pad.x, pad.y) for pad in self.pads if pad.net == net for cell in self._cells(pad)}
            for path in paths:
                made.vias += [(net, *self.spot(cell)) for cell in self._vias(path)]
                for piece in self._pieces(path):
                    points = [self.spot(cell) for cell in _corners(piece, self.columns)]
                    for end, cell in ((0, piece[0]), (-1, piece[-1])):
                        if cell in at and _far(at[cell], points[end]):
                            points.insert(0 if end == 0 else len(points), at[cell])
                    if len(points) > 1:
                        layer = LAYERS[piece[0] // self.plane]
                        made.tracks.append((net, layer, self.width[net], points))
        return made

    def _pieces(self, path: Path) -> Iterator[Path]:
        """A path cut at its vias."""
        start = 0
        for place, cell in enumerate(path):
            if place + 1 == len(path) or abs(path[place + 1] - cell) == self.plane:
                yield path[start : place + 1]
                start = place + 1


def _corners(piece: Path, columns: int) -> Path:
    """The cells at which a piece turns, and its ends."""
    return [
        cell
        for place, cell in enumerate(piece)
        if place in (0, len(piece) - 1) or cell - piece[place - 1] != piece[place + 1] - cell
    ]


def _far(a: Spot, b: Spot) -> bool:
    return abs(a[0] - b[0]) > 1e-6 or abs(a[1] - b[1]) > 1e-6


def _span(pads: list[Pad]) -> float:
    xs, ys = [pad.x for pad in pads], [pad.y for pad in pads]
    return max(xs) - min(xs) + max(ys) - min(ys)


def _inside(x: float, y: float, corners: list[Spot]) -> bool:
    within = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def _to_edges(x: float, y: float, corners: list[Spot]) -> float:
    best = math.inf
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        long = (bx - ax) ** 2 + (by - ay) ** 2
        t = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long)) if long else 0.0
        best = min(best, math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    return best
