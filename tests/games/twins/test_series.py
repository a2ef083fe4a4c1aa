"""Twins on the console: one game after another."""

from support import rule
from twins_table import hand, lay, table, thrice, turn_up


def _win_two_sets(player, seat):
    # In a function of its own, whose leftovers on the stack do not keep the first game in the small heap.
    game = player.game
    turn_up(player, 2)
    for number in range(2):
        one, other = game.tops()
        lay(player, (one, thrice(game, number)), (other, thrice(game, number)))
        hand(player, seat, one)
        hand(player, seat, other)


def _burden(player):
    game = player.game
    return game.options["forbidden_seat"], game.burdened, len(game.forbidden), len(game.table)


@rule("TW-10")
def test_the_winner_of_a_game_has_forbidden_patterns_in_the_next_one():
    player = table((1, 2), sets=2)
    _win_two_sets(player, 2)
    player.wait(3000)
    assert player.screen == "results"
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    player.wait(3000)
    assert _burden(player) == (2, 2, 3, 3)
    assert player.screen == "intro" and player.console.screen.describe() == "Forbidden to Player 2"
    player.wait(3600)
    assert player.screen == "twins"
