"""Puts games into the history while they are played; trouble with the disk does not stop the show."""

import sqlite3
from collections.abc import Callable

from fivefold.monitor.game import Game
from fivefold.monitor.history import History

AGAIN_S = 2.0  # after a failure


class Keeper:
    """Saves a game when it has changed. history: None keeps nothing. names: seat -> player, for this run."""

    def __init__(self, history: History | None, names: dict[int, str], say: Callable[[str], None]) -> None:
        self._history, self._names, self._say = history, names, say
        self._failed_at: float | None = None
        self._waiting: list[tuple[Game, str]] = []  # not saved yet

    def names(self) -> dict[int, str]:
        """Seat -> player of a game that begins now."""
        try:
            return (self._history.names() if self._history else {}) | self._names
        except sqlite3.Error:
            return dict(self._names)

    def keep(self, game: Game, board: str) -> None:
        """Save this game as it is when its turn comes, which is now unless there was trouble."""
        if self._history and not any(other is game for other, _ in self._waiting):
            self._waiting.append((game, board))

    def work(self, now: float, hurry: bool = False) -> None:
        """Save what waits; now: seconds. hurry: also right after a failure."""
        if self._failed_at is not None and now - self._failed_at < AGAIN_S and not hurry:
            return
        while self._waiting and self._history:
            try:
                self._history.save(*self._waiting[0])
            except sqlite3.Error as error:
                if self._failed_at is None:
                    self._say(
                        f"the history {self._history.path} cannot be written ({error}); going on without it"
                    )
                self._failed_at = now
                return
            self._waiting.pop(0)
            if self._failed_at is not None:
                self._failed_at = None
                self._say(f"the history {self._history.path} can be written again")

    def close(self) -> None:
        """Close the history."""
        if self._history:
            self._history.close()
