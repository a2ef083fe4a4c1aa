"""Moments with blocks on the console, as they were recorded (V-5)."""

import pad_laying as laying
from console_double import Player
from scenes import compare


def scene_laid_begin():
    player = laying.start(Player(), (1, 2, 3), rounds=3)
    player.wait(400)
    return player


def _half_laid(width=16, height=16):
    player = laying.start(Player(width, height), (1, 2), seed=3)
    seat = player.game.whose()
    player.press(seat, "MATCH")
    for number in laying.solution(player)[:3]:
        laying.put(player, seat, number)
    return player, seat


def scene_laying_choose():
    player, seat = _half_laid()
    player.press(seat, "UP")
    player.wait(9000)
    return player


def scene_laying_move():
    player, seat = _half_laid()
    player.press(seat, "MATCH")
    player.press(seat, "RIGHT")
    player.wait(400)
    return player


def scene_laying_wide():
    player, seat = _half_laid(32, 16)
    player.press(seat, "MATCH")
    player.press(seat, "MATCH")
    player.wait(400)
    return player


def scene_laying_large():
    player, seat = _half_laid(32, 32)
    player.press(seat, "RIGHT")
    player.wait(400)
    return player


def scene_laying_wrong():
    player, seat = _half_laid()
    for number in laying.solution(player)[3:]:
        laying.put(player, seat, number ^ 1)
    player.press(seat, "MATCH")
    player.wait(300)
    return player


def scene_lap():
    player, seat = _half_laid()
    for number in laying.solution(player)[3:]:
        laying.put(player, seat, number)
    player.press(seat, "MATCH")
    player.wait(900)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
