"""Push Match on the console: calling rows."""

from push_match_table import ROW, call, go_on, lay, row, table
from support import rule


@rule("PM-10")
def test_a_false_call_is_refused_with_a_reason_and_costs_nothing():
    player = row((3, 1, 7, 9))
    call(player, 0)
    assert player.screen == "lines" and player.console.screen.note.text == "Not five of a kind"
    assert player.game.points == [0, 0] and player.game.turn == 0
    player.press(1, "BACK")
    assert player.screen == "cells", "the turn goes on as if nothing had been"


@rule("PM-6")
def test_all_twelve_lines_can_be_called():
    player = lay(table(), ROW)
    player.press(1, "BACK")
    lines = []
    for button in ["DOWN"] * 7 + ["RIGHT"] * 7:
        lines.append(player.console.screen.line)
        player.press(1, button)
    assert sorted(set(lines)) == list(range(-1, 12))


@rule("PM-6")
def test_a_row_can_be_called_after_the_push_that_made_it():
    player = lay(table(), ROW)
    game = player.game
    game.phase = "call"
    go_on(player)
    player.press(1, "DOWN")
    player.press(1, "DOWN")
    player.press(1, "BACK")
    assert player.screen == "lines" and player.console.screen.line == -1
    player.press(1, "DOWN")
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    assert player.screen == "called"


@rule("PM-7")
def test_a_row_of_nobodys_card_is_one_point():
    player = row((5, 1, 2, 9))
    call(player)
    assert player.game.points == [1, 0]
