"""The games that can be played on the console, in the order of the menu."""

GAMES = ("quick_play", "total_madness", "quarter_turn", "push_match", "twins")
COUNT_THEMSELVES = ("total_madness",)  # a false start is part of the game


def first_screen(console):
    """Show the first screen of the game at the console's table; its screens are dropped with the game."""
    name = console.table.name
    console.drop("console.screens.countdown")
    getattr(__import__("console." + name + ".start"), name).start.begin(console)
    console.drop("console." + name + ".start")


def fitting(console, name, seats, options):
    """The options of a game as they suit the display; most games suit any."""
    if name == "twins":
        from console.twins import layout

        options = layout.fitting(console.frame, seats, options)
        console.drop("console.twins.layout")
    return options


def preset(console, name, options):
    """The options of a game as they are before anybody has chosen, for the display."""
    if name == "twins":
        from console.twins import layout

        options["deck"] = layout.deck(console.frame)
        console.drop("console.twins.layout")
    return options


def again(game):
    """The options of the next game in a series: in Twins the winner of this one has a burden (TW-10)."""
    options = dict(game.options)
    if game.NAME == "twins":
        sides = set([game.side(seat) for seat in game.winners()])
        options["forbidden_seat"] = game.winners()[0] if len(sides) == 1 and not game.timed else 0
    return options
