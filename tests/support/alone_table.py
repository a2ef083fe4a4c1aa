"""Somebody alone at Quick Play, for tests of the best runs."""

from console_double import Player


def run(files, pause):
    """A run of one card alone in a little more than so many ms; its results are up."""
    player = Player(files=files)
    player.start((1,), rounds=1)
    player.wait(pause)
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    player.wait(2500)
    assert player.screen == "results", player.board.storage.logged
    return player
