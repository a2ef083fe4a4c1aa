"""Push Match on the console: two sides, the computer, pauses, saved games."""

from console_double import Player
from scenes_push_match import table
from support import rule


def halves(player):
    """The pictures of the front and of the back."""
    rgb = player.board.matrix.shown
    stride = 3 * player.board.width
    rows = [rgb[at : at + stride] for at in range(0, len(rgb), stride)]
    return b"".join([r[: stride // 2] for r in rows]), b"".join([r[stride // 2 :] for r in rows])


@rule("PM-1")
def test_a_display_with_two_sides_shows_both_at_once_and_needs_no_curtain():
    player = table(sides=2)
    assert player.screen == "corner"
    player.press(1, "MATCH")
    assert player.screen == "cells"
    player.wait(2500)
    front, back = halves(player)
    assert front != back
    player.event(1, "MATCH", True)
    player.wait(100)
    cards = halves(player)[0]
    assert cards != front, "who is not on turn sees the own cards while MATCH is held"
    player.event(1, "MATCH", False)
    player.wait(100)
    assert halves(player)[0] == front
    player.press(2, "BACK")
    player.press(2, "BACK")
    assert player.screen == "cards", "and who is, by BACK"
    player.press(2, "BACK")
    assert player.screen == "cells"


def test_screens_without_sides_are_the_same_on_both():
    player = table(sides=2)
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause"
    front, back = halves(player)
    assert front == back and any(front)


@rule("PM-11")
def test_the_computer_plays_either_side_and_shows_what_it_does():
    for seat in (1, 2):
        player = table(seats=(seat,), computers=1, seed=3)
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
            assert player.console.screen.sight.stage(player.console.now) >= 100, "the cell is in motion"
            player.wait(1000)
        assert player.screen == "cells" and game.seats[game.turn] == seat


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
