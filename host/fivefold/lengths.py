"""`fivefold bots lengths`: how long whole games on the console last, by game, display and players."""

import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

import games
from fivefold import files, paths, sim
from fivefold.errors import Failure
from fivefold.numbers import OF_CARDS, WORKERS

FILE = paths.ROOT / "docs" / "play.md"
BOARDS = {"16×16": "esp32_devkitc", "32×32": "matrix_32x32"}
MINUTE_MS = 60000
# How the table begins; it ends with the last line that begins like one of a table.
HEAD = "| game | display | 1 | 2 | 3 | 4 | 5 | 6 players |\n|---|---|---|---|---|---|---|---|\n"
TITLES = {name: name.replace("_", " ").title() for name in OF_CARDS}


@dataclass
class Length:
    """What games of one kind took on average, from switching on to the results; presses: of all players."""

    game: str
    display: str
    seats: int
    minutes: float
    presses: int


def measured(game: str, display: str, seats: int, count: int) -> Length:
    """Let simulated people play `count` games on the virtual board, seeds from 1 on."""
    board = paths.BOARDS / f"{BOARDS[display]}.py"
    found = [sim.run(game, seats, seed, board=board) for seed in range(1, count + 1)]
    minutes = sum(one["virtual_ms"] for one in found) / count / MINUTE_MS
    return Length(game, display, seats, minutes, round(sum(one["presses"] for one in found) / count))


def table(lengths: list[Length]) -> str:
    """The lines of the table, in minutes."""
    found = {(one.game, one.display, one.seats): one for one in lengths}
    lines = []
    for game, display in dict.fromkeys((one.game, one.display) for one in lengths):
        cells = [found.get((game, display, seats)) for seats in range(1, 7)]
        shown = " | ".join(f"{one.minutes:.1f}" if one else "" for one in cells)
        lines.append(f"| {TITLES[game]} | {display} | {shown} |\n")
    return HEAD + "".join(lines)


def put(page: str, lengths: list[Length]) -> str:
    """A page with its table replaced. Raises Failure where it has none."""
    before, head, after = page.partition(HEAD)
    if not head:
        raise Failure("the page has no table of lengths that begins as this one")
    rest = after.splitlines(keepends=True)
    while rest and rest[0].startswith("|"):
        rest.pop(0)
    return before + table(lengths) + "".join(rest)


def lengths(
    count: Annotated[int, typer.Option("--games", min=1, help="Games for each cell.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array, and write no page.")] = False,
    output: Annotated[Path, typer.Option("-o", help="The page with the table.")] = FILE,
) -> None:
    """Let simulated people play every game by the console's pads, and write how long it takes; minutes."""
    tasks = [
        (game, display, seats, count)
        for game in OF_CARDS
        for display in BOARDS
        for seats in range(games.load(game).SEATS[0], games.load(game).SEATS[1] + 1)
    ]
    with ProcessPoolExecutor(WORKERS) as pool:
        waiting = [pool.submit(measured, *task) for task in tasks]
        for one in track(waiting, "games", disable=as_json):
            one.result()
    found = [one.result() for one in waiting]
    if as_json:
        typer.echo(json.dumps([asdict(one) for one in found]))
        return
    files.write(output, put(files.content(output).decode(), found))
    typer.echo(f"{output} written")
