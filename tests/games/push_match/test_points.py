"""Push Match on the console: cards, points, and the end."""

from push_match_table import ROW, call, go_on, lay, row, table
from support import rule


@rule("PM-6", "PM-7", "PM-8")
def test_a_row_of_an_own_card_is_two_points_and_a_new_round():
    player = row((3, 1, 7, 9))
    call(player)
    assert player.screen == "called" and player.game.points == [2, 0]
    faces = player.game.private(1)["faces"]
    player.wait(8000)
    assert player.screen == "curtain" and player.game.round == 2
    assert player.game.seats[player.game.turn] == 2, "the other begins the next round"
    assert player.game.private(1)["faces"] != faces


@rule("PM-7")
def test_the_other_steals_the_points_of_a_row_on_their_card():
    player = row((5, 1, 3, 9))
    call(player)
    assert player.game.points == [0, 2]
    says = []
    for _ in range(90):
        words = player.console.screen.describe()
        if words not in says:
            says.append(words)
        player.wait(100)
    assert says[:4] == [
        "Player 1 calls a row", "Player 1's cards", "Player 2's cards", "Player 2: +2\n0 : 2",
    ]  # fmt: skip


@rule("PM-8")
def test_five_points_end_the_game_and_presses_hurry_the_pictures():
    player = row((3, 1, 7, 9))
    player.game.points = [3, 4]
    call(player)
    assert player.game.over and player.screen == "called"
    for _ in range(3):
        assert player.screen == "called"
        player.press(2, "MATCH")
    assert player.screen == "results"
    assert player.console.screen.winners == [1]


@rule("PM-9")
def test_in_the_five_minute_game_the_first_row_decides_by_the_other_players_cards():
    for cards, winner in (((3, 1, 7, 9), 1), ((1, 2, 3, 9), 2)):
        player = row(cards, variant="five_minutes")
        call(player)
        assert player.game.over
        player.wait(8000)
        assert player.screen == "results" and player.console.screen.winners == [winner]
        player = None  # two would not fit into a small heap


def test_a_round_without_pushes_left_is_nobodys():
    player = lay(table(), ROW)
    game = player.game
    game.pushes = game.MOST_PUSHES
    game.phase = "call"
    go_on(player)
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    assert player.screen == "lines"
    player.press(2, "MATCH")
    assert player.screen == "called" and player.console.screen.describe() == "Nobody wins the round"
    player.wait(3000)
    assert player.screen == "curtain" and game.round == 2
