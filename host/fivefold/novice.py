"""`fivefold novice`: a player who knows only what the screens offer, and always has to get on."""

import json
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import games
from core.option import CARDS, PRINTED
from core.rng import SEED_MAX
from fivefold import compiled, paths, vm
from fivefold.errors import Failure, Usage

SCRIPT = paths.PROGRAMS / "novice.py"
HEAP = "4m"  # with the virtual board and the novice
BOARD = paths.BOARDS / "esp32_devkitc.py"
SEATS = (1, 2, 4)
PRESSES = 800  # then a game that does not end by itself is left by its pause
ALL = "all"
LESSONS = "lessons"
CONSOLE = "console"  # what is no game: first start, settings, self-test, best runs
# Besides the usual form of a game and printed cards.
FORMS: dict[str, tuple[dict[str, str], ...]] = {
    "quick_play": ({"blocks": "console"},),
    "twins": ({"mode": "teams"}, {"mode": "together"}, {"mode": "race"}),
    "push_match": ({"variant": "full"},),
    "quarter_turn": ({"form": "one_colour"},),
    "buzzer": ({"quizmaster": "off"},),
}


def tasks(
    game: str, seats: int | None = None, seed: int = 1, presses: int = PRESSES
) -> Iterator[dict[str, Any]]:
    """What is tried of a game, or of the console itself: tasks of virtual/programs/novice.py."""
    common = {"board": str(BOARD), "seed": seed, "presses": presses}
    if game == CONSOLE:
        yield {"game": None, "seats": 1, "options": {}, **common}
        return
    if game == LESSONS:
        for name in games.LESSONS:
            yield {"game": None, "lesson": name, "seats": 1, "options": {}, **common}
        return
    kind = games.load(game)
    forms: list[dict[str, Any]] = [{}]
    if CARDS in kind.OPTIONS:
        forms.append({CARDS.name: PRINTED})
    forms += FORMS.get(game, ())
    for count in (seats,) if seats else SEATS:
        for form in forms:
            if _can_be(form, count, kind):
                yield {"game": game, "seats": count, "options": {**kind.SHORT, **form}, **common}


def _can_be(form: dict[str, Any], count: int, kind: Any) -> bool:
    # One person plays Push Match against the computer.
    if count > kind.SEATS[1] or (form.get("mode") == "teams" and count < 4):
        return False
    return not (form.get("form") == "one_colour" and count > 1) and not (
        form.get("mode") == "race" and count < 2
    )


def play(task: dict[str, Any], which: str) -> dict[str, Any]:
    """One evening of a novice on a VM: what virtual/programs/novice.py prints. Raises Failure."""
    arguments = [json.dumps(task)]
    if which == "cpython":
        said = vm.run(which, SCRIPT, arguments, None, paths.VIRTUAL / "modules", paths.PACKAGE.parent)
    else:
        with tempfile.TemporaryDirectory() as folder:
            said = vm.run(which, SCRIPT, arguments, HEAP, *compiled.folders(Path(folder)), at=Path(folder))
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def row(task: dict[str, Any], which: str = "both") -> dict[str, Any]:
    """What one task came to; which: of vm.VMS, or both, which have to agree. Raises Failure."""
    first, *others = [
        play(task, one) for one in (("cpython", "micropython") if which == "both" else (which,))
    ]
    stuck = [first["stuck"]] if first["stuck"] else []
    # What the console says about itself is as long as the name of the VM, and takes longer to read.
    unlike = {"virtual_ms"} if "about" in first["screens"] else set()
    stuck += [
        "the two VMs differ: " + ", ".join(sorted(key for key in first if first[key] != other[key]))
        for other in others
        if any(first[key] != other[key] for key in first.keys() - unlike)
    ]
    return {
        "game": task["game"] or (f"lesson {task['lesson']}" if "lesson" in task else CONSOLE),
        "seats": task["seats"],
        "options": task["options"],
        "screens": first["screens"],
        "games": first["games"],
        "presses": first["presses"],
        "stuck": stuck,
    }


def novice(
    game: Annotated[
        str, typer.Argument(help=f"One of {', '.join(games.GAMES)}, {LESSONS}, {CONSOLE}, or {ALL}.")
    ],
    seats: Annotated[int | None, typer.Option(min=1, max=6, help="With so many players only.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=SEED_MAX, help="Of the world, and of what is pressed.")] = 1,
    presses: Annotated[int, typer.Option(min=1, help="Then a game is left by its pause.")] = PRESSES,
    which: Annotated[str, typer.Option("--vm", help="cpython, micropython or both.")] = "both",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play knowing nothing but what each screen offers; ends with 1 when a screen lies or leads nowhere."""
    known = (*games.GAMES, LESSONS, CONSOLE)
    if game not in (*known, ALL):
        raise Usage(f"no game {game!r}; there is: {', '.join((*known, ALL))}")
    if which not in ("both", "cpython", "micropython"):
        raise Usage(f"no VM {which!r}; there is: cpython, micropython, both")
    chosen = [
        task for name in (known if game == ALL else (game,)) for task in tasks(name, seats, seed, presses)
    ]
    if not chosen:
        raise Usage(f"{game} is not for {seats} players")
    with ThreadPoolExecutor(2) as workers:
        rows = list(workers.map(lambda task: row(task, which), chosen))
    stuck = [why for found in rows for why in found["stuck"]]
    if as_json:
        typer.echo(json.dumps(summary(rows)))
    else:
        _print(rows)
    if stuck:
        raise Failure(f"stuck {len(stuck)} times; the first: {stuck[0]}")


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """All rows and their sums."""
    return {
        "screens": len({name for found in rows for name in found["screens"]}),
        "games": sum(found["games"] for found in rows),
        "presses": sum(found["presses"] for found in rows),
        "stuck": sum(len(found["stuck"]) for found in rows),
        "rows": rows,
    }


def _print(rows: list[dict[str, Any]]) -> None:
    table = Table("game", "seats", "form", "screens", "games", "presses", "stuck")
    for found in rows:
        form = ", ".join(f"{name}={value}" for name, value in found["options"].items())
        numbers = (len(found["screens"]), found["games"], found["presses"], "; ".join(found["stuck"]) or 0)
        table.add_row(found["game"], str(found["seats"]), form, *map(str, numbers))
    sums = summary(rows)
    table.add_section()
    table.add_row("", "", "", *(str(sums[name]) for name in ("screens", "games", "presses", "stuck")))
    Console().print(table)
