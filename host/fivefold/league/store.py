"""What a league knows, in SQLite or PostgreSQL; one writer, any number of readers."""

import json
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fivefold.errors import Failure, Usage
from fivefold.league import pairing, scoring

try:
    import sqlalchemy as sa
    from sqlalchemy.engine import Connection
except ImportError:
    raise Failure("what a league needs is missing (sqlalchemy): pip install 'fivefold[league]'") from None

FORMAT = 1
OPEN = ("waiting", "ordered", "playing")  # states of a match that is not over
STATES = (*OPEN, "over", "unproved", "refused", "bye")
_meta = sa.MetaData()
_known = sa.Table("known", _meta, sa.Column("name", sa.String, primary_key=True), sa.Column("value", sa.Text))
_players = sa.Table(
    "players",
    _meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String, unique=True, nullable=False),
    sa.Column("face", sa.String, nullable=False),
    sa.Column("team", sa.String, nullable=False),
)
_consoles = sa.Table(
    "consoles",
    _meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("password", sa.String, nullable=False),  # hashed as Mosquitto wants it
)
_rounds = sa.Table(
    "rounds",
    _meta,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seed", sa.Integer, nullable=False),
    sa.Column("begun", sa.BigInteger, nullable=False),  # ms since 1970
)
_matches = sa.Table(
    "matches",
    _meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("players", sa.Text, nullable=False),  # JSON, by seat
    sa.Column("state", sa.String, nullable=False),
    sa.Column("console", sa.String),
    sa.Column("order", sa.Text),  # JSON, see link.schema.json
    sa.Column("started", sa.BigInteger),  # ms since 1970, by the clock of the console's monitor
    sa.Column("result", sa.Text),  # JSON: numbers, standings, winners, cards
    sa.Column("why", sa.String, nullable=False),
)
_events = sa.Table(
    "events",
    _meta,
    sa.Column("console", sa.String, primary_key=True),
    sa.Column("count", sa.BigInteger, primary_key=True),
    sa.Column("match", sa.String, index=True),
    sa.Column("record", sa.Text, nullable=False),
)
_corrections = sa.Table(
    "corrections",
    _meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("match", sa.String, nullable=False),
    sa.Column("before", sa.Text, nullable=False),
    sa.Column("after", sa.Text, nullable=False),
    sa.Column("why", sa.String, nullable=False),
)


@dataclass(frozen=True)
class Plan:
    """What is played. seats: most players at a table. rounds: as many; 0: what the format takes."""

    name: str
    game: str
    options: dict[str, int | str]
    form: str
    seats: int
    rounds: int
    seed: int


@dataclass(frozen=True)
class Player:
    """Somebody who takes part. face: a letter or two, or a symbol, beside the name."""

    id: int
    name: str
    face: str
    team: str


@dataclass(frozen=True)
class Match:
    """A table of a round.

    result: numbers, standings (rows of place, seat, numbers), winners (seats), cards (see proof.cards).
    """

    id: str
    round: int
    place: int
    players: list[int]
    state: str
    console: str | None
    order: dict[str, Any] | None
    started: int | None
    result: dict[str, Any] | None
    why: str
    corrected: bool = False

    def rows(self) -> list[scoring.Row]:
        """What counts; [] when nothing does."""
        if self.state == "bye":
            return [scoring.Row(self.players[0], 1)]
        if self.state != "over" or not self.result:
            return []
        return [
            scoring.Row(self.players[seat - 1], place, tuple(numbers))
            for place, seat, *numbers in self.result["standings"]
        ]


