"""Total Madness on the console: what errors cost."""

from madness_table import err, racing, win
from support import rule


@rule("TM-5")
def test_the_card_won_last_leaves_the_picture():
    player = racing()
    win(player, 1, 3)
    player.wait(2000)
    err(player, 1)
    assert player.screen == "verdict" and "sets a card aside" in player.console.screen.describe()
    assert player.console.screen.scores[0][0] == (1, 0, False)
    before = player.board.matrix.writes
    while player.screen == "verdict":
        player.wait(20)
    assert player.board.matrix.writes - before > 15, "the cross, then the card on its way"
    assert player.screen == "decks" and player.game.won[0] == [] and len(player.game.aside) == 1


@rule("TM-5")
def test_a_card_owed_is_shown_and_paid_with_the_next_one():
    player = racing()
    err(player, 2)
    assert "owes a card" in player.console.screen.describe()
    assert player.console.screen.scores[1][0] == (2, 0, True)
    player.wait(1300)
    win(player, 2, 5)
    screen = player.console.screen
    assert screen.scores[1][0] == (2, 0, False)
    player.wait(1900)
    assert player.screen == "verdict", "won, and set aside"
    player.wait(1100)
    assert player.screen == "decks" and player.game.owing == []
