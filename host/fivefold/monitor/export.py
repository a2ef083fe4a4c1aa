"""The history as CSV: one line a player a game."""

import csv
from collections.abc import Iterable
from typing import TextIO

from fivefold.monitor.history import LARGEST, History

COLUMNS = (
    "game_id", "started", "game", "options", "board", "finished", "duration_ms", "players", "seat", "player",
    "computer", "place", "won", "result", "claims", "right", "fastest_ms", "closest_ms",
)  # fmt: skip
# What a cell begins with that a spreadsheet takes for a formula, also in full width (OWASP, CSV injection).
_FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def write(history: History, out: TextIO) -> int:
    """Write everything, oldest game first; how many lines there are below the head.

    options and result: `name=value` with spaces between. fastest_ms: of the right claims; closest_ms: the
    smallest margin before the next press.
    """
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    count = 0
    for game in reversed(history.games(LARGEST)):
        claims = history.claims(game.id)
        for player in history.players(game.id):
            own = [claim for claim in claims if claim.seat == player.seat and claim.verdict]
            right = [claim for claim in own if claim.verdict == "right"]
            times = [claim.race_ms for claim in right if claim.race_ms is not None]
            margins = [claim.margin_ms for claim in own if claim.margin_ms is not None]
            cells = [
                game.id,
                game.started,
                game.game,
                _pairs(game.options.items()),
                game.board,
                int(game.finished),
                game.duration_ms,
                len(game.seats),
                player.seat,
                player.name or "",
                player.computer,
                player.place,
                int(player.won),
                _pairs(zip(game.numbers, player.numbers, strict=False)),
                len(own),
                len(right),
                min(times, default=None),
                min(margins, default=None),
            ]
            table.writerow([harmless(cell) if isinstance(cell, str) else cell for cell in cells])
            count += 1
    return count


def _pairs(pairs: Iterable[tuple[str, object]]) -> str:
    return " ".join(f"{name}={value}" for name, value in pairs)


def harmless(text: str) -> str:
    """A spreadsheet would take a text that begins like a formula for one."""
    return "'" + text if text.lstrip(" ").startswith(_FORMULAS) else text
