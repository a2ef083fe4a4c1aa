"""Players at a console for games with printed cards, for tests."""

from console_double import Player


def joining(name, seats=(1, 2), seed=7, width=16, files=None, **options):
    """A player at the first screen of a game with printed cards; width: pixels of a square display."""
    player = Player(width, width, 6, files)
    player.join(name, seats, cards="printed", **options)
    player.begin(seats[0], seed)
    player.wait(500)
    assert player.screen == "lay", player.board.storage.logged
    player.console.say("seat", 1)  # a test may ask for words when a small heap has no room in one piece
    return player


def laid(player, seat=1):
    """Somebody lays out whatever the console asks for, until the count has ended."""
    while player.screen == "lay":
        player.press(seat, "MATCH")
        player.wait(100)
    while player.screen == "count":
        player.wait(100)
    player.wait(100)
    return player


def racing(name, seats=(1, 2), **how):
    """A player at the race of a game with printed cards."""
    return laid(joining(name, seats, **how), seats[0])


def claim(player, seat, deck):
    """A seat claims the card on a deck of Total Madness and names it."""
    player.press(seat, "MATCH")
    player.wait(400)
    while player.console.screen.deck() != deck:
        player.press(seat, "RIGHT")
    player.press(seat, "MATCH")


def accepted(player):
    """All others accept the claim, once nobody can claim any more."""
    player.wait(1700)
    for judge in player.game.judges():
        player.press(judge, "MATCH")
    return player


def typed(player, number):
    """The claimant of Twins puts in a number of three digits and names it."""
    seat = player.game.claimant
    for place, unit in enumerate((100, 10, 1)):
        if place:
            player.press(seat, "RIGHT")
        for _ in range(number // unit % 10):
            player.press(seat, "UP")
    player.press(seat, "MATCH")


def partner(card, right):
    """The number of a card of Twins that shares a pattern with another one, or that does not."""
    from games.twins.rules_printed import (  # not kept: the game brings it along, and the heap is small
        NONE,
        common,
    )

    return next(other for other in range(card + 1, 136) if (common(card, other) != NONE) == right)


def resumed(files):
    """A player who has taken up the saved game. The one before must be gone: a small heap holds one."""
    player = Player(pads=6, files=files)
    player.press(1, "MATCH")
    player.wait(500)
    assert player.screen == "lay", player.board.storage.logged
    return player
