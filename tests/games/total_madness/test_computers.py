"""Total Madness on the console: computer players."""

from madness_table import counting


def test_computer_players_can_be_followed_to_the_end():
    player = counting((1,), computers=2)
    screens = []
    for _ in range(12000):
        player.wait(100, 50)
        if player.screen not in screens[-1:]:
            screens.append(player.screen)
        if player.screen == "results":
            break
    assert screens[-1] == "results"
    for name in ("count", "decks", "naming", "claim", "verdict"):
        assert name in screens
