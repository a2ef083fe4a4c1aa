"""Quarter Turn: players, colours, forms, and how a game ends (QT-2, QT-10, QT-11)."""

from core.game import TABLE, WAIT
from core.refusal import Refused
from games.quarter_turn.rules import GAME, MOST_TURNS
from games.quarter_turn.rules_board import rotate
from support import raises, rule
from turning import ALL_BUT_ONE, Dice, act, make, names, put, refused, table


@rule("QT-2")
def test_blocks_and_colours_at_the_start():
    assert GAME([2, 5]).left == [3, 3, 0, 0]
    assert GAME([2, 5, 1]).left == [2, 2, 2, 0]
    assert GAME([1, 2, 3, 4]).left == [2, 2, 2, 2]
    assert GAME([3]).left == [3, 3, 3, 3]
    assert GAME([2, 5]).public()["colours"] == [1, 2]
    assert raises(ValueError, GAME, [1, 2, 3, 4, 5])


@rule("QT-2")
def test_players_may_pick_their_colours():
    game = GAME([4, 2, 6], {"colours": "picked", "starter": 4}, 5)
    assert game.legal(4) == [(4, "pick", colour) for colour in (1, 2, 3, 4)]
    assert refused(game, "QT-3", 2, "pick", 1)
    assert refused(game, "QT-3", 4, "roll")
    assert act(game, (4, "pick", 3)) == [("picked", 4, 3)]
    assert refused(game, "QT-2", 2, "pick", 3)
    assert refused(game, "C-4", 2, "pick", 5)
    assert refused(game, "C-4", 2, "pick", 0)
    act(game, (2, "pick", 4), (6, "pick", 1))
    assert game.public()["colours"] == [3, 4, 1] and game.left == [2, 0, 2, 2]
    assert game.legal(4) == [(4, "roll")]
    game.conserved()
    assert [row[2] for row in game.standings()] == [0, 0, 0]


@rule("QT-2", "C-4")
def test_forms_are_refused_where_they_do_not_fit():
    for seats, options in (
        ([1, 2], {"form": "long"}),
        ([1], {"form": "long"}),
        ([1, 2], {"form": "timed"}),
        ([1, 2, 3], {"form": "one_colour"}),
        ([1, 2], {"minutes": 5}),
        ([1], {"minutes": 5}),
        ([1], {"form": "one_colour", "minutes": 5}),
        ([1], {"colours": "picked"}),
        ([1, 2], {"minutes": 61}),
    ):
        raises(ValueError, GAME, seats, options)


@rule("QT-10")
def test_one_player_has_twenty_turns_for_all_colours():
    game = table("left", seats=(3,), made=((0, 1), (2, 4)))
    act(game, (3, "place", 0), (3, "place", 2))
    assert game.left == [2, 3, 3, 2]
    for number in range(1, 21):
        assert game.turn == number and not game.over
        game.rng = Dice("anti_block", "anti_block")
        events = act(game, (3, "roll"), (3, "roll"))
    assert events[-1] == ("over", "turns") and game.standings() == [[1, 3, 2]] and game.due() is None


@rule("QT-10")
def test_one_player_against_the_clock():
    assert GAME([1], {"form": "timed"}).due() == 900000
    game = table(seats=(1,), made=((0, 1), (10, 2)), form="timed", minutes=2)
    assert game.public()["limit"] == 120000 and game.public()["last_turn"] == MOST_TURNS
    act(game, (1, "place", 0))
    game.act((1, "place", 10), 119999)
    assert raises(Refused, game.act, (1, "roll"), 120000).rule == "C-3"
    assert game.act((TABLE, WAIT), 120000) == [("over", "time")]
    assert game.standings() == [[1, 1, 2]]


@rule("QT-10")
def test_one_player_lays_three_blocks_of_one_colour():
    game = table("left", seats=(1,), made=((0, 3), (5, 1), (10, 3)), form="one_colour")
    game.turn = 7
    put(game, 15, 1)
    act(game, (1, "place", 10), (1, "place", 0), (1, "roll"))
    make(game.tiles, 2, 3)
    game.tiles[2] = rotate(game.tiles[2], 1)
    act(game, (1, "turn", 2))
    assert game.standings() == [[1, 1, 2, -7]] and game.NUMBERS == ("blocks", "turns")
    assert act(game, (1, "place", 2))[-1] == ("over", "blocks")
    assert game.turn == 7 and game.standings() == [[1, 1, 3, -7]]


@rule("QT-10")
def test_one_player_has_three_blocks_of_each_colour():
    game = table(seats=(1,), made=((5, 2), (15, 3)))
    game.left = [3, 0, 3, 3]
    assert game.legal(1) == [(1, "place", 15), (1, "roll")]
    assert refused(game, "QT-3", 1, "place", 5)


@rule("QT-10")
def test_one_player_may_run_out_of_blocks():
    game = table(seats=(1,), made=((5, 2),))
    game.left = [0, 1, 0, 0]
    assert act(game, (1, "place", 5))[-1] == ("over", "blocks")


@rule("QT-11")
def test_the_long_game_has_three_blocks_and_half_an_hour():
    game = GAME([1, 2, 3], {"form": "long"}, 2)
    assert game.left == [3, 3, 3, 0] and game.due() == 1800000
    assert GAME([1, 2, 3, 4], {"form": "long", "minutes": 7}).due() == 420000
    assert GAME([1, 2, 3, 4]).due() is None and GAME([1, 2]).due() is None


