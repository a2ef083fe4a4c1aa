"""The command `fivefold`."""

import sys

import typer

from fivefold import __version__, cubes, golden, streams, strengths, twins_deck
from fivefold.bench import cli as bench
from fivefold.boards import cli as boards
from fivefold.deck import cli as deck
from fivefold.errors import Failure
from fivefold.gallery import cli as gallery
from fivefold.maker import cli as maker
from fivefold.maker import package
from fivefold.maker.selftest import selftest
from fivefold.monitor import cli as monitor
from fivefold.monitor import history_cli
from fivefold.paper import cli as paper
from fivefold.play import play
from fivefold.play_text import play_text
from fivefold.replay import replay
from fivefold.scenario import run_scenario
from fivefold.sim import sim
from fivefold.sim_rules import sim_rules
from fivefold.web import cli as web
from fivefold.wire_list import wiring

app = typer.Typer(
    help="Fivefold: simulator, deck maker and tools of the tabletop console.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

app.command()(play)
app.command()(maker.doctor)
app.command()(maker.flash)
app.command()(maker.deploy)
app.command()(maker.image)
app.command()(selftest)
app.command()(maker.virtual_board)
app.command()(wiring)
app.command()(monitor.monitor)
app.command()(play_text)
app.command()(sim)
app.command()(gallery.gallery)
app.command("print")(paper.print_sheets)
app.command("run")(run_scenario)
app.command()(sim_rules)
app.command()(replay)
app.add_typer(history_cli.app, name="history")
app.add_typer(boards.app, name="boards")
app.add_typer(deck.app, name="deck")
app.add_typer(package.app, name="package")
app.add_typer(golden.app, name="golden")
app.add_typer(strengths.app, name="bots")
app.add_typer(bench.app, name="bench")
app.add_typer(cubes.app, name="cubes")
app.add_typer(twins_deck.app, name="twins-deck")
app.add_typer(web.app, name="web")


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
    streams.forgiving()
    try:
        app()
    except Failure as failure:
        typer.echo(f"fivefold: {failure}", err=True)
        sys.exit(failure.exit_code)
    except OSError as error:
        # Standard output on a full disk, for one; commands tell themselves of files that they were given.
        streams.nobody_reads()
        typer.echo(f"fivefold: {error.filename or 'cannot go on'}: {error.strerror or error}", err=True)
        sys.exit(1)
