"""Games, numbers and times in words for people."""

from typing import Any

import games
from fivefold import paths  # noqa: F401  (makes the rules importable)


def title(name: str) -> str:
    """`quick_play` -> `Quick Play`."""
    return name.replace("_", " ").title()


def options(game: str, values: dict[str, Any]) -> str:
    """The options that are not as usual, such as `rounds 5, minutes 3`."""
    usual: dict[str, Any] = {}
    if game in games.GAMES:
        usual = {option.name: option.default for option in games.load(game).OPTIONS}
    return ", ".join(f"{name} {value}" for name, value in sorted(values.items()) if value != usual.get(name))


def number(name: str, value: int) -> str:
    """A number of the standings. What is better when it is less is counted as a negative number."""
    return clock(-value) if name == "ms" else str(abs(value))


def label(name: str) -> str:
    """The name of a number of the standings."""
    return "time" if name == "ms" else name.replace("_", " ").replace("level", "level ")


def clock(ms: int) -> str:
    """A time as minutes, seconds and tenths: `3:07.4`."""
    return f"{ms // 60000}:{ms // 1000 % 60:02}.{ms // 100 % 10}"


def seconds(ms: int | None) -> str:
    """A time to the millisecond: `12.345 s`."""
    return "" if ms is None else f"{ms / 1000:.3f} s"
