"""Joining: everybody's handicap, and what one player is offered first (QP-11)."""

from console_double import Player
from support import rule


def joined(seats=(1, 2, 3)):
    player = Player()
    player.join("quick_play", seats, computers=0)
    return player


def says(player):
    return player.console.screen.describe().split("\n")[0]


def turn_to(player, name):
    join = player.console.screen
    for _ in join.options:
        if join.options[join.at].name == name:
            return True
        player.press(1, "RIGHT")
    return False


@rule("QP-11")
def test_everybody_sets_their_own_handicap_and_all_see_it():
    player = joined()
    assert ("UP", 0, "handicap") in player.console.screen.offers(2)
    player.press(2, "UP")
    player.press(3, "DOWN")
    assert says(player) == "Quick Play: Players 1 2 3, Player 2: 3 s, Player 3: 10 s"
    assert player.console.screen.scroller.text == "10 s"
    assert turn_to(player, "handicaps")
    player.press(1, "UP")
    player.press(1, "UP")
    assert "Player 1: 6 s" in says(player)
    player.press(3, "BACK")
    player.press(3, "MATCH")
    assert "Player 3:" not in says(player), "whoever joins anew has none"
    player.begin(1, 7)
    player.wait(2600)
    assert player.game.handicaps == [6000, 3000, 0]


@rule("QP-11")
def test_a_claim_counts_when_the_handicap_is_over_and_the_pad_shows_it():
    player = joined((1, 2))
    player.press(2, "UP")
    player.begin(1, 7)
    player.wait(2700)
    assert player.screen == "card" and player.light(2) == player.console.screen.light(2)
    waiting = bytes(player.light(2))
    player.press(2, "MATCH")
    assert player.screen == "card", "too early"
    player.wait(3200)
    assert bytes(player.light(2)) != waiting
    player.press(2, "MATCH")
    assert player.screen == "claim"


@rule("QP-11")
def test_one_player_has_no_handicap_and_is_offered_easy_cards_first():
    player = joined((1,))
    assert not turn_to(player, "handicaps")
    assert turn_to(player, "order") and player.console.screen.value("order") == "rising"
    player.press(2, "MATCH")
    assert player.console.screen.value("order") == "chance"
    player.press(2, "BACK")
    player.press(1, "UP")
    assert player.console.screen.value("order") == "chance", "whoever has chosen has chosen"
