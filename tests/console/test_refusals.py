"""Presses that mean nothing now: the pad says so, and nothing else happens."""

from console_double import Player
from support import rule

RED = b"\xff\0\0"


def outvoted():
    """A player just after the claim of seat 1 was voted wrong by seats 2 and 3."""
    player = Player().race((1, 2, 3))
    player.press(1, "MATCH")
    player.wait(1100)
    player.press(2, "BACK")
    player.press(3, "BACK")
    return player


def reddens(player, seat):
    """Whether a pad's light is red at some time in the next 300 ms."""
    for _ in range(30):
        player.wait(10)
        if bytes(player.light(seat)) == RED:
            return True
    return False


@rule("QP-5")
def test_who_is_locked_sees_that_a_press_does_nothing():
    player = outvoted()
    player.wait(1500)
    assert player.screen == "card" and player.game.locked == [1]
    player.press(1, "MATCH")
    assert reddens(player, 1) and player.game.claims == []
    player.wait(1000)
    assert bytes(player.light(1)) == player.console.palette.shut


@rule("V-1")
def test_the_claimant_cannot_accept_and_sees_it():
    player = Player().race((1, 2))
    player.press(1, "MATCH")
    player.wait(1700)
    player.press(1, "MATCH")
    assert reddens(player, 1) and player.game.accepted == [] and player.screen == "claim"


@rule("QP-3")
def test_whoever_claims_while_a_verdict_is_shown_is_lit_at_once():
    player = outvoted()
    player.wait(100)
    assert player.screen == "verdict"
    player.event(2, "MATCH", True)
    player.wait(50)
    assert player.screen == "claim" and bytes(player.light(2)) == player.console.palette.seat(2)


@rule("QP-6")
def test_the_next_claim_of_the_queue_is_seen_before_it_is_judged():
    player = Player().race((1, 2, 3))
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    player.wait(1200)
    player.press(2, "BACK")
    player.press(3, "BACK")
    assert player.screen == "verdict" and player.game.claimant == 2
    player.press(3, "MATCH")
    player.press(1, "BACK")
    assert player.game.accepted == [] and not player.game.voting
    while player.screen == "verdict":
        player.wait(10)
    player.press(3, "MATCH")
    assert player.screen == "claim" and player.game.accepted == [], "a press meant for the verdict"
    player.wait(600)
    player.press(3, "MATCH")
    assert player.game.accepted == [3]


@rule("V-1")
def test_back_counts_from_when_it_went_down():
    player = Player().race((1, 2))
    player.press(1, "MATCH")
    due = player.game.check_due()
    while player.console.table.time(player.console.now) < due - 30:
        player.wait(10)
    player.press(2, "BACK", 300)
    assert player.sent("object") and player.sent("object")[-1]["t"] < due


@rule("V-4")
def test_blocks_that_cannot_lie_like_that_leave_the_check_to_the_others():
    player = Player().race((1, 2))
    player.board.link.waiting.append({"do": "blocks", "seat": 1, "lay": [0, 0, 0, 0, 0]})
    player.wait(20)
    player.press(1, "MATCH")
    assert player.screen == "claim"
    player.wait(12000)
    assert player.game.claimant == 0
