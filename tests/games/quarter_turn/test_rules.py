"""Quarter Turn: how a turn goes (QT-2 … QT-9, QT-12)."""

from core.refusal import Refused
from core.rng import Rng
from games.quarter_turn.rules_board import rotate
from games.quarter_turn.rules_moves import FACES
from support import raises, rule
from turning import ALL_BUT_ONE, Dice, act, make, names, put, refused, table


@rule("QT-3")
def test_a_turn_goes_claim_roll_move_claim():
    game = table("left", made=((5, 1),))
    assert game.legal(1) == [(1, "place", 5), (1, "roll")] and game.legal(2) == []
    assert act(game, (1, "place", 5)) == [("placed", 1, 5, 1)]
    assert game.legal(1) == [(1, "roll")]
    assert refused(game, "QT-3", 1, "turn", 0)
    assert refused(game, "QT-3", 2, "roll")
    assert act(game, (1, "roll")) == [("die", 1, "left")]
    assert refused(game, "QT-4", 1, "roll")
    # One quarter from being made: tile 13 shows colour 1 one place too far.
    make(game.tiles, 10, 1)
    game.tiles[18] = rotate(game.tiles[18], 1)
    assert act(game, (1, "turn", 18)) == [("turned", 18, -1)]
    assert game.legal(1) == [(1, "ask_back"), (1, "done"), (1, "place", 10)]
    assert act(game, (1, "place", 10)) == [("placed", 1, 10, 1), ("turn", 2, 2)]
    assert game.legal(1) == [(1, "ask_back")] and game.legal(2) == [(2, "roll")]
    assert game.public()["left"] == [1, 3, 0, 0]


@rule("QT-3")
def test_placing_is_a_choice():
    game = table("left", made=((5, 1),))
    act(game, (1, "roll"), (1, "turn", 0))
    assert game.legal(1) == [(1, "ask_back"), (1, "done"), (1, "place", 5)]
    assert act(game, (1, "done")) == [("turn", 2, 2)]
    assert game.blocks == [0] * 16


@rule("QT-3")
def test_two_crossings_take_two_blocks():
    game = table(made=((0, 1), (10, 1)))
    act(game, (1, "place", 10), (1, "place", 0))
    assert game.left[0] == 1 and game.legal(1) == [(1, "roll")]


@rule("QT-4")
def test_every_face_of_the_die_asks_for_its_own_move():
    asks = {
        "left": ("turn",),
        "right": ("turn",),
        "two_left": ("half", "turn_two"),
        "two_right": ("half", "turn_two"),
        "swap": ("swap",),
    }
    for face in FACES[:5]:
        game = table(face)
        act(game, (1, "roll"))
        assert game.public()["die"] == face
        assert tuple(sorted(set([action[1] for action in game.legal(1)]))) == asks[face]
    rolled = [0] * 6
    rng = Rng(3)
    for _ in range(600):
        rolled[rng.below(6)] += 1
    assert min(rolled) > 70


@rule("QT-4")
def test_the_die_gives_the_direction():
    for face, verb, clockwise in (
        ("left", "turn", -1),
        ("right", "turn", 1),
        ("two_left", "half", -2),
        ("two_right", "half", 2),
    ):
        game = table(face)
        assert act(game, (1, "roll"), (1, verb, 7))[1] == ("turned", 7, clockwise)
        assert game.tiles[7] == rotate(0, clockwise) and game.tiles.count(0) == 24


@rule("QT-5")
def test_twice_is_a_half_turn_or_two_different_tiles():
    game = table("two_right")
    act(game, (1, "roll"))
    assert len(game.legal(1)) == 25 + 300
    assert refused(game, "QT-5", 1, "turn_two", 3, 3)
    assert refused(game, "QT-5", 1, "turn_two", 4, 3)
    assert refused(game, "QT-4", 1, "turn", 3)
    assert act(game, (1, "turn_two", 3, 24))[:2] == [("turned", 3, 1), ("turned", 24, 1)]
    assert game.tiles[3] == game.tiles[24] == 1 and game.tiles.count(0) == 23


@rule("QT-6")
def test_swapped_tiles_keep_how_they_lie():
    game = table("swap")
    game.tiles[2], game.tiles[20] = 7, 9
    act(game, (1, "roll"))
    assert len(game.legal(1)) == 300
    assert refused(game, "QT-4", 1, "turn", 2)
    assert refused(game, "QT-6", 1, "swap", 20, 2)
    assert refused(game, "QT-6", 1, "swap", 2, 2)
    assert act(game, (1, "swap", 2, 20)) == [("swapped", 2, 20), ("turn", 2, 2)]
    assert game.tiles[2] == 9 and game.tiles[20] == 7 and game.tiles.count(0) == 23


