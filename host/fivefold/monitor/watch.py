"""What is known of a console from what it has told so far."""

import time

from fivefold.monitor import game
from fivefold.serial.sequences import Record, harmless

_STILL = ("pause", "countdown", "resume")  # screens during which the game's clock stands still


class Watch:
    """Follows the records of one console.

    game: the last one that was told, also when it is over or was left; playing: whether it is in play.
    screen, board: names, "" as long as unknown. changed: the game differs from when somebody set it to False.
    """

    def __init__(self) -> None:
        self.game: game.Game | None = None
        self.playing = False
        self.screen = ""
        self.board = ""
        self.changed = False

    def take(self, record: Record) -> None:
        """Hear one record, out of a Decoder."""
        event = record["event"]
        if event in ("start", "game", "result"):
            self._game(record)
        elif event == "screen":
            self.screen = record["name"]
        elif event == "version":
            self.board, self.screen = harmless(record["board"]), record["screen"]
        elif self.game and self.playing and self.game.claims.take(record):
            self.changed = True

    def clock(self) -> int:
        """What the game's clock should show by now, in ms; it is told now and then only."""
        if self.game is None:
            return 0
        runs = self.playing and self.screen not in _STILL
        return self.game.now + (int((time.monotonic() - self.game.heard) * 1000) if runs else 0)

    def lost(self) -> None:
        """The board is gone, or another one may be there now."""
        self.screen = ""
        self._left()

    def _left(self) -> None:
        self.changed = self.changed or self.playing
        self.playing = False

    def _game(self, record: Record) -> None:
        if record.get("game") is None:
            self._left()
            return
        told = game.told(record)
        known = self.game
        if known and not told.fresh and known.key() == told.key() and not (known.over and not told.over):
            same = (known.standings, known.over) == (told.standings, told.over)
            self.changed = self.changed or not same
            known.follow(told)
        else:
            self.game = told
            self.changed = True
        self.playing = not told.over
