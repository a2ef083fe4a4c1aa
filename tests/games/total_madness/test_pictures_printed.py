"""Moments at printed cards of Total Madness, as they were recorded."""

from printed_table import accepted, claim, joining, laid, racing
from scenes import compare


def scene_printed_lay_five():
    player = joining("total_madness", (1, 2, 3), seed=5)
    for _ in range(4):
        player.wait(400)
        player.press(3, "MATCH")
    return player


def scene_printed_naming():
    player = racing("total_madness", (1, 2, 3), seed=5)
    player.press(2, "MATCH")
    player.wait(400)
    for _ in range(3):
        player.press(2, "RIGHT")
    player.wait(2000)
    return player


def scene_printed_decks():
    player = racing("total_madness", (1, 2, 3, 4), seed=5)
    for seat, deck in ((1, 5), (1, 5), (2, 3), (4, 5), (1, 5), (3, 1)):
        claim(player, seat, deck)
        accepted(player)
        player.wait(2600)
        laid(player)
    claim(player, 2, 1)
    player.press(2, "BACK")
    player.wait(3500)
    return player


def scene_printed_alone():
    player = racing("total_madness", (2,), seed=5, solo="sixty", minutes=1)
    for deck in (5, 5, 4, 1):
        claim(player, 2, deck)
        accepted(player)
        player.wait(1600)
        laid(player, 2)
    player.wait(9000, 100)
    return player


def scene_printed_aside():
    player = racing("total_madness", (1, 2, 3), seed=5)
    claim(player, 2, 5)
    accepted(player)
    player.wait(2600)
    laid(player)
    claim(player, 2, 1)
    player.press(2, "BACK")
    player.wait(1500)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
