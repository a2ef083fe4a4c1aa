"""The games that exist, in the order of the menu. A game's modules are loaded when they are asked for."""

from core.option import printed

GAMES = ("quick_play", "total_madness", "quarter_turn", "push_match", "twins")


def part(name, module):
    """A module of a game's folder."""
    return getattr(getattr(__import__("games.%s.%s" % (name, module)), name), module)


def icon(name):
    """A game's picture in the menu, see ui.icons; None for what is no game."""
    return getattr(__import__("games." + name), name).ICON if name in GAMES else None


def load(name, options=None):
    """The Game subclass called `name`. Raises ValueError that lists the games there are.

    options: with some a game has other rules (Game.VARIANTS).
    """
    if name not in GAMES:
        raise ValueError("no game %r; there is: %s" % (name, ", ".join(GAMES)))
    kind = part(name, "rules").GAME
    for option, value, module in kind.VARIANTS if options else ():
        if options.get(option) == value:
            return part(name, module).GAME
    return kind


def start(name, seats, options=None, seed=0):
    """A new game, set up. Raises ValueError for seats, options or a seed that do not fit."""
    return load(name, options)(seats, options, seed)


def player(name):
    """The Player subclass for the game `name`."""
    return part(name, "bot").PLAYER


def form(name, options):
    """What screens and people call a game with these options: a variant by its rules, "printed", or ""."""
    for option, value, module in part(name, "rules").GAME.VARIANTS:
        if options.get(option) == value:
            return module[len("rules_") :]
    return "printed" if printed(options) else ""


def screens(name, options):
    """The module whose begin(console) shows the first screen of a game on the console's table."""
    return part(name, form(name, options) or "screens")
