"""Moments of Twins, as they were recorded."""

from scenes import compare
from twins_table import go, hand, lay, table, thrice, turn_up, win


def scene_cards():
    player = table((1, 2, 3, 4), seed=5)
    turn_up(player, 8)
    player.press(2, "DOWN")
    player.wait(900)
    return player


def scene_hand():
    player = scene_cards()
    hand(player, 3, player.game.table[2])
    player.wait(300)
    return player


def scene_refused():
    player = scene_hand()
    go(player, 1, player.game.table[2])
    player.press(1, "MATCH")
    return player


def scene_won():
    player = table((1, 2), seed=5)
    turn_up(player, 5)
    win(player, 2)
    player.wait(100)
    return player


def scene_stolen():
    player = table((1, 2), seed=5)
    places = win(player, 2)
    turn_up(player, 3)
    player.wait(1500)
    third = player.game.table[-1]
    pattern = thrice(player.game)
    lay(player, (places[0], pattern), (places[1], pattern), (third, pattern))
    hand(player, 1, third)
    hand(player, 1, places[0])
    player.wait(150)
    return player


def scene_mistake():
    player = table((1, 2), seed=5)
    win(player, 1)
    turn_up(player, 3)
    player.wait(1500)
    hand(player, 1, player.game.table[0])
    hand(player, 1, player.game.table[1])
    return player


def scene_tie():
    player = table((1, 2), seed=5)
    turn_up(player, 3)
    one, other = player.game.table[:2]
    pattern = thrice(player.game)
    lay(player, (one, pattern), (other, pattern))
    go(player, 2, other)
    hand(player, 1, one)
    player.press(2, "MATCH")
    player.wait(150)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
