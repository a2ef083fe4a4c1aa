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
    assert player.console.screen.humans == [2]
    player.press(4, "MATCH")
    player.press(1, "MATCH")
    assert player.console.screen.humans == [2, 4, 1]
    assert player.light(4) == player.console.palette.seat(4)
    player.press(4, "BACK")
    player.press(4, "BACK")
    assert player.console.screen.humans == [2, 1], "leaving twice takes nobody else away"
    player.press(2, "BACK")
    assert player.screen == "menu"


def test_only_the_first_pad_sets_the_options():
    player = joining()
    player.press(1, "UP")
    player.press(4, "MATCH")
    player.press(4, "UP")
    assert player.console.screen.value("rounds") == 10
    player.press(2, "UP")
    assert player.console.screen.value("rounds") == 11
    for _ in range(3):
        player.press(2, "DOWN")
    assert player.console.screen.value("rounds") == 8
    join = player.console.screen
    while join.options[join.at].name != "computers":
        player.press(2, "RIGHT")
    player.press(2, "UP")
    assert player.console.screen.value("computers") == 1 and player.console.screen.computers() == [1]
    player.press(2, "RIGHT")
    player.press(2, "UP")
    assert player.console.screen.value("strength") == 4
