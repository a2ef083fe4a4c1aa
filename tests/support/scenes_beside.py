"""Moments beside a game: paused, or broken."""

from console_double import Player


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


SCENES = (pause, crash)
