"""Buzzer by the pads."""

from console_double import Player
from support import rule


def quiz(seats=(1, 2, 3), **how):
    player = Player()
    player.join("buzzer", seats, computers=0, **how)
    player.begin(1, 7)
    player.wait(3500)
    assert player.screen == "lamp", player.board.storage.logged
    return player


@rule("BZ-2", "BZ-3", "BZ-5")
def test_the_quizmaster_opens_judges_and_opens_again():
    player = quiz(questions=2)
    player.press(1, "MATCH")
    assert player.game.stage == "open"
    player.press(3, "MATCH")
    assert player.game.queue == [3] and player.light(3) == player.console.palette.seat(3)
    player.press(1, "BACK")
    assert player.game.points == [0, 0, -1] and player.game.locked == [3]
    player.press(1, "MATCH")
    player.press(3, "MATCH")
    assert player.console.is_red(3) and player.game.queue == []
    player.press(2, "MATCH")
    player.press(1, "MATCH")
    assert player.game.points == [0, 1, -1] and player.game.question == 2
    player.press(1, "RIGHT")
    player.wait(1500)
    assert player.screen == "results" and player.game.winners() == [2]


@rule("BZ-6")
def test_a_pad_that_is_pressed_too_early_is_red():
    player = quiz()
    player.press(2, "MATCH")
    assert player.console.is_red(2) and player.game.locked == [2]


def test_a_press_that_was_meant_to_buzz_judges_nobody():
    player = quiz(quizmaster="off")
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    assert player.game.queue == [1, 2]
    player.wait(1100)
    player.press(3, "MATCH")
    assert player.game.points[0] == 1


def test_the_console_offers_what_the_rules_allow():
    player = quiz()
    moves = player.console.screen.moves
    assert moves(1) == (("MATCH", 0, "let_buzz"), ("RIGHT", 0, "next_question"))
    assert moves(2) == (("MATCH", 0, "buzz"),)
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    assert moves(1) == (("MATCH", 0, "right"), ("BACK", 0, "wrong")) and moves(2) == ()


def test_a_button_offers_the_one_thing_that_it_does():
    """Without a quizmaster MATCH queues for a second, and judges after it."""
    player = quiz(quizmaster="off")
    player.press(1, "MATCH")
    moves = player.console.screen.moves
    assert moves(2) == moves(3) == (("MATCH", 0, "buzz"), ("BACK", 0, "wrong"))
    player.press(2, "MATCH")
    assert moves(2) == (("BACK", 0, "wrong"),), "a press right after it was meant to buzz"
    player.wait(1100)
    assert moves(2) == (("MATCH", 0, "right"), ("BACK", 0, "wrong"))


def test_back_held_pauses_and_judges_nobody():
    player = quiz()
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause" and player.game.queue == [2]


@rule("BZ-9")
def test_teams_are_chosen_at_the_table_and_score_together():
    player = quiz((1, 2, 3, 4, 5), mode="teams")
    assert sorted([player.game.team(2), player.game.team(3)]) == [[2, 4], [3, 5]]
    player.press(1, "MATCH")
    player.press(4, "MATCH")
    player.press(1, "MATCH")
    assert player.game.points == [0, 1, 0, 1, 0]


@rule("BZ-10")
def test_computer_players_ask_and_answer_to_the_end():
    player = Player()
    player.join("buzzer", (2,), computers=3, questions=2, seconds=5)
    player.begin(2, 7)
    for _ in range(90):
        player.wait(1000, 50)
        if player.screen == "results":
            break
    assert player.screen == "results" and player.game.question == 2


def test_the_lesson_speaks_the_words_that_the_game_brings():
    player = Player()
    player.console.later(player.console.teach, "buzzer", 1)
    player.wait(1000)
    assert player.console.screen.describe() == "Question 1/3: press!"
