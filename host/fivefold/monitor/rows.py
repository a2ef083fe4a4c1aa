"""Rows of the history, checked: a file on somebody's disk may hold anything."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Any

from fivefold.serial.sequences import LARGEST, harmless


class Damaged(ValueError):
    """A row that the history cannot have written."""


@dataclass(frozen=True)
class GameRow:
    """A game. started: UTC, ISO 8601. numbers: names of the numbers that decide, the first one first."""

    id: int
    started: str
    board: str
    game: str
    seed: int
    seats: list[int]
    options: dict[str, int | str]
    numbers: list[str]
    duration_ms: int
    finished: bool


@dataclass(frozen=True)
class PlayerRow:
    """Who sat where in a game. computer: its strength, None for people. numbers: larger is better."""

    game_id: int
    seat: int
    name: str | None
    computer: int | None
    place: int | None
    numbers: list[int]
    won: bool


@dataclass(frozen=True)
class ClaimRow:
    """A claim of a game; next_seat: who pressed next, margin_ms later."""

    game_id: int
    at_ms: int
    seat: int
    race_ms: int | None
    verdict: str
    next_seat: int | None
    margin_ms: int | None


def game(row: sqlite3.Row) -> GameRow:
    """A row of `games`. Raises Damaged."""
    options = _json(row["options"], dict)
    return GameRow(
        _whole(row["id"]),
        _text(row["started"]),
        _text(row["board"]),
        _text(row["game"]),
        _whole(row["seed"]),
        [_seat(seat) for seat in _json(row["seats"], list)],
        {
            _text(name): _text(value) if isinstance(value, str) else _whole(value)
            for name, value in options.items()
        },
        [_text(name) for name in _json(row["numbers"], list)],
        _whole(row["duration_ms"], 0),
        bool(_whole(row["finished"], 0, 1)),
    )


def player(row: sqlite3.Row) -> PlayerRow:
    """A row of `players`. Raises Damaged."""
    return PlayerRow(
        _whole(row["game_id"]),
        _seat(row["seat"]),
        None if row["name"] is None else _text(row["name"]),
        None if row["computer"] is None else _whole(row["computer"]),
        None if row["place"] is None else _whole(row["place"]),
        [_whole(number) for number in _json(row["numbers"], list)],
        bool(_whole(row["won"], 0, 1)),
    )


def claim(row: sqlite3.Row) -> ClaimRow:
    """A row of `claims`. Raises Damaged."""
    return ClaimRow(
        _whole(row["game_id"]),
        _whole(row["at_ms"], 0),
        _seat(row["seat"]),
        None if row["race_ms"] is None else _whole(row["race_ms"], 0),
        _text(row["verdict"]),
        None if row["next_seat"] is None else _seat(row["next_seat"]),
        None if row["margin_ms"] is None else _whole(row["margin_ms"]),
    )


def seat_name(row: sqlite3.Row) -> tuple[int, str]:
    """A row of `seats`. Raises Damaged."""
    return _seat(row["seat"]), _text(row["name"])


def _whole(value: Any, low: int = -LARGEST, high: int = LARGEST) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Damaged(f"{value!r} is no whole number from {low} to {high}")
    return value


def _seat(value: Any) -> int:
    return _whole(value, 1, 6)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise Damaged(f"{value!r} is no text")
    return harmless(value)


def _json(value: Any, kind: type) -> Any:
    try:
        found = json.loads(_text(value))
    except (ValueError, RecursionError):
        raise Damaged(f"{value!r} is no JSON") from None
    if not isinstance(found, kind):
        raise Damaged(f"{value!r} is no {kind.__name__}")
    return found
