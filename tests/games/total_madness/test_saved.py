"""Total Madness on the console: after a loss of power."""

from console_double import Player
from madness_table import err, racing, win


def test_a_saved_game_goes_on_where_it_stood():
    player = racing()
    win(player, 1, 1)
    player.wait(2000)
    err(player, 2)
    files, player = player.board.storage.files, None
    player = again(files)
    assert player.screen == "decks" and len(player.game.won[0]) == 1 and player.game.owing == [2]
    player.press(2, "MATCH")
    player = None
    player = again(files)
    assert player.screen == "naming" and player.game.naming == 2


def again(files):
    player = Player(files=files)
    player.press(1, "MATCH")
    player.wait(2600)
    return player
