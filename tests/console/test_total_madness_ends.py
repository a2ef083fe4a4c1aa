"""Total Madness on the console: giving up, the end, runs alone, games with computer players."""

from madness_table import claim, counting, err, racing, win
from support import rule


@rule("TM-6")
def test_down_held_gives_up_and_when_all_have_the_game_is_over():
    player = racing()
    bright = bytes(player.light(1))
    player.hold(1, "DOWN", 1100)
    assert player.game.given_up == [1] and player.screen == "decks"
    assert bytes(player.light(1)) != bright and any(player.light(1))
    player.hold(2, "DOWN", 900)
    assert player.game.given_up == [1], "not long enough"
    player.hold(2, "DOWN", 1100)
    assert player.screen == "verdict" and player.console.screen.describe() == "The end"
    player.wait(2500)
    assert player.screen == "results"


@rule("TM-6", "TM-7")
def test_the_results_tell_the_points_and_the_levels_that_decided():
    player = racing()
    for seat, deck in ((1, 1), (1, 2), (2, 1), (2, 5), (1, 5)):
        win(player, seat, deck)
        player.wait(2000)
    for seat in (1, 2):
        player.hold(seat, "DOWN", 1100)
    player.wait(2500)
    assert player.screen == "results"
    assert player.console.screen.describe().startswith("1. Player 1: points 5 2. Player 2: points 4")


@rule("TM-8")
def test_five_cards_alone_are_a_run_against_the_clock():
    files = {"settings": {"language": "en"}}
    player = racing((1,), files=files)
    for deck in (5, 4, 3, 2, 1):
        claim(player, 1, deck)
        player.press(1, "MATCH")
        player.wait(1500)
    player.wait(1000)
    assert player.screen == "results"
    (points, ms) = files["best"]["total_madness five 10"]
    assert points == 10 and ms == -player.game.race_ms
    assert "points 10" in player.console.screen.describe() and "New best!" in player.console.screen.describe()


@rule("TM-8")
def test_an_error_alone_costs_a_card():
    player = racing((1,))
    claim(player, 1, 2)
    player.press(1, "BACK")
    player.press(1, "BACK")
    assert player.game.owing == [1] or player.game.voting


@rule("TM-8")
def test_all_sixty_cards_end_with_the_time():
    player = racing((1,), solo="sixty", minutes=1)
    shown = []
    for _ in range(4):
        win(player, 1, 5)
        player.wait(13000, 100)
        picture = player.board.matrix.shown
        shown.append(len([x for x in range(16) if any(picture[(160 + x) * 3 : (161 + x) * 3])]))
    assert shown == sorted(shown, reverse=True) and shown[0] - shown[3] > 7, shown
    player.wait(10000, 100)
    assert player.screen == "results" and player.game.standings()[0][2] == 12


def test_computer_players_can_be_followed_to_the_end():
    player = counting((1,), computers=2)
    screens = []
    for _ in range(12000):
        player.wait(100, 50)
        if player.screen not in screens[-1:]:
            screens.append(player.screen)
        if player.screen == "results":
            break
    assert screens[-1] == "results"
    for name in ("count", "decks", "naming", "claim", "verdict"):
        assert name in screens


def test_a_saved_game_goes_on_where_it_stood():
    player = racing()
    win(player, 1, 1)
    player.wait(2000)
    files = player.board.storage.files
    err(player, 2)
    player = again(files)
    assert player.screen == "decks" and len(player.game.won[0]) == 1 and player.game.owing == [2]
    player.press(2, "MATCH")
    player = again(player.board.storage.files)
    assert player.screen == "naming" and player.game.naming == 2


def again(files):
    from console_double import Player

    player = Player(files=files)
    player.press(1, "MATCH")
    player.wait(2600)
    return player
