"""Total Madness on the console: the claimant names a deck."""

from madness_table import racing
from support import rule


@rule("TM-3")
def test_left_right_up_and_down_walk_round_the_decks():
    player = racing()
    player.press(2, "MATCH")
    screen = player.console.screen
    seen = []
    for button in ("RIGHT", "DOWN", "RIGHT", "DOWN", "RIGHT", "LEFT", "UP", "LEFT"):
        player.press(2, button)
        seen.append(screen.deck())
    assert seen == [2, 3, 4, 5, 1, 5, 4, 3]
    player.press(1, "RIGHT")
    assert screen.deck() == 3, "only the claimant walks"
    player.press(2, "MATCH")
    assert player.screen == "claim" and player.game.deck == 3
    assert player.sent("deck")[-1] == {
        "event": "deck",
        "seat": 2,
        "deck": 3,
        "card": player.game.tops()[2],
        "t": player.game.now,
    }


def test_a_nervous_second_press_names_nothing():
    player = racing()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    assert player.screen == "naming"
    player.wait(400)
    player.press(1, "MATCH")
    assert player.screen == "claim"
