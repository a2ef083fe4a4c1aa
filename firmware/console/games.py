"""What differs from game to game, as the console needs it."""

from console import loader as modules
from games import part

COUNT_THEMSELVES = ("total_madness",)  # a false start is part of the game


def printed(options):
    """Whether the cards lie on the table, printed; see core.option."""
    # The results need no second copy of a module that the game at the table holds.
    from core import option

    return option.printed(options)


def counted_down(game):
    """Whether a count-down leads to a game as it stands; printed cards have to be laid out first."""
    counts_itself = game.NAME in COUNT_THEMSELVES and game.phase() in ("ready", "count")
    return not counts_itself and not printed(game.options)


def first_screen(console):
    """Show the first screen of the game at the console's table; its screens are dropped with the game."""
    start = (
        ("blocks", "printed_start") if printed(console.table.game.options) else (console.table.name, "start")
    )
    modules.drop("console.screens.countdown")
    part(*start).begin(console)
    modules.drop("games.%s.%s" % start)
    modules.drop("console.games")


def fitting(console, name, seats, options):
    """The options of a game as they suit the display; most games suit any."""
    if name == "twins":
        from games.twins import layout

        options = layout.fitting(console.frame, seats, options)
        if printed(options):
            # People's own business, and no display limits it.
            options["deck"], options["table"] = layout.ALL, 0
        modules.drop("games.twins.layout")
    return options


def preset(console, name, options):
    """The options of a game as they are before anybody has chosen, for the display."""
    if name == "twins":
        from games.twins import layout

        options["deck"] = layout.deck(console.frame)
        modules.drop("games.twins.layout")
    return options


def colour_of(game, seat):
    """The seat whose colour a seat has played with: another's where colours are picked."""
    if game.NAME != "quarter_turn":
        return seat
    from games.quarter_turn.dealt import dealt

    colour = game.colours[game.seats.index(seat)]
    return dealt(game.seats)[colour - 1] if colour else seat


def again(game):
    """The options of the next game in a series: the next seat begins, in Twins the winner has a burden."""
    options = dict(game.options)
    if "starter" in options:
        options["starter"] = game.next_starter()  # C-9
    if game.NAME == "twins":
        sides = set([game.side(seat) for seat in game.winners()])
        burdens = len(sides) == 1 and not game.timed and not printed(options)
        options["forbidden_seat"] = game.winners()[0] if burdens else 0
    return options
