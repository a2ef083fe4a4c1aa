"""A game as the serial link tells it."""

import json
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from fivefold.monitor.claims import Claims
from fivefold.serial.sequences import Record, harmless


@dataclass
class Game:
    """A game that somebody watches.

    computers: seat -> strength. now: ms of its own time. standings: rows `[place, seat, *numbers]`. fresh: it
    was seen from its beginning. names: seat -> player, where known; called: as the console calls them, its
    computer players as well; faces: what the console shows beside these names. row: its id in the history.
    heard: when `now` was told, in seconds of time.monotonic().
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
    called: dict[int, str] = field(default_factory=dict)
    faces: dict[int, str] = field(default_factory=dict)
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
        return None if seat in self.computers else self.names.get(seat) or self.called.get(seat)

    def player(self, seat: int) -> str:
        """Who sits there, in words."""
        face = f"{self.faces[seat]} " if seat in self.faces else ""
        if seat in self.computers:
            strength = f"computer {self.computers[seat]}"
            return f"{face}{self.called[seat]}, {strength}" if seat in self.called else strength
        name = self.named(seat)
        return face + name if name else f"seat {seat}"


def told(record: Record) -> Game:
    """The game in a record `start`, `game` or `result` out of a Decoder."""
    now = record["now"]
    return Game(
        name=record["game"],
        seats=record["seats"],
        computers=dict(record["computers"]),
        options={
            name: harmless(value) if isinstance(value, str) else value
            for name, value in record["options"].items()
        },
        seed=record["seed"],
        now=now,
        over=record["over"],
        winners=record["winners"],
        numbers=record["numbers"],
        standings=record["standings"],
        fresh=record["event"] == "start" and now == 0,
        started=datetime.now(UTC) - timedelta(milliseconds=now),
        called={int(seat): harmless(name) for seat, name in record.get("names", {}).items()},
        faces={int(seat): harmless(face) for seat, face in record.get("faces", {}).items()},
    )
