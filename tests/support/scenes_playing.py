"""Moments in a game."""

from console_double import Player


def card():
    player = Player()
    player.start((1, 2, 3, 4), seed=5)
    player.wait(21000)
    player.event(3, "DOWN", True)
    player.wait(1100)
    player.event(3, "DOWN", False)
    return player


def card_after_an_error():
    player = card()
    player.press(2, "MATCH")
    player.press(2, "BACK")
    player.wait(1300)
    return player


def claim():
    player = Player()
    player.start((1, 2, 3, 4), seed=5)
    player.wait(21000)
    player.press(2, "MATCH")
    player.press(4, "MATCH")
    player.wait(1500)
    player.press(3, "MATCH")
    player.wait(300)
    return player


def vote():
    player = claim()
    player.press(1, "BACK")
    player.wait(300)
    return player


def solutions():
    player = claim()
    player.press(1, "RIGHT")
    player.wait(200)
    return player


def right():
    player = claim()
    player.press(1, "MATCH")
    player.press(4, "MATCH")
    player.wait(900)
    return player


def wrong():
    player = claim()
    player.press(2, "BACK")
    player.wait(800)
    return player


def nobody():
    player = Player()
    player.start((1, 2), seed=5)
    for seat in (1, 2):
        player.event(seat, "DOWN", True)
    player.wait(1900)
    return player


def answer():
    player = nobody()
    player.wait(1000)
    return player


SCENES = (card, card_after_an_error, claim, vote, solutions, right, wrong, nobody, answer)
