"""`fivefold boards`: check, list and show board profiles."""

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from drivers.geometry import size
from drivers.profile import REFUSE, faults
from fivefold.boards import reading, showing
from fivefold.boards.new import new
from fivefold.errors import Failure

app = typer.Typer(help="Board profiles: which pin does what.", no_args_is_help=True)
app.command()(new)


@app.command()
def check(
    file: Annotated[
        Path | None,
        typer.Argument(exists=True, dir_okay=False, help="A profile; all shipped ones if left out."),
    ] = None,
) -> None:
    """Check board profiles; exit code 1 when one of them must not be used."""
    refused = 0
    for path in [file] if file else reading.shipped():
        refused += _check(path)
    if refused:
        raise typer.Exit(1)


@app.command("list")
def list_boards() -> None:
    """List the profiles that come with the project."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("profile", "board", "chip", "pixels", "pads", "mA"):
        table.add_column(title, no_wrap=True, justify="right" if title in ("pads", "mA") else "left")
    for path in reading.shipped():
        board = reading.read(path).board
        table.add_row(
            path.stem,
            board["name"],
            board["chip"],
            "×".join(str(side) for side in size(board["matrix"])),
            str(len(board["pads"])),
            str(board["supply_ma"]),
        )
    Console(highlight=False).print(table)


@app.command()
def show(name: Annotated[str, typer.Argument(help="A shipped profile's name, or a file.")]) -> None:
    """Show what hangs on which pin."""
    profile = reading.read(reading.find(name))
    if any(fault.severity == REFUSE for fault in faults(profile.board, reading.chips())):
        raise Failure(f"{profile.path} has faults; see: fivefold boards check {profile.path}")
    showing.pins(profile.board)


def _check(path: Path) -> int:
    """Print what is wrong with one profile; the number of reasons to refuse it."""
    try:
        profile = reading.read(path)
    except Failure as failure:
        typer.echo(str(failure))
        return 1
    found = sorted(faults(profile.board, reading.chips()), key=lambda fault: profile.line(fault.where))
    for fault in found:
        typer.echo(f"{path}:{profile.line(fault.where)}: {fault.severity}: {fault.text()}")
    refused = sum(fault.severity == REFUSE for fault in found)
    if not refused:
        typer.echo(f"{path}: good")
    return refused
