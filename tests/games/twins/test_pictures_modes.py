"""Moments of the other modes of Twins, as they were recorded."""

from scenes import compare
from twins_table import hand, join, lay, table, thrice


def scene_join():
    player = join((1, 2, 3), computers=2, mode="teams")
    player.press(2, "LEFT")
    player.press(3, "RIGHT")
    player.wait(1000)
    return player


def scene_teams():
    return table((1, 2, 3), computers=2, mode="teams", forbidden_seat=2)


def scene_forbidden():
    return table((1, 2), forbidden_seat=2, seed=3)


def scene_marked():
    player = scene_forbidden()
    player.press(1, "MATCH")
    player.wait(1000)
    return player


def scene_race():
    player = table((1, 2), mode="race", seconds=30, seed=3)
    one, other = player.game.table[:2]
    lay(player, (one, thrice(player.game)), (other, thrice(player.game)))
    hand(player, 1, one)
    hand(player, 1, other)
    player.wait(12000, 100)
    return player


def scene_rating():
    player = table((1,), seconds=30, seed=3)
    player.wait(36000, 100)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
