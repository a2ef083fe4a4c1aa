"""Total Madness on the console: virtual blocks."""

from madness_table import racing
from support import rule


def verdict_on(change):
    from games.blocks import rules_cards as cards
    from games.blocks import rules_solver as solver

    player = racing()
    player.press(2, "MATCH")
    player.wait(400)
    player.press(2, "RIGHT")
    lay = solver.solutions(cards.cells(player.game.tops()[1]))[0]
    lay[0] ^= change
    player.board.link.waiting.append({"do": "blocks", "seat": 2, "lay": lay})
    player.press(2, "MATCH")
    assert player.screen == "verdict"
    return player.sent("verdict")[-1]


@rule("V-4")
def test_known_blocks_are_judged_by_the_core_once_the_deck_is_named():
    for change, right in ((0, True), (1, False)):
        verdict = verdict_on(change)
        assert (verdict["right"], verdict["by"]) == (right, "core")
