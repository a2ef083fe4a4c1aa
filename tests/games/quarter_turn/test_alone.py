"""Quarter Turn on the console: one player, and the board in letters."""

from quarter_turn_table import lay, press, roll, table, until
from support import rule


@rule("QT-10")
def test_alone_the_turns_left_are_shown_and_a_turn_follows_one_s_own():
    player = lay(table((1,)), "left", "left")
    view = player.console.screen.view
    assert view.sand(0) == (13, False)
    for _ in range(2):
        roll(player)
        press(player, "MATCH")
        if player.game.phase == "after":
            press(player, "LEFT", "MATCH")
    assert player.game.turn == 3 and player.screen == "crossings"
    player.game.turn = 20
    assert view.sand(0) == (1, True)


@rule("QT-10")
def test_alone_in_one_colour_the_turns_are_counted_and_told_at_the_end():
    player = table((1,), form="one_colour")
    view = player.console.screen.view
    assert view.sand(0) == (1, False)
    player.game.turn = 14
    assert view.sand(0) == (1, False)
    lay(player, made=((10, 1),), blocks=((0, 1), (3, 1)))
    press(player, "MATCH")
    until(player, "results")
    assert "urns 14" in player.console.screen.describe()


def test_the_board_is_told_in_letters():
    player = lay(table(), blocks=((5, 2),))
    assert player.console.screen.describe().startswith("Player 1: ")
    spelled = player.console.screen.spell()
    rows = spelled.split(" ")[0].split("/")
    assert len(rows) == 10 and all([len(row) == 10 for row in rows])
    assert rows[3][3] == "B" and spelled.endswith(" B2-2")
