"""What a board of Quarter Turn promises for the next roll: only the strongest player looks so far."""

from games.quarter_turn.bot_outlook import Outlook
from games.quarter_turn.rules_board import AROUND, COLOURS, CORNERS, CROSSINGS, one_colour, open_crossings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.game import View
    from games.quarter_turn.bot_outlook import Tables

_PUT = 1000
_MY_FACE, _THEIR_FACE, _THEIR_LAST_FACE = 30, 60, 160

# By colour and by corner of the crossing (clockwise, as AROUND): the clockwise quarter turns that bring the
# colour of a tile there.
_NEEDS = [
    [
        bytes([(facing - [c[tile] for c in CORNERS].index(colour)) % 4 for tile in range(24)])
        for facing in (2, 3, 0, 1)
    ]
    for colour in COLOURS
]

_LEFT, _RIGHT, _TWO_LEFT, _TWO_RIGHT, _SWAP = 1, 2, 4, 8, 16
_ONE_MISSING = (0, _RIGHT | _TWO_RIGHT | _SWAP, _TWO_LEFT | _TWO_RIGHT | _SWAP, _LEFT | _TWO_LEFT | _SWAP)
_TWO_MISSING = (0, _TWO_RIGHT, 0, _TWO_LEFT)
_FACES_IN = [sum([mask >> face & 1 for face in range(5)]) for mask in range(32)]


def promise(public: "View", tiles: "list[int]", tables: "Tables", mine: "Sequence[int]") -> int:
    """What a board is worth once one's blocks are put, with the faces that help or threaten next."""
    left = list(public["left"])
    blocks = list(public["blocks"])
    total = 0
    for crossing in open_crossings(tiles, blocks, mine):
        colour = one_colour(tiles, crossing)
        if left[colour - 1]:
            left[colour - 1] -= 1
            blocks[crossing] = colour
            total += _PUT
    outlook = Outlook(tiles, blocks, tables)
    total += outlook.total()
    for colour in COLOURS:
        if colour in mine:
            total += _MY_FACE * chances(outlook, colour) if left[colour - 1] else _PUT
        elif colour in public["colours"]:
            face = _THEIR_LAST_FACE if left[colour - 1] == 1 else _THEIR_FACE
            total -= face * chances(outlook, colour)
    return total


def chances(outlook: "Outlook", colour: int) -> int:
    """How many of the five moving faces let a colour be completed on some crossing; 6: it is already."""
    tiles, held, blocks = outlook.tiles, outlook.held, outlook.blocks
    one, two, three, four = _NEEDS[colour - 1]
    faces = 0
    for crossing in range(CROSSINGS):
        if blocks[crossing]:
            continue
        a, b, c, d = AROUND[crossing]
        needs = [
            (place, need)
            for place, need in (
                (a, one[tiles[a]]),
                (b, two[tiles[b]]),
                (c, three[tiles[c]]),
                (d, four[tiles[d]]),
            )
            if need
        ]
        if not needs:
            return 6
        if len(needs) > 2 or any([held[place] for place, _ in needs]):
            continue
        if len(needs) == 1:
            faces |= _ONE_MISSING[needs[0][1]]
        elif needs[0][1] == needs[1][1]:
            faces |= _TWO_MISSING[needs[0][1]]
    return _FACES_IN[faces]
