"""Calling a row of Push Match, and what it is worth."""

from games.push_match.rules import GAME
from playing import do, named, refused
from pushing import ANY, SEATS, fill, frame, push, rows
from support import raises, rule

BOTTOM = (ANY, ANY, ANY, ANY, "333.3")  # one cube short of a row
ONE_LEFT = ("...3.",) * 3 + (ANY, "...3.")  # one short of column 3
RISING = (ANY, "...3.", "..3..", ".3...", "3....")


def completed(cards, **options):
    """The first player has just completed the bottom row with symbol 3."""
    game = frame(BOTTOM, (), "3", cards=cards, **options)
    game.act(push(game, 23, 3), 0)
    return game


def scored(game, line=4):
    """What calling a line brings each side."""
    before = list(game.points)
    do(game, 0, game.public()["turn"], "match", line)
    return [after - was for after, was in zip(game.points, before)]


@rule("PM-6")
def test_five_in_a_row_a_column_or_a_main_diagonal():
    falling = (ANY, ".3...", "..3..", ANY, "....3")
    for near, cell, line in ((BOTTOM, 23, 4), (ONE_LEFT, 18, 8), (RISING, 4, 11)):
        game = frame(near, (), "3")
        game.act(push(game, cell, 3), 0)
        assert rows(game) == [line]
    game = frame(falling, (), "3")  # the falling diagonal ends in the gap
    game.act(push(game, 18, 3), 0)
    assert rows(game) == []
    do(game, 0, 3, "done")


@rule("PM-6")
def test_shorter_diagonals_do_not_count():
    game = frame((ANY, "3....", ".3...", "...3.", "..3.3"), (), "3")
    game.act(push(game, 17, 3), 0)
    assert rows(game) == []


@rule("PM-6")
def test_a_row_counts_on_ones_own_side_only():
    game = frame((), (ANY, ANY, ANY, ANY, "33.33"), "3")
    do(game, 0, 3, "push", 22, game.private(3)["hand"].index(3) ^ 1)
    assert rows(game) == []
    assert refused(game, 0, 3, "match", 4) == "PM-10"
    assert refused(game, 0, 5, "match", 4) == "PM-6"  # not the turn of the player whose row it is
    do(game, 0, 3, "done")
    assert rows(game) == [4]
    assert ("match", 5, 4, 3) in do(game, 0, 5, "match", 4)


@rule("PM-6")
def test_a_row_that_was_missed_may_be_called_later_while_it_stands():
    for breaks in (False, True):
        game = completed((3, 1, 2, 4))
        do(game, 0, 3, "done")
        do(game, 0, *game.legal(5)[-1 if breaks else 0])  # cell 24 from behind is 20, in the row
        do(game, 0, 5, "done")
        assert (rows(game) == []) == breaks


@rule("PM-6")
def test_columns_and_diagonals_are_told_as_the_first_seat_sees_them():
    game = frame((), ("3....", "3....", "3....", ANY, "3...."), "3", turn=1)
    game.act(push(game, 15, 3), 0)
    assert rows(game) == [5]
    assert do(game, 0, 5, "match", 5)[0] == ("match", 5, 9, 3)


@rule("PM-7")
def test_two_points_with_the_symbol_on_a_card_of_ones_own():
    for cards in ((3, 1, 2, 4), (1, 3, 2, 4)):
        game = completed(cards)
        assert do(game, 0, 3, "match", 4) == [
            ("match", 3, 4, 3), ("cards", 3, cards[0], cards[1]), ("score", 3, 2, 2),
        ]  # fmt: skip
        assert game.public()["cards"] == [[3, cards[0], cards[1]]]  # the other's stay secret


@rule("PM-7")
def test_the_other_player_steals_the_row_with_a_card():
    game = completed((0, 1, 2, 3))
    assert do(game, 0, 3, "match", 4)[1:] == [("cards", 3, 0, 1), ("cards", 5, 2, 3), ("score", 5, 2, 2)]
    assert game.points == [0, 2] and game.shown == [1, 1]


