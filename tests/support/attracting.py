"""Watching the attract screen, for tests."""

from console_double import Player
from games import GAMES


def turn(game, number=0):
    """Which scene is a game's, after it was seen so often: a name, a game, a name, a game, how to begin."""
    place = len(GAMES) * number + GAMES.index(game)
    return place // 2 * 5 + place % 2 * 2 + 2


def watch(player, turn, ms=0):
    """Wait until a scene has begun, and for `ms` more."""
    while player.console.screen.turn < turn:
        player.wait(20, 20)
    player.wait(ms)
    return player


def at(game, ms, **how):
    """A player who watches a game's first scene and has done so for `ms`."""
    return watch(Player(**how), turn(game), ms)
