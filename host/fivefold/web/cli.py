"""`fivefold web`: the browser simulator as a static site."""

import gzip
from pathlib import Path
from typing import Annotated

import typer

from fivefold.web import building

app = typer.Typer(help="The browser simulator as a static site.", no_args_is_help=True)


@app.callback()
def _main() -> None:
    pass


@app.command()
def build(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the site goes.")],
    image: Annotated[
        Path | None,
        typer.Option(
            help="Folder that `fivefold image` wrote: the site then has a page that flashes boards with it."
        ),
    ] = None,
) -> None:
    """Build the site: put DIR on any web server, in any sub-folder."""
    files = building.build(folder, image)
    size = sum(path.stat().st_size for path in files)
    packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    typer.echo(f"{folder}: {len(files)} files, {size // 1024} KiB, {packed // 1024} KiB gzipped")
