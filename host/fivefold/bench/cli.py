"""`fivefold bench`: tables of what things cost, side by side in one run."""

from typing import Annotated

import typer
from rich.console import Console

from fivefold.bench import core, frames, sizes

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


@app.command("frames")
def bench_frames(
    mhz: Annotated[int, typer.Option(min=80, max=240, help="Clock of the ESP32 of the estimate.")] = 240,
) -> None:
    """What the busiest picture of each game and display costs, beside loops over pixels and the wire."""
    Console(width=WIDE).print(frames.frames_table(mhz))


@app.command("sizes")
def bench_sizes() -> None:
    """The size of each module as it is put onto an ESP32, and of all beside the budget."""
    Console(width=WIDE).print(sizes.sizes_table())
