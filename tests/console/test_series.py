"""A series: once more, and who has won how many."""

from console_double import Player
from support import rule


def win(player, winner, seats):
    player.press(winner, "MATCH")
    player.wait(1700)
    for judge in seats:
        if judge != winner:
            player.press(judge, "MATCH")
    player.wait(3000)
    assert player.screen == "results", player.board.storage.logged


def once_more(player, screen="card"):
    while not player.console.screen.describe().startswith("Play again"):
        player.press(1, "RIGHT")
    player.press(1, "MATCH")
    player.wait(2600)
    assert player.screen == screen, (player.screen, player.board.storage.logged)


def test_the_results_tell_who_has_won_how_many_and_the_menu_ends_it():
    player = Player()
    player.start((1, 2), rounds=1)
    win(player, 2, (1, 2))
    assert player.console.screen.items == ("results", "again", "quit"), "one game is no series"
    once_more(player)
    win(player, 1, (1, 2))
    once_more(player)
    win(player, 2, (1, 2))
    player.press(1, "MATCH")
    assert player.console.screen.describe().startswith("Series of 3: Player 1: 1, Player 2: 2")
    player.press(1, "MATCH")
    assert player.console.screen.describe().startswith("Play again")
    player.press(1, "BACK")
    assert player.screen == "menu" and player.console.series is None


def test_a_game_begun_anew_from_the_pause_counts_once():
    player = Player()
    player.start((1, 2), rounds=1)
    win(player, 2, (1, 2))
    once_more(player)
    player.hold(1, "BACK", 2100)
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    player.wait(2600)
    win(player, 2, (1, 2))
    assert player.console.series == [2, 0, 2]


def test_a_series_outlasts_a_loss_of_power_in_a_game():
    player = Player()
    player.start((1, 2), rounds=1)
    win(player, 2, (1, 2))
    once_more(player)
    files = dict(player.board.storage.files)
    for series, after in (([1, 0, 1], [2, 1, 1]), (None, [1, 1, 0]), ([1, 0], [1, 1, 0]), ("x", [1, 1, 0])):
        assert files["game"]["series"] == [1, 0, 1]
        player = Player(files=dict(files, game=dict(files["game"], series=series)))
        player.press(1, "MATCH")
        player.wait(2600)
        win(player, 1, (1, 2))
        assert player.console.series == after


def test_a_game_saved_by_an_older_version_goes_on():
    player = Player().race((1, 2))
    saved = dict(player.board.storage.files["game"])
    del saved["series"]
    player = Player(files={"settings": {"language": "en"}, "game": saved})
    player.wait(50)
    player.press(1, "MATCH")
    player.wait(2600)
    assert player.screen == "card", (player.screen, player.board.storage.logged)


@rule("C-9")
def test_in_a_series_the_next_seat_begins():
    import quarter_turn_table

    player = quarter_turn_table.table((1, 2, 4), starter=4)
    for first in (1, 2, 4):
        player.game.left = [0] * 4
        player.game.over = True
        player.console.finish()
        once_more(player, "crossings")
        assert player.game.seats[player.game.at] == player.game.seats[player.game.first] == first
