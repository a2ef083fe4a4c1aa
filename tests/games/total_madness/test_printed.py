"""Total Madness with printed cards on the console."""

from printed_table import accepted, claim, joining, laid, racing
from support import rule


@rule("RF-2", "TM-2")
def test_five_cards_are_laid_out_before_the_count():
    player = joining("total_madness", (1, 2))
    tops = player.game.tops()
    for card in tops:
        assert str(card) in player.console.screen.describe()
        player.wait(400)
        player.press(2, "MATCH")
    assert player.screen == "count"
    player.press(1, "MATCH")
    assert player.sent("false_start")


@rule("RF-2", "TM-4")
def test_after_a_win_the_next_card_of_the_deck_is_laid_out_while_the_clock_stands():
    player = racing("total_madness", (1, 2))
    below = player.game.decks[2][1]
    claim(player, 1, 3)
    accepted(player)
    assert player.screen == "verdict"
    clock = player.game.clock(player.console.table.time(player.console.now))
    player.press(2, "MATCH")
    assert player.screen == "verdict", "nobody claims while a card is missing"
    player.wait(2000)
    assert player.screen == "lay" and str(below) in player.console.screen.describe()
    player.wait(20000, 100)
    laid(player)
    assert player.screen == "decks"
    assert player.game.clock(player.console.table.time(player.console.now)) - clock < 500


@rule("RF-2")
def test_an_empty_deck_asks_for_nothing():
    player = racing("total_madness", (1,))
    claim(player, 1, 2)
    player.press(1, "MATCH")
    player.wait(2000)
    assert player.screen == "decks" and player.game.tops()[1] == 0
