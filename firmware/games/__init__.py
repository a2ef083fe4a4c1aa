"""The games that exist, in the order of the menu. A game's modules are loaded when they are asked for."""

GAMES = ("quick_play", "total_madness", "quarter_turn", "push_match", "twins")


def part(name, module):
    """A module of a game's folder."""
    return getattr(getattr(__import__("games.%s.%s" % (name, module)), name), module)


def load(name, options=None):
    """The Game subclass called `name`. Raises ValueError that lists the games there are.

    options: Twins has rules of its own with printed cards (RF-3), Quick Play with the console's blocks (V-5).
    """
    if name not in GAMES:
        raise ValueError("no game %r; there is: %s" % (name, ", ".join(GAMES)))
    if name == "twins" and options:
        from core.option import printed

        if printed(options):
            return part(name, "rules_printed").GAME
    if name == "quick_play" and options and options.get("blocks") == "console":
        return part(name, "rules_laid").GAME
    return part(name, "rules").GAME


def start(name, seats, options=None, seed=0):
    """A new game, set up. Raises ValueError for seats, options or a seed that do not fit."""
    return load(name, options)(seats, options, seed)


def player(name):
    """The Player subclass for the game `name`."""
    return part(name, "bot").PLAYER
