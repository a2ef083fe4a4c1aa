"""Total Madness on the console: the check of a claim, and the verdict."""

from madness_table import claim, racing, win
from support import rule


@rule("TM-4", "V-1")
def test_accepted_by_all_and_the_next_card_of_the_deck_shows():
    player = racing((1, 2, 3))
    before = player.game.tops()
    win(player, 2, 4)
    assert player.screen == "verdict" and player.game.won[1] == [before[3]]
    player.wait(2000)
    assert player.screen == "decks"
    assert [a == b for a, b in zip(before, player.game.tops())] == [True, True, True, False, True]


@rule("V-2", "V-3")
def test_the_check_is_that_of_quick_play():
    player = racing((1, 2, 3, 4))
    claim(player, 1, 5)
    player.press(3, "RIGHT")
    assert player.screen == "solutions"
    player.press(1, "RIGHT")
    assert player.screen == "solutions"
    player.press(4, "BACK")
    assert player.game.voting
    player.press(2, "BACK")
    assert player.sent("verdict")[-1]["right"] is False


def test_whoever_is_quick_can_claim_while_the_verdict_is_still_shown():
    player = racing()
    win(player, 1, 1)
    assert player.screen == "verdict"
    player.press(2, "MATCH")
    assert player.screen == "naming" and player.game.naming == 2


def test_any_other_press_ends_the_verdict_at_once():
    player = racing()
    win(player, 1, 1)
    player.press(2, "UP")
    assert player.screen == "decks"
