"""The menu: a row of dots runs down its side, so up and down turn it as left and right do."""

from console_double import Player


def test_all_four_arrows_choose():
    player = Player()
    player.press(1, "MATCH")
    shown = []
    for button in ("RIGHT", "DOWN", "UP", "LEFT"):
        player.press(1, button)
        shown.append(player.console.screen.at)
    assert player.screen == "menu" and shown == [1, 2, 1, 0]
