"""Quarter Turn on the console: computer players, whom people can follow."""

from quarter_turn_table import lay, note, press, roll, table, until


def test_a_computer_player_is_seen_to_roll_and_to_move():
    player = lay(table((1,), computers=1), "left", "right")
    roll(player)
    press(player, "MATCH")
    assert player.screen == "watch" and player.game.at == 1
    player.press(1, "MATCH")
    assert "Chip" in note(player), "computer players have names"
    until(player, "die")
    assert player.game.die == "right"
    before = list(player.game.tiles)
    until(player, "crossings")
    moved = [tile for tile in range(25) if player.game.tiles[tile] != before[tile]]
    assert len(moved) == 1
    animation = player.console.screen.view.animation
    assert animation.stage(player.console.now) >= 0, (
        "the move is shown when it is the next player's turn already"
    )
    player.wait(3000)
    assert animation.stage(player.console.now) < 0


def test_two_computer_players_wait_until_the_move_before_was_seen():
    player = lay(table((1,), computers=2), "left", "right", "left")
    roll(player)
    press(player, "MATCH")
    until(player, "die")
    screen = player.console.screen
    assert screen.begun >= screen.view.animation.until() > 0


def test_a_whole_game_of_computer_players_ends():
    player = table((1,), computers=3, strength=1)
    game = player.game
    for _ in range(400):
        if player.screen == "results":
            break
        if game.at == 0 and not game.over:
            press(player, "MATCH")
        player.wait(200, 20)
    assert player.screen in ("results", "crossings", "tiles", "die", "watch"), player.board.storage.logged
    assert not player.board.storage.logged


def test_a_pause_is_reached_while_computers_play():
    player = lay(table((1,), computers=3), *["left"] * 9)
    roll(player)
    press(player, "MATCH")
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause"
