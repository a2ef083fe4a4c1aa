"""Runs an evening: hears what consoles tell, gives orders, and counts what is proved."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

from core.rng import SEED_MAX
from fivefold.league import proof
from fivefold.league.store import OPEN, Match, Store
from fivefold.monitor.watch import Watch
from fivefold.mqtt import LEAGUE, Broker, Connection, Down, Happening, Message, Up, topic
from fivefold.serial import schema
from fivefold.serial.sequences import harmless
from fivefold.virtual.programs import daily

LATE_MS = 1000  # a console that begins so much after its order is shown as late
PROOF_S = 20.0  # after the end of a game: what is not known whole by then is not proved
STARTED = ("countdown", "lay")  # screens before a game's first one
SEEN_AT_ONCE = 100  # counts in a message: a console over Wi-Fi hears messages of up to 4 KiB
_BATCH = 500
_STEP_S = 0.1


@dataclass
class Seen:
    """A console as the league sees it. trouble: what was refused last, in words."""

    there: bool = False
    watch: Watch = field(default_factory=Watch)
    match: str | None = None
    trouble: str = ""


class Umpire:
    """One evening. say(text): what the organiser should know; changed(): something to be shown is new.

    automatic: the next round begins as soon as one is over. lead_s: seconds between an order and the
    beginning of its game.
    """

    def __init__(
        self,
        store: Store,
        where: Broker,
        say: Callable[[str], None],
        changed: Callable[[], None] = lambda: None,
        automatic: bool = False,
        lead_s: float = 8.0,
    ) -> None:
        self.store, self.automatic = store, automatic
        self._say, self.changed, self._lead_s = say, changed, lead_s
        self.consoles: dict[str, Seen] = {name: Seen() for name in store.consoles()}
        self.foreign: set[str] = set()  # consoles that are not registered
        self.up = False
        self._where = where
        self._why_down = ""
        self._ended: dict[str, float] = {}  # match -> when its end was told
        self._due: set[str] = set()  # matches of which something is new
        self._remember()
        gone = (topic(LEAGUE, "presence"), {"there": False})
        self._connection = Connection(where, LEAGUE, gone)
        self._connection.subscribe("fivefold/+/+/events", topic("+", "presence"))

    def close(self) -> None:
        """Say that the league is gone."""
        self._connection.publish(topic(LEAGUE, "presence"), {"there": False}, True)
        self._connection.close()

    def step(self) -> None:
        """Take what has come, and do what is due."""
        happened = self._connection.happened(_STEP_S)
        while happened:
            self._hear(happened[:_BATCH])
            happened = happened[_BATCH:]
        with self.store.writing():
            self._judge()
            self._assign()
            if self.automatic and self.may_begin():
                self.begin_round()

    def over(self) -> bool:
        """Whether all planned rounds are played."""
        return not self._open() and not self.store.next_tables()

    def may_begin(self) -> bool:
        """Whether the next round can begin: there is one, and the one before is over."""
        return not self._open() and bool(self.store.next_tables())

    def begin_round(self) -> None:
        """Pair, and order the games. Without anybody to be paired nothing happens."""
        self.register()
        with self.store.writing():
            tables = self.store.next_tables()
            if not tables or self._open():
                return
            plan = self.store.plan()
            seed = (plan.seed + self.store.round() * 7919) & SEED_MAX
            if plan.form == "time_attack":
                # Everybody's cards of this day, those of the page as well.
                today = date.today()
                seed = daily.seed_of_day(today.year, today.month, today.day)
            number = self.store.begin_round(tables, seed)
            self._say(f"round {number}: {len(tables)} tables")
            self._assign()
        self.changed()

    def correct(self, match: str, places: list[int], why: str) -> None:
        """See Store.correct."""
        self.store.correct(match, places, why)
        self._say(f"{match} was corrected: {why.strip()}")
        self._finished(match)
        self.changed()

    def release(self, match: str) -> None:
        """Take a match away from its console, which is gone or broken: another one will play it."""
        found = self.store.match(match)
        if not found or found.state not in ("ordered", "playing"):
            return
        assert found.console
        # What the console tells of it later counts nowhere: it is no more its match.
        self.store.change(match, state="waiting", console=None, order=None, started=None)
        self._connection.publish(topic(found.console, "order"), None, True)
        if found.console in self.consoles:
            self.consoles[found.console].match = None
        self.changed()

    def register(self) -> None:
        """Consoles were added or taken away."""
        known = self.store.consoles()
        self.consoles = {name: self.consoles.get(name, Seen()) for name in known}
        self.foreign -= set(known)

    # What comes in.

    def _hear(self, happened: list[Happening]) -> None:
        good: list[dict[str, Any]] = []
        for what in happened:
            if isinstance(what, Up):
                self._greet()
            elif isinstance(what, Down):
                self.up = False
                if what.why != self._why_down:
                    self._why_down = what.why
                    self._say(f"the broker {self._where}: {what.why}")
            elif isinstance(what, Message):
                self._message(what, good)
        if not good:
            return
        with self.store.writing():
            new = self.store.add_events(good)
        # Only now: what was not kept has to be told again.
        counts: dict[str, list[int]] = {}
        for one in good:
            counts.setdefault(one["console"], []).append(one["count"])
        now = int(time.time() * 1000)
        for console, kept in counts.items():
            for at in range(0, len(kept), SEEN_AT_ONCE):
                seen = {"counts": kept[at : at + SEEN_AT_ONCE], "now": now}
                self._connection.publish(topic(console, "seen"), seen)
        for one in new:
            self._take(one)
        self.changed()

    def _greet(self) -> None:
        self.up, self._why_down = True, ""
        here = {"there": True, "since": int(time.time() * 1000)}
        self._connection.publish(topic(LEAGUE, "presence"), here, True)
        for match in self._open():
            if match.order and match.console:
                self._connection.publish(topic(match.console, "order"), match.order, True)
        self.changed()

    def _message(self, what: Message, good: list[dict[str, Any]]) -> None:
        _, version, console, part = what.topic.split("/")
        if console == LEAGUE:
            return
        seen = self.consoles.get(console)
        if seen is None and console in self.store.consoles():
            self.register()
            seen = self.consoles[console]
        if seen is None:
            if console not in self.foreign and len(self.foreign) < 100:
                self.foreign.add(console)
                self._say(f"{harmless(console)} is no console of this league; what it tells counts nowhere")
                self.changed()
            return
        why = ""
        if version != str(schema.version()):
            why = f"speaks version {harmless(version)[:10]} of the schema, this league {schema.version()}"
        elif what.payload is None:
            why = "sends what is no JSON object"
        elif part == "presence":
            why = schema.message("presence", what.payload)
            if not why and seen.there != what.payload["there"]:
                seen.there = what.payload["there"]
                self.changed()
        else:
            why = schema.message("passed_on", what.payload)
            if not why and what.payload["console"] != console:
                why = "sends events in the name of another console"
            if not why:
                good.append(what.payload)
        if why and why != seen.trouble:
            seen.trouble = harmless(why)
            self._say(f"{console} {seen.trouble}: refused")
            self.changed()

    def _take(self, one: dict[str, Any]) -> None:
        """An event that is new, and kept."""
        seen = self.consoles.get(one["console"])
        match = self.store.match(_match_of(one["game_id"] or ""))
        if seen is None or match is None or not match.order:
            return
        if (match.console, match.order["game_id"]) != (one["console"], one["game_id"]):
            return  # it was given to another console since
        seen.match = match.id
        seen.watch.take(one)
        if one["event"] == "screen" and match.started is None and one["name"] not in STARTED:
            started = _told_at(one["time"])
            self.store.change(match.id, state="playing", started=started)
        if match.state in OPEN:
            self._due.add(match.id)

    def _remember(self) -> None:
        """After a start: what was going on."""
        for match in self._open():
            seen = self.consoles.get(match.console or "")
            if seen and match.console:
                seen.match = match.id
                for one in self._events(match):
                    seen.watch.take(one)
                self._due.add(match.id)

    def _events(self, match: Match) -> list[dict[str, Any]]:
        return self.store.events(match.order["game_id"], match.console) if match.order else []

    # What comes of it.

    def _open(self) -> list[Match]:
        return [match for match in self.store.matches(self.store.round()) if match.state in OPEN]

    def _judge(self) -> None:
        now = time.monotonic()
        for name in sorted(self._due | {n for n, since in self._ended.items() if now - since > PROOF_S}):
            match = self.store.match(name)
            if match and match.order and match.console and match.state in OPEN:
                self._decide(match, self._events(match), now)
        self._due.clear()

    def _decide(self, match: Match, records: list[dict[str, Any]], now: float) -> None:
        assert match.order and match.console
        end = proof.told(records)
        if end is None and not any(one["event"] == "recorded" for one in records):
            return
        since = self._ended.setdefault(match.id, now)
        found = proof.check(match.order, records)
        if found is None:
            if now - since <= PROOF_S:
                return
            state, why = "unproved", "some of its actions are missing"
            shown = end or {"numbers": [], "standings": [], "winners": []}
            result = {name: shown[name] for name in ("numbers", "standings", "winners")} | {"cards": 0}
        else:
            state, why = ("refused" if found.why else "over"), found.why
            result = {
                "numbers": found.numbers,
                "standings": found.standings,
                "winners": found.winners,
                "cards": found.cards,
            }
        self._ended.pop(match.id, None)
        self.store.change(match.id, state=state, result=result, why=why)
        if why:
            self._say(f"{match.id} at {match.console} counts only when you confirm it: {why}")
        self._finished(match.id)
        self.changed()

    def _finished(self, name: str) -> None:
        """A match that is over: nobody shall start it again; a knock-out needs one winner."""
        match = self.store.match(name)
        assert match
        if match.console:
            self._connection.publish(topic(match.console, "order"), None, True)
        shared = match.result and len(match.result["winners"]) > 1
        last = [one for one in self.store.matches(match.round) if one.place == match.place][-1]
        if match.state == "over" and shared and last.id == name and self.store.plan().form == "knock_out":
            self.store.play_again(match)

    def _assign(self) -> None:
        """Give matches that wait to consoles that are free; those that begin now begin together."""
        open_ones = self._open()
        busy = {match.console for match in open_ones}
        free = [name for name, seen in self.consoles.items() if seen.there and name not in busy]
        waiting = [match for match in open_ones if match.state == "waiting"]
        if not (free and waiting and self.up):
            return
        plan, names = self.store.plan(), {player.id: player.name for player in self.store.players()}
        at = int((time.time() + self._lead_s) * 1000)
        seed = self.store.round_seed(waiting[0].round)
        for match, console in zip(waiting, free, strict=False):
            seats = list(range(1, len(match.players) + 1))
            order = {
                # Another one for each attempt: a console plays an order once.
                "game_id": f"{match.id}_{at}",
                "game": plan.game,
                "seats": seats,
                "options": plan.options,
                "seed": seed,
                "at": at,
                "names": {str(seat): names[match.players[seat - 1]] for seat in seats},
            }
            self.store.change(match.id, state="ordered", console=console, order=order)
            self._connection.publish(topic(console, "order"), order, True)
        self.changed()


def _told_at(text: str) -> int:
    """An event's time in ms since 1970; now, where the console does not know it, or says what is none."""
    try:
        return int(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        return int(time.time() * 1000)


def _match_of(game_id: str) -> str:
    """The match of an order's id."""
    return game_id.partition("_")[0]
