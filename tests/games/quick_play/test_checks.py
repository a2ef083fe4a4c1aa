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


def verdict_on(change, late=False):
    from games.blocks import rules_cards as cards
    from games.blocks import rules_solver as solver

    player = Player().race((1, 2))
    lay = solver.solutions(cards.cells(player.game.card))[0]
    lay[0] ^= change
    if late:
        player.press(2, "MATCH")
        assert player.screen == "claim"
    player.board.link.waiting.append({"do": "blocks", "seat": 2, "lay": lay})
    player.wait(50)
    if not late:
        player.press(2, "MATCH")
    assert player.screen == "verdict"
    return player.sent("verdict")[-1]


@rule("V-4")
def test_known_blocks_are_judged_by_the_core():
    verdict = verdict_on(0)
    assert (verdict["right"], verdict["by"]) == (True, "core")


@rule("V-4")
def test_blocks_that_become_known_after_the_claim_are_judged_too():
    for change in (0, 1):
        verdict = verdict_on(change, late=True)
        assert (verdict["right"], verdict["by"]) == (not change, "core")


@rule("V-4")
def test_known_blocks_that_are_wrong_too():
    verdict = verdict_on(1)
    assert (verdict["right"], verdict["by"]) == (False, "core")


@rule("V-6")
def test_computers_judge_no_real_blocks_and_the_claimant_has_the_solutions_in_view():
    player = Player()
    player.start((1,), computers=2)
    assert player.game.options["cannot_judge"] == 0b110
    player.press(1, "MATCH")
    assert player.screen == "claim" and "Player 1 is the only judge" in player.console.screen.describe()
    player.wait(1100)
    assert player.screen == "solutions" and player.game.claimant == 1
    player.wait(600)
    player.press(1, "MATCH")
    assert player.sent("verdict")[-1]["right"] is True


@rule("V-6")
def test_where_another_person_sees_the_blocks_that_person_judges():
    player = Player()
    player.start((1, 3), computers=1)
    player.press(1, "MATCH")
    player.wait(1500)
    assert player.screen == "claim" and player.game.judges() == [3]
