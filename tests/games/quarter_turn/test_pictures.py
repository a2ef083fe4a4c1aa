"""Moments of a turn of Quarter Turn, as they were recorded."""

from quarter_turn_table import lay, moment, table
from scenes import compare


def scene_new_turn():
    return lay(table(), made=((10, 1),), blocks=((12, 2), (3, 1)))


def scene_put():
    return moment(lay(table(), made=((10, 1), (0, 2)), blocks=((12, 2), (3, 1))), ms=1000)


def scene_on_the_die():
    return moment(scene_put(), "LEFT", ms=50)


def scene_rolling():
    return moment(lay(table(), "right"), "MATCH", ms=300)


def scene_left():
    return moment(lay(table(), "left"), "MATCH", ms=1000)


def scene_two_right():
    return moment(lay(table(), "two_right"), "MATCH", ms=1000)


def scene_swap():
    return moment(lay(table(), "swap"), "MATCH", ms=1000)


def scene_anti_block():
    return moment(lay(table(), "anti_block", blocks=((10, 2), (0, 1))), "MATCH", ms=1000)


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
