"""Printed cards after a loss of power: whatever is in play is laid out again."""

from console_double import Player
from referee_table import accepted, claim, laid, racing
from support import rule


def again(files):
    """A player who has taken up the saved game. The one before must be gone: a small heap holds one."""
    player = Player(pads=6, files=files)
    player.press(1, "MATCH")
    player.wait(500)
    assert player.screen == "lay", player.board.storage.logged
    return player


@rule("RF-2", "C-5")
def test_the_card_of_quick_play_is_laid_out_again():
    player = racing("quick_play", (1, 2))
    card, files = player.game.card, player.board.storage.files
    player = None
    player = again(files)
    assert player.game.card == card and str(card) in player.console.screen.describe()
    laid(player)
    assert player.screen == "card" and player.game.card == card


@rule("RF-2", "C-5")
def test_all_top_cards_of_total_madness_are_laid_out_again():
    player = racing("total_madness", (1, 2))
    claim(player, 1, 3)
    accepted(player)
    files = player.board.storage.files
    player = None
    player = again(files)
    for card in player.game.tops():
        assert player.screen == "lay" and str(card) in player.console.screen.describe()
        player.wait(400)
        player.press(1, "MATCH")
    player.wait(2300)
    assert player.screen == "decks" and len(player.game.won[0]) == 1
