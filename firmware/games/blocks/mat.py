"""Five blocks that are being laid: beside the mat, on it, or in hand (V-5)."""

from games.blocks import rules_blocks as blocks
from games.blocks.rules_mat import CELLS, EMPTY, SIDE

BESIDE = -1
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # rows and columns by direction


class Mat:
    """Places, directions and faces of the blocks 0–4; `hand`: the one in hand.

    cell: where a block's first symbol lies, or BESIDE. The block in hand may lie across others until it is
    put down. wanted: the cells onto which a block from beside the mat comes first.
    """

    def __init__(self, wanted=range(CELLS)):
        count = len(blocks.BLOCKS)
        self.cell = [BESIDE] * count
        self.direction = [blocks.RIGHT] * count
        self.face = [0] * count
        self.hand = 0
        self._wanted = wanted

    def pick(self, index):
        """Take a block in hand; one from beside the mat comes onto it, where there is room."""
        self.hand = index
        if self.cell[index] == BESIDE:
            self._place(*self._room())

    def move(self, direction):
        """Push the block in hand one cell on; it stays on the mat."""
        rows, columns = _STEPS[direction]
        row, column = divmod(self.cell[self.hand], SIDE)
        self._place(row + rows, column + columns, self.direction[self.hand])

    def turn(self, quarters=1):
        """Turn the block in hand clockwise about its first symbol; at an edge it moves in."""
        row, column = divmod(self.cell[self.hand], SIDE)
        self._place(row, column, (self.direction[self.hand] + quarters) % 4)

    def roll(self, faces=1):
        """Roll the block in hand over to another face."""
        self.face[self.hand] = (self.face[self.hand] + faces) % 4

    def lie(self, placement):
        """Let the block in hand lie like that, across others if need be."""
        self.cell[self.hand], self.direction[self.hand], self.face[self.hand] = blocks.parts(placement)

    def take_off(self):
        """Put the block in hand beside the mat."""
        self.cell[self.hand] = BESIDE

    def under(self, index):
        """`(cell, symbol)` of the two halves of a block, none beside the mat."""
        if self.cell[index] == BESIDE:
            return []
        return list(zip(blocks.bar(self.placement(index)), blocks.BLOCKS[index][self.face[index]]))

    def fits(self):
        """Whether the block in hand lies on no other."""
        taken = self._taken()
        return not [cell for cell, _ in self.under(self.hand) if cell in taken]

    def cells(self):
        """What the mat shows, as 25 symbols."""
        shown = bytearray([EMPTY] * CELLS)
        for index in range(len(self.cell)):
            for cell, symbol in self.under(index):
                shown[cell] = symbol
        return shown

    def arrangement(self):
        """The five placements, block 1 first, see games.blocks.rules_blocks; when all five lie."""
        return [self.placement(index) for index in range(len(self.cell))]

    def placement(self, index):
        """How a block on the mat lies, see games.blocks.rules_blocks."""
        return (self.cell[index] * 4 + self.direction[index]) * 4 + self.face[index]

    def _taken(self):
        # The cells under all blocks but the one in hand.
        others = [index for index in range(len(self.cell)) if index != self.hand]
        return [cell for index in others for cell, _ in self.under(index)]

    def _place(self, row, column, direction):
        rows, columns = _STEPS[direction]
        row = min(max(row, -min(rows, 0)), SIDE - 1 - max(rows, 0))
        column = min(max(column, -min(columns, 0)), SIDE - 1 - max(columns, 0))
        self.cell[self.hand] = row * SIDE + column
        self.direction[self.hand] = direction

    def _room(self):
        taken = self._taken()
        for cells in (self._wanted, range(CELLS)):
            free = [cell for cell in cells if cell not in taken]
            for cell in free:
                if cell + 1 in free and cell % SIDE < SIDE - 1:
                    return cell // SIDE, cell % SIDE, blocks.RIGHT
                if cell + SIDE in free:
                    return cell // SIDE, cell % SIDE, blocks.DOWN
        return SIDE // 2, SIDE // 2, blocks.RIGHT
