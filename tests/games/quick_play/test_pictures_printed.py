"""Moments at printed cards of Quick Play, as they were recorded."""

from printed_table import joining, racing
from scenes import compare


def scene_printed_lay():
    player = joining("quick_play", (1, 2, 3), seed=5)
    player.wait(500)
    return player


def scene_printed_count():
    player = scene_printed_lay()
    player.press(2, "MATCH")
    player.wait(1000)
    return player


def scene_printed_card():
    player = racing("quick_play", (1, 2, 3), seed=5)
    player.wait(21000, 100)
    return player


def scene_printed_claim():
    player = scene_printed_card()
    player.press(2, "MATCH")
    player.press(3, "MATCH")
    player.wait(1500)
    return player


def scene_printed_solution():
    player = scene_printed_claim()
    player.press(1, "RIGHT")
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
