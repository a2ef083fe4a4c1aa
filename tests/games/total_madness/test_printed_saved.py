"""Total Madness with printed cards after a loss of power."""

from printed_table import accepted, claim, racing, resumed
from support import rule


@rule("RF-2", "C-5")
def test_all_top_cards_of_total_madness_are_laid_out_again():
    player = racing("total_madness", (1, 2))
    claim(player, 1, 3)
    accepted(player)
    files = player.board.storage.files
    player = None
    player = resumed(files)
    for card in player.game.tops():
        assert player.screen == "lay" and str(card) in player.console.screen.describe()
        player.wait(400)
        player.press(1, "MATCH")
    player.wait(2300)
    assert player.screen == "decks" and len(player.game.won[0]) == 1
