"""Moments beside a game: paused, or broken; as they were recorded."""

from console_double import Player
from scenes import compare


def scene_pause():
    player = Player().race()
    player.hold(2, "BACK", 2100)
    player.wait(500)
    return player


def broken(now):
    raise ValueError("torn")


def scene_crash():
    player = Player().race()
    player.console.table.advance = broken
    player.wait(200)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
