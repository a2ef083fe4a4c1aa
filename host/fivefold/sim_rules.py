"""`fivefold sim-rules`: computer players play on the rules core alone, without console or board."""

import json
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from core.rng import SEED_MAX
from fivefold import compiled, paths, vm
from fivefold.errors import Failure, Usage
from fivefold.options import on_screen, parse_options
from games import GAMES, load

SCRIPT = paths.PROGRAMS / "sim_rules.py"


def run(task: dict[str, Any], which: str = "cpython", heap: str | None = None) -> dict[str, Any]:
    """Play the games of a task in a VM; what programs/sim_rules.py prints. Raises Usage or Failure."""
    with tempfile.TemporaryDirectory(prefix="") as target:
        # As a device does, MicroPython loads bytecode: compiling would take memory from the game.
        folders = compiled.folders(Path(target)) if which == "micropython" else []
        printed = vm.run(which, SCRIPT, [json.dumps(task)], heap, *folders)
    try:
        found: dict[str, Any] = json.loads(printed)
    except ValueError as error:
        raise Failure(f"{which} printed no result: {printed[-200:]!r}") from error
    return found


def sim_rules(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[
        int, typer.Option(min=0, max=SEED_MAX, help="Seed of the first; the next has one more.")
    ] = 0,
    seats: Annotated[int | None, typer.Option(min=1, max=6, help="How many players.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; may be given again.")] = None,
    strength: Annotated[
        list[int] | None, typer.Option(min=1, max=5, help="One for all, or one a seat.")
    ] = None,
    which: Annotated[str, typer.Option("--vm", help="cpython or micropython.")] = "cpython",
    heap: Annotated[str | None, typer.Option(help=f"Heap of the MicroPython VM ({vm.DEFAULT_HEAP}).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let computer players play on the rules alone: counts, a digest of all that happened, speed."""
    try:
        kind = load(game)
    except ValueError as error:
        raise Usage(str(error)) from error
    fewest, most = kind.SEATS
    count = seats or min(max(2, fewest), most)
    if not fewest <= count <= most:
        raise Usage(f"{game} is for {fewest} to {most} players, not {count}")
    strengths = list(strength or [])
    if len(strengths) not in (0, 1, count):
        raise Usage(f"give one --strength for all or one for each of the {count} seats")
    task = {
        "game": game,
        "seats": list(range(1, count + 1)),
        "options": on_screen(parse_options(kind, option or [])),
        "seed": seed,
        "strengths": strengths * count if len(strengths) == 1 else strengths or None,
        "games": games,
    }
    found = run(task, which, heap)
    seconds = max(found.pop("seconds"), 0.001)
    found["vm"] = which
    found["moves_a_second"] = round(found["moves"] / seconds)
    found["games_a_second"] = round(games / seconds, 2)
    typer.echo(json.dumps(found) if as_json else _in_words(found))


def _in_words(found: dict[str, Any]) -> str:
    wins = ", ".join(f"seat {seat}: {won}" for seat, won in zip(found["seats"], found["wins"], strict=True))
    minutes = found["virtual_ms"] / 60000 / found["games"]
    return (
        f"{found['games']} × {found['game']} on {found['vm']}: {found['moves']} moves, "
        f"{minutes:.1f} minutes a game\n"
        f"wins {wins}; shared {found['shared']}\n"
        f"{found['moves_a_second']} moves and {found['games_a_second']} games a second\n"
        f"digest {found['digest']}"
    )
