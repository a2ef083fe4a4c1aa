"""Who hesitates is told what can be pressed, and who presses shortly that it has to be held."""

from console_double import Player

TOP, BOTTOM = 3, 13  # the lines above and below the words


def row(player, y):
    return bytes(player.board.matrix.shown[48 * y : 48 * y + 48])


def framed(player, y):
    return row(player, y)[:3] * 16 == row(player, y) and any(row(player, y))


def joining():
    player = Player()
    player.press(2, "MATCH")
    player.press(2, "MATCH")
    assert player.screen == "join"
    return player


def test_the_matrix_says_once_what_can_be_pressed():
    player = joining()
    player.wait(3500)
    assert not framed(player, TOP)
    player.wait(1000)
    assert row(player, TOP) == bytes(player.console.palette.seat(2)) * 16
    player.press(2, "RIGHT")
    assert not framed(player, TOP)
    player.wait(20000)
    assert not framed(player, TOP)


def test_a_short_press_where_a_hold_is_meant_says_so_and_how_far_it_came():
    player = joining()
    player.event(2, "MATCH", True)
    player.wait(500)
    player.event(2, "MATCH", False)
    player.wait(100)
    assert player.screen == "join" and framed(player, TOP)
    bright = bytes(player.console.palette.seat(2))
    filled = [row(player, BOTTOM)[at : at + 3] == bright for at in range(0, 48, 3)]
    assert 6 <= sum(filled) <= 10 and filled == sorted(filled, reverse=True)
    player.hold(2, "MATCH", 1100)
    assert player.screen == "countdown"


def test_what_is_meant_to_be_short_says_nothing():
    player = joining()
    player.press(3, "MATCH")
    player.press(3, "BACK")
    assert not framed(player, TOP)


def test_everybody_is_offered_what_suits_their_seat():
    player = joining()
    keys = lambda seat: [offer[2] for offer in player.console.offers(seat)]  # noqa: E731
    assert keys(2)[0] == "start" and "leave" in keys(2)
    assert keys(3) == ["join"]
    player.press(3, "MATCH")
    assert keys(3) == ["handicap", "handicap", "stand_up"]
