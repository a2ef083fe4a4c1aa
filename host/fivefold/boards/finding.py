"""Finding a board profile by its name."""

from pathlib import Path

from fivefold import paths
from fivefold.errors import Usage


def board_file(board: str) -> Path:
    """The profile called `board`, or the file of that name. Raises Usage that lists what there is."""
    shipped = paths.BOARDS / f"{board}.py"
    if shipped.exists() and board != "chips":
        return shipped
    if Path(board).is_file():
        return Path(board)
    names = sorted(path.stem for path in paths.BOARDS.glob("*.py") if path.stem != "chips")
    raise Usage(f"no board {board!r}; there is: {', '.join(names)}, or give a file")