class Store:
    """The database at a URL, `sqlite:///FILE` or `postgresql+psycopg://…`, made when it is not there.

    Raises Failure when it cannot be used. What is done inside one `writing()` is done whole or not at all.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self._engine = sa.create_engine(url)
            if url.startswith("sqlite"):
                sa.event.listen(self._engine, "connect", _patient)
            _meta.create_all(self._engine)
            self._at: Connection | None = None
            found = self.get("format")
            if found is None:
                self.set("format", FORMAT)
            elif found != FORMAT:
                raise Failure(f"the league {url} has format {found}, this Fivefold knows {FORMAT}")
        except (sa.exc.SQLAlchemyError, ImportError) as error:
            why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise Failure(f"the league's database {_without_password(url)} cannot be used: {why}") from None

    def close(self) -> None:
        """Let go of it."""
        self._engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """One transaction; inside another one it is part of it."""
        if self._at is not None:
            yield
            return
        with self._engine.begin() as self._at:
            try:
                yield
            finally:
                self._at = None

    def _do(self, statement: Any, *more: Any) -> Any:
        with self.writing():
            assert self._at is not None
            return self._at.execute(statement, *more)

    def _rows(self, statement: Any) -> list[Any]:
        if self._at is not None:
            return list(self._at.execute(statement))
        with self._engine.connect() as at:
            return list(at.execute(statement))

    # Values.

    def get(self, name: str) -> Any:
        """What was set, or None."""
        found = self._rows(sa.select(_known.c.value).where(_known.c.name == name))
        return json.loads(found[0].value) if found else None

    def set(self, name: str, value: Any) -> None:
        """Note a value by its name."""
        with self.writing():
            self._do(sa.delete(_known).where(_known.c.name == name))
            self._do(sa.insert(_known), {"name": name, "value": json.dumps(value)})

    def plan(self) -> Plan:
        """What is played. Raises Failure before it was decided."""
        found = self.get("plan")
        if found is None:
            raise Failure("there is no league yet: `fivefold league new` makes one")
        return Plan(**found)

    # Players and consoles.

    def add_player(self, name: str, face: str = "", team: str = "") -> int:
        """Somebody takes part. Raises Usage for a name that somebody has."""
        name = name.strip()
        if not name or len(name) > 40 or not name.isprintable() or len(face) > 4 or len(team) > 40:
            raise Usage(
                f"a player has a name of up to 40 letters and a face of up to 4, not {name!r} {face!r}"
            )
        if any(player.name == name for player in self.players()):
            raise Usage(f"{name} takes part already")
        number = max((player.id for player in self.players()), default=0) + 1
        row = {"id": number, "name": name, "face": face, "team": team.strip()}
        self._do(sa.insert(_players), row)
        return number

    def players(self) -> list[Player]:
        """Everybody, in the order in which they came."""
        return [Player(*row) for row in self._rows(sa.select(_players).order_by(_players.c.id))]

    def set_console(self, name: str, password: str | None) -> None:
        """A console may take part, with this (hashed) password; None: no more."""
        with self.writing():
            self._do(sa.delete(_consoles).where(_consoles.c.id == name))
            if password is not None:
                self._do(sa.insert(_consoles), {"id": name, "password": password})

    def consoles(self) -> dict[str, str]:
        """Console -> hashed password."""
        return {row.id: row.password for row in self._rows(sa.select(_consoles).order_by(_consoles.c.id))}

    # Rounds.

    def begin_round(self, tables: list[pairing.Table], seed: int) -> int:
        """The next round with these tables; its number."""
        with self.writing():
            number = self.round() + 1
            row = {"number": number, "seed": seed, "begun": int(time.time() * 1000)}
            self._do(sa.insert(_rounds), row)
            for place, players in enumerate(tables, 1):
                self._add_match(f"r{number}-{place}", number, place, players)
        return number

    def play_again(self, match: Match) -> None:
        """A table that was shared and needs a winner is played once more, in the same round."""
        again = sum(1 for one in self.matches(match.round) if one.place == match.place)
        name = f"r{match.round}-{match.place}.{again + 1}"
        self._add_match(name, match.round, match.place, match.players)

    def _add_match(self, name: str, number: int, place: int, players: pairing.Table) -> None:
        alone = self.plan().form == "time_attack"
        state = "waiting" if len(players) > 1 or alone else "bye"
        row = {"id": name, "round": number, "place": place, "players": json.dumps(players), "state": state}
        self._do(sa.insert(_matches), {**row, "why": ""})

    def round(self) -> int:
        """The number of the newest round, 0 before the first one."""
        return self._rows(sa.select(sa.func.coalesce(sa.func.max(_rounds.c.number), 0)))[0][0] or 0

    def round_seed(self, number: int) -> int:
        """The seed of a round: the same for all of its tables."""
        return int(self._rows(sa.select(_rounds.c.seed).where(_rounds.c.number == number))[0][0])

    def matches(self, number: int | None = None) -> list[Match]:
        """The tables of a round, or of all."""
        corrected = {row.match for row in self._rows(sa.select(_corrections.c.match))}
        wanted = sa.select(_matches).order_by(_matches.c.round, _matches.c.place, _matches.c.id)
        if number is not None:
            wanted = wanted.where(_matches.c.round == number)
        return [_match(row, row.id in corrected) for row in self._rows(wanted)]

    def match(self, name: str) -> Match | None:
        """One table."""
        found = self._rows(sa.select(_matches).where(_matches.c.id == name))
        return _match(found[0], False) if found else None

    def change(self, match: str, **values: Any) -> None:
        """Set columns of a match; order and result are plain data."""
        for name in ("order", "result"):
            if name in values and values[name] is not None:
                values[name] = json.dumps(values[name])
        self._do(sa.update(_matches).where(_matches.c.id == match).values(values))

    def correct(self, match: str, places: list[int], why: str) -> None:
        """The organiser says how a table ended: the places by seat. Recorded beside what stood before.

        Raises Usage when the places do not fit the table or nobody says why.
        """
        found = self.match(match)
        if not found or found.state == "bye" or len(places) != len(found.players) or not why.strip():
            raise Usage("a correction has a match, a place for each of its players, and a reason")
        if any(not 1 <= place <= len(places) for place in places):
            raise Usage(f"places are from 1 to {len(places)}")
        before = {"state": found.state, "result": found.result, "why": found.why}
        told = (found.result or {}).get("standings", [])
        numbers = {row[1]: row[2:] for row in told}
        rows = sorted([place, seat, *numbers.get(seat, [])] for seat, place in enumerate(places, 1))
        result = {
            "numbers": (found.result or {}).get("numbers", []),
            "standings": rows,
            "winners": [row[1] for row in rows if row[0] == 1],
            "cards": (found.result or {}).get("cards", 0),
        }
        after = {"state": "over", "result": result}
        with self.writing():
            self.change(match, state="over", result=result, why="")
            number = len(self.corrections()) + 1
            row = {"id": number, "time": int(time.time() * 1000), "match": match, "why": why.strip()[:200]}
            self._do(
                sa.insert(_corrections), {**row, "before": json.dumps(before), "after": json.dumps(after)}
            )

    def corrections(self) -> list[dict[str, Any]]:
        """All corrections, the oldest first."""
        rows = self._rows(sa.select(_corrections).order_by(_corrections.c.id))
        return [
            {
                "time": row.time,
                "match": row.match,
                "why": row.why,
                "before": json.loads(row.before),
                "after": json.loads(row.after),
            }
            for row in rows
        ]

    # Events.

    def add_events(self, records: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """Keep what consoles told; those that were not known, so that twice is once."""
        new: dict[tuple[str, int], dict[str, Any]] = {}
        for one in records:
            new.setdefault((one["console"], one["count"]), one)
        if not new:
            return []
        by_console: dict[str, list[int]] = {}
        for console, count in new:
            by_console.setdefault(console, []).append(count)
        for console, counts in by_console.items():
            known = sa.select(_events.c.count).where(
                _events.c.console == console, _events.c.count.in_(counts)
            )
            for row in self._rows(known):
                del new[(console, row[0])]
        found = list(new.values())
        if found:
            self._do(
                sa.insert(_events),
                [
                    {
                        "console": one["console"],
                        "count": one["count"],
                        "match": one["game_id"],
                        "record": json.dumps(one, ensure_ascii=False),
                    }
                    for one in found
                ],
            )
        return found

    def events(self, match: str, console: str | None = None) -> list[dict[str, Any]]:
        """What a console told of a match, in the order in which it was told."""
        wanted = sa.select(_events.c.record).where(_events.c.match == match).order_by(_events.c.count)
        if console is not None:
            wanted = wanted.where(_events.c.console == console)
        return [json.loads(row.record) for row in self._rows(wanted)]

    def counts(self) -> list[tuple[str, int]]:
        """Console and count of every event that was kept."""
        return [(row.console, row.count) for row in self._rows(sa.select(_events.c.console, _events.c.count))]

    # What comes of it.

    def standings(self) -> list[scoring.Line]:
        """Everybody's place as it stands; of tables that were played again the last game counts."""
        by_round: dict[int, dict[int, list[scoring.Row]]] = {}
        for match in self.matches():
            rows = match.rows()
            if rows:
                by_round.setdefault(match.round, {})[match.place] = rows
        tables = [list(by_round[number].values()) for number in sorted(by_round)]
        return scoring.standings([p.id for p in self.players()], tables, self.plan().form == "time_attack")

    def next_tables(self) -> list[pairing.Table]:
        """Who would meet whom in the next round, as it stands."""
        plan, team = self.plan(), {player.id: player.team for player in self.players()}
        entries = [pairing.Entry(one.player, one.points, team[one.player]) for one in self.standings()]
        past = []
        latest = {(match.round, match.place): match for match in self.matches()}
        for match in latest.values():
            winners = [row.player for row in match.rows() if row.place == 1]
            past.append(pairing.Past(match.round, match.players, winners))
        if self.round() >= (plan.rounds or pairing.rounds(plan.form, len(entries), plan.seats)):
            return []
        return pairing.pair(plan.form, entries, past, plan.seats)


def default_url() -> str:
    """Where a league is unless somebody says otherwise: in the user's data folder."""
    import platformdirs

    folder = platformdirs.user_data_path("fivefold", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'league.sqlite'}"


def url(given: str | None) -> str:
    """The URL of a database given as a URL, a file, or not at all."""
    if given is None:
        return default_url()
    if given.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + given.partition("://")[2]
    return given if "://" in given else f"sqlite:///{Path(given)}"


def _match(row: Any, corrected: bool) -> Match:
    return Match(
        row.id,
        row.round,
        row.place,
        json.loads(row.players),
        row.state,
        row.console,
        json.loads(row.order) if row.order else None,
        row.started,
        json.loads(row.result) if row.result else None,
        row.why,
        corrected,
    )


def _patient(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA journal_mode = WAL")


def _without_password(url: str) -> str:
    return sa.engine.make_url(url).render_as_string(hide_password=True) if "://" in url else url
