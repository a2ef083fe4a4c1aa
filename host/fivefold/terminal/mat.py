"""The mat of a player with virtual blocks: pick, turn, flip and lay them."""

from fivefold import paths  # noqa: F401  (makes the rules importable)
from games.blocks import rules_blocks as blocks
from games.blocks.rules_mat import SIDE

_STEP = {blocks.RIGHT: (0, 1), blocks.DOWN: (1, 0), blocks.LEFT: (0, -1), blocks.UP: (-1, 0)}


class Block:
    """One of the five blocks: beside the mat (cell is None), or on it."""

    def __init__(self) -> None:
        self.cell: int | None = None
        self.direction = blocks.RIGHT
        self.face = 0


class Mat:
    """Five blocks on a mat of 5×5 cells; one block is in hand and may lie across others until it is laid."""

    def __init__(self) -> None:
        self.blocks = [Block() for _ in blocks.BLOCKS]
        self.hand = 0

    def pick(self, number: int) -> None:
        """Take block `number` (1–5) in hand; one from beside the mat comes onto it, where there is room."""
        self.hand = number - 1
        if self.blocks[self.hand].cell is None:
            self._place(*self._room())

    def move(self, direction: int) -> None:
        """Push the block in hand one cell on; it stays on the mat."""
        block = self.blocks[self.hand]
        if block.cell is None:
            return
        rows, columns = _STEP[direction]
        row, column = divmod(block.cell, SIDE)
        self._place((row + rows), (column + columns), block.direction)

    def turn(self) -> None:
        """Turn the block in hand a quarter clockwise; at an edge it moves in."""
        block = self.blocks[self.hand]
        if block.cell is not None:
            self._place(*divmod(block.cell, SIDE), (block.direction + 1) % 4)

    def flip(self) -> None:
        """Roll the block in hand over to its next face."""
        block = self.blocks[self.hand]
        block.face = (block.face + 1) % 4

    def take_off(self) -> None:
        """Put the block in hand beside the mat."""
        self.blocks[self.hand].cell = None

    def clear(self) -> None:
        """Put all blocks beside the mat."""
        for block in self.blocks:
            block.cell = None

    def cells(self, index: int) -> list[tuple[int, int]]:
        """The (cell, symbol) pairs that block `index` (0–4) covers; none beside the mat."""
        block = self.blocks[index]
        if block.cell is None:
            return []
        under = blocks.bar(blocks.placement(block.cell, block.direction, block.face))
        return list(zip(under, blocks.BLOCKS[index][block.face], strict=True))

    def missing(self) -> str | None:
        """Why the blocks cannot be shown yet, in words; None when all five lie flat."""
        beside = [str(index + 1) for index, block in enumerate(self.blocks) if block.cell is None]
        if beside:
            return ("lay block " if len(beside) == 1 else "lay blocks ") + ", ".join(beside) + " first"
        taken = [cell for index in range(len(self.blocks)) for cell, _ in self.cells(index)]
        return "two blocks lie on one cell" if len(set(taken)) < len(taken) else None

    def arrangement(self) -> list[int]:
        """The five placements, block 1 first, encoded as in rules_blocks; when none is missing."""
        return [blocks.placement(block.cell, block.direction, block.face) for block in self.blocks]

    def _place(self, row: int, column: int, direction: int) -> None:
        rows, columns = _STEP[direction]
        row = min(max(row, -min(rows, 0)), SIDE - 1 - max(rows, 0))
        column = min(max(column, -min(columns, 0)), SIDE - 1 - max(columns, 0))
        block = self.blocks[self.hand]
        block.cell, block.direction = row * SIDE + column, direction

    def _room(self) -> tuple[int, int, int]:
        taken = {cell for index in range(len(self.blocks)) for cell, _ in self.cells(index)}
        for row in range(SIDE):
            for column in range(SIDE):
                for direction in (blocks.RIGHT, blocks.DOWN):
                    rows, columns = _STEP[direction]
                    bar = {row * SIDE + column, (row + rows) * SIDE + column + columns}
                    if row + rows < SIDE and column + columns < SIDE and not bar & taken:
                        return row, column, direction
        return SIDE // 2, SIDE // 2, blocks.RIGHT
