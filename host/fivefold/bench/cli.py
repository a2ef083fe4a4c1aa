"""`fivefold bench`: tables of what things cost, side by side in one run."""

import json
import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from fivefold import files
from fivefold.bench import core, frames, memory, sizes
from fivefold.errors import Failure, Usage
from games import GAMES

app = typer.Typer(help="What the core and the screens cost, beside others.", no_args_is_help=True)
WIDE = 150


@app.command("core")
def bench_core(
    milliseconds: Annotated[int, typer.Option(min=100, help="How long each game is played.")] = 1000,
) -> None:
    """Random moves a second, and the solver beside others and beside drawing."""
    console = Console(width=WIDE)
    console.print(core.moves_table(milliseconds))
    console.print(core.solver_table())
    console.print(core.frames_table())


@app.command("bots")
def bench_bots(
    games: Annotated[int, typer.Option(min=1, help="Games of each strength.")] = 5,
) -> None:
    """How long computer players think, and in how many steps."""
    Console(width=WIDE).print(core.plans_table(games))


@app.command("league")
def bench_league(
    consoles: Annotated[list[int] | None, typer.Option(help="So many; may be given again.")] = None,
    seats: Annotated[int, typer.Option(min=2, max=6, help="Players at each.")] = 6,
    speed: Annotated[float, typer.Option(min=1, help="As fast as people play: 1.")] = 1,
    plot: Annotated[Path | None, typer.Option(help="Write a picture of the numbers, an SVG.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one list of numbers.")] = False,
) -> None:
    """What 5, 10, 20 and 30 consoles cost the league and its page, over a Mosquitto on this machine."""
    from fivefold.league import load

    found = []
    for count in consoles or [5, 10, 20, 30]:
        found.append({"consoles": count, "seats": seats, **load.measure(count, seats, speed)})
    if plot:
        with files.whole(plot) as part:
            part.write_text(load.plot(found, speed), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(found))
        return
    table = Table("consoles", "players", "events a second", "CPU, % of a core", "a console", "memory, MiB")
    for one in found:
        count = int(one["consoles"])
        cells = one["events_a_second"], one["cpu_percent"], one["cpu_percent"] / count, one["memory_mib"]
        table.add_row(str(count), str(count * seats), *(f"{cell:.2f}" for cell in cells))
    Console(width=WIDE).print(table)


@app.command("frames")
def bench_frames(
    mhz: Annotated[int, typer.Option(min=80, max=240, help="Clock of the ESP32 of the estimate.")] = 240,
    game: Annotated[str | None, typer.Option(help="This game only.")] = None,
) -> None:
    """What the busiest picture of each game and display costs, beside loops over pixels and the wire."""
    if game not in (None, *GAMES):
        raise Usage(f"--game is one of {', '.join(GAMES)}, not {game!r}")
    Console(width=WIDE).print(frames.frames_table(mhz, [game] if game else GAMES))


@app.command("sizes")
def bench_sizes(
    as_json: Annotated[bool, typer.Option("--json", help="Print one object with all numbers.")] = False,
) -> None:
    """What a program takes of the flash in blocks, and each module in bytes, beside the budgets."""
    if as_json:
        typer.echo(json.dumps(sizes.report()))
        return
    for table in sizes.sizes_tables():
        Console(width=WIDE).print(table)


@app.command("memory")
def bench_memory(
    game: Annotated[str | None, typer.Option(help="This game only.")] = None,
    board: Annotated[str | None, typer.Option(help="This board only.")] = None,
    seats: Annotated[int | None, typer.Option(min=1, max=6, help="So many people only.")] = None,
    wifi: Annotated[
        bool, typer.Option("--wifi", help="With Wi-Fi, which only modules with PSRAM have: no budget.")
    ] = False,
    evening: Annotated[
        bool,
        typer.Option("--evening", help="After all the other games, without switching off; takes longer."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of rows.")] = False,
) -> None:
    """The least heap of each game in the bytes of a 32-bit chip, beside the budget; takes some minutes."""
    chosen = list(memory.cases(game, board, seats))
    if not chosen:
        raise Usage("nothing is played like this; see `fivefold bench memory --help`")
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        played = [memory.late(case) for case in chosen] if evening else chosen
        needs = list(
            track(
                workers.map(partial(memory.measure, wifi=wifi), played),
                total=len(chosen),
                console=Console(stderr=True),
            )
        )
        wholes = list(workers.map(memory.whole, sorted({case.game for case in chosen})))
    if as_json:
        typer.echo(json.dumps(memory.rows(needs, wholes)))
    else:
        Console(width=WIDE).print(memory.table(needs, evening))
        Console(width=WIDE).print(memory.wholes_table(wholes))
    budget = memory.EVENING_KIB if evening else memory.BUDGET_KIB
    if not wifi and any(need.least_kib > budget for need in needs):
        raise Failure(f"more than the budget of {budget} KiB")
