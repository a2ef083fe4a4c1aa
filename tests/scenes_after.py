"""Moments after a game, or beside it."""

from console_double import Player


def _results(seats, winners):
    player = Player()
    player.start(seats, seed=5, rounds=len(winners))
    for seat in winners:
        player.wait(3000)
        player.press(seat, "MATCH")
        player.wait(1100)
        for judge in seats:
            if judge != seat or len(seats) == 1:
                player.press(judge, "MATCH")
        player.wait(2000)
    player.wait(2600)
    return player


def results():
    return _results((1, 2, 3, 4), (2, 3, 2, 1, 2, 3))


def results_alone():
    return _results((1,), (1, 1))


def pause():
    player = Player().race()
    player.hold(2, "BACK", 2100)
    player.wait(500)
    return player


def broken(now):
    raise ValueError("torn")


def crash():
    player = Player().race()
    player.console.table.advance = broken
    player.wait(200)
    return player


SCENES = (pause, results, results_alone, crash)
