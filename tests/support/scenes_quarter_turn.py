"""Moments of a turn of Quarter Turn."""

from quarter_turn_table import lay, press, table


def moment(player, *buttons, ms=500):
    """Whoever is on turn presses buttons; then some time goes by."""
    press(player, *buttons)
    player.wait(ms)
    return player


def quarter_turn_new_turn():
    return lay(table(), made=((10, 1),), blocks=((12, 2), (3, 1)))


def quarter_turn_put():
    return moment(lay(table(), made=((10, 1), (0, 2)), blocks=((12, 2), (3, 1))), ms=1000)


def quarter_turn_on_the_die():
    return moment(quarter_turn_put(), "LEFT", ms=50)


def quarter_turn_rolling():
    return moment(lay(table(), "right"), "MATCH", ms=300)


def quarter_turn_left():
    return moment(lay(table(), "left"), "MATCH", ms=1000)


def quarter_turn_two_right():
    return moment(lay(table(), "two_right"), "MATCH", ms=1000)


def quarter_turn_swap():
    return moment(lay(table(), "swap"), "MATCH", ms=1000)


def quarter_turn_anti_block():
    return moment(lay(table(), "anti_block", blocks=((10, 2), (0, 1))), "MATCH", ms=1000)


SCENES = (
    quarter_turn_new_turn, quarter_turn_put, quarter_turn_on_the_die, quarter_turn_rolling,
    quarter_turn_left, quarter_turn_two_right, quarter_turn_swap, quarter_turn_anti_block,
)  # fmt: skip
