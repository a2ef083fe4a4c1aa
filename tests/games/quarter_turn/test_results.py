"""Quarter Turn: the results show everybody in the colour that was played."""

from quarter_turn_table import press, table, until


def test_the_bars_and_lights_have_the_picked_colours():
    player = table((1, 2), colours="picked")
    press(player, "RIGHT", "MATCH", "MATCH")
    game = player.game
    assert game.colours == [2, 1]
    palette = player.console.palette
    game.left[1] = 0  # the first player has put all blocks
    game.over = True
    player.console.finish()
    until(player, "results")
    player.wait(1700)
    shown = player.board.matrix.shown
    best = bytes(shown[6 * 48 + 24 : 6 * 48 + 27])
    assert best in (palette.seat(2), palette.low(2)), "seat 1 has played with the colour of seat 2"
    assert bytes(shown[6 * 48 : 6 * 48 + 3]) == palette.seat(1)
    assert player.light(1) in (palette.seat(2), palette.faint(2))
