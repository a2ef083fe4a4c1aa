"""The command `fivefold history`."""

import contextlib
import sqlite3
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from fivefold import files, streams
from fivefold.errors import Failure, Usage
from fivefold.monitor import export, records, words
from fivefold.monitor.cli import checked_name
from fivefold.monitor.history import LARGEST, History, default_path
from fivefold.monitor.rows import GameRow, PlayerRow

PIPE_WIDTH = 200  # nothing is wrapped where no screen is

DATABASE = Annotated[
    Path | None, typer.Option(help="File of the history; the one in your data folder if left out.")
]
SEAT = Annotated[int, typer.Argument(min=1, max=6, help="Seat, 1 to 6.")]

app = typer.Typer(help="What was played while `fivefold monitor` watched.", invoke_without_command=True)


@app.callback()
def _games(
    context: typer.Context,
    limit: Annotated[
        int, typer.Option("--limit", "-n", min=1, max=LARGEST, help="So many of the latest games.")
    ] = 20,
    database: DATABASE = None,
) -> None:
    """List the latest games: `fivefold history show ID` tells more."""
    if context.invoked_subcommand:
        if database:
            raise Usage("put --database behind the word after `history`")
        return
    with _opened(database) as history:
        table = _table("game", "", "began", "lasted", "result")
        for game in history.games(limit):
            players = [_result(game, player) for player in history.players(game.id)]
            table.add_row(
                str(game.id),
                words.title(game.game),
                _when(game.started),
                _lasted(game),
                ", ".join(players),
            )
        _print(table, "nothing was played while `fivefold monitor` watched")


@app.command()
def show(
    game: Annotated[int, typer.Argument(min=1, max=LARGEST, help="Its number.")], database: DATABASE = None
) -> None:
    """Show one game: standings and claims."""
    with _opened(database) as history:
        found = history.game(game)
        numbers = found.numbers
        players = history.players(game)
        names = {player.seat: _player(player) for player in players}
        options = words.options(found.game, found.options)
        head = [words.title(found.game), options, _when(found.started), _lasted(found)]
        typer.echo(", ".join(part for part in head if part))
        table = _table("", "seat", "player", *(words.label(name) for name in numbers), "")
        for player in players:
            reached = player.numbers
            row = [words.number(*pair) for pair in zip(numbers, reached, strict=False)]
            row += [""] * (len(numbers) - len(row))
            place = "" if player.place is None else str(player.place)
            won = "won" if player.won else ""
            table.add_row(place, str(player.seat), names[player.seat], *row, won)
        _print(table)
        claims = _table("claim at", "by", "race clock", "next press", "verdict")
        for claim in history.claims(game):
            after = claim.margin_ms
            then = "" if after is None else f"{names.get(claim.next_seat or 0, '?')} +{after} ms"
            by = names.get(claim.seat, "?")
            at, race = words.clock(claim.at_ms), words.seconds(claim.race_ms)
            claims.add_row(at, by, race, then, claim.verdict)
        if claims.row_count:
            _print(claims)


@app.command()
def players(database: DATABASE = None) -> None:
    """What each player with a name has reached, in finished games."""
    with _opened(database) as history:
        table = _table("player", "games", "won", "claims", "right", "fastest", "closest")
        for row in history.totals():
            closest = "" if row.closest_ms is None else f"{row.closest_ms} ms"
            counts = [str(number) for number in (row.games, row.won, row.claims, row.right)]
            table.add_row(row.name, *counts, words.seconds(row.fastest_ms), closest)
        _print(table, "no finished game of anybody with a name: `fivefold history name 1 Ada` names seat 1")


@app.command("records")
def show_records(
    player: Annotated[str | None, typer.Option(help="Only what this player has reached.")] = None,
    database: DATABASE = None,
) -> None:
    """The best results so far, by game, players and options."""
    with _opened(database) as history:
        table = _table("", "players", "options", "best", "by", "game")
        for record in records.best(history.results(player)):
            reached = list(zip(record.numbers, record.reached, strict=False))[:2]
            best = ", ".join(f"{words.label(name)} {words.number(name, value)}" for name, value in reached)
            options = words.options(record.game, record.options)
            holders = " and ".join(record.holders)
            table.add_row(
                words.title(record.game), str(record.players), options, best, holders, str(record.row)
            )
        _print(table, f"no game {f'of {player} ' if player else ''}was finished yet")


@app.command("export")
def export_(
    as_csv: Annotated[bool, typer.Option("--csv", help="As CSV.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="File; standard output if left out.")
    ] = None,
    database: DATABASE = None,
) -> None:
    """Write out everything for a spreadsheet: one line a player a game."""
    if not as_csv:
        raise Usage("say in which form: --csv")
    with _opened(database) as history:
        if out is None:
            export.write(history, sys.stdout)
            return
        if out.resolve() == history.path.resolve():
            raise Usage(f"{out} is the history itself: name another file")
        # The mark in front tells spreadsheets that this is UTF-8; in a pipe it would be in the way.
        with files.whole(out) as part, part.open("w", encoding="utf-8-sig", newline="") as file:
            count = export.write(history, file)
        typer.echo(f"{out}: {count} lines")


@app.command()
def name(
    seat: SEAT,
    player: Annotated[str, typer.Argument(help='Who sits there; "" for nobody in particular.')],
    game: Annotated[
        int | None, typer.Option(min=1, max=LARGEST, help="In this game only, one that was played.")
    ] = None,
    database: DATABASE = None,
) -> None:
    """Say who sits at a seat: from the next game on, or in one game of the past."""
    with _opened(database, make=game is None) as history:
        who = checked_name(player)
        if game is None:
            history.name(seat, who)
            typer.echo(f"seat {seat} is {who or 'nobody in particular'} from the next game on")
        else:
            history.game(game)
            history.name_in(game, seat, who)
            typer.echo(f"in game {game} seat {seat} was {who or 'nobody in particular'}")


@contextlib.contextmanager
def _opened(database: Path | None, make: bool = False) -> Iterator[History]:
    """The history; make: also where the file that somebody named is not there."""
    path = database or default_path()
    if database and not make and not database.exists():
        raise Failure(f"there is no history {database}")
    history = History(path)
    try:
        yield history
        if history.damaged:
            typer.echo(f"fivefold: {path}: damaged rows were left out: {history.damaged}", err=True)
    except sqlite3.Error as error:
        raise Failure(f"the history {path}: {error}") from None
    except BrokenPipeError:
        streams.nobody_reads()
    finally:
        history.close()


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in columns:
        table.add_column(column)
    return table


def _print(table: Table, otherwise: str = "") -> None:
    if table.row_count or not otherwise:
        console = Console(highlight=False, markup=False)
        if not console.is_terminal:
            console.width = PIPE_WIDTH
        console.print(table)
    else:
        typer.echo(otherwise)


def _result(game: GameRow, player: PlayerRow) -> str:
    numbers = game.numbers[:1], player.numbers[:1]
    reached = "".join(f": {words.number(*pair)}" for pair in zip(*numbers, strict=False))
    return f"{_player(player)}{reached}{' *' if player.won else ''}"


def _player(player: PlayerRow) -> str:
    if player.computer is not None:
        return f"computer {player.computer}"
    return str(player.name or f"seat {player.seat}")


def _lasted(game: GameRow) -> str:
    return words.clock(game.duration_ms)[:-2] + ("" if game.finished else " unfinished")


def _when(started: str) -> str:
    try:
        return datetime.fromisoformat(started).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return started
