"""Quarter Turn: tiles with four quarters (QT-1), the board with the pegs that hold them, and the blocks.

A quarter is a pocket for its colour, with one to four pips left standing in it: colours 1–4, as on a die.
A tile lies on a square peg, so it keeps its turn; it is lifted to be turned. Where four tiles meet there is a
hole for a block's foot, and with it in there none of the four can be turned in passing (QT-7).
"""

from functools import partial

import build123d as bd

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from hardware.solids.colours import BASE
from hardware.solids.config import Config
from hardware.solids.solid import Bodies, Solid

PIP_PITCH = 4.0
PIP = 3.2  # diameter
# Places of the pips on a raster of 3×3, (column, row) from the middle.
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
}
_BORDER = 1.6  # around a quarter, and half of what lies between two
_PEG_HEIGHT = 3.0
_FLOOR = 3.0
_SCOOP, _SCOOP_IN = 7.0, 3.5  # radius of the finger holes at the edges, and how far they reach in
_LETTERS = "abcdef"
_BLOCK, _BLOCK_HEIGHT = 15.0, 14.0
_BLOCK_PIP, _BLOCK_PITCH = 2.4, 2.9
_CORNER = 3.0


def solids(config: Config) -> list[Solid]:
    """A tile of each cyclic order, the board, a block of each colour."""
    from games.quarter_turn.rules_board import COLOURS, ORDERS, SIDE, tile_set

    sizes = config.quarter_turn
    edge = tile_edge(config)
    made = [
        Solid(
            f"quarter_turn_tile_{_LETTERS[order]}",
            "tile of Quarter Turn, clockwise " + " ".join(str(colour) for colour in ORDERS[order]),
            (edge, edge, sizes.thickness),
            partial(_tile, config, order),
            count=tile_set().count(order * 4),
        )
        for order in range(len(ORDERS))
    ]
    board = SIDE * sizes.pitch + 2 * (config.printing.wall + config.printing.gap)
    made += _boards(config, board)
    high = _BLOCK_HEIGHT + _foot_height(config)
    made += [
        Solid(
            f"quarter_turn_block_{colour}",
            f"block of colour {colour}",
            (_BLOCK, _BLOCK, high),
            partial(_block, config, colour),
            count=_blocks_each(),
        )
        for colour in COLOURS
    ]
    return made


def _boards(config: Config, edge: float) -> list[Solid]:
    """The board, in four pieces where the bed is smaller; tape on their lower sides joins them."""
    high = _FLOOR + _PEG_HEIGHT
    what = "board of Quarter Turn with its pegs"
    if edge <= config.printing.bed:
        return [Solid("quarter_turn_board", what, (edge, edge, high), lambda: {BASE: _board(config)})]
    seam = config.quarter_turn.pitch / 2  # between the third and the fourth tile
    large, small = (-edge / 2, seam), (seam, edge / 2)
    cells = [(large, small), (small, small), (large, large), (small, large)]
    made = []
    for letter, ((left, right), (front, rear)) in zip("abcd", cells, strict=True):
        box = (left, right, front, rear)
        size = (right - left, rear - front, high)
        cut = partial(_cut_board, config, box)
        made.append(Solid(f"quarter_turn_board_{letter}", f"{what}, piece {letter}", size, cut))
    return made


def _cut_board(config: Config, box: tuple[float, float, float, float]) -> Bodies:
    """What lies between left, right, front and rear."""
    left, right, front, rear = box
    cut = bd.Pos((left + right) / 2, (front + rear) / 2) * bd.Box(right - left, rear - front, 100)
    return {BASE: bd.Part((_board(config) & cut).wrapped)}


def _blocks_each() -> int:
    """Blocks of a colour in the box: what two players need, who have the most (QT-2)."""
    from games.quarter_turn.rules import GAME

    return GAME([1, 2], {}, 0).each


def tile_edge(config: Config) -> float:
    """Edge of a tile."""
    return config.quarter_turn.pitch - config.quarter_turn.gap


def quarter_middle(config: Config) -> float:
    """How far the middle of a quarter's pips is from the tile's middle lines."""
    return tile_edge(config) * 0.21


def corner_direction(corner: int) -> tuple[int, int]:
    """(x, y) of a corner, counted clockwise from the top left, y upwards."""
    return ((-1, 1), (1, 1), (1, -1), (-1, -1))[corner]


