"""Moments in a game of Total Madness, as they were recorded."""

from madness_table import claim, counting, err, racing, win
from scenes import compare


def scene_count():
    player = counting((1, 2, 3))
    player.wait(1200)
    return player


def scene_false_start():
    player = counting((1, 2, 3))
    player.wait(500)
    player.press(3, "MATCH")
    return player


def scene_after_a_false_start():
    player = scene_false_start()
    player.wait(1200)
    return player


def scene_decks():
    player = racing((1, 2, 3, 4), seed=5)
    player.hold(2, "DOWN", 1100)
    return player


def scene_decks_left():
    player = racing((1, 2), seed=5)
    for deck in (1, 3, 3):
        win(player, 1, deck)
        player.wait(2000)
    return player


def scene_sixty():
    player = racing((1,), seed=8, solo="sixty", minutes=1)
    player.wait(20000, 100)
    return player


def scene_hint():
    player = racing((1,))
    player.hold(1, "UP", 1100)
    return player


def scene_naming():
    player = racing((1, 2, 3), seed=5)
    player.press(2, "MATCH")
    player.wait(400)
    for _ in range(3):
        player.press(2, "RIGHT")
    player.wait(2000)
    return player


def scene_computer_names():
    player = racing((1,), seed=5, computers=1)
    while player.screen != "naming":
        player.wait(50)
    return player


def scene_check():
    player = racing((1, 2, 3), seed=5)
    claim(player, 3, 5)
    player.wait(1500)
    player.press(1, "MATCH")
    return player


def scene_won():
    player = racing((1, 2, 3), seed=5)
    win(player, 2, 5)
    player.wait(1000)
    return player


def scene_aside():
    player = racing((1, 2, 3), seed=5)
    win(player, 2, 5)
    player.wait(2000)
    err(player, 2)
    player.wait(1100)
    return player


def scene_owed():
    player = racing((1, 2, 3), seed=5)
    err(player, 3)
    player.wait(500)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
