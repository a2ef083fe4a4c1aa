"""`fivefold wiring`: the wire list of a board, from pin to pin."""

import importlib
import sys
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure


def wiring(
    board: Annotated[str, typer.Argument(help="A shipped profile's name, or a file.")],
    csv: Annotated[bool, typer.Option(help="For a spreadsheet, in place of a table.")] = False,
) -> None:
    """Print every wire of a console and its pads, cable by cable, in the order in which one would solder."""
    profile = reading.sound(reading.find(board))
    console, wirelist = _hardware("console"), _hardware("wirelist")
    try:
        wired = console.wire_up(profile.board)
    except Failure as failure:
        raise Failure(f"{profile.path}: {failure}") from None
    if csv:
        typer.echo(wirelist.as_csv(wired), nl=False)
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in wirelist.COLUMNS:
        number = column in ("mm²", "AWG", "m")
        table.add_column(column, no_wrap=True, justify="right" if number else "left")
    rows = wirelist.cells(wired)
    for row in rows:
        table.add_row(*row)
    # As wide as it is: a pipe has no edge that it would have to be cut at.
    Console(highlight=False, width=None if sys.stdout.isatty() else 200).print(table)
    hung = _hardware("panels").said(profile.board)
    if hung:
        typer.echo(hung)
    typer.echo(f"{len(rows)} wires; pictures, schematics and parts: make hardware BOARD={board}")


def _hardware(module: str) -> Any:
    """A module of hardware/wiring, which lies beside the program and is not installed with it."""
    if str(paths.ROOT) not in sys.path and (paths.ROOT / "hardware").is_dir():
        sys.path.append(str(paths.ROOT))
    try:
        return importlib.import_module(f"hardware.wiring.{module}")
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("hardware"):
            raise
        raise Failure("wire lists come from the project's folder: run it from a clone of Fivefold") from None
