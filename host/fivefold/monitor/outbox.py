"""What is to be passed on to a broker, kept on the disk until somebody has it: a cable may be pulled."""

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import platformdirs

from fivefold.errors import Failure

MOST = 20_000  # events that wait; then the oldest finished games go first
_SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    count INTEGER PRIMARY KEY AUTOINCREMENT, game_id TEXT, record TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS known (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""


def default_path(console: str) -> Path:
    """Where the outbox of a console is unless somebody says otherwise."""
    return platformdirs.user_data_path("fivefold", appauthor=False) / f"outbox-{console}.sqlite"


class Outbox:
    """Events in a file; what `add` and `set` were told is safe after `keep`. Raises Failure at the start.

    Events count up from the time at which the file was made, so that an outbox that was lost counts on.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(path)
            self._db.executescript(_SCHEMA)
            if not self._db.execute("SELECT 1 FROM sqlite_sequence").fetchone():
                self._db.execute(
                    "INSERT INTO sqlite_sequence VALUES ('events', ?)", (int(time.time() * 1000),)
                )
            self._db.commit()
            self._db.execute("PRAGMA journal_mode = WAL")
        except (OSError, sqlite3.Error) as error:
            raise Failure(f"the outbox {path} cannot be used ({error}): name another with --outbox") from None

    def add(self, game_id: str | None, record: dict[str, Any]) -> dict[str, Any]:
        """Take in an event; with its game_id and count, as it is to be passed on."""
        row = self._db.execute("INSERT INTO events (game_id, record) VALUES (?, '')", (game_id,)).lastrowid
        whole = {**record, "game_id": game_id, "count": row}
        text = json.dumps(whole, ensure_ascii=False)
        self._db.execute("UPDATE events SET record = ? WHERE count = ?", (text, row))
        return whole

    def keep(self) -> None:
        """Write down what has come. Raises sqlite3.Error when the disk is full."""
        self._db.commit()

    def waiting(self, most: int, after: int = 0) -> list[dict[str, Any]]:
        """Events that nobody has yet, the oldest first."""
        rows = self._db.execute(
            "SELECT record FROM events WHERE count > ? ORDER BY count LIMIT ?", (after, most)
        )
        return [json.loads(text) for (text,) in rows]

    def forget(self, counts: list[int]) -> None:
        """Somebody has these."""
        self._db.executemany("DELETE FROM events WHERE count = ?", [(count,) for count in counts])

    def bound(self, game_id: str | None) -> int:
        """Drop the oldest games, but not the one in play, when too much waits; how many events went."""
        gone = 0
        while self._db.execute("SELECT count(*) FROM events").fetchone()[0] > MOST:
            oldest = self._db.execute(
                "SELECT game_id FROM events WHERE game_id IS NOT ? ORDER BY count LIMIT 1", (game_id,)
            ).fetchone()
            if not oldest:
                break
            gone += self._db.execute("DELETE FROM events WHERE game_id IS ?", oldest).rowcount
        return gone

    def get(self, name: str) -> Any:
        """What `set` was told last; None: nothing."""
        found = self._db.execute("SELECT value FROM known WHERE name = ?", (name,)).fetchone()
        return json.loads(found[0]) if found else None

    def set(self, name: str, value: Any) -> None:
        """Note something beside the events."""
        self._db.execute("INSERT OR REPLACE INTO known VALUES (?, ?)", (name, json.dumps(value)))

    def close(self) -> None:
        """Write down what has come, and let go of the file."""
        self._db.commit()
        self._db.close()
