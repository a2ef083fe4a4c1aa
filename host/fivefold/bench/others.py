"""What other projects take for the same kind of work; the optional extra `bench` brings them."""

import random
import time
from collections.abc import Callable
from typing import Any

from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_mat as mat


def pettingzoo_connect_four(seconds: float) -> float | None:
    """Random moves a second of PettingZoo's connect_four_v3, or None when it is not installed."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return None
    env = connect_four_v3.env()

    def game() -> int:
        env.reset()
        moves = 0
        for _agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(random.choice([column for column, free in enumerate(seen["action_mask"]) if free]))
            moves += 1
        return moves

    return _moves_a_second(game, seconds)


def open_spiel(name: str, seconds: float) -> float | None:
    """Random moves a second of one of open_spiel's games in Python, or None when it is not installed."""
    try:
        import pyspiel
        from open_spiel.python import games  # noqa: F401  (registers them)
    except ImportError:
        return None
    loaded: Any = pyspiel.load_game(name)

    def game() -> int:
        state = loaded.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
                continue
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    return _moves_a_second(game, seconds)


def _moves_a_second(game: Callable[[], int], seconds: float) -> float:
    began = time.perf_counter()
    moves = 0
    while time.perf_counter() < began + seconds:
        moves += game()
    return moves / (time.perf_counter() - began)


def exact_cover_seconds() -> tuple[float, float] | None:
    """Seconds in which PyPI's exact-cover lists all solutions of the sixty cards, or None without it.

    Once from the cards on, as games.blocks.rules_solver has to, and once with its tables made beforehand.
    """
    try:
        import exact_cover
        import numpy
    except ImportError:
        return None
    began = time.perf_counter()
    tables = [numpy.array(_rows(cards.cells(number)), dtype=bool) for number in range(1, cards.CARDS + 1)]
    made = time.perf_counter()
    for table in tables:
        exact_cover.get_all_solutions(table)
    ended = time.perf_counter()
    return ended - began, ended - made


def _rows(cells: bytes) -> list[list[bool]]:
    """One row for each way to lay one block: the cells of the figure it covers, and the block."""
    figure = [cell for cell in range(mat.CELLS) if cells[cell] != mat.EMPTY]
    rows = []
    for index, faces in enumerate(blocks.BLOCKS):
        for first in figure:
            for second in (first + 1, first + mat.SIDE):
                if second not in figure or (second == first + 1 and second % mat.SIDE == 0):
                    continue
                if any(sorted(face) == sorted((cells[first], cells[second])) for face in faces):
                    row = [cell in (first, second) for cell in figure]
                    rows.append(row + [block == index for block in range(len(blocks.BLOCKS))])
    return rows
