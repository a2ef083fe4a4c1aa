"""Joining: buttons that are held."""

from console_double import Player


def joining(pads=4):
    player = Player(pads=pads)
    player.press(2, "MATCH")
    player.press(2, "MATCH")
    assert player.screen == "join", player.board.storage.logged
    return player


def test_a_held_button_goes_on_counting():
    player = joining()
    player.hold(2, "UP", 1500)
    assert 18 <= player.console.screen.value("rounds") <= 24


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
