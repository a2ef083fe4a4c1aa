"""The history of games, in an SQLite database."""

import errno
import json
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import platformdirs

from fivefold.errors import Failure
from fivefold.monitor import rows
from fivefold.monitor.game import Game
from fivefold.monitor.rows import ClaimRow, Damaged, GameRow, PlayerRow

VERSION = 1
LARGEST = 2**63 - 1  # the largest number that SQLite knows
PATIENCE_S = 2.0  # for another process that is writing
_SCHEMA = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    started TEXT NOT NULL,      -- UTC, ISO 8601
    board TEXT NOT NULL,
    game TEXT NOT NULL,
    seed INTEGER NOT NULL,
    seats TEXT NOT NULL,        -- JSON
    options TEXT NOT NULL,      -- JSON
    numbers TEXT NOT NULL,      -- JSON: names of the numbers that decide, the first one first
    duration_ms INTEGER NOT NULL,
    finished INTEGER NOT NULL
);
CREATE TABLE players (
    game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT,
    computer INTEGER,           -- its strength; NULL for people
    place INTEGER,
    numbers TEXT NOT NULL,      -- JSON; larger is better
    won INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
);
CREATE TABLE claims (
    game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    at_ms INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    race_ms INTEGER,
    verdict TEXT NOT NULL,
    next_seat INTEGER,          -- who pressed next, and how much later
    margin_ms INTEGER,
    PRIMARY KEY (game_id, at_ms, seat)
);
CREATE TABLE seats (seat INTEGER PRIMARY KEY, name TEXT NOT NULL);
"""

_Checked = TypeVar("_Checked")


@dataclass
class Totals:
    """What a player with a name has done in finished games; won: against others.

    fastest_ms: of right claims, on the race clock. closest_ms: the smallest margin before the next press.
    """

    name: str
    games: int = 0
    won: int = 0
    claims: int = 0
    right: int = 0
    fastest_ms: int | None = None
    closest_ms: int | None = None


@dataclass(frozen=True)
class Result:
    """What a person has reached in a finished game."""

    game: GameRow
    player: PlayerRow


def default_path() -> Path:
    """Where the history is kept unless somebody says otherwise: in the user's data folder."""
    return platformdirs.user_data_path("fivefold", appauthor=False) / "history.sqlite"


class Full(Failure):
    """There is no room on the disk for a history."""


