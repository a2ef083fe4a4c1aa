"""What people do so that every screen is seen: scripts, each on a fresh console."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import games
from fivefold.gallery import screens
from fivefold.gallery.parts import SQUARE
from fivefold.gallery.stage import Stage


@dataclass(frozen=True)
class Script:
    """One visit. `part`: where its pictures belong, a game or "console". `title`: what differs, in words.

    `shows`: the classes of screens that have to be seen, as `twins.board.Board`. `plain`: the displays on
    which it is played with the palette for colour-blind players as well.
    """

    part: str
    title: str
    play: Callable[[Stage], None]
    shows: tuple[str, ...]
    displays: tuple[str, ...] = SQUARE
    plain: tuple[str, ...] = SQUARE[:1]
    languages: tuple[str, ...] = ("en",)


def palettes(script: Script, display: str) -> tuple[str, ...]:
    """The palettes with which a script is played on a display."""
    return ("usual", "plain") if display in script.plain else ("usual",)


def every() -> list[Script]:
    """All scripts."""
    from fivefold.gallery.scripts import (
        console,
        printed,
        push_match,
        quarter_turn,
        quick_play,
        total_madness,
        twins,
    )

    # The longest first, so that no processor waits for the last one.
    modules = (twins, push_match, quick_play, total_madness, quarter_turn, printed, console)
    scripts = [script for module in modules for script in module.SCRIPTS]
    shown = {script.part for script in scripts}
    return scripts + [_whole(game) for game in games.GAMES if game not in shown]


def _whole(game: str) -> Script:
    """The script of a game that has no others: it is played once, by as many as can, up to four."""
    kind = games.load(game)
    fewest, most = kind.SEATS
    seats = tuple(range(1, max(fewest, min(most, 4)) + 1))

    def play(stage: Stage) -> None:
        stage.start(game, seats, **kind.SHORT)
        stage.play(seats)

    own = tuple(sorted(name for name in screens.every() if name.startswith(f"{game}.")))
    return Script(game, "a whole game", play, own)
