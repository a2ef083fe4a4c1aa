"""Passes a console's events on to a broker, and takes a league's orders to the console."""

import sqlite3
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from fivefold.monitor.clock import ConsoleClock
from fivefold.monitor.home import Home
from fivefold.monitor.outbox import Outbox
from fivefold.mqtt import LEAGUE, Broker, Connection, Down, Happening, Taken, Up, topic
from fivefold.serial import schema, sequences
from fivefold.serial.sequences import Record

LEAD_S = 5.0  # before a game begins, the console is told: it has to load the game.
CLOCK_S = 1.0  # So long of that, at most, its clock may be asked for,
EARLY_S = 30.0  # and before that from here on: until then the clocks drift apart by less than a millisecond
LATE_MS = 2400  # of a count-down for a console that has missed the others'
AGAIN_S = 3.0  # what nobody has seen is said again
HEAR_S = 0.5  # after the broker let us in: whether there is a league
ASK_S = 0.4  # between two questions for actions that were missed,
PATIENT_S = 10.0  # and between later ones, when the console has none to tell
_ASKS = 25
_AT_ONCE = 200
_NEVER = float("-inf")
_WHOLE = ("start", "game", "result")  # tell a whole game
_OWN = ("frame", "settings", "done", "selftest", "version", "clock")  # are nobody else's affair


