"""Quick Play with printed cards after a loss of power."""

from printed_table import laid, racing, resumed
from support import rule


@rule("RF-2", "C-5")
def test_the_card_of_quick_play_is_laid_out_again():
    player = racing("quick_play", (1, 2))
    card, files = player.game.card, player.board.storage.files
    player = None
    player = resumed(files)
    assert player.game.card == card and str(card) in player.console.screen.describe()
    laid(player)
    assert player.screen == "card" and player.game.card == card
