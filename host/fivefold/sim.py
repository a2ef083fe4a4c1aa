"""One whole game on the virtual board: simulated people press the console's pads, from boot to results."""

import json
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from fivefold import compiled, paths, vm
from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from fivefold.options import parse_options
from rules import registry
from rules.chance import SEED_MAX
from rules.option import complete
from rules.option import printed as is_printed

SCRIPT = paths.VIRTUAL / "sim.py"
DEFAULT_BOARD = paths.BOARDS / "esp32_devkitc.py"

# The budget is 168k of 64-bit objects, some 118 KiB of the chip, for 16×16 pixels; larger pictures take more.
ROOMY_HEAP = "192k"

# What the virtual board and the people at each game take of the heap. It comes on top of the heap that is
# asked for, so that the firmware has what it would have on a device; tests/host/test_sim.py holds it to this.
WORLD_KIB = {"quick_play": 71, "total_madness": 72, "quarter_turn": 73, "push_match": 75, "twins": 76}
PEOPLE_KIB = {"twins": (0, 2, 4, 6, 8, 9)}  # what so many people keep in mind besides, where it is that much
PRINTED_KIB = {"quick_play": 72, "total_madness": 73, "twins": 73}  # of people who lay out printed cards


def run(
    game: str,
    seats: int,
    seed: int,
    options: dict[str, int | str] | None = None,
    which: str = "cpython",
    heap: str = ROOMY_HEAP,
    board: Path = DEFAULT_BOARD,
    computers: int = 0,
    strength: int = 3,
) -> dict[str, Any]:
    """Play one game; what sim.py prints. Raises Usage or Failure.

    heap: of the firmware, for MicroPython. computers: in how many of the seats, the last ones, the console
    itself plays, with that strength (1 to 5).
    """
    _check(game, seats, options or {}, board)
    if not 0 <= computers < seats:
        raise Usage(f"0 to {seats - 1} of {seats} seats can be computers, not {computers}: somebody presses")
    if computers and is_printed(options or {}):
        raise Usage("computer players see no printed cards; leave out the option cards, or the computers")
    task: dict[str, Any] = {"game": game, "seats": seats, "seed": seed, "options": options or {}}
    task.update(board=str(board), computers=computers, strength=strength)
    printed = _run(which, json.dumps(task), heap, world_kib(game, seats, options or {}))
    try:
        found: dict[str, Any] = json.loads(printed.splitlines()[-1])
    except (ValueError, IndexError) as error:
        raise Failure(f"{which} printed no result: {printed[-200:]!r}") from error
    return found


def world_kib(game: str, seats: int, options: dict[str, int | str]) -> int:
    """What the virtual board and so many people at a game take of the heap, in KiB."""
    if is_printed(options):
        return PRINTED_KIB[game]
    return WORLD_KIB[game] + (PEOPLE_KIB[game][seats - 1] if game in PEOPLE_KIB else 0)


def _check(game: str, seats: int, options: dict[str, int | str], board: Path) -> None:
    if not board.is_file():
        raise Usage(f"there is no board profile {board}")
    try:
        rules = registry.load(game)
        complete(rules.OPTIONS, options)
    except ValueError as error:
        raise Usage(str(error)) from error
    fewest, most = rules.SEATS
    if not fewest <= seats <= most:
        raise Usage(f"{game} is for {fewest} to {most} players, not {seats}")


def _run(which: str, task: str, heap: str, world: int) -> str:
    if which != "micropython":
        return vm.run(which, SCRIPT, [task], None, paths.VIRTUAL / "modules", paths.PACKAGE.parent)
    with_world = _with_world(heap, world)
    with tempfile.TemporaryDirectory() as target:
        at = Path(target)
        try:
            return vm.run(which, SCRIPT, [task], with_world, *compiled.folders(at), at=at)
        except Failure as error:
            raise Failure(str(error).replace(f"a heap of {with_world}", f"a heap of {heap}")) from error


def _with_world(heap: str, world: int) -> str:
    if heap[-1:] not in ("k", "m") or not heap[:-1].isdigit():
        raise Usage(f"heap must be a size such as 160k or 2m, not {heap!r}")
    kib = int(heap[:-1]) * (1024 if heap[-1] == "m" else 1)
    return f"{kib + world}k"


def sim(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(registry.GAMES)}.")],
    seats: Annotated[int, typer.Option(min=1, max=6, help="All players at the table.")] = 2,
    seed: Annotated[int, typer.Option(min=0, max=SEED_MAX, help="Seed of the game and of the world.")] = 1,
    computers: Annotated[int, typer.Option(min=0, max=5, help="How many of them are computers.")] = 0,
    strength: Annotated[int, typer.Option(min=1, max=5, help="Of the computers.")] = 3,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; may be given again.")] = None,
    which: Annotated[str, typer.Option("--vm", help=f"One of {', '.join(vm.VMS)}.")] = "cpython",
    heap: Annotated[
        str, typer.Option(help="Heap of the firmware on MicroPython; the world's share comes on top.")
    ] = ROOMY_HEAP,
    board: Annotated[str, typer.Option(help="Name or file of a board profile.")] = "esp32_devkitc",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Simulated people play one whole game by pressing the console's pads, in virtual time."""
    try:
        kind = registry.load(game)
    except ValueError as error:
        raise Usage(str(error)) from error
    found = run(
        game, seats, seed, parse_options(kind, option or []), which, heap, reading.find(board),
        computers, strength,
    )  # fmt: skip
    typer.echo(json.dumps(found) if as_json else _in_words(found))


def _in_words(found: dict[str, Any]) -> str:
    winners = " and ".join(str(seat) for seat in found["winners"]) or "nobody"
    return (
        f"{found['game']} with {found['seats']} seats, seed {found['seed']}: won by {winners}\n"
        f"{found['presses']} presses in {found['virtual_ms'] / 60000:.1f} minutes of the game's own time\n"
        f"events {found['events_sha256']}\nframes {found['frames_sha256']}"
    )
