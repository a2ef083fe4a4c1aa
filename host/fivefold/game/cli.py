"""`fivefold game`: a skeleton of a new game, and whether a folder keeps the contract."""

from pathlib import Path
from typing import Annotated

import typer

from fivefold.errors import Failure, Usage
from fivefold.game import check as checking
from fivefold.game import new as writing

app = typer.Typer(help="Games as folders: see docs/developing.md.", no_args_is_help=True)


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="Small letters with underscores between, such as quick_play.")],
    folder: Annotated[Path, typer.Option("--in", help="The folder in which its own is made.")] = Path(),
    house: Annotated[
        bool, typer.Option("--house", help="Into this checkout: firmware, tests and the list of games.")
    ] = False,
) -> None:
    """Write a playable game with its tests, to be changed into another one."""
    if house:
        if not (checking.paths.ROOT / "tests").is_dir():
            raise Usage("--house is for a checkout of Fivefold, this is an installed copy")
        made = writing.write_into_house(name)
        where = made[0]
        also = f", its tests in {made[1]}; it is in the list of games"
    else:
        where = writing.write(name, folder)
        also = f", its tests in {where / writing.TESTS}"
    typer.echo(f"{where}{also}. Try it: fivefold game check {where}")


@app.command()
def check(
    folder: Annotated[Path, typer.Argument(help="The folder of the game.")],
    quick: Annotated[bool, typer.Option("--quick", help="Leave out pictures, VMs and memory.")] = False,
) -> None:
    """See whether a folder keeps the contract of a game; exit code 1 with one line for each fault."""
    place = checking.folder(folder)
    found = checking.faults(place, lambda title: typer.echo(f"… {title}", err=True), quick)
    if found:
        raise Failure("\n".join(f"{place.name}: {line}" for line in found))
    typer.echo(f"{place.name} keeps the contract")
