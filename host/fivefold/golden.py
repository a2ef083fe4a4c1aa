"""Golden playthroughs: whole games as text, kept in the repository and compared line by line."""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import typer

import games
from fivefold import files, paths
from fivefold.errors import Failure
from fivefold.virtual import core_games

FOLDER = paths.ROOT / "tests" / "golden"

# Name of the variant -> seats, options, seed, strengths of the computer players.
Setup = tuple[list[int], dict[str, int | str], int, list[int]]
SETUPS: dict[str, dict[str, Setup]] = {
    "quick_play": {
        "two": ([1, 2], {}, 7, [3, 3]),
        "four": ([4, 1, 3, 2], {"rounds": 12}, 84, [1, 2, 2, 2]),
        "four_beginners": ([4, 1, 3, 2], {"rounds": 12}, 12, [1, 1, 1, 1]),
        "alone": ([5], {"rounds": 5}, 3, [1]),
        "rising": ([1, 2, 6], {"order": "rising", "levels": "1-3", "handicaps": 3}, 13, [3, 3, 2]),
        "console": ([2, 3], {"rounds": 5, "blocks": "console"}, 14, [3, 2]),
        "console_alone": ([4], {"rounds": 3, "blocks": "console"}, 15, [2]),
    },
    "total_madness": {
        "two": ([1, 2], {}, 7, [3, 3]),
        "four": ([6, 2, 1, 3], {}, 12, [1, 2, 2, 3]),
        "alone_five": ([2], {"solo": "five"}, 5, [1]),
        "alone_sixty": ([2], {"solo": "sixty", "minutes": 10}, 6, [4]),
    },
    "quarter_turn": {
        "two": ([1, 2], {}, 7, [4, 4]),
        "four": ([3, 1, 4, 2], {"colours": "picked"}, 8, [3, 3, 5, 4]),
        "three_long": ([1, 2, 5], {"form": "long"}, 9, [5, 4, 3]),
        "alone": ([1], {}, 10, [5]),
        "alone_timed": ([1], {"form": "timed", "minutes": 3}, 11, [3]),
        "alone_one_colour": ([1], {"form": "one_colour"}, 12, [5]),
    },
    "push_match": {
        "full": ([1, 2], {}, 7, [3, 3]),
        "to_six": ([2, 1], {"points": 6}, 8, [5, 2]),
        "five_minutes": ([1, 2], {"variant": "five_minutes"}, 9, [4, 4]),
    },
    "twins": {
        "three": ([1, 2, 3], {}, 7, [3, 4, 3]),
        "forbidden": ([1, 2], {"forbidden_seat": 2}, 8, [4, 5]),
        "teams": ([1, 2, 3, 4, 5], {"mode": "teams"}, 9, [3, 3, 4, 4, 3]),
        "alone": ([6], {"mode": "together"}, 13, [5]),
        "together": ([1, 2, 3], {"mode": "together"}, 10, [4, 4, 4]),
        "race": ([1, 2], {"mode": "race", "seconds": 30}, 11, [3, 5]),
        "small": ([1, 2, 3, 4], {"deck": 45, "table": 12}, 12, [4, 4, 4, 4]),
    },
}

app = typer.Typer(help="Golden playthroughs of all games.", no_args_is_help=True)


def headers() -> dict[str, dict[str, Any]]:
    """File name -> header of every golden playthrough. Raises Failure for a registered game without one."""
    found = {}
    for game in games.GAMES:
        if not SETUPS.get(game):
            raise Failure(f"{game} has no golden playthrough; give it one in host/fivefold/golden.py")
        for variant, (seats, options, seed, strengths) in SETUPS[game].items():
            found[f"{game}-{variant}.txt"] = {
                "game": game, "seats": seats, "options": options, "seed": seed, "strengths": strengths,
            }  # fmt: skip
    return found


def differences(folder: Path) -> Iterator[str]:
    """What is wrong with the golden files in a folder: for each file its first difference."""
    wanted = headers()
    for path in sorted(folder.glob("*.txt")):
        if path.name not in wanted:
            yield f"{path.name}: no such playthrough is wanted"
    for name, header in wanted.items():
        path = folder / name
        if not path.exists():
            yield f"{name}: missing"
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, (kept, now) in enumerate(zip_longest(lines, core_games.playthrough(header)), 1):
            if kept != now:
                yield f"{name}:{number}: expected {kept!r}, got {now!r}"
                break


@app.command()
def make() -> None:
    """Write all golden playthroughs anew. Look at the difference before you commit it."""
    _need_checkout()
    wanted = headers()
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        if path.name not in wanted:
            path.unlink()
    for name, header in wanted.items():
        text = "".join(f"{line}\n" for line in core_games.playthrough(header))
        files.write(FOLDER / name, text)
    typer.echo(f"{len(wanted)} golden playthroughs written to {FOLDER.relative_to(paths.ROOT)}")


@app.command()
def check() -> None:
    """Play all golden playthroughs again and compare; exit code 1 with the first difference of each."""
    _need_checkout()
    found = list(differences(FOLDER))
    if found:
        raise Failure("\n".join([*found, "if this is meant, `fivefold golden make` writes them anew"]))
    typer.echo(f"{len(headers())} golden playthroughs are as they were")


def _need_checkout() -> None:
    if not FOLDER.parent.is_dir():
        raise Failure("golden playthroughs live in a checkout of Fivefold, not in an installed copy")
