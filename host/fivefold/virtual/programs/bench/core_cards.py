"""Runs in either VM: prints, as JSON, the microseconds of ten frames of a card and of solving it."""

import json
import time

from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks import symbols
from ui.frame import Frame
from ui.palette import Palette

FRAMES = 10


def main() -> None:
    """Time the card that takes the solver longest."""
    worst = max(range(1, cards.CARDS + 1), key=_solving_us)
    print(json.dumps({"card": worst, "solve_us": _solving_us(worst), "frames_us": _drawing_us(worst)}))


def _solving_us(number: int) -> int:
    cells = cards.cells(number)
    best = None
    for _ in range(5):
        began = time.time_ns()
        solver.solutions(cells)
        took = (time.time_ns() - began) // 1000
        best = took if best is None else min(best, took)
    return best  # type: ignore[return-value]  # it has run


def _drawing_us(number: int) -> int:
    frame = Frame(16, 16)
    ready = symbols.all_rows(Palette().symbols)
    cells = cards.cells(number)
    best = None
    for _ in range(5):
        began = time.time_ns()
        for _ in range(FRAMES):
            frame.clear()
            symbols.draw_cells(frame, cells, ready, *symbols.layout(cells))
        took = (time.time_ns() - began) // 1000
        best = took if best is None else min(best, took)
    return best  # type: ignore[return-value]  # it has run


if __name__ == "__main__":
    main()
