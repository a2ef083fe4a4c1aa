"""The games that can be played on the console, in the order of the menu."""

GAMES = ("quick_play",)


def first_screen(console):
    """The screen with which the game at the console's table begins. Loaded with the game, dropped with it."""
    name = console.table.name
    return getattr(__import__("console.screens." + name).screens, name).begin(console)
