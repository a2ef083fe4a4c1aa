"""Joining: who sits down, and what is to be played."""

from console_double import Player


def joining(pads=4):
    player = Player(pads=pads)
    player.press(2, "MATCH")
    player.press(2, "MATCH")
    assert player.screen == "join", player.board.storage.logged
    return player


def test_who_opens_a_game_is_the_first_and_others_join_and_leave():
    player = joining()
    join = player.console.screen
    assert join.humans == [2]
    player.press(4, "MATCH")
    player.press(1, "MATCH")
    assert join.humans == [2, 4, 1]
    assert player.light(4) == player.console.palette.seat(4)
    player.press(4, "BACK")
    player.press(4, "BACK")
    assert join.humans == [2, 1], "leaving twice takes nobody else away"
    player.press(2, "BACK")
    assert player.screen == "menu"


def test_only_the_first_pad_sets_the_options():
    player = joining()
    join = player.console.screen
    player.press(1, "UP")
    player.press(4, "MATCH")
    player.press(4, "UP")
    assert join.value("rounds") == 10
    player.press(2, "UP")
    assert join.value("rounds") == 11
    for _ in range(3):
        player.press(2, "DOWN")
    assert join.value("rounds") == 8
    player.press(2, "RIGHT")
    player.press(2, "UP")
    assert join.value("computers") == 1 and join.computers() == [1]
    player.press(2, "LEFT")
    player.press(2, "LEFT")
    player.press(2, "UP")
    assert join.value("strength") == 4


def test_a_held_button_goes_on_counting():
    player = joining()
    player.hold(2, "UP", 1500)
    assert 18 <= player.console.screen.value("rounds") <= 24


def test_computer_players_take_what_is_left_of_the_table():
    player = joining(pads=6)
    join = player.console.screen
    player.press(2, "RIGHT")
    for _ in range(3):
        player.press(2, "UP")
    assert join.computers() == [1, 3, 4]
    player.press(1, "MATCH")
    player.press(6, "MATCH")
    assert join.computers() == [3]
    player.press(5, "MATCH")
    assert join.computers() == []
    player.press(4, "MATCH")
    assert join.humans == [2, 1, 6, 5], "four at most"


def test_a_short_hold_starts_nothing_and_shows_how_far_it_came():
    player = joining()
    player.press(3, "MATCH")
    player.event(2, "MATCH", True)
    player.wait(700)
    assert player.screen == "join"
    last_row = player.board.matrix.shown[15 * 48 :]
    assert bytes(last_row[:3]) == player.console.palette.seat(2)
    assert not any(last_row[13 * 3 :])
    player.event(2, "MATCH", False)
    player.wait(700)
    assert player.screen == "join" and not any(player.board.matrix.shown[15 * 48 :])
    player.hold(3, "MATCH", 1500)
    assert player.screen == "join", "only the first pad starts"
    player.hold(2, "MATCH", 1100)
    assert player.screen == "countdown"
    assert player.game.seats == [2, 3]


def test_pads_that_are_not_plugged_in_keep_nobody_waiting():
    player = joining(pads=6)
    player.press(3, "MATCH")
    player.hold(2, "MATCH", 1100)
    assert player.screen == "countdown" and player.console.table.humans == [2, 3]
