"""Moments of a move of Quarter Turn, and what follows it."""

from quarter_turn_table import lay, roll, table
from scenes_quarter_turn import moment


def quarter_turn_preview():
    player = lay(table((1, 2, 3)), "left", made=((5, 1),), blocks=((15, 2),))
    moment(player, "LEFT", "MATCH", ms=1700)
    return moment(player, "UP", "RIGHT", ms=450)


def quarter_turn_held():
    player = lay(table(), "left", blocks=((10, 2),))
    roll(player)
    return moment(player, "RIGHT", "RIGHT", "DOWN", "LEFT", ms=100)


def quarter_turn_refused():
    return moment(quarter_turn_held(), "MATCH", ms=900)


def quarter_turn_picked():
    player = lay(table(), "swap", blocks=((15, 2),))
    roll(player)
    return moment(player, "MATCH", "LEFT", "UP", ms=450)


def quarter_turn_moved():
    player = lay(table((1, 2, 3, 4)), "two_right")
    roll(player)
    return moment(player, "MATCH", "UP", "MATCH", ms=500)


def quarter_turn_taking():
    player = lay(table(), "anti_block", blocks=((10, 2), (0, 1)))
    roll(player)
    player.wait(300)
    return player


def quarter_turn_block_put():
    player = lay(table(), made=((10, 1),), blocks=((3, 1),))
    return moment(player, "MATCH", ms=100)


SCENES = (
    quarter_turn_preview, quarter_turn_held, quarter_turn_refused, quarter_turn_picked, quarter_turn_moved,
    quarter_turn_taking, quarter_turn_block_put,
)  # fmt: skip
