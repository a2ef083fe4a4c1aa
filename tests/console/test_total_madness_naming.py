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


@rule("TM-3")
def test_ten_seconds_to_name_the_deck_and_the_frame_burns_down():
    player = racing()
    player.press(1, "MATCH")
    lit = []
    for _ in range(3):
        player.wait(3000)
        shown = player.board.matrix.shown
        lit.append(len([y for y in range(16) if any(shown[(16 * y + 15) * 3 : (16 * y + 16) * 3])]))
    assert lit == sorted(lit, reverse=True) and lit[0] > lit[2] + 6
    player.wait(1000)
    assert player.screen == "verdict" and player.sent("no_deck")[-1]["seat"] == 1
    assert player.game.owing == [1]
