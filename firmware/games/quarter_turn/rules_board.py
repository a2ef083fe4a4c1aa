"""Quarter Turn's board: tiles, quarters and crossings as small numbers (QT-1, QT-4, QT-7).

A tile on the board is the number `order * 4 + turns`: its cyclic order of colours (0–5), and by how many
clockwise quarter turns (0–3) it lies away from having colour 1 at the top left. Tiles are counted by row
from the top left (0–24), crossings too (0–15); colours are 1–4, and 0 stands for none.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.rng import Rng

SIDE = 5
TILES = SIDE * SIDE
CROSSINGS = (SIDE - 1) * (SIDE - 1)
COLOURS = (1, 2, 3, 4)

# The six cyclic orders of four colours, clockwise.
ORDERS = ((1, 2, 3, 4), (1, 2, 4, 3), (1, 3, 2, 4), (1, 3, 4, 2), (1, 4, 2, 3), (1, 4, 3, 2))


def _corner(corner: int) -> bytes:
    return bytes([ORDERS[tile // 4][(corner - tile) % 4] for tile in range(24)])


# The colour that each of the 24 tile numbers shows at a corner.
TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT = CORNERS = tuple([_corner(corner) for corner in range(4)])


def quarters(tile: int) -> list[int]:
    """The colours of a tile number as a list, clockwise from the top left."""
    return [corner[tile] for corner in CORNERS]


def tile_of(colours: list[int]) -> int:
    """The tile number that shows these colours, clockwise from the top left: a list of 1–4."""
    turns = colours.index(1)
    return ORDERS.index(tuple(colours[turns:] + colours[:turns])) * 4 + turns


def rotate(tile: int, clockwise: int) -> int:
    """The tile number after so many clockwise quarter turns; negative turns left (anticlockwise)."""
    return tile & ~3 | (tile + clockwise) & 3


# The four tiles that meet at each crossing: top left, top right, bottom right, bottom left of it.
AROUND = tuple(
    [
        (tile, tile + 1, tile + SIDE + 1, tile + SIDE)
        for tile in [crossing + crossing // (SIDE - 1) for crossing in range(CROSSINGS)]
    ]
)


def one_colour(tiles: "Sequence[int]", crossing: int) -> int:
    """The colour of all four quarters that meet at a crossing, or 0 when they differ."""
    a, b, c, d = AROUND[crossing]
    colour = BOTTOM_RIGHT[tiles[a]]
    if BOTTOM_LEFT[tiles[b]] == colour and TOP_LEFT[tiles[c]] == colour and TOP_RIGHT[tiles[d]] == colour:
        return colour
    return 0


def free_tiles(blocks: "Sequence[int]", resting: "Iterable[int]") -> list[int]:
    """The tiles that are neither under a block nor among the resting ones, in order."""
    held = set(resting)
    if any(blocks):
        for crossing in range(CROSSINGS):
            if blocks[crossing]:
                held.update(AROUND[crossing])
    return [tile for tile in range(TILES) if tile not in held]


def open_crossings(tiles: "Sequence[int]", blocks: "Sequence[int]", colours: "Sequence[int]") -> list[int]:
    """The crossings without a block that show one of the `colours`, in order."""
    found = []
    crossing = 0
    for a, b, c, d in AROUND:
        colour = BOTTOM_RIGHT[tiles[a]]
        if (
            colour in colours
            and colour == BOTTOM_LEFT[tiles[b]] == TOP_LEFT[tiles[c]] == TOP_RIGHT[tiles[d]]
            and not blocks[crossing]
        ):
            found.append(crossing)
        crossing += 1
    return found


def tile_set() -> list[int]:
    """The 25 tiles of the game, unturned: four of each cyclic order and one more of the first (QT-1)."""
    return [place % len(ORDERS) * 4 for place in range(TILES)]


def lay_out(rng: "Rng") -> list[int]:
    """A board of 25 shuffled tiles, turned at random, with no crossing in one colour (QT-1).

    Laid row by row, a tile closes one crossing at most, and just one of its four turns brings any given
    colour there. So at least three turns fit at every step, and no lay-out is ever begun anew.
    """
    tiles = tile_set()
    rng.shuffle(tiles)
    for place in range(TILES):
        row, column = place // SIDE, place % SIDE
        fitting = []
        for _ in range(4):
            tile = tiles[place] = rotate(tiles[place], 1)
            if not row or not column or not one_colour(tiles, (row - 1) * (SIDE - 1) + column - 1):
                fitting.append(tile)
        tiles[place] = rng.pick(fitting)
    return tiles
