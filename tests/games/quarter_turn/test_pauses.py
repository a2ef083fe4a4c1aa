"""Quarter Turn on the console: pauses, and the limit of time."""

from quarter_turn_table import lay, press, roll, table, until
from support import rule


def test_back_held_pauses_on_every_screen_and_the_game_goes_on_as_it_was():
    player = lay(table(), "left")
    for screen in ("crossings", "die", "tiles"):
        assert player.screen == screen
        player.hold(2, "BACK", 2100)
        assert player.screen == "pause", screen
        player.press(1, "BACK")
        # The die lies still while the game is paused, and the board comes back.
        assert player.screen == ("tiles" if screen == "die" else screen)
        if screen == "crossings":
            press(player, "MATCH")


def test_back_held_by_the_player_on_turn_pauses_and_does_nothing_else():
    player = lay(table(), "swap")
    roll(player)
    press(player, "MATCH", "RIGHT")
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause"
    player.press(1, "BACK")
    assert player.screen == "tiles" and player.console.screen.picked == 12


@rule("QT-11")
def test_the_time_limit_ends_the_long_game_in_the_middle_of_a_turn():
    player = lay(table((1, 2, 3), form="long", minutes=1), "swap", blocks=((0, 2),))
    roll(player)
    assert player.console.screen.view.sand(player.console.now)[0] < 14
    until(player, "end")
    assert player.game.over
    until(player, "results")
    assert player.console.screen.winners == [2]
