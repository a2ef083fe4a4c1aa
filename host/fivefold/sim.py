"""One whole game on the virtual board: simulated people press the console's pads, from boot to results."""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

import games
from core.option import complete, printed
from core.rng import SEED_MAX
from fivefold import compiled, paths, vm
from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from fivefold.options import parse_options

SCRIPT = paths.PROGRAMS / "sim.py"
KIB = 1024
DEFAULT_BOARD = paths.BOARDS / "esp32_devkitc.py"

ROOMY_HEAP = "4m"
_WORLD_KIB = 512  # more than the virtual board takes; what is over is kept from the firmware


def run(
    game: str,
    seats: int,
    seed: int,
    options: dict[str, int | str] | None = None,
    which: str = "cpython",
    heap: str | None = None,
    board: Path = DEFAULT_BOARD,
    computers: int = 0,
    strength: int = 3,
    added: Path | None = None,
) -> dict[str, Any]:
    """Play one game; what sim.py prints. Raises Usage or Failure.

    heap: all that the firmware has, on MicroPython, such as "160k"; people then play on CPython first, and
    what they pressed is pressed again: on a device they take no memory either. None: there is room for all.
    computers: in how many of the seats, the last ones, the console itself plays, with that strength (1 to 5).
    added: the game's folder where it is from elsewhere; games.add has been told of it.
    """
    _check(game, seats, options or {}, board)
    if not 0 <= computers < seats:
        raise Usage(f"0 to {seats - 1} of {seats} seats can be computers, not {computers}: somebody presses")
    if computers and printed(options or {}):
        raise Usage("computer players see no printed cards; leave out the option cards, or the computers")
    task: dict[str, Any] = {"game": game, "seats": seats, "seed": seed, "options": options or {}}
    task.update(board=str(board), computers=computers, strength=strength)
    with tempfile.TemporaryDirectory() as folder:
        if added:
            task["added"] = str((alone if which == "cpython" else compiled.added)(added, Path(folder)))
        if heap is None:
            return _result(which, task, ROOMY_HEAP, Path(folder))
        firmware = vm.heap_bytes(heap)
        if which != "micropython" or not vm.has_micropython():
            raise Usage("only the unix VM can hold a heap (--vm micropython); elsewhere it grows as it likes")
        presses = record(task, Path(folder))
        roomy = f"{firmware // KIB + _WORLD_KIB}k"
        try:
            return _result(which, {**task, "replay": str(presses), "heap": firmware}, roomy, Path(folder))
        except Failure as error:
            raise Failure(str(error).replace(f"a heap of {roomy}", f"a heap of {heap}")) from error


def alone(game: Path, target: Path) -> Path:
    """A folder with one game from elsewhere and nothing that lies beside it: that would join the menu."""
    place = target / "alone" / game.name
    place.mkdir(parents=True, exist_ok=True)
    for path in game.glob("*.py"):
        shutil.copyfile(path, place / path.name)
    return place.parent


def record(task: dict[str, Any], folder: Path) -> Path:
    """People play the game of a task on CPython; the file of what they pressed, see presses.py."""
    presses = folder / "presses.jsonl"
    _result("cpython", {**task, "record": str(presses)}, ROOMY_HEAP, folder)
    return presses


def _result(which: str, task: dict[str, Any], heap: str, folder: Path) -> dict[str, Any]:
    if which == "cpython":
        printed = vm.run(
            which, SCRIPT, [json.dumps(task)], None, paths.VIRTUAL / "modules", paths.PACKAGE.parent
        )
    else:
        printed = vm.run(which, SCRIPT, [json.dumps(task)], heap, *compiled.folders(folder), at=folder)
    try:
        found: dict[str, Any] = json.loads(printed.splitlines()[-1])
    except (ValueError, IndexError) as error:
        raise Failure(f"{which} printed no result: {printed[-200:]!r}") from error
    return found


def _check(game: str, seats: int, options: dict[str, int | str], board: Path) -> None:
    if not board.is_file():
        raise Usage(f"there is no board profile {board}")
    reading.read(board)  # the VM would stop at what is no profile with a traceback
    try:
        rules = games.load(game)
        complete(rules.OPTIONS, options)
    except ValueError as error:
        raise Usage(str(error)) from error
    fewest, most = rules.SEATS
    if not fewest <= seats <= most:
        raise Usage(f"{game} is for {fewest} to {most} players, not {seats}")


def sim(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(games.GAMES)}.")],
    seats: Annotated[int, typer.Option(min=1, max=6, help="All players at the table.")] = 2,
    seed: Annotated[int, typer.Option(min=0, max=SEED_MAX, help="Seed of the game and of the world.")] = 1,
    computers: Annotated[int, typer.Option(min=0, max=5, help="How many of them are computers.")] = 0,
    strength: Annotated[int, typer.Option(min=1, max=5, help="Of the computers.")] = 3,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; may be given again.")] = None,
    which: Annotated[str, typer.Option("--vm", help=f"One of {', '.join(vm.VMS)}.")] = "cpython",
    heap: Annotated[
        str | None, typer.Option(help="All that the firmware has, with --vm micropython; such as 160k.")
    ] = None,
    board: Annotated[str, typer.Option(help="Name or file of a board profile.")] = "esp32_devkitc",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Simulated people play one whole game by pressing the console's pads, in virtual time."""
    try:
        kind = games.load(game)
    except ValueError as error:
        raise Usage(str(error)) from error
    found = run(
        game,
        seats,
        seed,
        parse_options(kind, option or []),
        which,
        heap,
        reading.sound(reading.find(board)).path,
        computers,
        strength,
    )
    typer.echo(json.dumps(found) if as_json else _in_words(found))


def _in_words(found: dict[str, Any]) -> str:
    winners = " and ".join(str(seat) for seat in found["winners"]) or "nobody"
    return (
        f"{found['game']} with {found['seats']} seats, seed {found['seed']}: won by {winners}\n"
        f"{found['presses']} presses in {found['virtual_ms'] / 60000:.1f} minutes of the game's own time\n"
        f"events {found['events_sha256']}\nframes {found['frames_sha256']}"
    )
