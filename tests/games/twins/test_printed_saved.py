"""Twins with printed cards after a loss of power."""

from printed_table import accepted, laid, racing, resumed
from support import rule


@rule("C-5")
def test_the_sets_of_twins_are_still_there():
    player = racing("twins", (1, 2))
    player.press(1, "MATCH")
    accepted(player)
    files = player.board.storage.files
    player = None
    player = resumed(files)
    assert player.game.sets == [[1, 2]]
    laid(player)
    assert player.screen == "twins_race"
