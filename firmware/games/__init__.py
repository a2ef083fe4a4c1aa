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

    options: with some a game has other rules, and those alone are loaded: `VARIANTS` of its folder.
    """
    if name not in GAMES:
        raise ValueError("no game %r; there is: %s" % (name, ", ".join(GAMES)))
    folder = getattr(__import__("games." + name), name)
    for option, value, module in getattr(folder, "VARIANTS", ()) if options else ():
        if options.get(option) == value:
            return part(name, module).GAME
    return part(name, "rules").GAME


def start(name, seats, options=None, seed=0):
    """A new game, set up. Raises ValueError for seats, options or a seed that do not fit."""
    return load(name, options)(seats, options, seed)


def player(name):
    """The Player subclass for the game `name`."""
    return part(name, "bot").PLAYER


def screens(name, options):
    """The module whose begin(console) shows the first screen of a game on the console's table."""
    return part(name, "printed" if printed(options) else "screens")
