"""Moments of a move of Quarter Turn, and what follows it, as they were recorded."""

from quarter_turn_table import lay, moment, roll, table
from scenes import compare


def scene_preview():
    player = lay(table((1, 2, 3)), "left", made=((5, 1),), blocks=((15, 2),))
    moment(player, "LEFT", "MATCH", ms=1700)
    return moment(player, "UP", "RIGHT", ms=450)


def scene_held():
    player = lay(table(), "left", blocks=((10, 2),))
    roll(player)
    return moment(player, "RIGHT", "RIGHT", "DOWN", "LEFT", ms=100)


def scene_refused():
    return moment(scene_held(), "MATCH", ms=900)


def scene_picked():
    player = lay(table(), "swap", blocks=((15, 2),))
    roll(player)
    return moment(player, "MATCH", "LEFT", "UP", ms=450)


def scene_moved():
    player = lay(table((1, 2, 3, 4)), "two_right")
    roll(player)
    return moment(player, "MATCH", "UP", "MATCH", ms=500)


def scene_taking():
    player = lay(table(), "anti_block", blocks=((10, 2), (0, 1)))
    roll(player)
    player.wait(300)
    return player


def scene_block_put():
    player = lay(table(), made=((10, 1),), blocks=((3, 1),))
    return moment(player, "MATCH", ms=100)


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
