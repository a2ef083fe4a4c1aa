"""Total Madness on the console: giving up, and the results."""

from madness_table import racing, win
from support import rule


@rule("TM-6")
def test_down_held_gives_up_and_when_all_have_the_game_is_over():
    player = racing()
    bright = bytes(player.light(1))
    player.hold(1, "DOWN", 1100)
    assert player.game.given_up == [1] and player.screen == "decks"
    assert bytes(player.light(1)) != bright and any(player.light(1))
    player.hold(2, "DOWN", 900)
    assert player.game.given_up == [1], "not long enough"
    player.hold(2, "DOWN", 1100)
    assert player.screen == "verdict" and player.console.screen.describe() == "The end"
    player.wait(2500)
    assert player.screen == "results"


@rule("TM-6", "TM-7")
def test_the_results_tell_the_points_and_the_levels_that_decided():
    player = racing()
    for seat, deck in ((1, 1), (1, 2), (2, 1), (2, 5), (1, 5)):
        win(player, seat, deck)
        player.wait(2000)
    for seat in (1, 2):
        player.hold(seat, "DOWN", 1100)
    player.wait(2500)
    assert player.screen == "results"
    assert player.console.screen.describe().startswith("1. Player 1: points 5 2. Player 2: points 4")
