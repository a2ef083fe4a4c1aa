"""Quarter Turn on the console: whole games, computer players, pauses, limits of time and turns."""

from quarter_turn_table import lay, note, press, roll, table
from support import rule


def until(player, screen, ms=60000):
    """Wait for a screen."""
    for _ in range(ms // 50):
        if player.screen == screen:
            return
        player.wait(50)
    raise AssertionError("the screen %s does not come: %s" % (screen, player.board.storage.logged))


def test_a_computer_player_is_seen_to_roll_and_to_move():
    player = lay(table((1,), computers=1), "left", "right")
    roll(player)
    press(player, "MATCH")
    assert player.screen == "watch" and player.game.at == 1
    player.press(1, "MATCH")
    assert "Player 2" in note(player)
    until(player, "die")
    assert player.game.die == "right"
    before = list(player.game.tiles)
    until(player, "crossings")
    moved = [tile for tile in range(25) if player.game.tiles[tile] != before[tile]]
    assert len(moved) == 1
    news = player.console.screen.sight.news
    assert news.stage(player.console.now) >= 0, "the move is shown when it is the next player's turn already"
    player.wait(3000)
    assert news.stage(player.console.now) < 0


def test_two_computer_players_wait_until_the_move_before_was_seen():
    player = lay(table((1,), computers=2), "left", "right", "left")
    roll(player)
    press(player, "MATCH")
    until(player, "die")
    screen = player.console.screen
    assert screen._begun >= screen.sight.news.until() > 0


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


def test_a_pause_is_reached_while_computers_play():
    player = lay(table((1,), computers=3), *["left"] * 9)
    roll(player)
    press(player, "MATCH")
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause"


@rule("QT-11")
def test_the_time_limit_ends_the_long_game_in_the_middle_of_a_turn():
    player = lay(table((1, 2, 3), form="long", minutes=1), "swap", blocks=((0, 2),))
    roll(player)
    assert player.console.screen.sight.sand(player.console.now)[0] < 14
    until(player, "end")
    assert player.game.over
    until(player, "results")
    assert player.console.screen.winners == [2]


@rule("QT-10")
def test_alone_the_turns_left_are_shown_and_a_turn_follows_one_s_own():
    player = lay(table((1,)), "left", "left")
    sight = player.console.screen.sight
    assert sight.sand(0) == (13, False)
    for _ in range(2):
        roll(player)
        press(player, "MATCH")
        if player.game.phase == "after":
            press(player, "LEFT", "MATCH")
    assert player.game.turn == 3 and player.screen == "crossings"
    player.game.turn = 20
    assert sight.sand(0) == (1, True)


@rule("QT-10")
def test_alone_in_one_colour_the_turns_are_counted_and_told_at_the_end():
    player = table((1,), form="one_colour")
    sight = player.console.screen.sight
    assert sight.sand(0) == (1, False)
    player.game.turn = 14
    assert sight.sand(0) == (1, False)
    lay(player, made=((10, 1),), blocks=((0, 1), (3, 1)))
    press(player, "MATCH")
    until(player, "results")
    assert "urns 14" in player.console.screen.describe()


def test_the_board_is_told_in_letters():
    player = lay(table(), blocks=((5, 2),))
    says = player.console.screen.describe().split("\n")
    assert says[0].startswith("Player 1: ") and len(says) == 2
    rows = says[1].split(" ")[0].split("/")
    assert len(rows) == 10 and all([len(row) == 10 for row in rows])
    assert rows[3][3] == "B" and says[1].endswith(" B2-2")
