"""`python -m hardware.solids`: build the printable solids."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from fivefold.errors import Failure, Usage
from hardware.progress import stage
from hardware.solids import config

OUT = Path("build/hardware/solids")

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def solids(
    out: Annotated[Path, typer.Option(file_okay=False, help="The folder to write to.")] = OUT,
    only: Annotated[list[str] | None, typer.Option(help="A solid's name; * stands for anything.")] = None,
    config_file: Annotated[
        Path | None, typer.Option("--config", help="A TOML file with other sizes (docs/solids.md).")
    ] = None,
    docs: Annotated[bool, typer.Option(help="Write what is generated of docs/solids.md anew, too.")] = False,
    template: Annotated[
        bool, typer.Option(help="Print a config file with all sizes, and build nothing.")
    ] = False,
) -> None:
    """Build the printable solids as STEP and STL."""
    if template:
        typer.echo(config.template(), nl=False)
        return
    if docs and (only or config_file):
        raise Usage("--docs is about all solids in their usual sizes: leave out --only and --config")
    sizes = config.read(config_file) if config_file else config.Config()
    try:
        from hardware.solids.building import build_all
        from hardware.solids.document import DOCUMENT, renewed
    except ModuleNotFoundError as error:
        raise Failure(f"{error.name} is not installed; run: make setup-cad") from None
    with stage("solids") as show:
        built = build_all(out, sizes, show, only)
    table = Table("solid", "count", "size, mm", "volume, cm³", "triangles")
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for each in built:
        size = " × ".join(f"{edge:.1f}" for edge in each.size)
        table.add_row(each.name, str(each.count), size, f"{each.volume / 1000:.2f}", str(each.triangles))
    Console().print(table)
    typer.echo(f"{len(built)} solids in {out}")
    if docs:
        DOCUMENT.write_text(renewed(DOCUMENT.read_text("utf-8"), built), "utf-8")


def main() -> None:
    """Run the command; a failure is one line."""
    try:
        app()
    except Failure as failure:
        typer.echo(f"hardware.solids: {failure}", err=True)
        sys.exit(failure.exit_code)
    except OSError as error:
        typer.echo(f"hardware.solids: {error.filename}: {error.strerror}; choose another --out", err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
