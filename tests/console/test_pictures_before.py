"""Moments before a game, as they were recorded."""

from console_double import Player
from scenes import compare, of_few_items


def scene_attract():
    player = Player()
    player.wait(2000)
    return player


def scene_language():
    player = Player(files={})
    player.wait(300)
    player.press(1, "RIGHT")
    player.wait(500)
    return player


def scene_colours():
    player = scene_language()
    player.press(1, "MATCH")
    player.press(1, "RIGHT")
    player.wait(500)
    return player


def scene_menu():
    player = scene_attract()
    player.press(1, "MATCH")
    of_few_items(player.console.screen)
    player.wait(1000)
    return player


def scene_settings():
    player = scene_menu()
    player.press(1, "LEFT")
    player.press(1, "MATCH")
    player.press(1, "RIGHT")
    player.press(1, "UP")
    player.wait(400)
    return player


def scene_join():
    player = scene_menu()
    player.press(1, "MATCH")
    player.press(3, "MATCH")
    join = player.console.screen
    while join.options[join.at].name != "computers":
        player.press(1, "RIGHT")
    player.press(1, "UP")
    player.wait(2000)
    player.event(1, "MATCH", True)
    player.wait(600)
    return player


def scene_countdown():
    player = scene_menu()
    player.press(1, "MATCH")
    player.press(3, "MATCH")
    player.hold(1, "MATCH", 1100)
    player.wait(1000)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
