"""Push Match on the console: what may not be pressed, and what is said then."""

from push_match_table import FOUR, lay, note, push, table, to_cell
from support import rule
from ui import sounds


@rule("PM-4")
def test_the_cube_that_was_just_put_in_is_refused_with_a_reason():
    player = table()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    push(player, 2, 8)
    player.press(2, "MATCH")
    player.press(1, "MATCH")
    to_cell(player, 1, 6)
    player.press(1, "MATCH")
    assert player.screen == "cells" and note(player) == "That cube was just pushed in"
    assert player.board.buzzer.played[-1] == sounds.notes(sounds.REFUSED)
    player.press(1, "RIGHT")
    assert player.console.screen.note is None, "the next press acts and takes the words away"


@rule("PM-5")
def test_the_gap_is_filled_only_where_that_makes_five():
    player = lay(table(), FOUR)
    to_cell(player, 1, 0)
    player.press(1, "MATCH")
    wrong = player.game.private(1)["hand"].index(4)
    while player.console.screen.view.face != wrong:
        player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert note(player) == "Only to make five in a row" and player.screen == "hand"
    right = player.game.private(1)["hand"].index(1)
    while player.console.screen.view.face != right:
        player.press(1, "LEFT")
    player.press(1, "MATCH")
    assert player.screen == "lines" and player.game.private(1)["faces"][:5] == [1] * 5
    player.press(1, "MATCH")
    assert note(player) == "Call your row first"
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    assert player.screen == "called"


def test_whoever_is_not_on_turn_is_told_who_is():
    player = table()
    player.press(2, "MATCH")
    assert note(player) == "Player 1's turn"
    player.press(1, "MATCH")
    player.press(2, "LEFT")
    assert note(player) == "Player 1's turn" and player.screen == "corner"
    sounds = len(player.board.buzzer.played)
    player.press(3, "MATCH")
    assert len(player.board.buzzer.played) == sounds + 1, "a pad without a seat is heard at least"
