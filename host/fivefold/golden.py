"""Golden playthroughs: whole games as text, kept in the repository and compared line by line."""

import json
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import typer

import games
from fivefold import files, paths
from fivefold.errors import Failure
from fivefold.virtual.programs import sim_rules

TESTS = paths.ROOT / "tests" / "games"

app = typer.Typer(help="Golden playthroughs of all games.", no_args_is_help=True)


def folder(game: str, tests: Path = TESTS) -> Path:
    """Where the playthroughs of a game are. The first line of each says how it is played."""
    return tests / game / "golden"


def headers(tests: Path = TESTS) -> dict[Path, dict[str, Any]]:
    """The header of every playthrough. Raises Failure for a game without one, or a file without a header."""
    found = {}
    for game in games.GAMES:
        kept = sorted(folder(game, tests).glob("*.txt"))
        if not kept:
            raise Failure(f"{game} has no golden playthrough; `fivefold golden make` writes some")
        for path in kept:
            found[path] = _header(path, game)
    return found


def _header(path: Path, game: str) -> dict[str, Any]:
    try:
        header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
        if header["game"] == game:
            return dict(header)
    except (ValueError, IndexError, KeyError, TypeError):
        pass
    raise Failure(f"{path}:1: not the header of a playthrough of {game}")


def _first(game: str) -> dict[str, dict[str, Any]]:
    # For a game that has none yet: as few players as can be, and as many.
    fewest, most = games.load(game).SEATS
    return {
        f"{seats}_seats": {
            "game": game, "seats": list(range(1, seats + 1)), "options": {}, "seed": seats,
            "strengths": [sim_rules.MIDDLE] * seats,
        }
        for seats in {fewest, most}
    }  # fmt: skip


def differences(tests: Path = TESTS) -> Iterator[str]:
    """What is wrong with the playthroughs: for each file its first difference."""
    for path, header in headers(tests).items():
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, (kept, now) in enumerate(zip_longest(lines, sim_rules.playthrough(header)), 1):
            if kept != now:
                yield f"{path.relative_to(tests)}:{number}: expected {kept!r}, got {now!r}"
                break


@app.command()
def make() -> None:
    """Write all golden playthroughs anew. Look at the difference before you commit it."""
    _need_checkout()
    for game in games.GAMES:
        if not any(folder(game).glob("*.txt")):
            folder(game).mkdir(parents=True, exist_ok=True)
            for name, header in _first(game).items():
                files.write(folder(game) / f"{name}.txt", json.dumps(header) + "\n")
    wanted = headers()
    for path, header in wanted.items():
        files.write(path, "".join(f"{line}\n" for line in sim_rules.playthrough(header)))
    typer.echo(f"{len(wanted)} golden playthroughs written to {TESTS.relative_to(paths.ROOT)}")


@app.command()
def check() -> None:
    """Play all golden playthroughs again and compare; exit code 1 with the first difference of each."""
    _need_checkout()
    found = list(differences())
    if found:
        raise Failure("\n".join([*found, "if this is meant, `fivefold golden make` writes them anew"]))
    typer.echo(f"{len(headers())} golden playthroughs are as they were")


def _need_checkout() -> None:
    if not TESTS.is_dir():
        raise Failure("golden playthroughs live in a checkout of Fivefold, not in an installed copy")
