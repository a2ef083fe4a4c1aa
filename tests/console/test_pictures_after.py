"""Moments after a game, as they were recorded."""

from console_double import Player
from scenes import compare


def _results(seats, winners):
    player = Player()
    player.start(seats, seed=5, rounds=len(winners))
    for seat in winners:
        player.wait(3000)
        player.press(seat, "MATCH")
        player.wait(1700)
        for judge in seats:
            if judge != seat or len(seats) == 1:
                player.press(judge, "MATCH")
        player.wait(2000)
    player.wait(2600)
    return player


def scene_results():
    return _results((1, 2, 3, 4), (2, 3, 2, 1, 2, 3))


def scene_results_alone():
    return _results((1,), (1, 1))


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
