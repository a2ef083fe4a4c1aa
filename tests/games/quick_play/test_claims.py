"""Quick Play on the console: claims, in the order of the presses."""

from console_double import Player
from support import rule


def test_a_press_lights_the_claimants_pad_within_50_ms():
    player = Player().race()
    dim = player.light(2)
    player.event(2, "MATCH", True)
    player.wait(50)
    assert player.screen == "claim"
    assert player.light(2) == player.console.palette.seat(2) != dim


@rule("QP-6")
def test_two_presses_a_millisecond_apart_are_never_swapped():
    player = Player().race()
    now = player.board.clock.us()
    player.board.pads.events = [(now - 3000, 4, "MATCH", True), (now - 2000, 1, "MATCH", True)]
    player.console.step()
    assert player.game.claims == [4, 1]
    assert [data["margin_ms"] for data in player.sent("queued")] == [1]
    assert player.screen == "claim"


@rule("QP-6")
def test_the_time_of_the_press_counts_and_not_the_time_of_the_look():
    player = Player().race()
    player.press(1, "MATCH")
    player.board.clock.sleep_ms(890)
    player.event(2, "MATCH", True)  # 990 ms after the first claim
    player.board.clock.sleep_ms(50)
    player.event(3, "MATCH", True)  # 1040 ms after
    player.console.step()
    assert player.game.claims == [1, 2]


def test_a_second_press_on_the_same_pad_while_others_may_still_claim_accepts_nothing():
    player = Player().race((1, 2))
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    player.press(2, "MATCH")
    assert player.game.claims == [1, 2] and player.game.accepted == []
    player.wait(900)
    player.press(2, "MATCH")
    assert player.game.accepted == [] and player.console.is_red(2), (
        "a claim that came too late accepts nothing"
    )
    player.wait(600)
    player.press(2, "MATCH")
    assert player.screen == "verdict"


@rule("QP-5")
def test_a_wrong_claim_shuts_out_one_player_and_shows_it():
    player = Player().race((1, 2, 3))
    player.press(1, "MATCH")
    player.press(1, "BACK")  # withdrawn
    player.wait(1500)
    assert player.screen == "card" and player.game.locked == [1]
    red, green, blue = player.light(1)
    assert red > green == blue
    player.press(1, "MATCH")
    assert player.screen == "card"
    player.press(2, "MATCH")
    assert player.screen == "claim"


def test_whoever_is_quick_can_claim_while_the_verdict_on_another_is_still_shown():
    player = Player().race((1, 2, 3))
    player.press(1, "MATCH")
    player.press(1, "BACK")
    assert player.screen == "verdict"
    player.press(2, "MATCH")
    assert player.screen != "card" and player.game.claimant == 2
    player.wait(1500)
    assert player.screen == "claim"
