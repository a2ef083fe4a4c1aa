"""The command `fivefold`."""

import sys

import typer

from fivefold import __version__
from fivefold.errors import Failure

app = typer.Typer(
    help="Fivefold: simulator, deck maker and tools of the tabletop console.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fivefold {__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: bool = typer.Option(
        False, "--version", callback=_print_version, is_eager=True, help="Print the version."
    ),
) -> None:
    pass


def main() -> None:
    """Entry point of the console script."""
    try:
        app()
    except Failure as failure:
        typer.echo(f"fivefold: {failure}", err=True)
        sys.exit(failure.exit_code)
