"""What `fivefold monitor` shows: JSON lines, plain lines, or a live table."""

import json
import sys
from datetime import datetime
from typing import Any, Protocol

import typer
from rich.console import Console, Group
from rich.live import Live

from fivefold.monitor import tables, words
from fivefold.monitor.log import printed, stamped
from fivefold.monitor.watch import Watch
from fivefold.serial.sequences import Record, harmless

LAST_LINES = 3
FRAMES_A_SECOND = 8


class View(Protocol):
    """Shows what the board tells. Writing may raise OSError."""

    def record(self, record: Record, watch: Watch) -> None:
        """A record has come, and watch knows of it."""

    def text(self, line: str) -> None:
        """The board has printed a line."""

    def say(self, line: str) -> None:
        """Something has to be said about the monitor itself."""

    def tick(self, watch: Watch, now: float, silent: bool) -> None:
        """Time goes by; now: seconds. silent: the board does not answer."""

    def close(self, watch: Watch) -> None:
        """The end: leave the terminal as it should be."""


class Lines:
    """Every event as a line; what concerns the monitor itself goes to standard error."""

    def record(self, record: Record, watch: Watch) -> None:
        line = harmless(plain(record, watch))
        if line:
            print(line, flush=True)

    def text(self, line: str) -> None:
        print(f"| {line}", flush=True)

    def say(self, line: str) -> None:
        typer.echo(f"fivefold: {line}", err=True)

    def tick(self, watch: Watch, now: float, silent: bool) -> None:
        pass

    def close(self, watch: Watch) -> None:
        pass


class Json(Lines):
    """Every event as a line of JSON, with the time at which it came."""

    def record(self, record: Record, watch: Watch) -> None:
        print(stamped(record), flush=True)

    def text(self, line: str) -> None:
        print(stamped(printed(line)), flush=True)


class Table:
    """A table of the game that is drawn anew as things change."""

    def __init__(self, port: str) -> None:
        self._port = port
        self._console = Console(highlight=False, markup=False)
        self._lines: list[str] = []
        self._drawn = 0.0
        self._live = Live(console=self._console, auto_refresh=False, vertical_overflow="crop")
        self._live.start()

    def record(self, record: Record, watch: Watch) -> None:
        if record["event"] == "error":
            self.say(harmless(f"the board reports an error: {record.get('why')}"))

    def text(self, line: str) -> None:
        now = datetime.now().strftime("%H:%M:%S")
        self._lines = (self._lines + [f"{now}  {line}"])[-LAST_LINES:]

    def say(self, line: str) -> None:
        self.text(line)

    def tick(self, watch: Watch, now: float, silent: bool) -> None:
        if now - self._drawn >= 1 / FRAMES_A_SECOND:
            self._drawn = now
            self._live.update(self._picture(watch, silent), refresh=True)

    def close(self, watch: Watch) -> None:
        self._live.update(self._picture(watch, False), refresh=True)
        self._live.stop()

    def _picture(self, watch: Watch, silent: bool) -> Group:
        return tables.picture(watch, self._port, self._lines, silent, self._console.height)


def plain(record: Record, watch: Watch) -> str:
    """A record as one line of words; "" for what only the monitor needs to know."""
    event, game = record["event"], watch.game
    if event in ("game", "version"):
        return ""
    if event in ("start", "result") and game:
        scores = ", ".join(tables.score(game, row) for row in game.standings)
        return f"{words.title(game.name)}: {'goes on' if event == 'start' and game.now else event}: {scores}"
    fields = {name: value for name, value in record.items() if name not in ("event", "t")}
    who = fields.pop("seat", None)
    at = words.seconds(record["t"]).rjust(10) + "  " if isinstance(record.get("t"), int) else ""
    if game and isinstance(who, int) and who in game.seats:
        who = game.player(who)
    if game and game.claims and event in ("late", "queued"):
        claim = game.claims[-1]
        margin = dict(claim.late).get(record.get("seat", 0))
        if margin is not None:
            return f"{at}{event} {who} {margin} ms after {game.player(claim.seat)}"
    details = "".join(f" {name}={_value(value)}" for name, value in fields.items())
    return f"{at}{event}{f' {who}' if who is not None else ''}{details}"


def _value(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def choose(as_json: bool, port: str) -> View:
    """JSON where it is asked for, a table on a terminal, lines otherwise."""
    if as_json:
        return Json()
    return Table(port) if sys.stdout.isatty() else Lines()
