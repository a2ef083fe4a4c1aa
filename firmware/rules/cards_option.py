"""Where the cards of a game are (RF-1)."""

from rules.option import Option

SCREEN, PRINTED = "screen", "printed"
CARDS = Option("cards", SCREEN, choices=(SCREEN, PRINTED))


def printed(options):
    """Whether these options of a game want printed cards."""
    return options.get(CARDS.name) == PRINTED
