"""A host that talks nonsense during whole games: `python -m fivefold.fuzz RECORDS [VM]`."""

import json
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track

import games
from fivefold import compiled, paths, vm
from fivefold.errors import Failure

SCRIPT = paths.PROGRAMS / "fuzz.py"
HEAP = "2m"  # with the virtual board and the people; what counts is that it does not fill up
A_GAME = 5000  # records in one game
LEAK_BYTES = 512  # what may be kept of all records of a game


def run(game: str, records: int, seed: int = 1, which: str = "cpython") -> dict[str, Any]:
    """What fuzz.py says of a game of two. Raises Failure when the records have changed anything."""
    with tempfile.TemporaryDirectory() as target:
        at = Path(target)
        folders = [paths.VIRTUAL / "modules", paths.PACKAGE.parent]
        if which == "micropython":
            folders = compiled.folders(at)
        quiet, loud = (_play(game, count, seed, which, folders) for count in (0, records))
    if (quiet["events"], quiet["standings"]) != (loud["events"], loud["standings"]):
        raise Failure(f"{game}, seed {seed}: another game came of it: {loud['standings']}")
    if loud["broke"]:
        raise Failure(f"{game}, seed {seed}: {loud['broke']} commands broke while they were obeyed")
    if loud["grown"] > LEAK_BYTES:
        raise Failure(f"{game}, seed {seed}: {loud['grown']} bytes were kept of {records} records")
    return loud


def _play(game: str, records: int, seed: int, which: str, folders: list[Path]) -> dict[str, Any]:
    board = str(paths.BOARDS / "esp32_devkitc.py")
    task = {"game": game, "seats": 2, "seed": seed, "records": records, "board": board}
    task["options"] = games.load(game).SHORT
    heap = HEAP if which == "micropython" else None
    found: dict[str, Any] = json.loads(vm.run(which, SCRIPT, [json.dumps(task)], heap, *folders))
    return found


def main(
    records: Annotated[int, typer.Argument(min=1, help="So many records.")],
    which: Annotated[str, typer.Argument(metavar="VM", help="cpython or micropython.")] = "micropython",
) -> None:
    """Send changed commands into running games, and see that nothing of the games changes."""
    jobs = [(number, min(A_GAME, records - at)) for number, at in enumerate(range(0, records, A_GAME))]
    found = []
    try:
        for number, count in track(jobs, "games"):
            game = games.GAMES[number % len(games.GAMES)]
            found.append(run(game, count, number, which))
    except Failure as failure:
        typer.echo(f"fuzz: {failure}", err=True)
        raise typer.Exit(failure.exit_code) from None
    sent, refused, grown = (sum(one[name] for one in found) for name in ("records", "refused", "grown"))
    typer.echo(
        f"{sent} records, {refused} errors in answer, in {len(found)} games: "
        f"every game as without them, {grown} bytes more in use"
    )


if __name__ == "__main__":
    typer.run(main)
