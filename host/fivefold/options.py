"""Options of a game as people type them: NAME=VALUE."""

from typing import Any

from core.option import printed
from fivefold.errors import Usage


def parse_options(game: Any, words: list[str]) -> dict[str, int | str]:
    """The options `NAME=VALUE` for a Game subclass, numbers where it wants numbers. Raises Usage."""
    known = {option.name: option for option in game.OPTIONS}
    values: dict[str, int | str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            there = "; ".join(f"{option.name}: {option.describe()}" for option in game.OPTIONS)
            raise Usage(f"no option {word!r} in {game.NAME}; NAME=VALUE can be {there or 'nothing here'}")
        numeric = not known[name].choices or isinstance(known[name].choices[0], int)
        values[name] = int(value) if numeric and value.lstrip("-").isdigit() else value
        if not known[name].allows(values[name]):
            raise Usage(f"option {name} must be {known[name].describe()}, not {value!r}")
    return values


def on_screen(options: dict[str, int | str]) -> dict[str, int | str]:
    """The options themselves, where computer players can play with them. Raises Usage for printed cards."""
    if printed(options):
        raise Usage("computer players see no printed cards; leave the option cards out, or use fivefold sim")
    return options
