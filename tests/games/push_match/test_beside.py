"""Push Match on the console: the computer, pauses, saved games."""

from console_double import Player
from push_match_table import table
from support import rule


@rule("PM-11")
def test_the_computer_plays_either_side_and_shows_what_it_does():
    for seat in (1, 2):
        player = table(seats=(seat,), computers=1, seed=3, starter=1)
        game = player.game
        screens = []
        for _ in range(60):
            if player.screen not in screens:
                screens.append(player.screen)
            if player.screen == "corner":
                player.press(seat, "MATCH")
            player.wait(100)
            if game.pushes:
                break
        assert "curtain" not in screens
        if seat == 1:
            assert screens == ["corner", "watch"] and game.pushes == 1
            assert player.console.screen.view.stage(player.console.now) >= 100, "the cell is in motion"
            player.wait(1000)
        assert player.screen == "cells" and game.seats[game.turn] == seat
        player = game = None  # two would not fit into a small heap


def test_against_the_computer_the_own_cards_are_a_press_away():
    player = table(seats=(1,), computers=1)
    player.press(1, "BACK")
    assert player.screen == "cards"
    player.press(1, "MATCH")
    assert player.screen == "corner"


def test_a_pause_shows_nothing_and_comes_back_to_the_same_side():
    player = table()
    player.press(1, "MATCH")
    player.hold(2, "BACK", 2100)
    assert player.screen == "pause"
    player.press(2, "MATCH")
    assert player.screen == "corner"


def test_a_saved_game_goes_on_behind_the_curtain():
    player = table()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    files = player.board.storage.files
    faces = player.game.private(2)["faces"]
    player = Player(files=files)
    assert player.screen == "resume"
    player.press(1, "MATCH")
    player.wait(3000)
    assert player.screen == "curtain" and player.game.turn == 1
    assert player.game.private(2)["faces"] == faces
