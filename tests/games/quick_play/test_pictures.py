"""Moments in a game of Quick Play, as they were recorded."""

from console_double import Player
from scenes import compare


def scene_card():
    player = Player()
    player.start((1, 2, 3, 4), seed=5)
    player.wait(21000)
    player.event(3, "DOWN", True)
    player.wait(1100)
    player.event(3, "DOWN", False)
    return player


def scene_card_after_an_error():
    player = scene_card()
    player.press(2, "MATCH")
    player.press(2, "BACK")
    player.wait(1300)
    return player


def scene_claim():
    player = Player()
    player.start((1, 2, 3, 4), seed=5)
    player.wait(21000)
    player.press(2, "MATCH")
    player.press(4, "MATCH")
    player.wait(1500)
    player.press(3, "MATCH")
    player.wait(300)
    return player


def scene_vote():
    player = scene_claim()
    player.press(1, "BACK")
    player.wait(300)
    return player


def scene_solutions():
    player = scene_claim()
    player.press(1, "RIGHT")
    player.wait(200)
    return player


def scene_right():
    player = scene_claim()
    player.press(1, "MATCH")
    player.press(4, "MATCH")
    player.wait(900)
    return player


def scene_wrong():
    player = scene_claim()
    player.press(2, "BACK")
    player.wait(800)
    return player


def scene_nobody():
    player = Player()
    player.start((1, 2), seed=5)
    for seat in (1, 2):
        player.event(seat, "DOWN", True)
    player.wait(1900)
    return player


def scene_hint():
    player = Player().race((1,), seed=5)
    for _ in range(2):
        player.hold(1, "UP", 1100)
    return player


def scene_answer():
    player = scene_nobody()
    player.wait(1000)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