class History:
    """The database in a file, made when it is not there. Raises Full, or Failure when it cannot be used.

    Later, methods raise sqlite3.Error: the disk may be full, and the next call may work again. `damaged`: how
    many rows were left out because they hold what nobody has written there.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = 0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.db = sqlite3.connect(path, timeout=PATIENCE_S)
            try:
                self._prepare()
            except BaseException:
                self.db.close()
                raise
        except (OSError, sqlite3.Error) as error:
            full = errno.ENOSPC, sqlite3.SQLITE_FULL
            kind = Full if getattr(error, "errno", getattr(error, "sqlite_errorcode", 0)) in full else Failure
            raise kind(
                f"the history {path} cannot be used ({error}): name another file with --database"
            ) from None

    def _prepare(self) -> None:
        self.db.row_factory = sqlite3.Row
        self.db.text_factory = lambda text: text.decode("utf-8", "replace")
        self.db.execute("PRAGMA foreign_keys = ON")
        version = self._version()
        if version == 0:
            # Two monitors may start at once: the one that comes second finds it done.
            self.db.execute("BEGIN IMMEDIATE")
            if self._version() == 0:
                if self.db.execute("SELECT 1 FROM sqlite_master").fetchone():
                    raise Failure(
                        f"{self.path} is a database of something else: name another file with --database"
                    )
                for statement in _SCHEMA.split(";\n"):
                    self.db.execute(statement)
                self.db.execute(f"PRAGMA user_version = {VERSION}")
            self.db.commit()
        elif version != VERSION:
            raise Failure(
                f"the history {self.path} has format {version}, this Fivefold knows {VERSION}: "
                "update Fivefold, or name another file with --database"
            )

    def _version(self) -> int:
        return int(self.db.execute("PRAGMA user_version").fetchone()[0])

    def close(self) -> None:
        """Let go of the file."""
        self.db.close()

    def save(self, game: Game, board: str) -> None:
        """Write down a game as it stands, all or nothing; game.row says which one it is from then on.

        Of its claims only those that have changed: a claim costs the same however long the game is.
        """
        row = game.row if game.row is not None else self._known(game)
        with self.db:
            if row is None:
                row = self._new(game, board)
            self.db.execute(
                "UPDATE games SET numbers = ?, duration_ms = ?, finished = ? WHERE id = ?",
                (json.dumps(game.numbers), game.now, game.over, row),
            )
            for place, seat, *numbers in game.standings:
                self.db.execute(
                    "UPDATE players SET place = ?, numbers = ?, won = ? WHERE game_id = ? AND seat = ?",
                    (place, json.dumps(numbers), seat in game.winners, row, seat),
                )
            self.db.executemany(
                "INSERT OR REPLACE INTO claims VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (row, claim.at, claim.seat, claim.race_ms, claim.verdict, *(claim.next() or (None, None)))
                    for claim in game.claims.changed.values()
                ],
            )
        game.row = row
        game.claims.changed.clear()

    def _known(self, game: Game) -> int | None:
        """The row of a game that goes on, or whose end is told again."""
        if game.fresh:
            return None
        found = self.db.execute(
            "SELECT id, finished FROM games WHERE (game, seed, seats, options) = (?, ?, ?, ?) "
            "ORDER BY id DESC LIMIT 1",
            game.key(),
        ).fetchone()
        return found["id"] if found and (game.over or not found["finished"]) else None

    def _new(self, game: Game, board: str) -> int:
        row = self.db.execute(
            "INSERT INTO games (started, board, game, seed, seats, options, numbers, duration_ms, finished) "
            "VALUES (?, ?, ?, ?, ?, ?, '[]', 0, 0)",
            (game.started.isoformat(timespec="seconds"), board, *game.key()),
        ).lastrowid
        assert row is not None
        self.db.executemany(
            "INSERT INTO players VALUES (?, ?, ?, ?, NULL, '[]', 0)",
            [(row, seat, game.named(seat), game.computers.get(seat)) for seat in game.seats],
        )
        return row

    # Names.

    def names(self) -> dict[int, str]:
        """Seat -> who sits there from now on."""
        return dict(self._whole(rows.seat_name, self.db.execute("SELECT * FROM seats ORDER BY seat")))

    def name(self, seat: int, name: str) -> None:
        """Say who sits at a seat from now on; "": nobody in particular."""
        with self.db:
            self.db.execute("DELETE FROM seats WHERE seat = ?", (seat,))
            if name:
                self.db.execute("INSERT INTO seats VALUES (?, ?)", (seat, name))

    def name_in(self, row: int, seat: int, name: str) -> None:
        """Say who sat at a seat in one game. Raises Failure when nobody did."""
        with self.db:
            changed = self.db.execute(
                "UPDATE players SET name = ? WHERE game_id = ? AND seat = ? AND computer IS NULL",
                (name or None, row, seat),
            ).rowcount
        if not changed:
            raise Failure(
                f"in game {row} nobody sat at seat {seat}; `fivefold history show {row}` lists them"
            )

    # What people want to know.

    def games(self, limit: int) -> list[GameRow]:
        """The latest games, newest first; limit: how many at most."""
        return self._whole(
            rows.game, self.db.execute("SELECT * FROM games ORDER BY id DESC LIMIT ?", (limit,))
        )

    def game(self, row: int) -> GameRow:
        """One game. Raises Failure when there is none, or a damaged one."""
        found = self.db.execute("SELECT * FROM games WHERE id = ?", (row,)).fetchone()
        if not found:
            raise Failure(f"there is no game {row}: `fivefold history` lists them")
        try:
            return rows.game(found)
        except Damaged as error:
            raise Failure(f"game {row} is damaged in {self.path}: {error}") from None

    def players(self, row: int) -> list[PlayerRow]:
        """Who played a game, best first."""
        return self._whole(
            rows.player,
            self.db.execute(
                "SELECT * FROM players WHERE game_id = ? ORDER BY place IS NULL, place, seat", (row,)
            ),
        )

    def claims(self, row: int) -> list[ClaimRow]:
        """The claims of a game, in their order."""
        return self._whole(
            rows.claim,
            self.db.execute("SELECT * FROM claims WHERE game_id = ? ORDER BY at_ms, seat", (row,)),
        )

    def totals(self) -> list[Totals]:
        """What each named player has done in finished games, most wins first."""
        found: dict[str, Totals] = {}
        for result in self.results():
            game, player = result.game, result.player
            if player.name is None:
                continue
            one = found.setdefault(player.name, Totals(player.name))
            one.games += 1
            one.won += player.won and len(game.seats) > 1
            own = [claim for claim in self.claims(game.id) if claim.seat == player.seat]
            right = [claim for claim in own if claim.verdict == "right"]
            one.claims += sum(1 for claim in own if claim.verdict)
            one.right += len(right)
            one.fastest_ms = _least(one.fastest_ms, [claim.race_ms for claim in right])
            one.closest_ms = _least(one.closest_ms, [claim.margin_ms for claim in own])
        return sorted(found.values(), key=lambda one: (-one.won, -one.games, one.name))

    def results(self, player: str | None = None) -> list[Result]:
        """Every person's result in every finished game, the oldest first; or one player's."""
        found = []
        for game in reversed(self.games(LARGEST)):
            if game.finished:
                people = [one for one in self.players(game.id) if one.computer is None]
                found += [Result(game, one) for one in people if player is None or one.name == player]
        return found

    def _whole(
        self, check: Callable[[sqlite3.Row], _Checked], found: Iterable[sqlite3.Row]
    ) -> list[_Checked]:
        whole = []
        for row in found:
            try:
                whole.append(check(row))
            except Damaged:
                self.damaged += 1
        return whole


def _least(so_far: int | None, more: list[int | None]) -> int | None:
    return min([ms for ms in [so_far, *more] if ms is not None], default=None)
