"""Total Madness on the console, for tests: to the count, to the race, and claims."""

from console_double import Player


def counting(seats=(1, 2), seed=7, computers=0, width=16, files=None, **options):
    """A player at the count of three; width: pixels of a square display."""
    player = Player(width, width, files=files)
    player.press(seats[0], "MATCH")
    menu = player.console.screen
    while menu.items[menu.at] != "total_madness":
        player.press(seats[0], "RIGHT")
    player.press(seats[0], "MATCH")
    for seat in seats[1:]:
        player.press(seat, "MATCH")
    join = player.console.screen
    for index, option in enumerate(join.options):
        if option.name in options:
            join.values[index] = options[option.name]
        elif option.name == "computers":
            join.values[index] = computers
    menu = join = None
    player.board.link.waiting.append({"do": "seed", "value": seed})
    player.hold(seats[0], "MATCH", 1100)
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