@rule("QT-13")
def test_three_blocks_and_a_time_limit_are_choices_of_their_own():
    game = GAME([1, 2, 3], {"blocks": 3}, 2)
    assert game.left == [3, 3, 3, 0] and game.due() is None and not game.rests
    game = GAME([1, 2, 3, 4], {"minutes": 20}, 2)
    assert game.left == [2, 2, 2, 2] and game.due() == 1200000 and game.rests
    game = GAME([1, 2, 3, 4], {"minutes": 20, "blocks": 3}, 2)
    assert game.left == [3, 3, 3, 3] and game.due() == 1200000 and game.rests
    assert GAME([1, 2, 3], {"form": "long"}, 2).rests and not GAME([1, 2], {}, 2).rests


@rule("QT-13", "QT-11")
def test_without_a_time_limit_no_tile_rests():
    for options, resting in (({"blocks": 3}, []), ({"blocks": 3, "minutes": 9}, [4, 9])):
        game = table("two_left", seats=(1, 2, 3), **options)
        act(game, (1, "roll"), (1, "turn_two", 4, 9))
        assert game.public()["resting"] == resting


@rule("QT-11")
def test_no_tile_is_turned_in_two_turns_running():
    game = table("two_left", "right", "swap", "right", seats=(1, 2, 3), form="long")
    act(game, (1, "roll"), (1, "turn_two", 4, 9))
    assert game.public()["resting"] == [4, 9]
    act(game, (2, "roll"))
    assert refused(game, "QT-11", 2, "turn", 4)
    assert refused(game, "QT-11", 2, "turn", 9)
    assert len(game.legal(2)) == 23
    act(game, (2, "turn", 8), (3, "roll"))
    assert len(game.legal(3)) == 300  # a resting tile may be swapped
    act(game, (3, "swap", 8, 20), (1, "roll"))
    assert len(game.legal(1)) == 25  # nothing was turned in the turn before


@rule("QT-11")
def test_a_passed_turn_lets_the_tiles_rest_enough():
    game = table("left", "anti_block", "anti_block", "left", seats=(1, 2, 3), form="long")
    act(game, (1, "roll"), (1, "turn", 4), (2, "roll"), (2, "roll"), (3, "roll"))
    assert (3, "turn", 4) in game.legal(3)


@rule("QT-11")
def test_tiles_do_not_rest_in_the_standard_game():
    game = table("left", "left")
    act(game, (1, "roll"), (1, "turn", 4), (2, "roll"))
    assert (2, "turn", 4) in game.legal(2)


@rule("QT-11")
def test_at_the_time_limit_most_blocks_wins_and_equal_is_shared():
    game = table(seats=(1, 2, 3), form="long", minutes=1)
    put(game, 0, 2)
    put(game, 10, 3)
    assert game.legal(TABLE) == [(TABLE, WAIT)]
    game.act((TABLE, WAIT), 30000)
    assert not game.over
    game.act((TABLE, WAIT), 60000)
    assert game.winners() == [2, 3] and game.legal(TABLE) == []
    assert game.standings() == [[1, 2, 1], [1, 3, 1], [3, 1, 0]]


@rule("QT-12", "QT-6")
def test_two_free_tiles_are_enough_to_swap():
    game = table("swap")
    game.blocks = list(ALL_BUT_ONE)
    game.blocks[10] = 0
    assert names(act(game, (1, "roll"))) == ["die"]
    assert game.legal(1) == [(1, "swap", 12, 24)]
    assert game.choices(1) == [(1, "swap")] and game.choices(2) == []


@rule("C-6", "QT-10")
def test_after_the_end_there_is_nothing_to_choose():
    game = table("left", seats=(4,), form="timed", minutes=1)
    act(game, (4, "roll"))
    assert game.choices(4) == [(4, "turn")]
    game.act((TABLE, WAIT), 60000)
    assert game.over and game.choices(4) == game.legal(4) == []


@rule("C-6", "QT-2")
def test_before_colours_are_picked_nobody_has_a_block_on_the_board():
    game = GAME([1, 2, 3], {"colours": "picked", "starter": 1}, 1)
    assert game.public()["colours"] == [0, 0, 0]
    assert game.standings() == [[1, 1, 0], [1, 2, 0], [1, 3, 0]]
    assert GAME([1]).public()["colours"] == [0]
    error = raises(Refused, game.act, (1, "pick", 5), 0)
    assert str(error) == "C-4: pick takes numbers from 1 to 4"


@rule("QT-12", "QT-11")
def test_a_resting_tile_is_no_way_to_turn():
    game = table("left", seats=(1, 2, 3), form="long")
    game.blocks = list(ALL_BUT_ONE)
    game.turned = [24]
    assert names(act(game, (1, "roll"))) == ["die", "passed", "turn"]


@rule("C-8")
def test_after_the_last_turn_most_blocks_wins():
    game = table("anti_block", "anti_block")
    put(game, 0, 2)
    game.turn = MOST_TURNS
    assert act(game, (1, "roll"), (1, "roll"))[-1] == ("over", "turns")
    assert game.winners() == [2]


@rule("C-8", "QT-2")
def test_the_last_block_in_the_last_turn_wins():
    game = table("left", made=((5, 2),))
    game.turn = MOST_TURNS
    game.tiles[6] = rotate(game.tiles[6], 1)
    game.colours = [2, 1]
    put(game, 15, 1)
    put(game, 3, 2)
    game.left = [2, 1, 0, 0]
    act(game, (1, "roll"), (1, "turn", 6))
    assert not game.over
    assert act(game, (1, "place", 5))[-1] == ("over", "blocks") and game.winners() == [1]


@rule("QT-10")
def test_a_block_put_at_the_end_of_the_twentieth_turn_counts():
    game = table("left", seats=(1,), made=((5, 2), (15, 3)))
    game.turn = 20
    act(game, (1, "roll"), (1, "turn", 0), (1, "place", 15))
    assert not game.over
    assert act(game, (1, "place", 5))[-1] == ("over", "turns") and game.standings() == [[1, 1, 2]]