def _outline(config: Config, border: float) -> bd.Sketch:
    """The tile from above: a square without the crossings' holes and the finger holes, so much smaller."""
    edge, half = tile_edge(config), config.quarter_turn.pitch / 2
    flat = bd.Rectangle(edge - 2 * border, edge - 2 * border)
    at = [corner_direction(corner) for corner in range(4)]
    flat -= [bd.Pos(half * x, half * y) * bd.Circle(config.quarter_turn.hole / 2 + border) for x, y in at]
    out = edge / 2 + _SCOOP - _SCOOP_IN
    flat -= [
        bd.Pos(out * x, out * y) * bd.Circle(_SCOOP + border) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    return flat


def _tile(config: Config, order: int) -> Bodies:
    from games.quarter_turn.rules_board import quarters

    sizes, depth = config.quarter_turn, config.glyphs.depth
    body = bd.extrude(_outline(config, 0), sizes.thickness)
    socket = sizes.peg + 2 * config.printing.gap
    body -= bd.Pos(0, 0, _PEG_HEIGHT / 2) * bd.Box(socket, socket, _PEG_HEIGHT + 2 * config.printing.gap)
    bodies: Bodies = {}
    field = _outline(config, _BORDER)
    for corner, colour in enumerate(quarters(order * 4)):
        x, y = corner_direction(corner)
        half = tile_edge(config) / 2
        window = bd.Pos(x * (half + _BORDER / 2) / 2, y * (half + _BORDER / 2) / 2) * bd.Rectangle(
            half - _BORDER / 2, half - _BORDER / 2
        )
        flat = field & window
        middle = quarter_middle(config)
        flat -= [
            bd.Pos(x * middle + column * PIP_PITCH, y * middle + row * PIP_PITCH) * bd.Circle(PIP / 2)
            for column, row in PIPS[colour]
        ]
        bodies[f"colour_{colour}"] = bd.Pos(0, 0, sizes.thickness - depth) * bd.extrude(flat, depth)
    return {BASE: body - list(bodies.values()), **dict(sorted(bodies.items()))}


def _board(config: Config) -> bd.Part:
    from games.quarter_turn.rules_board import SIDE

    sizes = config.quarter_turn
    edge = SIDE * sizes.pitch + 2 * (config.printing.wall + config.printing.gap)
    plate = bd.fillet(bd.Rectangle(edge, edge).vertices(), _CORNER)
    inside = bd.Rectangle(edge - 2 * config.printing.wall, edge - 2 * config.printing.wall)
    body = bd.extrude(plate, _FLOOR + _PEG_HEIGHT) - bd.Pos(0, 0, _FLOOR) * bd.extrude(inside, _PEG_HEIGHT)
    peg = bd.Pos(0, 0, _PEG_HEIGHT / 2) * bd.Box(sizes.peg, sizes.peg, _PEG_HEIGHT)
    peg = bd.chamfer(peg.faces().sort_by(bd.Axis.Z)[-1].edges(), 0.6)
    places = [
        (column - (SIDE - 1) / 2, row - (SIDE - 1) / 2) for row in range(SIDE) for column in range(SIDE)
    ]
    return body + [bd.Pos(x * sizes.pitch, y * sizes.pitch, _FLOOR) * peg for x, y in places]


def _foot_height(config: Config) -> float:
    return config.quarter_turn.thickness - 0.5


def _block(config: Config, colour: int) -> Bodies:
    """On its head: the pips lie on the bed and the foot stands up."""
    depth = config.glyphs.depth
    body = bd.Pos(0, 0, _BLOCK_HEIGHT / 2) * bd.Cylinder(_BLOCK / 2, _BLOCK_HEIGHT)
    body = bd.chamfer(body.edges(), 0.8)
    foot = config.quarter_turn.hole / 2 - config.printing.gap
    high = _foot_height(config)
    peg = bd.Pos(0, 0, _BLOCK_HEIGHT + high / 2) * bd.Cylinder(foot, high)
    body += bd.chamfer(peg.faces().sort_by(bd.Axis.Z)[-1].edges(), 0.6)
    pips = [
        bd.Pos(column * _BLOCK_PITCH, row * _BLOCK_PITCH, depth / 2) * bd.Cylinder(_BLOCK_PIP / 2, depth)
        for column, row in PIPS[colour]
    ]
    return {BASE: body - pips, "inlay": bd.Compound([pip.solid() for pip in pips])}