@rule("PM-7")
def test_one_point_when_nobody_has_the_card():
    game = completed((0, 1, 2, 4))
    assert do(game, 0, 3, "match", 4)[1:] == [("cards", 3, 0, 1), ("cards", 5, 2, 4), ("score", 3, 1, 1)]
    assert game.public()["cards"] == [[3, 0, 1], [5, 2, 4]]


@rule("PM-7")
def test_a_filled_row_scores_like_any_other():
    game = frame((".3333",), (), "3", cards=(3, 1, 2, 4))
    game.act(fill(game, 3), 0)
    assert scored(game, 0) == [2, 0]


@rule("PM-7")
def test_with_two_rows_at_once_the_caller_chooses_one():
    near = ("...5.", "...5.", "...5.", "555.5", "...5.")
    game = frame(near, (), "5", cards=(5, 1, 2, 3))
    game.act(push(game, 18, 5), 0)
    assert rows(game) == [3, 8]
    assert scored(game, 8) == [2, 0]
    assert game.public()["phase"] == "between"


def crossing(turn):
    """One push completes the mover's bottom row with 3 and, behind it, the other's column with 9.

    Symbols 3 and 9 lie opposite each other on one cube.
    """
    mover = BOTTOM
    other = (".9...", ".9...", ".9...", ".9...", ANY)
    near, far = (mover, other) if turn == 0 else (other, mover)
    game = frame(near, far, "39", turn=turn)
    game.act(push(game, 23, 3), 0)
    return game


@rule("PM-8")
def test_a_push_that_completes_a_row_on_both_sides_is_the_pushers_if_called():
    for turn in (0, 1):
        game = crossing(turn)
        assert rows(game) == [4]
        assert refused(game, 0, SEATS[1 - turn], "match", 6) == "PM-6"
        game.cards = [7, 8, 10, 11]
        assert scored(game) == ([1, 0], [0, 1])[turn]
        assert game.public()["phase"] == "between"


@rule("PM-8")
def test_otherwise_the_other_player_may_call_theirs_first_thing():
    for turn in (0, 1):
        game = crossing(turn)
        do(game, 0, SEATS[turn], "done")
        assert rows(game) == [6]
        game.cards = [7, 8, 10, 11]
        assert scored(game, 6) == ([0, 1], [1, 0])[turn]


@rule("PM-8")
def test_the_next_round_is_set_up_anew_and_the_other_player_starts():
    game = completed((0, 1, 2, 4))
    do(game, 0, 3, "match", 4)
    assert game.public()["turn"] == 0 and game.legal(3) == game.legal(5) == []
    assert game.legal(0) == [(0, "set_up")]
    for action in ((3, "open"), (5, "push", 3, 0), (3, "done"), (0, "wait"), (0, "deal")):
        assert refused(game, 5, *action) == "PM-8"
    before = list(game.cells)
    assert do(game, 900, 0, "set_up") == [("set_up", 2, 5)]
    assert game.cells != before and game.public()["cards"] == [] and game.points == [1, 0]
    assert refused(game, 900, 0, "set_up") == "PM-8"
    assert do(game, 950, 5, "open") == [("open", 5, 4), ("turn", 3)]  # the top left as seat 5 sees it
    assert game.private(5)["gap"] == 0 and game.private(3)["gap"] == 4
    assert len(game.legal(3)) == 24 * 6


@rule("PM-8")
def test_the_game_is_over_at_five_or_six_points():
    for target in (5, 6):
        game = completed((0, 1, 2, 4), points=target)
        game.points = [target - 1, target - 1]
        events = do(game, 0, 3, "match", 4)
        assert events[-2:] == [("score", 3, 1, target), ("over", [3])]
        assert game.over and game.winners() == [3]
        assert game.standings() == [[1, 3, target], [2, 5, target - 1]]
        assert game.legal(0) == [] and refused(game, 0, 0, "set_up") == "C-4"
        assert game.private(5)["cards"] == [2, 4]
    game = completed((0, 1, 2, 4), points=6)
    game.points = [4, 0]
    do(game, 0, 3, "match", 4)
    assert not game.over
    for points in (4, 7):
        raises(ValueError, GAME, SEATS, {"points": points})


