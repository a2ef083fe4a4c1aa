"""Twins with printed cards after a loss of power."""

from console_double import Player
from referee_table import accepted, laid, racing
from support import rule


def again(files):
    """A player who has taken up the saved game. The one before must be gone: a small heap holds one."""
    player = Player(pads=6, files=files)
    player.press(1, "MATCH")
    player.wait(500)
    assert player.screen == "lay", player.board.storage.logged
    return player


@rule("C-5")
def test_the_sets_of_twins_are_still_there():
    player = racing("twins", (1, 2))
    player.press(1, "MATCH")
    accepted(player)
    files = player.board.storage.files
    player = None
    player = again(files)
    assert player.game.sets == [[1, 2]]
    laid(player)
    assert player.screen == "twins_race"
