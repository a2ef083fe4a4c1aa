"""Moments of the other modes of Twins."""

from twins_table import hand, join, lay, table, thrice


def twins_join():
    player = join((1, 2, 3), computers=2, mode="teams")
    player.press(2, "LEFT")
    player.press(3, "RIGHT")
    player.wait(1000)
    return player


def twins_teams():
    return table((1, 2, 3), computers=2, mode="teams", forbidden_seat=2)


def twins_forbidden():
    return table((1, 2), forbidden_seat=2, seed=3)


def twins_marked():
    player = twins_forbidden()
    player.press(1, "MATCH")
    player.wait(1000)
    return player


def twins_race():
    player = table((1, 2), mode="race", seconds=30, seed=3)
    one, other = player.game.table[:2]
    lay(player, (one, thrice(player.game)), (other, thrice(player.game)))
    hand(player, 1, one)
    hand(player, 1, other)
    player.wait(12000, 100)
    return player


def twins_rating():
    player = table((1,), seconds=30, seed=3)
    player.wait(36000, 100)
    return player


SCENES = (twins_join, twins_teams, twins_forbidden, twins_marked, twins_race, twins_rating)
