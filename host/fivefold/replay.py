"""`fivefold replay`: plays a recorded game again and prints how it ended (C-7)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import games
from core.recording import replay as play_again
from core.refusal import Departs
from fivefold import files, paths  # noqa: F401  paths makes the rules importable
from fivefold.errors import Failure


def replay(
    file: Annotated[Path, typer.Argument(help="A recorded game: one JSON value a line.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play a recorded game again; exit code 1 and FILE:LINE where it does not fit."""
    game = run(file)
    if as_json:
        typer.echo(
            json.dumps(
                {
                    "game": game.NAME,
                    "seats": game.seats,
                    "options": game.options,
                    "seed": game.seed,
                    "winners": game.winners(),
                    "standings": game.standings(),
                    "ms": game.now,
                    "check": game.snapshot()["check"],
                }
            )
        )
    else:
        Console().print(_table(game))


def run(file: Path) -> Any:
    """The finished game of a recording. Raises Failure with file, line and reason."""
    try:
        return play_again(_lines(file), games.start)
    except Departs as error:
        raise Failure(f"{file}:{error.line}: {error.reason}") from error


def _lines(file: Path) -> Iterator[Any]:
    lines = files.text(file).split("\n")
    for number, line in enumerate(lines if lines[-1] else lines[:-1], 1):
        try:
            yield json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Failure(f"{file}:{number}: not JSON: {error}") from error


def _table(game: Any) -> Table:
    seconds = game.now // 1000
    table = Table(title=f"{game.NAME}, {seconds // 60}:{seconds % 60:02}", title_justify="left")
    for name in ("place", "seat", *game.NUMBERS):
        table.add_column(name, justify="right")
    for row in game.standings():
        table.add_row(*[str(cell) for cell in row], style="bold" if row[0] == 1 else "")
    return table
