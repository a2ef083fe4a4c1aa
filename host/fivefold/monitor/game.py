"""A game as the serial link tells it."""

import json
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from fivefold.monitor.claims import Claims
from fivefold.monitor.sequences import Record, harmless, whole


@dataclass
class Game:
    """A game that somebody watches.

    computers: seat -> strength. now: ms of its own time. standings: rows `[place, seat, *numbers]`. fresh: it
    was seen from its beginning. names: seat -> player, where known. row: its id in the history. heard: when
    `now` was told, in seconds of time.monotonic().
    """

    name: str
    seats: list[int]
    computers: dict[int, int]
    options: dict[str, int | str]
    seed: int
    now: int
    over: bool
    winners: list[int]
    numbers: list[str]
    standings: list[list[int]]
    fresh: bool
    started: datetime
    claims: Claims = field(default_factory=Claims)
    names: dict[int, str] = field(default_factory=dict)
    row: int | None = None
    heard: float = field(default_factory=time.monotonic)

    def key(self) -> tuple[str, int, str, str]:
        """What tells games apart: name, seed, seats, options."""
        return (
            self.name,
            self.seed,
            json.dumps(self.seats),
            json.dumps(self.options, sort_keys=True, ensure_ascii=False),
        )

    def follow(self, told: "Game") -> None:
        """Go on with what was told of the same game later."""
        self.now, self.over, self.winners = told.now, told.over, told.winners
        self.numbers, self.standings, self.heard = told.numbers, told.standings, told.heard

    def named(self, seat: int) -> str | None:
        """The name of the person who sits there, if it is known and no computer player."""
        return None if seat in self.computers else self.names.get(seat)

    def player(self, seat: int) -> str:
        """Who sits there, in words."""
        if seat in self.computers:
            return f"computer {self.computers[seat]}"
        return self.named(seat) or f"seat {seat}"


def told(record: Record) -> Game:
    """The game in a record `start`, `game` or `result`. Raises ValueError when it is none."""
    seats = [whole(seat, 1, 6) for seat in _list(record, "seats")]
    if len(set(seats)) < len(seats):
        raise ValueError("a seat is there twice")
    numbers = [_text(name) for name in _list(record, "numbers")]
    options = record.get("options")
    if not isinstance(options, dict):
        raise ValueError("options are no object")
    now = whole(record.get("now"), 0)
    standings = [[whole(number) for number in _checked(row)] for row in _list(record, "standings")]
    if any(len(row) != len(numbers) + 2 or row[1] not in seats for row in standings):
        raise ValueError("standings do not fit seats and numbers")
    return Game(
        name=_text(record.get("game")),
        seats=seats,
        computers={whole(seat, 1, 6): whole(strength) for seat, strength in _list(record, "computers")},
        options={
            harmless(name): harmless(value) if isinstance(value, str) else whole(value)
            for name, value in options.items()
        },
        seed=whole(record.get("seed")),
        now=now,
        over=record.get("over") is True,
        winners=[whole(seat, 1, 6) for seat in _list(record, "winners")],
        numbers=numbers,
        standings=standings,
        fresh=record["event"] == "start" and now == 0,
        started=datetime.now(UTC) - timedelta(milliseconds=min(now, 10**12)),
    )


def _list(record: Record, name: str) -> list[Any]:
    return _checked(record.get(name))


def _checked(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is no list")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(f"{value!r} is no text")
    return harmless(value)
