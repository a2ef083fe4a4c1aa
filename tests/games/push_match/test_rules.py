"""The turns of Push Match: what may be pushed, filled and when."""

from games.push_match.rules import GAME
from games.push_match.rules_cubes import FACES
from playing import do, refused
from pushing import ANY, SEATS, fill, frame, push, rows
from support import raises, rule

GAP_ROW = (".3333",)  # four equal and the gap, in the top row


@rule("PM-1")
def test_two_players_no_more_no_fewer():
    for seats in ([], [1], [1, 2, 3]):
        raises(ValueError, GAME, seats)
    assert GAME([6, 2], {"starter": 6}, 1).public()["starter"] == 6


@rule("PM-3")
def test_the_first_player_pushes_out_the_top_left_cube():
    game = GAME(SEATS, {"starter": 3}, 4)
    corner = game.cells[0] // 6
    assert game.legal(3) == [(3, "open")] and game.legal(5) == [] and game.legal(0) == []
    for action in ((3, "push", 1, 0), (3, "fill", 0), (3, "match", 0), (3, "done")):
        assert refused(game, 0, *action) == "PM-3"
    assert refused(game, 0, 5, "open") == "PM-3"
    assert do(game, 0, 3, "open") == [("open", 3, 0), ("turn", 5)]
    assert game.private(3)["faces"][0] == -1 and game.private(5)["faces"][4] == -1
    assert game.hand == corner and len(game.private(5)["hand"]) == 6
    assert refused(game, 0, 3, "open") == "PM-3" and refused(game, 0, 5, "open") == "PM-3"


@rule("PM-3")
def test_the_cube_in_hand_pushes_out_another_any_way_round():
    game = GAME(SEATS, {"starter": 3}, 4)
    do(game, 0, 3, "open")
    assert len(game.legal(5)) == 24 * 6
    hand, out = game.private(5)["hand"], game.cells[7] // 6
    for face in range(6):
        other = GAME(SEATS, {"starter": 3}, 4)
        do(other, 0, 3, "open")
        assert do(other, 0, 5, "push", 7, face) == [("push", 5, 7)]
        assert other.private(5)["faces"][7] == hand[face]
        assert other.private(3)["faces"][7] == hand[face ^ 1]
        assert other.hand == out
    assert other.private(5)["hand"] == [] and len(other.private(3)["hand"]) == 6


@rule("PM-3")
def test_a_turn_is_one_push_and_ends_when_the_player_is_done():
    game = GAME(SEATS, {"starter": 3}, 4)
    do(game, 0, 3, "open")
    assert refused(game, 0, 5, "done") == "PM-3"
    assert refused(game, 0, 3, "push", 7, 0) == "PM-3"
    do(game, 0, 5, "push", 7, 0)
    assert game.legal(5) == [(5, "ask_back"), (5, "done")] and game.legal(3) == []
    assert refused(game, 0, 5, "push", 8, 0) == "PM-3"
    assert refused(game, 0, 3, "push", 8, 0) == "PM-3"
    assert do(game, 0, 5, "done") == [("turn", 3)]
    assert len(game.legal(3)) == 23 * 6


@rule("PM-4")
def test_the_cube_just_put_in_stays_for_one_turn():
    game = GAME(SEATS, {"starter": 3}, 4)
    do(game, 0, 3, "open")
    do(game, 0, 5, "push", 11, 2)
    do(game, 0, 5, "done")
    assert refused(game, 0, 3, "push", 13, 0) == "PM-4"  # cell 11 from the other side
    assert [action for action in game.legal(3) if action[1:3] == ("push", 13)] == []
    do(game, 0, 3, "push", 11, 0)
    do(game, 0, 3, "done")
    assert refused(game, 0, 5, "push", 13, 0) == "PM-4"
    do(game, 0, 5, "push", 11, 0)
    assert game.last == 13


@rule("PM-4")
def test_nothing_is_barred_before_a_cube_was_put_in():
    game = GAME(SEATS, {"starter": 3}, 4)
    do(game, 0, 3, "open")
    assert sorted(set([action[2] for action in game.legal(5)])) == [c for c in range(25) if c != 4]


@rule("PM-5")
def test_the_empty_place_cannot_be_pushed():
    game = frame((), (), "3")
    assert refused(game, 0, *push(game, 0, 3)) == "PM-5"


@rule("PM-5")
def test_the_empty_place_is_filled_only_to_complete_five():
    game = frame(GAP_ROW, (), "34")
    assert refused(game, 0, *fill(game, 4)) == "PM-5"
    assert [action for action in game.legal(3) if action[1] == "fill"] == [fill(game, 3)]
    cube = game.hand
    assert game.act(fill(game, 3), 0) == [("fill", 3, 0)]
    assert game.cells[0] // 6 == cube and game.hand == -1 and game.public()["gap"] == -1


