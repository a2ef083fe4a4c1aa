"""Random buttons on all pads, for as long as you like: `python -m fivefold.mash EDGES [VM] [BOARD]`."""

import tempfile
from pathlib import Path
from typing import Annotated

import typer

from fivefold import compiled, paths, vm
from fivefold.boards import reading
from fivefold.errors import Failure

SCRIPT = paths.PROGRAMS / "mash.py"
HEAP = "512k"  # with the virtual board and the hands; what counts is that it does not fill up


def run(edges: int, which: str = "cpython", board: Path = paths.BOARDS / "esp32_devkitc.py") -> str:
    """What mash.py prints. Raises Failure with what broke."""
    arguments = [str(edges), str(board)]
    if which == "cpython":
        return vm.run(which, SCRIPT, arguments, None, paths.VIRTUAL / "modules", paths.PACKAGE.parent)
    with tempfile.TemporaryDirectory() as target:
        return vm.run(which, SCRIPT, arguments, HEAP, *compiled.folders(Path(target)))


def main(
    edges: Annotated[int, typer.Argument(min=1, help="So many presses and releases.")],
    which: Annotated[str, typer.Argument(metavar="VM", help=f"One of {', '.join(vm.VMS)}.")] = "cpython",
    board: Annotated[str, typer.Argument(help="Name or file of a board profile.")] = "esp32_devkitc",
) -> None:
    """Press random buttons on all pads, and see that nothing breaks."""
    try:
        typer.echo(run(edges, which, reading.sound(reading.find(board)).path), nl=False)
    except Failure as failure:
        typer.echo(f"mash: {failure}", err=True)
        raise typer.Exit(failure.exit_code) from None


if __name__ == "__main__":
    typer.run(main)