@rule("PM-8", "PM-7")
def test_a_theft_can_win_the_game():
    game = completed((0, 1, 2, 3))
    game.points = [4, 4]
    assert do(game, 0, 3, "match", 4)[-1] == ("over", [5])
    assert game.points == [4, 6] and game.winners() == [5]


@rule("PM-9")
def test_the_five_minute_game_is_decided_by_the_other_players_cards():
    for cards, winner in (((0, 1, 2, 3), 5), ((0, 1, 2, 4), 3), ((3, 1, 2, 4), 3)):
        game = completed(cards, variant="five_minutes")
        events = do(game, 0, 3, "match", 4)
        assert events[1:] == [("cards", 5, 2, cards[3]), ("score", winner, 1, 1), ("over", [winner])]
        assert game.over and game.winners() == [winner]
        assert game.public()["cards"] == [[5, 2, cards[3]]]


@rule("PM-9")
def test_nobody_sees_a_card_in_the_five_minute_game():
    game = completed((0, 1, 2, 4), variant="five_minutes")
    assert game.private(3)["cards"] == game.private(5)["cards"] == game.public()["cards"] == []
    assert completed((0, 1, 2, 4)).private(5)["cards"] == [2, 4]


@rule("PM-9")
def test_a_round_that_nobody_wins_does_not_end_the_five_minute_game():
    game = frame((), (), "3", variant="five_minutes")
    game.pushes = game.MOST_PUSHES
    assert do(game, 0, 3, "done") == [("void", 1)]
    assert do(game, 0, 0, "set_up") == [("set_up", 2, 5)]


@rule("PM-10")
def test_a_false_call_is_refused_and_costs_nothing():
    game = completed((0, 1, 2, 4))
    for line in range(12):
        if line != 4:
            assert refused(game, 0, 3, "match", line) == "PM-10"
    assert game.points == [0, 0] and game.public()["cards"] == []
    assert scored(game) == [1, 0]  # the right call is still open


@rule("PM-10")
def test_four_equal_and_the_empty_place_are_no_row():
    for near, line in (((".3333",), 0), ((".eeee",), 0), ((ANY,) + ("3....",) * 4, 5)):
        game = frame(near, (), "4")
        assert rows(game) == [] and refused(game, 0, 3, "match", line) == "PM-10"
        game.act(push(game, 13, 4), 0)
        assert rows(game) == [] and refused(game, 0, 3, "match", line) == "PM-10"


@rule("PM-10")
def test_nonsense_is_refused():
    game = completed((0, 1, 2, 4))
    for rest in (
        ((), ("match",), ("match", 12), ("match", -1), ("match", "4"), ("match", True), ("match", 4, 4))
        + (("push", 25, 0), ("push", 7, 6), ("push", 7), ("fill", 6), ("open", 1), ("done", 0))
        + (("shout",), (None,), ([],), ("setup",))
    ):
        assert refused(game, 0, 3, *rest) == "C-4"


@rule("PM-7", "C-6")
def test_secrets_are_in_no_other_view_and_in_no_event():
    game = frame(BOTTOM, (), "3", cards=(11, 12, 13, 14))
    other = frame(BOTTOM, (), "3", cards=(11, 12, 3, 4))
    for action in (push(game, 23, 3), (3, "done")):
        assert game.act(action, 0) == other.act(action, 0)
        assert game.public() == other.public() and game.private(3) == other.private(3)
        assert game.legal(5) == other.legal(5)
    assert game.private(5) != other.private(5)
    assert named(game.act((5, "push", 12, 0), 0), "push") == [("push", 5, 12)]
