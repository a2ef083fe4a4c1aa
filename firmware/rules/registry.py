"""The games that exist. A game's module is loaded when it is asked for, not before."""

GAMES = ("quick_play", "total_madness", "quarter_turn", "push_match", "twins")


def load(name, options=None):
    """The Game subclass called `name`. Raises ValueError that lists the games there are.

    options: Twins has rules of its own with printed cards (RF-3), Quick Play with the console's blocks (V-5).
    """
    if name not in GAMES:
        raise ValueError("no game %r; there is: %s" % (name, ", ".join(GAMES)))
    if name == "twins" and options:
        from rules.option import printed

        if printed(options):
            name = "referee_twins"
    if name == "quick_play" and options and options.get("blocks") == "console":
        name = "quick_play_laid"
    return getattr(__import__("rules." + name), name).GAME


def start(name, seats, options=None, seed=0):
    """A new game, set up. Raises ValueError for seats, options or a seed that do not fit."""
    return load(name, options)(seats, options, seed)
