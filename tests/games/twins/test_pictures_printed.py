"""Moments at printed cards of Twins, as they were recorded."""

from printed_table import accepted, joining, partner, racing, typed
from scenes import compare


def _won(player, *seats):
    for seat in seats:
        player.press(seat, "MATCH")
        accepted(player)
        player.wait(2500)
    return player


def scene_printed_deal():
    player = joining("twins", (1, 2, 3, 4))
    player.wait(300)
    return player


def scene_printed_sets_of_two():
    return _won(racing("twins", (1, 2)), 1, 2, 2)


def scene_printed_sets_of_three():
    return _won(racing("twins", (1, 2, 4)), 1, 2, 2)


def scene_printed_sets_of_six():
    player = _won(racing("twins", (1, 2, 3, 4, 5, 6)), 6, 2, 2, 4)
    player.hold(3, "DOWN", 1200)
    return player


def scene_printed_together():
    player = racing("twins", (1, 2, 3), mode="together")
    for press in range(13):
        player.press(1 + press % 3, "MATCH")
    player.wait(20000, 100)
    return player


def scene_printed_points():
    player = racing("twins", (1, 2, 3, 4, 5, 6), mode="race")
    for press in range(30):
        player.press(1 + press * press % 6, "MATCH")
    player.wait(46000, 100)
    return player


def scene_printed_hands():
    player = racing("twins", (1, 2, 3, 4))
    player.press(3, "MATCH")
    player.press(1, "MATCH")
    player.wait(2000)
    player.press(2, "MATCH")
    return player


def scene_printed_theft():
    player = _won(racing("twins", (1, 2, 3, 4)), 2)
    player.press(3, "MATCH")
    player.press(3, "RIGHT")
    player.wait(1200)
    return player


def scene_printed_numbers():
    player = racing("twins", (1, 2, 3))
    player.press(3, "MATCH")
    player.wait(1500)
    player.press(2, "BACK")
    typed(player, 87)
    for _ in range(4):
        player.press(3, "UP")
    player.press(3, "RIGHT")
    player.wait(6000)
    return player


def _named(right):
    player = racing("twins", (1, 2, 3))
    player.press(3, "MATCH")
    player.wait(1500)
    player.press(2, "BACK")
    typed(player, 1)
    typed(player, partner(1, right))
    return player


def scene_printed_pattern():
    player = _named(True)
    player.wait(600)
    return player


def scene_printed_settled():
    player = _named(True)
    player.wait(2700)
    return player


def scene_printed_unlike():
    player = _named(False)
    player.wait(700)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
