"""What a board of Quarter Turn is worth: how far each colour is on each crossing."""

from games.quarter_turn.rules_board import AROUND, COLOURS, CORNERS, CROSSINGS, SIDE, TILES, free_tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Worth = tuple[int, int, int, int, int]  # of 0 … 4 quarters of a colour on one crossing
    Changes = Sequence[tuple[int, int]]  # place, tile number

# Four quarters, added up, tell how many there are of each colour; the sums lie below 101.
_UNIT = (0, 0, 1, 5, 25)  # by colour, the first is none
_SUMS = 101

# By corner: what a quarter adds to the sum, by tile number.
_UNITS = [bytes([_UNIT[colour] for colour in corner]) for corner in CORNERS]

# By tile and corner, four bytes a tile: the crossing it meets there, or none.
_NONE = 255
_MEETS = bytes(
    [
        ([crossing for crossing in range(CROSSINGS) if AROUND[crossing][corner ^ 2] == tile] + [_NONE])[0]
        for tile in range(TILES)
        for corner in range(4)
    ]
)


class Tables:
    """What four quarters that meet are worth, looked up by the sum of their units.

    worth: for each colour 1–4 five numbers: what 0, 1, 2, 3, 4 quarters of it on one crossing are worth.
    """

    def __init__(self, worth: "Sequence[Worth]") -> None:
        self.none: "Sequence[int]" = bytes(_SUMS)
        self.every = _table(worth, COLOURS)
        self._worth = worth
        self._one: "list[Sequence[int]]" = [()] * len(COLOURS)

    def one(self, colour: int) -> "Sequence[int]":
        """What the quarters of one colour alone are worth."""
        if not self._one[colour - 1]:
            self._one[colour - 1] = _table(self._worth, (colour,))
        return self._one[colour - 1]


class Outlook:
    """A board under one player's eyes. tiles: 25 tile numbers; blocks: 16 colours or 0; tables: of Tables."""

    def __init__(self, tiles: "list[int]", blocks: "Sequence[int]", tables: Tables) -> None:
        self.tiles = tiles
        self.blocks = blocks
        self.held = held = [True] * TILES
        for tile in free_tiles(blocks, ()):
            held[tile] = False
        self._sums = [0] * CROSSINGS
        for place in range(TILES):
            for corner in range(4):
                crossing = _MEETS[4 * place + corner]
                if crossing != _NONE:
                    self._sums[crossing] += _UNITS[corner][tiles[place]]
        self._tables = [self._table_for(crossing, tables) for crossing in range(CROSSINGS)]
        self._now = [table[total] for table, total in zip(self._tables, self._sums)]

    def _table_for(self, crossing: int, tables: Tables) -> "Sequence[int]":
        """The table for a crossing: next to blocks only the colour that held tiles show can come."""
        if self.blocks[crossing]:
            return tables.none
        meeting = AROUND[crossing]
        colour = 0
        for place in range(4):
            if self.held[meeting[place]]:
                shown = CORNERS[(2 + place) % 4][self.tiles[meeting[place]]]
                if colour not in (0, shown):
                    return tables.none
                colour = shown
        return tables.one(colour) if colour else tables.every

    def total(self) -> int:
        """What all crossings without blocks are worth."""
        return sum(self._now)

    def lay(self, changes: "Changes") -> "Changes":
        """Lay other tiles: [(place, tile number)…]; the changes that undo it."""
        undo = [(place, self.tiles[place]) for place, _ in changes]
        for place, tile in changes:
            before = self.tiles[place]
            self.tiles[place] = tile
            at = 4 * place
            for units in _UNITS:
                crossing = _MEETS[at]
                at += 1
                if crossing != _NONE:
                    self._sums[crossing] += units[tile] - units[before]
                    self._now[crossing] = self._tables[crossing][self._sums[crossing]]
        return undo

    def gain(self, changes: "Changes") -> int:
        """How much more the board would be worth with one or two other tiles laid."""
        place, tile = changes[0]
        total = self._gain(place, tile)
        if len(changes) == 1:
            return total
        other, its_tile = changes[1]
        if abs(place % SIDE - other % SIDE) > 1 or other - place > SIDE + 1:
            return total + self._gain(other, its_tile)  # no crossing in common
        undo = self.lay(changes[:1])
        total += self._gain(other, its_tile)
        self.lay(undo)
        return total

    def _gain(self, place: int, tile: int) -> int:
        before, tables, sums, now = self.tiles[place], self._tables, self._sums, self._now
        total = 0
        at = 4 * place
        for units in _UNITS:
            crossing = _MEETS[at]
            at += 1
            if crossing != _NONE:
                total += tables[crossing][sums[crossing] + units[tile] - units[before]] - now[crossing]
        return total


def _table(worth: "Sequence[Worth]", colours: "Sequence[int]") -> "list[int]":
    """What each sum of four quarters is worth, for some of the colours."""
    table = [0] * _SUMS
    weight = [worth[colour - 1] if colour in colours else (0, 0, 0, 0, 0) for colour in COLOURS]
    for ones in range(5):
        for twos in range(5 - ones):
            for threes in range(5 - ones - twos):
                fours = 4 - ones - twos - threes
                value = weight[0][ones] + weight[1][twos] + weight[2][threes] + weight[3][fours]
                table[twos + 5 * threes + 25 * fours] = value
    return table
