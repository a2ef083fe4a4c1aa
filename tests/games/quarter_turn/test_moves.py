"""Quarter Turn on the console: choosing tiles, previews, and why some cannot be chosen."""

from games.quarter_turn.rules_board import rotate
from quarter_turn_table import lay, note, press, roll, table
from support import rule


def tile_pixels(player, tile):
    """The four pixels of a tile: top left, top right, bottom right, bottom left."""
    rgb, width = player.board.matrix.shown, player.board.width
    x, y = tile % 5 * 3, tile // 5 * 3
    places = [(y + dy) * width + x + dx for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]
    return [rgb[3 * place : 3 * place + 3] for place in places]


@rule("QT-4")
def test_the_tile_under_the_cursor_shows_how_it_would_lie():
    player = lay(table(), "right")
    roll(player)
    press(player, "RIGHT")
    player.wait(50)
    now = tile_pixels(player, 13)
    player.wait(400)
    then = tile_pixels(player, 13)
    assert then == now[3:] + now[:3], "a quarter clockwise"
    assert tile_pixels(player, 12) != tile_pixels(player, 13)
    before = list(player.game.tiles)
    press(player, "MATCH")
    assert player.game.tiles[13] == rotate(before[13], 1)


@rule("QT-5")
def test_twice_turns_one_tile_by_half_or_two_by_a_quarter():
    player = lay(table(), "two_left")
    roll(player)
    before = list(player.game.tiles)
    press(player, "MATCH", "MATCH")
    assert player.game.tiles[12] == rotate(before[12], 2)
    player = lay(table(), "two_left")
    roll(player)
    before = list(player.game.tiles)
    press(player, "MATCH", "UP", "MATCH")
    assert player.game.tiles[7] == rotate(before[7], -1)
    assert player.game.tiles[12] == rotate(before[12], -1)


@rule("QT-6")
def test_swap_needs_two_tiles_and_back_drops_the_first():
    player = lay(table(), "swap")
    roll(player)
    before = list(player.game.tiles)
    press(player, "MATCH", "MATCH")
    assert "another" in note(player) and player.game.phase == "move"
    press(player, "RIGHT", "BACK")
    assert player.console.screen.picked is None and player.console.screen.tile() == 12
    press(player, "MATCH", "RIGHT")
    player.wait(400)
    assert player.console.screen.picked == 12
    press(player, "MATCH")
    assert player.game.tiles[12] == before[13] and player.game.tiles[13] == before[12]


@rule("QT-7")
def test_a_tile_under_a_block_is_dark_and_refused_with_the_reason():
    player = lay(table(), "left", "two_left", blocks=((0, 2),))
    roll(player)
    before = list(player.game.tiles)
    press(player, "UP", "UP", "LEFT")
    bright, dark = tile_pixels(player, 3), tile_pixels(player, 0)
    assert max([max(pixel) for pixel in bright]) > 4 * max([max(pixel) for pixel in dark])
    press(player, "LEFT", "MATCH")
    assert "block" in note(player) and player.game.tiles == before
    press(player, "DOWN", "DOWN", "MATCH")
    assert player.game.at == 1
    roll(player)
    press(player, "UP", "UP", "LEFT", "LEFT", "MATCH")
    assert "block" in note(player) and player.game.phase == "move"


@rule("QT-11")
def test_a_tile_that_rests_is_refused_with_the_reason():
    player = lay(table((1, 2, 3), form="long"), "left", "right")
    roll(player)
    press(player, "MATCH")
    roll(player)
    screen = player.console.screen
    screen.view.cursor[2] = 12
    press(player, "UP", "DOWN", "MATCH")
    assert "just turned" in note(player) and player.game.at == 1


def test_the_cursor_stays_where_its_player_left_it_and_leaves_a_held_tile():
    player = lay(table(), "left", "left", "left")
    roll(player)
    press(player, "UP", "RIGHT", "MATCH")
    roll(player)
    assert player.console.screen.tile() == 12
    press(player, "DOWN", "MATCH")
    roll(player)
    assert player.console.screen.tile() == 8
    press(player, "UP", "UP")
    assert player.console.screen.tile() == 23, "it runs round the board"


def test_back_shows_the_die_once_more():
    player = lay(table(), "swap")
    roll(player)
    press(player, "BACK")
    assert player.screen == "die" and player.game.phase == "move"
    player.wait(1200)
    assert player.screen == "tiles"
