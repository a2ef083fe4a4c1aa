"""Runs in either VM: prints, as a JSON list, the microseconds that solving each card takes."""

import json
import time

from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver

_REPEATS = 5


def main() -> None:
    """Time each card; the quickest of a few runs counts, since others share the machine."""
    times = []
    for number in range(1, cards.CARDS + 1):
        cells = cards.cells(number)
        times.append(min([_solve(cells) for _ in range(_REPEATS)]))
    print(json.dumps(times))


def _solve(cells: bytes) -> int:
    start = time.time_ns()
    solver.solutions(cells)
    return (time.time_ns() - start) // 1000


if __name__ == "__main__":
    main()
