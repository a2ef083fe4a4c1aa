"""The speed of the rules core: random moves a second, and all solutions of the deck."""

import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from fivefold import compiled, paths, vm
from fivefold.bench import others
from games import GAMES, load
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver

SCRIPT = paths.PROGRAMS / "bench/core_random.py"
PLANS = paths.PROGRAMS / "bench/core_plans.py"
USUAL_SEATS = 3
ABSENT = "not installed (extra: bench)"
SPIEL_GAMES = ("python_tic_tac_toe", "python_kuhn_poker")


def moves_a_second(game: str, which: str, milliseconds: int) -> float:
    """Random moves a second of a game in a VM, set-ups included."""
    seats = str(min(USUAL_SEATS, load(game).SEATS[1]))
    found = json.loads(vm.run(which, SCRIPT, [game, seats, str(milliseconds)], "2m"))
    return float(found["moves"]) * 1e9 / float(found["ns"])


def moves_table(milliseconds: int) -> Table:
    """Random play of every game beside other projects, measured in turn within one run."""
    table = Table("random play", "CPython moves/s", "MicroPython moves/s", "× PettingZoo", title="Rules core")
    seconds = milliseconds / 1000
    for game in GAMES:
        # Right before each game: the machine may be busier at one time than at another.
        yardstick = others.pettingzoo_connect_four(seconds)
        here = moves_a_second(game, "cpython", milliseconds)
        there = moves_a_second(game, "micropython", milliseconds)
        table.add_row(game, f"{here:,.0f}", f"{there:,.0f}", f"{here / yardstick:.1f}" if yardstick else "")
    table.add_row("PettingZoo connect_four_v3", _or_absent(others.pettingzoo_connect_four(seconds)), "", "")
    for name in SPIEL_GAMES:
        table.add_row("open_spiel " + name, _or_absent(others.open_spiel(name, seconds)), "", "")
    return table


def _or_absent(figure: float | None) -> str:
    return ABSENT if figure is None else f"{figure:,.0f}"


def solver_table() -> Table:
    """All solutions of the sixty cards: here, in the MicroPython VM, and by PyPI's exact-cover."""
    table = Table("all solutions of 60 cards", "ms", "ratio", title="Solver")
    here = min(_solve_all() for _ in range(5))
    for name, seconds in _solvers(here):
        table.add_row(name, ABSENT if seconds is None else f"{seconds * 1000:.2f}",
                      "" if seconds is None else f"{seconds / here:.1f}")  # fmt: skip
    return table


def _solvers(here: float) -> Iterator[tuple[str, float | None]]:
    yield "rules.solver, CPython", here
    there = json.loads(vm.run("micropython", paths.PACKAGE / "deck" / "solver_times.py", [], "2m"))
    yield "rules.solver, MicroPython", sum(there) / 1e6
    theirs = [found for found in (others.exact_cover_seconds() for _ in range(5)) if found]
    yield "PyPI exact-cover, CPython", min((both[0] for both in theirs), default=None)
    yield "the same, without making its tables", min((both[1] for both in theirs), default=None)


def frames_table() -> Table:
    """The slowest card's solutions beside ten frames of a card, drawn in the same MicroPython VM."""
    found = json.loads(vm.run("micropython", paths.PROGRAMS / "bench/core_cards.py", [], "2m"))
    table = Table("in one MicroPython VM", "µs", "share of ten frames", title="Solver and frames")
    share = found["solve_us"] / found["frames_us"]
    table.add_row(
        f"all solutions of card {found['card']}, the slowest", str(found["solve_us"]), f"{share:.2f}"
    )
    table.add_row("ten frames of that card, drawn", str(found["frames_us"]), "1.00")
    return table


def _solve_all() -> float:
    figures = [cards.cells(number) for number in range(1, cards.CARDS + 1)]
    began = time.perf_counter()
    for cells in figures:
        solver.solutions(cells)
    return time.perf_counter() - began


def plans_table(games: int) -> Table:
    """How long computer players think in the MicroPython VM, beside the usual plan of the cheapest game."""
    found = {}
    with tempfile.TemporaryDirectory(prefix="") as target:
        folders = compiled.folders(Path(target))
        for game in GAMES:
            printed = vm.run("micropython", PLANS, [game, str(games)], "160k", *folders)
            found[game] = json.loads(printed)
    cheapest = max(1, min(times["1"]["median_us"] for times in found.values()))
    heads = "computer players", "usual plan, µs", "worst plan, µs", "worst : cheapest usual", "most steps"
    table = Table(*heads, title="One plan in a MicroPython VM of 160k")
    for game, times in found.items():
        for strength in ("1", "5"):
            row = times[strength]
            table.add_row(f"{game}, strength {strength}", str(row["median_us"]), str(row["worst_us"]),
                          f"{row['worst_us'] / cheapest:.0f}", str(row["most_steps"]))  # fmt: skip
    return table
