"""The mat of a player with virtual blocks: pick, turn, roll and lay them."""

from fivefold import paths  # noqa: F401  (makes the firmware importable)
from games.blocks import mat
from games.blocks.rules_mat import SIDE

__all__ = ["SIDE", "Mat"]


class Mat(mat.Mat):
    """The console's mat with a key for each deed: a block beside it lets itself be picked and rolled only."""

    def pick_number(self, number: int) -> None:
        """Take block `number` (1–5) in hand."""
        self.pick(number - 1)

    def move(self, direction: int) -> None:
        """Push the block in hand one cell on."""
        if self.cell[self.hand] != mat.BESIDE:
            super().move(direction)

    def turn(self, quarters: int = 1) -> None:
        """Turn the block in hand clockwise."""
        if self.cell[self.hand] != mat.BESIDE:
            super().turn(quarters)

    def clear(self) -> None:
        """Put all blocks beside the mat."""
        self.cell = [mat.BESIDE] * len(self.cell)

    def missing(self) -> str | None:
        """Why the blocks cannot be shown yet, in words; None when all five lie flat."""
        beside = [str(index + 1) for index, cell in enumerate(self.cell) if cell == mat.BESIDE]
        if beside:
            return ("lay block " if len(beside) == 1 else "lay blocks ") + ", ".join(beside) + " first"
        taken = [cell for index in range(len(self.cell)) for cell, _ in self.under(index)]
        return "two blocks lie on one cell" if len(set(taken)) < len(taken) else None
