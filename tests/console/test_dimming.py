"""Idle dimming: dark when nobody is here, bright at the first press, never while people play."""

from console_double import Player

MINUTE = 60000


def test_the_attract_screen_dims_by_steps_and_any_press_brings_it_back():
    player = Player()
    matrix = player.board.matrix
    player.wait(5 * MINUTE - 1000, 100)
    assert matrix.brightness == 3
    player.wait(1100, 10)
    assert matrix.brightness == 2
    player.wait(5000, 100)
    assert matrix.brightness == 1
    assert max(player.board.lights.shown) <= 2
    player.event(2, "LEFT", True)
    player.wait(20)
    assert matrix.brightness == 3
    assert max(player.board.lights.shown) > 2
    assert player.console.settings["brightness"] == 3


def test_it_dims_when_it_is_told_to_or_never():
    for minutes in (2, 0):
        player = Player(files={"settings": {"language": "en", "dim": minutes, "brightness": 9}})
        player.wait(2 * MINUTE - 100, 100)
        assert player.board.matrix.brightness == 9
        player.wait(20 * MINUTE, 1000)
        assert player.board.matrix.brightness == (1 if minutes else 9)


def test_a_game_in_play_stays_bright_and_a_paused_one_dims():
    player = Player().race((1, 2))
    player.wait(6 * MINUTE, 200)
    assert player.screen == "card", "nobody has pressed, and nobody has lost the game"
    assert player.board.matrix.brightness == 3
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause"
    player.wait(6 * MINUTE, 200)
    assert player.board.matrix.brightness == 1
    player.press(1, "BACK")
    assert player.screen == "card" and player.board.matrix.brightness == 3


def test_a_game_that_everybody_has_left_dims_at_last():
    player = Player().race((1, 2), rounds=60)
    player.wait(29 * MINUTE, 500)
    before = player.board.matrix.brightness
    player.wait(2 * MINUTE, 500)
    assert (before, player.board.matrix.brightness) == (3, 1), player.screen


def test_another_brightness_over_the_link_wakes_nobody():
    player = Player()
    player.wait(6 * MINUTE, 200)
    player.board.link.waiting.append({"do": "settings", "set": {"brightness": 8}})
    player.wait(3000)
    assert player.board.matrix.brightness == 1
    player.event(1, "UP", True)
    player.wait(20)
    assert player.board.matrix.brightness == 8
