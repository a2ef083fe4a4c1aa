"""Quick Play on the console: how a claim is checked."""

from console_double import Player
from support import rule


@rule("V-1", "V-2")
def test_others_accept_by_match_object_by_back_and_vote():
    player = Player().race((1, 2, 3, 4))
    player.press(1, "MATCH")
    player.wait(1100)
    player.press(2, "MATCH")
    player.press(3, "BACK")
    assert player.game.voting
    player.press(2, "MATCH")
    player.press(4, "MATCH")
    assert player.sent("verdict")[-1]["right"] is True


@rule("V-3")
def test_solutions_are_shown_during_a_check_and_never_before():
    player = Player().race((1, 2))
    player.press(2, "RIGHT")
    assert player.screen == "card"
    player.press(1, "MATCH")
    player.press(1, "RIGHT")
    assert player.screen == "claim", "not on the claimant's own pad"
    player.press(2, "RIGHT")
    assert player.screen == "solutions"
    for _ in range(20):
        player.press(2, "RIGHT")
        if player.screen == "claim":
            break
    assert player.screen == "claim"


def verdict_on(change):
    from games.blocks import rules_cards as cards
    from games.blocks import rules_solver as solver

    player = Player().race((1, 2))
    lay = solver.solutions(cards.cells(player.game.card))[0]
    lay[0] ^= change
    player.board.link.waiting.append({"do": "blocks", "seat": 2, "lay": lay})
    player.wait(50)
    player.press(2, "MATCH")
    assert player.screen == "verdict"
    return player.sent("verdict")[-1]


@rule("V-4")
def test_known_blocks_are_judged_by_the_core():
    verdict = verdict_on(0)
    assert (verdict["right"], verdict["by"]) == (True, "core")


@rule("V-4")
def test_known_blocks_that_are_wrong_too():
    verdict = verdict_on(1)
    assert (verdict["right"], verdict["by"]) == (False, "core")
