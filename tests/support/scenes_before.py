"""Moments before a game."""

from console_double import Player


def attract():
    player = Player()
    player.wait(2000)
    return player


def language():
    player = Player(files={})
    player.wait(300)
    player.press(1, "RIGHT")
    player.wait(500)
    return player


def menu():
    player = attract()
    player.press(1, "MATCH")
    player.wait(1000)
    return player


def settings():
    player = menu()
    player.press(1, "LEFT")
    player.press(1, "MATCH")
    player.press(1, "RIGHT")
    player.press(1, "UP")
    player.wait(400)
    return player


def join():
    player = menu()
    player.press(1, "MATCH")
    player.press(3, "MATCH")
    for _ in range(4):
        player.press(1, "RIGHT")
    player.press(1, "UP")
    player.wait(2000)
    player.event(1, "MATCH", True)
    player.wait(600)
    return player


def countdown():
    player = menu()
    player.press(1, "MATCH")
    player.press(3, "MATCH")
    player.hold(1, "MATCH", 1100)
    player.wait(1000)
    return player


SCENES = (attract, language, menu, settings, join, countdown)
