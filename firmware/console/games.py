"""The games that can be played on the console, in the order of the menu."""

GAMES = ("quick_play", "quarter_turn", "push_match")


def first_screen(console):
    """Show the first screen of the game at the console's table; its screens are dropped with the game."""
    name = console.table.name
    getattr(__import__("console." + name + ".start"), name).start.begin(console)
