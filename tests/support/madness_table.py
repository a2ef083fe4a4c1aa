"""Total Madness on the console, for tests: to the count, to the race, and claims."""

from console_double import Player


def counting(seats=(1, 2), seed=7, computers=0, width=16, files=None, **options):
    """A player at the count of three; width: pixels of a square display."""
    player = Player(width, width, files=files)
    player.join("total_madness", seats, computers=computers, **options)
    player.begin(seats[0], seed)
    if player.screen == "key":
        player.wait(700)
        player.press(seats[0], "MATCH")
    assert player.screen == "count", player.board.storage.logged
    player.console.say("seat", 1)  # a test may ask for words when a small heap has no room in one piece
    return player


def racing(seats=(1, 2), **how):
    """A player at the five decks, 100 ms after "go"."""
    player = counting(seats, **how)
    while player.screen == "count":
        player.wait(20)
    player.wait(100)
    return player


def claim(player, seat, deck):
    """A seat claims the card on a deck and names it."""
    player.press(seat, "MATCH")
    player.wait(400)
    while player.console.screen.deck() != deck:
        player.press(seat, "RIGHT")
    player.press(seat, "MATCH")


def win(player, seat, deck):
    """A seat claims a card, and all others accept."""
    claim(player, seat, deck)
    for judge in player.game.judges():
        player.press(judge, "MATCH")


def err(player, seat, deck=1):
    """A seat claims a card and withdraws."""
    claim(player, seat, deck)
    player.press(seat, "BACK")
