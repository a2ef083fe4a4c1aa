"""The rules of Buzzer (BZ-1 … BZ-10)."""

from games.buzzer.rules import GAME, QUEUE_MS, WAITING_MS
from playing import do, named, pass_time, refused
from support import rule


def quiz(seats=(1, 2, 3, 4), **options):
    """A game with seat 1 as the quizmaster, whose first question is being asked."""
    return GAME(list(seats), options, 3)


def opened(seats=(1, 2, 3, 4), **options):
    game = quiz(seats, **options)
    do(game, 1000, seats[0], "let_buzz")
    return game


def free(seats=(1, 2, 3), **options):
    """A game without a quizmaster."""
    return GAME(list(seats), dict(options, quizmaster="off"), 3)


@rule("BZ-1")
def test_the_first_seat_asks_and_does_not_play():
    game = opened((2, 3, 5))
    assert game.master == 2 and game.players == [3, 5]
    assert refused(game, 1100, 2, "buzz") == "BZ-1"
    assert game.standings()[-1] == [3, 2, 0]
    assert free().master == 0 and free().players == [1, 2, 3]


@rule("BZ-2")
def test_a_question_is_open_when_the_quizmaster_says_so():
    game = quiz()
    assert game.stage == "closed" and refused(game, 500, 2, "let_buzz") == "BZ-2"
    assert do(game, 1000, 1, "let_buzz") == [("opened",)]
    assert refused(game, 1100, 1, "let_buzz") == "BZ-2"
    assert do(game, 1250, 3, "buzz") == [("claim", 3, 250)]


@rule("BZ-2")
def test_without_a_quizmaster_it_is_open_at_once():
    game = free()
    assert game.stage == "open" and refused(game, 10, 2, "let_buzz") == "BZ-2"
    assert do(game, 300, 2, "buzz") == [("claim", 2, 300)]


@rule("BZ-3")
def test_who_is_right_gets_a_point_and_the_next_question_comes():
    game = opened()
    do(game, 1200, 3, "buzz")
    assert refused(game, 1300, 2, "right") == "BZ-3" and refused(game, 1300, 1, "next_question") == "BZ-3"
    assert do(game, 1300, 1, "right") == [
        ("verdict", 3, True, "quizmaster"),
        ("score", 3, 1, 1),
        ("question", 2),
    ]
    assert game.points == [0, 0, 1, 0] and game.stage == "closed" and not game.locked
    assert refused(game, 1400, 1, "right") == "BZ-3"


@rule("BZ-3")
def test_without_a_quizmaster_the_others_judge_and_anybody_goes_on():
    game = free()
    do(game, 200, 2, "buzz")
    assert game.judges() == [1, 3] and refused(game, 300, 2, "right") == "BZ-3"
    assert do(game, 400, 3, "right")[:2] == [("verdict", 2, True, "players"), ("score", 2, 1, 1)]
    assert do(game, 500, 1, "next_question") == [("void", 2), ("question", 3)]
    game = quiz()
    assert refused(game, 10, 2, "next_question") == "BZ-3"
    assert do(game, 20, 1, "next_question")[0] == ("void", 1)


@rule("BZ-4")
def test_who_buzzes_within_a_second_waits_in_the_queue_with_a_margin():
    game = opened()
    do(game, 2000, 4, "buzz")
    assert do(game, 2001, 2, "buzz") == [("queued", 2, 1)]
    assert refused(game, 2002, 2, "buzz") == "BZ-4"
    assert do(game, 2000 + QUEUE_MS, 3, "buzz") == [("queued", 3, QUEUE_MS)]
    assert game.queue == [4, 2, 3]
    assert do(game, 4000, 1, "wrong")[-1:] == [("score", 4, -1, -1)]
    assert game.queue == [2, 3] and game.stage == "answer"
    game = opened()
    do(game, 2000, 4, "buzz")
    assert refused(game, 2000 + QUEUE_MS + 2, 2, "buzz") == "BZ-4"


@rule("BZ-5")
def test_who_is_wrong_is_locked_out_until_the_next_question_and_it_can_be_opened_again():
    game = opened()
    do(game, 1500, 2, "buzz")
    do(game, 3000, 1, "wrong")
    assert game.locked == [2] and game.stage == "closed" and game.question == 1
    do(game, 3500, 1, "let_buzz")
    assert refused(game, 3600, 2, "buzz") == "BZ-5"
    do(game, 3700, 3, "buzz")
    do(game, 5000, 1, "wrong")
    do(game, 5100, 1, "let_buzz")
    do(game, 5200, 4, "buzz")
    assert do(game, 6500, 1, "wrong") == [
        ("verdict", 4, False, "quizmaster"),
        ("score", 4, -1, -1),
        ("void", 1),
        ("question", 2),
    ]
    assert game.locked == []


@rule("BZ-6")
def test_a_false_start_locks_out_and_costs_no_point():
    game = quiz()
    assert do(game, 500, 3, "buzz") == [("false_start", 3)]
    assert game.locked == [3] and game.points == [0, 0, 0, 0]
    assert refused(game, 600, 3, "buzz") == "BZ-5"
    do(game, 700, 2, "buzz")
    assert do(game, 800, 4, "buzz")[1:] == [("void", 1), ("question", 2)]


@rule("BZ-7")
def test_a_wrong_answer_costs_a_point_unless_it_is_switched_off():
    for minus, points in (("on", -1), ("off", 0)):
        game = opened(minus=minus)
        do(game, 1500, 2, "buzz")
        assert do(game, 2000, 1, "wrong")[-1:] == [("score", 2, points, points)]
        assert game.points[1] == points


@rule("BZ-8")
def test_an_answer_that_takes_too_long_is_wrong():
    game = opened(seconds=5)
    do(game, 2000, 2, "buzz")
    do(game, 2500, 3, "buzz")
    assert named(pass_time(game, 6999), "verdict") == []
    assert pass_time(game, 7000)[0] == ("verdict", 2, False, "time") and game.queue == [3]
    assert pass_time(game, 12000)[0] == ("verdict", 3, False, "time") and game.stage == "closed"
    game = opened(seconds=0)
    do(game, 2000, 2, "buzz")
    assert pass_time(game, 600000) == []


@rule("BZ-9")
def test_a_team_scores_and_is_locked_out_together():
    game = opened((1, 2, 3, 4, 5), mode="teams")
    assert (game.team(2), game.team(3), game.team(1)) == ([2, 4], [3, 5], [1])
    do(game, 1500, 2, "buzz")
    do(game, 1600, 4, "buzz")
    do(game, 1700, 5, "buzz")
    do(game, 3000, 1, "wrong")
    assert game.locked == [2, 4] and game.queue == [5] and game.points == [0, -1, 0, -1, 0]
    do(game, 4000, 1, "right")
    assert game.points == [0, -1, 1, -1, 1]
    game = opened((1, 2, 3, 4), mode="teams", teams=(1 << 1) + (1 << 2))
    assert game.team(2) == [2, 3] and game.team(4) == [4]


@rule("BZ-10")
def test_most_points_win_and_questions_do_not_wait_for_ever():
    game = opened(questions=2)
    do(game, 1500, 4, "buzz")
    do(game, 2000, 1, "right")
    events = pass_time(game, 2000 + WAITING_MS)
    assert events == [("void", 2), ("over", [4])] and game.over and game.winners() == [4]
    assert game.standings()[0] == [1, 4, 1] and game.due() is None and game.legal(1) == []
    game = free(questions=1)
    assert pass_time(game, WAITING_MS) == [("void", 1), ("over", [1, 2, 3])]
