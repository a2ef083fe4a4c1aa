"""Taking the last move back by the pads, in Push Match and Quarter Turn (PM-12)."""

import push_match_table
import quarter_turn_table
from support import rule


def pushed(**how):
    """Seat 1 has pushed and ended the turn; the curtain of seat 2 is down."""
    player = push_match_table.table(**how)
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    if not how:
        player.press(2, "MATCH")
    player.wait(1500)
    mover = player.game.seats[player.game.turn]
    push_match_table.push(player, mover, 7)
    player.press(mover, "MATCH")
    return player, mover


def moved(seats=(1, 2)):
    """Seat 1 has turned a tile and may put blocks, or end the turn."""
    player = quarter_turn_table.lay(quarter_turn_table.table(seats), "left")
    quarter_turn_table.roll(player)
    before = list(player.game.tiles)
    player.press(1, "MATCH")
    player.wait(200)
    assert player.game.tiles != before
    return player, before


@rule("PM-12")
def test_up_held_asks_for_the_push_and_the_other_agrees_by_match():
    player, mover = pushed()
    other = 3 - mover
    assert player.screen == "curtain" and player.game.turn == player.game.seats.index(other)
    player.hold(mover, "UP", 1100)
    assert player.screen == "asked" and player.game.asked()
    assert "asks to take back a move" in player.console.screen.describe()
    player.press(mover, "MATCH")
    assert player.screen == "asked" and player.console.is_red(mover), "nobody answers for oneself"
    player.press(other, "MATCH")
    assert player.game.seats[player.game.turn] == mover and player.game.pushes == 0
    assert player.screen == "curtain" and "taken back" in player.console.screen.describe()
    player.press(mover, "MATCH")
    assert player.screen == "cells"


@rule("PM-12")
def test_back_keeps_the_push_and_so_does_time():
    for answer in ("BACK", None):
        player, mover = pushed()
        player.hold(mover, "UP", 1100)
        assert player.screen == "asked"
        if answer:
            player.press(3 - mover, answer)
        else:
            player.wait(10500)
        assert player.game.pushes == 1 and not player.game.asked()
        assert player.screen == "curtain" and "stands" in player.console.screen.describe()
        player.hold(mover, "UP", 1100)
        assert player.screen == "curtain", "asked once"


@rule("PM-12")
def test_pausing_is_no_answer():
    player, mover = pushed()
    player.hold(mover, "UP", 1100)
    player.hold(3 - mover, "BACK", 2100)
    assert player.screen == "pause" and player.game.asked()
    player.press(1, "MATCH")
    assert player.screen == "asked"


@rule("PM-12")
def test_a_question_outlasts_a_loss_of_power():
    player, mover = pushed()
    player.hold(mover, "UP", 1100)
    files = dict(player.board.storage.files)
    from console_double import Player

    player = Player(files=files)
    player.wait(50)
    player.press(1, "MATCH")
    player.wait(3200)
    assert player.screen == "asked", (player.screen, player.board.storage.logged)


@rule("PM-12")
def test_a_short_press_of_up_asks_nothing():
    player, mover = pushed()
    player.hold(mover, "UP", 700)
    assert player.screen == "curtain" and not player.game.asked()


@rule("PM-12")
def test_a_turned_tile_comes_back_when_all_others_agree():
    player, before = moved((1, 2, 4))
    player.hold(1, "UP", 1100)
    assert player.screen == "asked"
    player.press(2, "MATCH")
    assert player.screen == "asked" and player.game.agreed == [2]
    player.press(4, "MATCH")
    player.wait(50)
    assert player.game.tiles == before and player.screen == "tiles"
    assert "taken back" in player.console.screen.describe()


@rule("PM-12")
def test_a_turned_tile_stays_where_somebody_keeps_it():
    player, before = moved()
    player.hold(1, "UP", 1100)
    player.press(2, "BACK")
    player.wait(50)
    assert player.game.tiles != before and player.screen == "crossings"
    assert "stands" in player.console.screen.describe()


@rule("PM-12")
def test_who_plays_alone_asks_nobody():
    player, before = moved((1,))
    player.hold(1, "UP", 1100)
    player.wait(50)
    assert player.game.tiles == before and player.screen == "tiles"


@rule("PM-12")
def test_a_computer_agrees():
    player = quarter_turn_table.lay(quarter_turn_table.table((1,), computers=1), "left")
    quarter_turn_table.roll(player)
    before = list(player.game.tiles)
    player.press(1, "MATCH")
    player.wait(200)
    player.hold(1, "UP", 1100)
    player.wait(1500)
    assert player.game.tiles == before and player.screen == "tiles"
