"""What the page shows, as plain data for its templates: of the database, and of what consoles tell now."""

import time
from dataclasses import dataclass
from typing import Any

from fivefold.league import reports, scoring, wording
from fivefold.league.store import OPEN, Match, Store
from fivefold.league.umpire import LATE_MS, Seen, Umpire
from fivefold.monitor import words as numbers

CLAIMS = 1  # the latest ones of a table that are shown


@dataclass(frozen=True)
class Side:
    """One player at a table. seat decides the colour. score: of the rules' first number, as text."""

    seat: int
    name: str
    face: str
    score: str
    won: bool


@dataclass(frozen=True)
class Card:
    """One table. claims: `(seat, name, time, next name, margin in ms)`."""

    match: Match
    sides: list[Side]
    console: str
    state: str
    late: str
    claims: list[tuple[int, str, str, str, int | None]]


class View:
    """Everything that one look at the page shows, in one language."""

    def __init__(self, store: Store, umpire: Umpire, language: str) -> None:
        self.language, self.words = language, wording.words(language)
        self.plan, self.number = store.plan(), store.round()
        self.game = wording.game(language, self.plan.game)
        self.players = {player.id: player for player in store.players()}
        every = store.matches()
        now = [match for match in every if match.round == self.number]
        self.cards = [self._card(match, umpire.consoles.get(match.console or "")) for match in now]
        self.lines = store.standings()
        named = [match.result["numbers"] for match in every if match.result]
        first = named[0][0] if named and named[0] else ""
        self.counted = wording.number(language, self.plan.game, first) if first else ""
        self.teams = scoring.of_teams(self.lines, {one.id: one.team for one in self.players.values()})
        going = any(match.state in OPEN for match in now)
        self.next = [] if going else [[self.name(one) for one in table] for table in store.next_tables()]
        self.final = bool(self.number) and not going and not self.next
        self.rounds = self.plan.rounds or self.number
        self.up = umpire.up
        self.consoles = sorted(umpire.consoles.items())
        self.gone = [name for name, seen in self.consoles if not seen.there]
        self.foreign = sorted(umpire.foreign)
        self.corrections = store.corrections()
        starts = [match.order["at"] for match in now if match.state == "ordered" and match.order]
        left = (min(starts) / 1000 - time.time()) if starts else 0
        self.starts_in = max(round(left), 0)
        self.bracket = self._bracket(every) if self.plan.form == "knock_out" else []

    def say(self, key: str, *parts: object) -> str:
        """A text of the page."""
        return self.words[key].format(*parts)

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.players[player].name

    def numbers(self, line: scoring.Line) -> str:
        """The first of the rules' numbers, added up; `counted` is what it is called."""
        return str(line.numbers[0]) if line.numbers else ""

    def _card(self, match: Match, seen: Seen | None) -> Card:
        live = seen.watch.game if seen and seen.match == match.id else None
        standings = match.result["standings"] if match.result else live.standings if live else []
        names = match.result["numbers"] if match.result else live.numbers if live else []
        scores = {row[1]: numbers.number(names[0], row[2]) for row in standings if len(row) > 2 and names}
        winners = match.result["winners"] if match.result and match.state == "over" else []
        sides = [
            Side(seat, self.name(one), self.players[one].face, scores.get(seat, ""), seat in winners)
            for seat, one in enumerate(match.players, 1)
        ]
        claims: list[tuple[int, str, str, str, int | None]] = []
        for claim in list(live.claims)[-CLAIMS:] if live and match.state in OPEN else []:
            following = claim.next()
            when = "" if claim.race_ms is None else numbers.seconds(claim.race_ms)
            who, margin = following or (0, None)
            claims.append((claim.seat, self._at(match, claim.seat), when, self._at(match, who), margin))
        late = reports.late_ms(match.order, match.started) or 0
        state = self.say("corrected") if match.corrected else self.say(match.state)
        return Card(
            match,
            sides,
            match.console or "",
            state,
            self.say("late", round(late / 1000)) if late > LATE_MS and match.state in OPEN else "",
            claims,
        )

    def _at(self, match: Match, seat: int) -> str:
        return self.name(match.players[seat - 1]) if 0 < seat <= len(match.players) else ""

    def _bracket(self, matches: list[Match]) -> list[list[Card]]:
        rounds: dict[int, dict[int, Card]] = {}
        for match in matches:
            rounds.setdefault(match.round, {})[match.place] = self._card(match, None)
        return [list(rounds[number].values()) for number in sorted(rounds)]


def as_seen(view: View) -> dict[str, Any]:
    """For templates."""
    return {"view": view, "say": view.say, "language": view.language, "languages": wording.LANGUAGES}
