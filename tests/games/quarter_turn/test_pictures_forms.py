"""The other forms of Quarter Turn, other displays, and the end, as they were recorded."""

from quarter_turn_table import lay, moment, roll, table
from scenes import compare


def scene_pick():
    return moment(table((1, 2, 3), colours="picked"), "RIGHT", "MATCH", "RIGHT", ms=100)


def scene_alone():
    player = table((1,))
    player.game.turn = 9
    player.console.screen.view.unsettled = True
    player.wait(100)
    return player


def scene_long():
    player = table((1, 2, 3), form="long", minutes=2)
    player.wait(30000, 50)
    return player


def scene_watch():
    player = lay(table((1,), computers=1), "left", "right", "left")
    roll(player)
    moment(player, "MATCH", ms=3300)
    return player


def scene_passed():
    player = lay(table(), "anti_block", "anti_block")
    roll(player)
    return moment(player, "MATCH", ms=1900)


def scene_end():
    return moment(lay(table(), made=((10, 1),), blocks=((0, 1), (3, 1), (12, 2))), "MATCH", ms=100)


def scene_results():
    player = scene_end()
    player.wait(5500)
    return player


def scene_32x32():
    player = lay(table(width=32), "two_left", blocks=((10, 2),))
    roll(player)
    return moment(player, "LEFT", "MATCH", "UP", ms=450)


# The computer player needs the most memory.


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
