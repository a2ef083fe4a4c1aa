"""The games that exist, in the order of the menu. A game's modules are loaded when they are asked for."""

from core.option import printed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from core.game import Game
    from core.option import Options, Value
    from core.player import Player

    Words = tuple[str, ...] | list[str]

GAMES = ("quick_play", "total_madness", "quarter_turn", "push_match", "twins", "buzzer")
LESSONS = GAMES[:6]  # those that have a teach.py
SHARED = ("blocks",)  # folders beside them that are no game
_added: tuple[str, ...] = ()  # names of games from elsewhere
_folder = ""  # where their folders lie


def add(folder: str, names: "Iterable[str]") -> None:
    """Let games from another folder join; names: of what lies there, games or not."""
    global _added, _folder
    _folder = folder
    _added = tuple([name for name in sorted(names) if _fits(name)])


def _fits(name: str) -> bool:
    return name.replace("_", "a").isalpha() and name == name.lower() and name not in GAMES + SHARED


def names() -> tuple[str, ...]:
    """All games, in the order of the menu: those of the firmware, then those added."""
    return GAMES + _added


def _package(name: str) -> "Any":
    # An added game is the package games.NAME like any other; only where it lies differs, and only its own
    # import may look there.
    global __path__
    if name not in _added:
        return getattr(__import__("games." + name), name)
    here = __path__
    __path__ = _folder if isinstance(here, str) else [_folder]  # type: ignore[unreachable]  # text in MicroPython
    try:
        return getattr(__import__("games." + name), name)
    finally:
        __path__ = here


def part(name: str, module: str) -> "Any":
    """A module of a game's folder."""
    _package(name)
    return getattr(getattr(__import__("games.%s.%s" % (name, module)), name), module)


def icon(name: str) -> "Any":
    """A game's picture in the menu, see ui.icons; None for what is no game."""
    return _package(name).ICON if name in names() else None


def words(name: str, language: str) -> "Any":
    """What a game says that others do not: texts as in console.words, () where it has none."""
    try:
        return part(name, "strings_" + language).WORDS if name in names() else ()
    except ImportError:
        return ()


def variants(name: str) -> "Sequence[tuple[str, Value, str]]":
    """Which options of a game bring other rules: `(option, its value, module)` each."""
    return getattr(_package(name), "VARIANTS", ())


def load(name: str, options: "Options | None" = None) -> "type[Game]":
    """The Game subclass called `name`. Raises ValueError that lists the games there are.

    options: with some a game has other rules, and those alone are loaded: `VARIANTS` of its folder.
    """
    if name not in names():
        raise ValueError("no game %r; there is: %s" % (name, ", ".join(names())))
    for option, value, module in variants(name) if options else ():
        if options.get(option) == value:  # type: ignore[union-attr]  # without options there are no variants
            return part(name, module).GAME  # type: ignore[no-any-return]
    return part(name, "rules").GAME  # type: ignore[no-any-return]


def start(name: str, seats: "Sequence[int]", options: "Options | None" = None, seed: int = 0) -> "Game":
    """A new game, set up. Raises ValueError for seats, options or a seed that do not fit."""
    return load(name, options)(seats, options, seed)


def player(name: str) -> "type[Player]":
    """The Player subclass for the game `name`."""
    return part(name, "bot").PLAYER  # type: ignore[no-any-return]


def form(name: str, options: "Options") -> str:
    """What screens and people call a game with these options: a variant by its rules, "printed", or ""."""
    for option, value, module in variants(name):
        if options.get(option) == value:
            return module[len("rules_") :]
    return "printed" if printed(options) else ""


def screens(name: str, options: "Options") -> "Any":
    """The module whose begin(console) shows the first screen of a game on the console's table."""
    return part(name, form(name, options) or "screens")
