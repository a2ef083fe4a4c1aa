"""Quarter Turn on the console: a whole turn by pads, from block to block."""

from quarter_turn_table import lay, note, press, roll, table
from support import rule


@rule("QT-3", "QT-4")
def test_a_turn_begins_at_the_die_and_the_roll_is_seen_before_a_tile_is_chosen():
    player = lay(table(), "left")
    assert player.screen == "crossings" and player.game.phase == "before"
    press(player, "MATCH")
    assert player.screen == "die" and player.game.die == "left"
    before = list(player.game.tiles)
    player.wait(2000)
    assert player.screen == "tiles" and player.game.tiles == before
    press(player, "MATCH")
    assert player.game.at == 1 and player.screen == "crossings"
    assert [tile for tile in range(25) if player.game.tiles[tile] != before[tile]] == [12]


@rule("QT-3")
def test_blocks_are_put_before_the_roll_or_left_for_later():
    player = lay(table(), "left", made=((0, 1), (10, 1)))
    screen = player.console.screen
    assert screen.stops == [0, 10, -1] and screen.stop() == 0
    press(player, "RIGHT")
    assert screen.stop() == 10
    press(player, "MATCH")
    assert player.game.blocks[10] == 1 and player.game.phase == "before"
    screen = player.console.screen
    assert screen.stops == [0, -1]
    press(player, "LEFT")
    assert screen.stop() == -1
    press(player, "MATCH")
    assert player.game.phase == "move" and not player.game.blocks[0]


@rule("QT-3")
def test_after_the_move_blocks_are_put_or_the_turn_is_ended_at_the_corner():
    player = lay(table(), "right", "right", made=((5, 1),))
    player.console.screen.view.cursor[1] = 24
    press(player, "DOWN")
    roll(player)
    press(player, "MATCH")
    assert player.screen == "crossings" and player.game.phase == "after"
    press(player, "RIGHT", "MATCH")
    assert player.game.at == 1 and not any(player.game.blocks)


@rule("QT-2")
def test_the_last_block_wins_at_once_and_is_celebrated():
    player = lay(table(), made=((10, 1),), blocks=((0, 1), (3, 1)))
    press(player, "MATCH")
    assert player.game.over and player.screen == "end"
    player.wait(3500)
    assert player.screen == "results" and player.console.screen.winners == [1]


def test_a_press_ends_the_celebration():
    player = lay(table(), made=((10, 1),), blocks=((0, 1), (3, 1)))
    press(player, "MATCH")
    player.press(2, "MATCH")
    assert player.screen == "results"


def test_only_the_player_on_turn_can_play_and_others_are_told_so():
    player = lay(table(), "left")
    player.press(2, "MATCH")
    assert player.game.phase == "before" and "Player 1" in note(player)
    player.press(3, "MATCH")
    assert player.game.phase == "before"


def test_a_press_cuts_the_die_short_but_turns_nothing():
    player = lay(table(), "left")
    before = list(player.game.tiles)
    press(player, "MATCH", "MATCH")
    assert player.screen == "tiles" and player.game.tiles == before


@rule("QT-8")
def test_an_anti_block_takes_a_block_and_rolls_again():
    player = lay(table(), "anti_block", "swap", blocks=((0, 1), (10, 2)))
    roll(player)
    assert player.game.phase == "anti" and player.screen == "crossings"
    assert player.console.screen.stop() == 10, "the other player's block comes first"
    press(player, "MATCH")
    assert not player.game.blocks[10] and player.game.phase == "again"
    roll(player)
    assert player.screen == "tiles" and player.game.die == "swap"


@rule("QT-8")
def test_an_anti_block_can_be_left_alone_and_a_second_one_ends_the_turn():
    player = lay(table(), "anti_block", "anti_block", blocks=((0, 1),))
    roll(player)
    assert player.console.screen.stop() == -1, "nobody takes an own block by mistake"
    press(player, "MATCH")
    assert player.game.blocks[0] == 1 and player.game.at == 1
    assert player.screen == "die", "the second one is shown"
    player.wait(2700)
    assert player.screen == "crossings" and player.game.phase == "before"


@rule("QT-12")
def test_a_turn_that_cannot_be_played_is_seen_to_pass():
    from turning import ALL_BUT_ONE

    player = table()
    for crossing in range(16):
        player.game.blocks[crossing] = ALL_BUT_ONE[crossing]
    lay(player, "swap")
    press(player, "LEFT" if len(player.console.screen.stops) > 1 else "MATCH")
    while player.game.phase == "before" and player.game.at == 0:
        press(player, "MATCH")
    assert player.game.at == 1 and player.screen == "die"
    player.wait(3000)
    assert player.screen == "crossings"


@rule("QT-2")
def test_colours_are_picked_and_a_taken_one_is_refused():
    player = table((1, 2, 3), colours="picked")
    assert player.screen == "pick"
    press(player, "RIGHT")
    assert player.light(1) == player.console.screen.view.bright[2]
    press(player, "MATCH")
    assert player.game.colours == [2, 0, 0] and player.screen == "pick"
    press(player, "RIGHT", "MATCH")
    assert "taken" in note(player) and player.game.colours == [2, 0, 0]
    press(player, "RIGHT", "MATCH", "MATCH")
    assert player.game.colours == [2, 3, 1] and player.screen == "crossings"
    assert player.light(1) == player.console.screen.view.bright[2]