class Publisher:
    """One console's events on their way to a broker. console: its id there.

    take() hears a record, work() sends what is due and gives commands for the console. Events are safe in
    the outbox before they go out; they stay there until a league has seen them, or until the broker has
    them where there is no league.
    """

    def __init__(
        self, where: Broker, console: str, outbox: Outbox, say: Callable[[str], None], home: bool = False
    ) -> None:
        self._console, self._outbox, self._say = console, outbox, say
        self._where = where
        gone = (topic(console, "presence"), {"there": False})
        self._connection = Connection(where, f"fivefold-{console}", gone)
        self._connection.subscribe(topic(console, "order"), topic(console, "seen"), topic(LEAGUE, "presence"))
        self._home = Home(console, self._connection) if home else None
        self._trouble = ""
        self._ever = bool(outbox.get("league"))  # there was a league: it says what it has seen
        self._league = False  # it is there now
        self._taking: dict[int, int] = {}  # number of what the broker is to take -> count
        self._not_before = 0.0
        self._sent = 0  # the count up to which events were sent since the connection came up
        self._again_at = 0.0
        self._game: Record | None = outbox.get("game")  # id, name, seed, seats of the game in play
        self._next: int = outbox.get("next") or 1  # number of the action that comes next
        self._whole: Record | None = None
        self._asked_at = _NEVER
        self._order: Record | None = None
        self._ordered_at = _NEVER
        self._clock = ConsoleClock()
        self._dirty = False
        self._behind = bool(self._game and self._game["ordered"])  # actions may have been missed
        self._asks = 0  # without an answer

    @property
    def names(self) -> dict[int, str]:
        """Seat -> player, as the league has ordered."""
        ordered = self._outbox.get("names") or {}
        return {int(seat): name for seat, name in ordered.items()}

    def take(self, record: Record) -> None:
        """Hear what the console tells."""
        try:
            self._take(record)
        except sqlite3.Error as error:
            self._tell(f"the outbox {self._outbox.path} cannot be written ({error})")

    def _take(self, record: Record) -> None:
        event = record["event"]
        if event == "clock":
            self._clock.answer(record["ms"])
        elif event == "done":
            self._clock.done(record["id"], time.monotonic())
        if event in _OWN:
            return
        if event in _WHOLE and record["game"] is not None:
            self._follow(record)
        if event in ("action", "recorded") and not self._in_turn(record):
            return
        game_id = self._game["game_id"] if self._game else None
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        whole = self._outbox.add(game_id, {"time": now, "console": self._console, **record})
        self._dirty = True
        if event in _WHOLE and record["game"] is not None:
            self._whole = whole
            self._connection.publish(topic(self._console, "game"), whole, True)
        if self._home:
            self._home.take(record, self.names)

    def work(self, now: float) -> list[bytes]:
        """Do what is due, now: seconds; commands for the console."""
        if self._dirty:
            self._keep()
        for what in self._connection.happened():
            self._happened(what, now)
        if self._connection.up:
            self._send(now)
        return self._commands(now)

    def close(self) -> None:
        """Say that the console is gone, keep what waits."""
        self._connection.publish(topic(self._console, "presence"), {"there": False}, True)
        self._connection.close()
        self._outbox.close()

    # Games and their actions.

    def _follow(self, record: Record) -> None:
        key = {name: record[name] for name in ("game", "seed", "seats")}
        fresh = record["event"] == "start" and record["now"] == 0
        order = self._order
        ordered = bool(order and all(order[name] == key[name] for name in key))
        if order and ordered:
            game_id = order["game_id"]
            self._order = None
            self._outbox.set("begun", game_id)
            self._outbox.set("names", order["names"])
        elif self._game and not fresh and all(self._game[name] == key[name] for name in key):
            return
        else:
            game_id = f"{self._console}-{time.time_ns() // 1000}"
            self._outbox.set("names", {})
        self._game = {"game_id": game_id, "ordered": ordered, **key}
        self._next, self._asks = 1, 0
        # A start that was heard is followed by its actions; otherwise some may have been missed.
        self._behind = ordered and not fresh
        self._outbox.set("game", self._game)
        self._outbox.set("next", 1)

    def _in_turn(self, record: Record) -> bool:
        number = record["number"]
        if number > self._next:
            self._behind = bool(self._game and self._game["ordered"])
        if number != self._next:
            return False
        self._next += 1
        self._asks = 0
        self._outbox.set("next", self._next)
        if record["event"] == "recorded":
            self._behind = False
        return True

    def _keep(self) -> None:
        try:
            gone = self._outbox.bound(self._game["game_id"] if self._game else None)
            self._outbox.keep()
            self._dirty = False
        except sqlite3.Error as error:
            self._tell(f"the outbox {self._outbox.path} cannot be written ({error})")
            return
        if gone:
            self._tell(f"too much waits for the broker: {gone} events of the oldest games were dropped")

    def _commands(self, now: float) -> list[bytes]:
        commands = []
        if self._behind and now - self._asked_at >= (ASK_S if self._asks < _ASKS else PATIENT_S):
            self._asked_at = now
            self._asks += 1
            commands.append(sequences.command({"do": "actions", "first": self._next}))
        if self._order and now - self._ordered_at >= AGAIN_S:
            commands += self._prepare(self._order, now)
        return commands

    def _prepare(self, order: Record, now: float) -> list[bytes]:
        """Ask for the console's clock, then give the order by that clock: it may be read late."""
        left = order["at"] / 1000 - time.time()
        if left <= EARLY_S:
            question = self._clock.question(time.monotonic())
            if question:
                return [question]
        if left > LEAD_S or (left > LEAD_S - CLOCK_S and not self._clock.known):
            return []
        self._ordered_at = now
        start = {name: order[name] for name in ("game", "seats", "options", "seed")}
        start.update(do="start", record=True, **self._moment(left))
        try:
            return [sequences.command(start)]
        except ValueError as error:
            self._order = None
            self._tell(f"the league orders what no console can play: {error}")
            return []

    def _moment(self, left: float) -> Record:
        offset = self._clock.offset_ms
        if left <= 0 or offset is None:  # too late for the others', or firmware without `clock`
            return {"in_ms": round(left * 1000) if left > 0 else LATE_MS}
        return {"at": max(round((time.monotonic() + left) * 1000 + offset), 0)}

    # The broker.

    def _happened(self, what: Happening, now: float) -> None:
        if isinstance(what, Up):
            if self._trouble:
                self._trouble = ""
                self._say(f"the broker {self._where} is there")
            here = {"there": True, "since": int(time.time() * 1000)}
            self._connection.publish(topic(self._console, "presence"), here, True)
            if self._whole:
                self._connection.publish(topic(self._console, "game"), self._whole, True)
            if self._home:
                self._home.introduce()
            self._sent = 0
            self._taking.clear()
            self._not_before = now + HEAR_S
        elif isinstance(what, Taken):
            count = self._taking.pop(what.number, None)
            if count and not self._ever:
                self._outbox.forget([count])
                self._dirty = True
        elif isinstance(what, Down):
            self._tell(f"the broker {self._where}: {what.why}; what comes is kept and sent later")
        elif what.topic == topic(self._console, "order"):
            self._take_order(what.payload)
        elif what.topic == topic(self._console, "seen"):
            if what.payload and not schema.message("seen", what.payload):
                self._outbox.forget(what.payload["counts"])
                self._dirty = True
        elif what.topic == topic(LEAGUE, "presence") and what.payload is not None:
            if not self._ever:
                self._ever = self._dirty = True
                self._outbox.set("league", True)
            self._league = bool(what.payload.get("there"))
            if self._league:
                self._sent = 0  # what the one before was told may be lost

    def _take_order(self, payload: Any) -> None:
        if payload is None:
            self._order = None
            return
        why = schema.message("order", payload)
        if why:
            self._tell(f"an order of the league is none: {sequences.harmless(why)}")
        elif payload["game_id"] != self._outbox.get("begun"):
            self._order, self._ordered_at = payload, _NEVER
            self._clock = ConsoleClock()

    def _send(self, now: float) -> None:
        if now < self._not_before:
            return
        if now >= self._again_at:
            self._again_at = now + AGAIN_S
            if self._league:
                self._sent = 0
        for record in self._outbox.waiting(_AT_ONCE, self._sent):
            number = self._connection.publish(topic(self._console, "events"), record)
            self._taking[number] = self._sent = record["count"]

    def _tell(self, trouble: str) -> None:
        if trouble != self._trouble:
            self._trouble = trouble
            self._say(trouble)
