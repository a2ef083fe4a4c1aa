"""The command `fivefold`: only the modules of the command that is called are imported."""

import importlib
import sys
from typing import TYPE_CHECKING, Any

from fivefold import __version__, streams
from fivefold.errors import Failure

if TYPE_CHECKING:
    import typer

# Word -> "module:attribute", a function or a Typer application; in the order of the help.
COMMANDS = {
    "play": "fivefold.play:play",
    "doctor": "fivefold.maker.cli:doctor",
    "flash": "fivefold.maker.cli:flash",
    "deploy": "fivefold.maker.cli:deploy",
    "image": "fivefold.maker.cli:image",
    "wifi": "fivefold.maker.cli:wifi",
    "selftest": "fivefold.maker.selftest:selftest",
    "virtual-board": "fivefold.maker.cli:virtual_board",
    "wiring": "fivefold.wire_list:wiring",
    "monitor": "fivefold.monitor.cli:monitor",
    "league": "fivefold.league.cli:app",
    "play-text": "fivefold.play_text:play_text",
    "sim": "fivefold.sim:sim",
    "novice": "fivefold.novice:novice",
    "gallery": "fivefold.gallery.cli:gallery",
    "print": "fivefold.paper.cli:print_sheets",
    "run": "fivefold.scenario:run_scenario",
    "sim-rules": "fivefold.sim_rules:sim_rules",
    "replay": "fivefold.replay:replay",
    "history": "fivefold.monitor.history_cli:app",
    "game": "fivefold.game.cli:app",
    "boards": "fivefold.boards.cli:app",
    "deck": "fivefold.deck.cli:app",
    "package": "fivefold.maker.package:app",
    "golden": "fivefold.golden:app",
    "bots": "fivefold.strengths:app",
    "bench": "fivefold.bench.cli:app",
    "cubes": "fivefold.cubes:app",
    "twins-deck": "fivefold.twins_deck:app",
    "web": "fivefold.web.cli:app",
}
INTERRUPTED = 130  # as shells count Ctrl-C


def application(only: str = "") -> "typer.Typer":
    """The command with all its words, or with one of COMMANDS alone."""
    import typer

    app = typer.Typer(
        help="Fivefold: simulator, deck maker and tools of the tabletop console.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )

    def print_version(wanted: bool) -> None:
        if wanted:
            typer.echo(_version())
            raise typer.Exit

    @app.callback()
    def _main(
        version: bool = typer.Option(
            False, "--version", callback=print_version, is_eager=True, help="Print the version."
        ),
    ) -> None:
        pass

    for word in [only] if only else COMMANDS:
        deed = _imported(COMMANDS[word])
        if isinstance(deed, typer.Typer):
            app.add_typer(deed, name=word)
        else:
            app.command(word)(deed)
    return app


def _imported(place: str) -> Any:
    from fivefold import paths  # noqa: F401 - the commands import the firmware's packages

    module, _, name = place.partition(":")
    return getattr(importlib.import_module(module), name)


def _version() -> str:
    return f"fivefold {__version__}"


def _run(words: list[str]) -> None:
    if words == ["--version"]:
        print(_version())
        return
    # With no such word all are needed, for the help or for what may have been meant.
    called = words[0] if words else ""
    application(called if called in COMMANDS else "")()


def main() -> None:
    """Entry point of the console script."""
    streams.forgiving()
    try:
        _run(sys.argv[1:])
    except Failure as failure:
        print(f"fivefold: {failure}", file=sys.stderr)
        sys.exit(failure.exit_code)
    except KeyboardInterrupt:
        # While modules are imported; later each command ends in its own way.
        sys.exit(INTERRUPTED)
    except OSError as error:
        # Standard output on a full disk, for one; commands tell themselves of files that they were given.
        streams.nobody_reads()
        where, what = error.filename or "cannot go on", str(error.strerror or error)
        if "temporary directory" in what:
            what += "; let TMPDIR name a folder that can be written to"
        print(f"fivefold: {where}: {what}", file=sys.stderr)
        sys.exit(1)