@rule("PM-5")
def test_the_empty_place_is_filled_instead_of_a_push_never_after_one():
    game = frame(GAP_ROW, (), "3")
    cell = next(c for c in range(5, 25) if 3 in FACES[game.cells[c] // 6 * 6 :][:6])
    do(game, 0, 3, "push", cell, 0)
    face = list(FACES[game.hand * 6 : game.hand * 6 + 6]).index(3)
    assert refused(game, 0, 3, "fill", face) == "PM-5"
    game = frame(GAP_ROW, (), "3")
    filling = fill(game, 3)
    assert game.refusal(filling) is None
    game.pushes = game.MOST_PUSHES
    assert refused(game, 0, *filling) == "PM-5"


@rule("PM-5")
def test_filling_completes_rows_columns_and_diagonals():
    column = (ANY, "3....", "3....", "3....", "3....")
    diagonal = (ANY, ".3...", "..3..", "...3.", "....3")
    for near, line in ((GAP_ROW, 0), (column, 5), (diagonal, 10)):
        game = frame(near, (), "3")
        game.act(fill(game, 3), 0)
        assert rows(game) == [line]


@rule("PM-5")
def test_four_elsewhere_or_four_on_the_other_side_do_not_let_you_fill():
    game = frame((ANY, ".3333"), (), "3")
    assert refused(game, 0, *fill(game, 3)) == "PM-5"
    game = frame((), ("3333.",), "3")
    assert refused(game, 0, *fill(game, 3)) == "PM-5"
    game = frame((), ("3333.",), "3", turn=1)
    game.act(fill(game, 3), 0)
    assert rows(game) == [0]


@rule("PM-5")
def test_the_empty_place_lies_where_the_second_player_made_it():
    for near, far, turn in (((), GAP_ROW, 1), (("3333.",), (), 0)):
        game = frame(near, far, "3", turn, starter=1)
        assert game.private(SEATS[turn])["gap"] == (4, 0)[turn]
        assert game.act(fill(game, 3), 0) == [("fill", SEATS[turn], 4)]
        assert rows(game) == [0]


@rule("PM-5")
def test_whoever_fills_the_place_has_to_call_the_row():
    game = frame(GAP_ROW, (), "3")
    game.act(fill(game, 3), 0)
    assert game.legal(3) == [(3, "match", 0)] and game.legal(5) == []
    assert refused(game, 0, 3, "done") == "PM-5"
    assert refused(game, 0, 3, "push", 7, 0) == "PM-3"
    assert refused(game, 0, 3, "fill", 0) == "PM-5"
    do(game, 0, 3, "match", 0)
    assert game.public()["phase"] == "between" and game.hand == -1


@rule("PM-5")
def test_nobody_has_to_fill():
    game = frame(GAP_ROW, (), "3")
    game.act(push(game, 12, 3), 0)
    do(game, 0, 3, "done")
    assert game.public()["gap"] == 0


def drive(game, cells, pushes):
    """Let both push there and back without a call, `pushes` times; the seat that pushed last and may call."""
    while True:
        seat = game.public()["turn"]
        moves = [action for action in game.legal(seat) if action[1] == "push" and action[2] in cells]
        game.act(moves[0], 0)
        if game.pushes == pushes:
            return seat
        do(game, 0, seat, "done")


@rule("C-8")
def test_a_round_of_150_pushes_is_nobodys():
    game = frame((), (), "3")
    seat = drive(game, (6, 12, 18), 150)
    other = 8 - seat
    assert game.legal(seat) == [(seat, "ask_back"), (seat, "done")]
    do(game, 0, seat, "done")
    assert game.legal(other) == [(other, "done")]
    assert refused(game, 0, other, "push", 7, 0) == "C-8"
    assert do(game, 0, other, "done") == [("void", 1)]
    assert game.points == [0, 0] and not game.over and game.public()["cards"] == []
    assert do(game, 0, 0, "set_up") == [("set_up", 2, 5)]
    assert game.pushes == 0 and game.legal(5) == [(5, "open")]


@rule("C-8", "PM-6")
def test_the_last_push_can_still_win():
    game = frame((ANY, ANY, ANY, ANY, "333.3"), (), "3", cards=(3, 1, 2, 4))
    game.pushes = game.MOST_PUSHES - 1
    game.act(push(game, 23, 3), 0)
    assert game.legal(3) == [(3, "ask_back"), (3, "done"), (3, "match", 4)]
    assert do(game, 0, 3, "match", 4)[-1] == ("score", 3, 2, 2)


@rule("C-8", "PM-6")
def test_the_last_push_can_make_the_other_player_win():
    game = frame((), (ANY, ANY, ANY, ANY, "333.3"), "3", cards=(3, 1, 2, 4))
    game.pushes = game.MOST_PUSHES - 1
    face = game.private(3)["hand"].index(3) ^ 1
    do(game, 0, 3, "push", 21, face)
    do(game, 0, 3, "done")
    assert game.legal(5) == [(5, "done"), (5, "match", 4)]
    assert do(game, 0, 5, "match", 4)[-1] == ("score", 3, 2, 2)


@rule("C-8")
def test_a_game_of_twenty_rounds_goes_to_the_most_points_or_is_shared():
    for points, winners in (([2, 1], [3]), ([0, 4], [5]), ([4, 4], [3, 5])):
        game = frame((), (), "3")
        game.round = 19  # the first player's, like the first
        game.points = list(points)
        game.pushes = game.MOST_PUSHES
        do(game, 0, 3, "done")
        assert not game.over
        do(game, 0, 0, "set_up")
        do(game, 0, 5, "open")
        game.pushes = game.MOST_PUSHES
        assert do(game, 0, 3, "done") == [("void", 20), ("over", winners)]
        assert game.over and game.winners() == winners
        assert game.legal(0) == game.legal(3) == game.legal(5) == []
        assert refused(game, 0, 0, "set_up") == "C-4"


@rule("C-8", "PM-7")
def test_a_row_in_the_twentieth_round_ends_the_game():
    for number, over in ((19, False), (20, True)):
        game = frame((ANY, ANY, ANY, ANY, "333.3"), (), "3", starter=number - 1 & 1)
        game.round = number
        game.act(push(game, 23, 3), 0)
        do(game, 0, 3, "match", 4)
        assert game.over == over


@rule("C-6")
def test_every_event_has_names_for_its_fields():
    game = GAME([1, 2], {}, 3)
    for event in game.act((1, "open"), 100):
        assert len(game.EVENTS[event[0]]) == len(event) - 1
    assert game.EVENTS["score"] == ("seat", "gain", "points")
    assert game.EVENTS["over"] == ("winners",)