@rule("QT-7")
def test_tiles_under_a_block_neither_turn_nor_move():
    for face, verbs in (("left", ("turn",)), ("two_right", ("half", "turn_two")), ("swap", ("swap",))):
        game = table(face)
        put(game, 5, 2)
        act(game, (1, "roll"))
        for tile in (6, 7, 11, 12):
            if verbs[0] != "swap":
                assert refused(game, "QT-7", 1, verbs[0], tile)
            if verbs[-1] != "turn":
                assert refused(game, "QT-7", 1, verbs[-1], tile, 24)
                assert refused(game, "QT-7", 1, verbs[-1], 0, tile)
        singles, pairs = len(verbs) * 21, 210
        assert len(game.legal(1)) == {"left": singles, "two_right": 21 + pairs, "swap": pairs}[face]


@rule("QT-8")
def test_an_anti_block_takes_any_block_back_to_its_owner():
    game = table("anti_block", "left")
    put(game, 5, 2)
    put(game, 2, 1)
    act(game, (1, "roll"))
    assert game.legal(1) == [(1, "remove", 2), (1, "remove", 5), (1, "roll")]
    assert refused(game, "QT-8", 1, "remove", 3)
    assert act(game, (1, "remove", 5)) == [("removed", 1, 5, 2)]
    assert game.left == [2, 3, 0, 0] and game.blocks[5] == 0
    assert game.legal(1) == [(1, "roll")]
    assert refused(game, "QT-3", 1, "remove", 2)
    act(game, (1, "roll"))
    assert (1, "turn", 6) in game.legal(1)


@rule("QT-8")
def test_an_anti_block_may_leave_all_blocks_alone():
    game = table("anti_block", "right")
    put(game, 5, 2)
    assert names(act(game, (1, "roll"), (1, "roll"))) == ["die", "die"]
    assert game.blocks[5] == 2 and len(game.legal(1)) == 21


@rule("QT-8")
def test_an_anti_block_without_blocks_only_rolls_again():
    game = table("anti_block", "swap")
    act(game, (1, "roll"))
    assert game.legal(1) == [(1, "roll")]
    act(game, (1, "roll"))
    assert len(game.legal(1)) == 300


@rule("QT-8")
def test_a_second_anti_block_ends_the_turn():
    for take in (False, True):
        game = table("anti_block", "anti_block", "anti_block", made=((0, 1),))
        put(game, 10, 2)
        act(game, (1, "roll"))
        if take:
            act(game, (1, "remove", 10))
        assert act(game, (1, "roll")) == [("die", 1, "anti_block"), ("passed", 1), ("turn", 2, 2)]
        assert game.legal(2)[-1] == (2, "roll")
        act(game, (2, "roll"))  # another turn: this is the first of that player
        assert game.legal(2)[-1] == (2, "roll") and game.public()["phase"] == "anti"


@rule("QT-9")
def test_a_crossing_made_for_somebody_else_waits_for_their_turn():
    game = table("left", seats=(1, 2, 3))
    make(game.tiles, 5, 3)
    game.tiles[6] = rotate(game.tiles[6], 1)
    events = act(game, (1, "roll"), (1, "turn", 6))
    assert names(events) == ["die", "turned", "turn"]  # nothing for seat 1 to place
    assert game.legal(3) == [] and game.legal(2) == [(2, "roll")]
    assert refused(game, "QT-3", 3, "place", 5)
    assert refused(game, "QT-3", 2, "place", 5)
    game.rng = Dice("left")
    act(game, (2, "roll"), (2, "turn", 0))
    assert game.legal(3) == [(3, "place", 5), (3, "roll")]


@rule("QT-2", "QT-3")
def test_the_last_block_wins_before_the_turn_goes_on():
    game = table(made=((0, 1),))
    put(game, 2, 1)
    put(game, 10, 1)
    assert act(game, (1, "place", 0)) == [("placed", 1, 0, 1), ("over", "blocks")]
    assert game.over and game.winners() == [1] and game.legal(1) == [] and game.legal(2) == []
    assert game.standings() == [[1, 1, 3], [2, 2, 0]]
    assert raises(Refused, game.act, (1, "roll"), 0)


@rule("QT-2")
def test_three_players_win_with_two_blocks_in_the_middle_of_a_move():
    game = table("right", seats=(6, 2, 4))
    put(game, 2, 1)
    make(game.tiles, 10, 1)
    game.tiles[12] = rotate(game.tiles[12], -1)
    assert names(act(game, (6, "roll"), (6, "turn", 12), (6, "place", 10))) == [
        "die",
        "turned",
        "placed",
        "over",
    ]
    assert game.winners() == [6]


@rule("QT-12")
def test_a_turn_passes_when_nothing_can_be_done():
    game = table("swap", "left", "two_left", seats=(1,))
    game.blocks = list(ALL_BUT_ONE)
    assert act(game, (1, "roll")) == [("die", 1, "swap"), ("passed", 1), ("turn", 1, 2)]
    act(game, (1, "roll"))
    assert game.legal(1) == [(1, "turn", 24)]
    act(game, (1, "turn", 24), (1, "roll"))
    assert game.legal(1) == [(1, "half", 24)]
    game = table("right", seats=(1,))
    game.blocks = list(ALL_BUT_ONE)
    game.blocks[15] = 1
    assert names(act(game, (1, "roll"))) == ["die", "passed", "turn"]
