"""Joining: who has no pad, or a pad that is not plugged in."""

from console_double import Player


def joining(pads=4):
    player = Player(pads=pads)
    player.press(2, "MATCH")
    player.press(2, "MATCH")
    assert player.screen == "join", player.board.storage.logged
    return player


def test_computer_players_take_what_is_left_of_the_table():
    player = joining(pads=6)
    join = player.console.screen
    while join.options[join.at].name != "computers":
        player.press(2, "RIGHT")
    for _ in range(3):
        player.press(2, "UP")
    assert player.console.screen.computers() == [1, 3, 4]
    player.press(1, "MATCH")
    player.press(6, "MATCH")
    assert player.console.screen.computers() == [3]
    player.press(5, "MATCH")
    assert player.console.screen.computers() == []
    player.press(4, "MATCH")
    assert player.console.screen.humans == [2, 1, 6, 5], "four at most"


def test_pads_that_are_not_plugged_in_keep_nobody_waiting():
    player = joining(pads=6)
    player.press(3, "MATCH")
    player.hold(2, "MATCH", 1100)
    assert player.screen == "countdown" and player.console.table.humans == [2, 3]
