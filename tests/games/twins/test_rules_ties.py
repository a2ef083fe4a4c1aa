"""Twins: two players at once, three copies at once (TW-6, TW-8)."""

from laying import claim, lay, pattern, showing
from playing import named, refused
from support import rule

PILES = ("XY XY XY", "WZ WZ WZ")


@rule("TW-6")
def test_a_hand_each_on_one_pair_turns_both_cards_over():
    for first, second in ((1, 2), (2, 1)):
        game = lay([1, 2], "AB CD AE", PILES)
        game.act((first, "hand", 0), 0)
        assert game.act((second, "hand", 2), 0) == [
            ("hand", second, 2),
            ("tie", [first, second], pattern("A")),
            ("turn_over", 0, pattern("B")),
            ("turn_over", 2, pattern("E")),
        ]
        assert showing(game, game.table) == "BCE"
        assert game.sets == [] and game.hands == [] and game.whose() == 1


@rule("TW-6")
def test_a_tied_card_on_a_pile_comes_to_lie_on_the_table():
    game = lay([1, 2], "AB", ("AC XY", "WZ"))
    game.act((1, "hand", 1), 0)
    events = game.act((2, "hand", 0), 0)
    assert events[2:] == [
        ("turn_over", 0, pattern("B")),
        ("turn_over", 1, pattern("C")),
        ("top", 1, 2, pattern("X")),
    ]
    assert game.table == [0, 1] and showing(game, game.table) == "BC" and game.piles == [[2], [3]]


@rule("TW-6", "TW-5")
def test_a_tie_can_start_a_chain():
    game = lay([1, 2], "AB", ("AC BX", "WZ"))
    game.act((1, "hand", 1), 0)
    game.act((2, "hand", 0), 0)
    assert named(claim(game, 2, 0, 2), "won") == [("won", 2, 2, pattern("B"), [0, 2], 0)]


@rule("TW-6")
def test_of_a_won_set_and_a_loose_card_only_the_loose_one_is_turned():
    game = lay([1, 2, 3], "AB", PILES + ("UV",), ((3, "AC AD"),))
    pair = game.sets[0][1:]
    game.act((1, "hand", pair[0]), 0)
    assert game.act((2, "hand", 0), 0)[1:] == [
        ("tie", [1, 2], pattern("A")),
        ("turn_over", 0, pattern("B")),
    ]
    assert game.sets == [[3] + pair] and showing(game, pair) == "AA"


@rule("TW-6")
def test_the_first_hand_on_a_card_counts():
    game = lay([1, 2], "AB AC DE", PILES)
    game.act((2, "hand", 0), 0)
    assert refused(game, 0, 1, "hand", 0) == "TW-6"
    assert refused(game, 0, 2, "hand", 0) == "TW-6"
    assert named(game.act((2, "hand", 1), 1), "won")


@rule("TW-6")
def test_hands_on_different_patterns_do_not_disturb_each_other():
    game = lay([1, 2], "AB AC DE DF", PILES)
    game.act((1, "hand", 0), 0)
    assert game.act((2, "hand", 2), 0) == [("hand", 2, 2)]
    assert named(game.act((1, "hand", 1), 1), "won") and named(game.act((2, "hand", 3), 2), "won")
    assert game.whose() == 2


@rule("TW-6", "TW-10")
def test_no_tie_with_a_player_who_may_not_claim():
    game = lay([1, 2, 3], "AB AC", PILES + ("UV",), forbidden_seat=2)
    game.forbidden = [pattern("A")]
    game.act((1, "hand", 0), 0)
    assert game.act((2, "hand", 1), 0) == [("hand", 2, 1)]
    assert game.act((3, "hand", 1), 0) == [
        ("lift", 2, 1),
        ("hand", 3, 1),
        ("tie", [1, 3], pattern("A")),
        ("turn_over", 0, pattern("B")),
        ("turn_over", 1, pattern("C")),
    ]


@rule("TW-8")
def test_of_three_open_copies_two_are_won_and_the_third_is_turned_over():
    game = lay([1, 2], "AB AC AD", PILES)
    assert claim(game, 2, 0, 2)[1:] == [
        ("won", 2, 2, pattern("A"), [0, 2], 0),
        ("turn_over", 1, pattern("C")),
    ]
    assert game.table == [1] and game.points(2) == 1


@rule("TW-8", "TW-6")
def test_a_third_copy_on_a_pile_comes_to_lie_on_the_table():
    game = lay([1, 2], "AB AC", ("AD XY", "WZ"))
    claim(game, 1, 1, 0)
    assert game.table == [2] and showing(game, [2]) == "D" and game.piles == [[3], [4]]


@rule("TW-8")
def test_a_third_copy_uncovered_by_the_win_stays_for_a_theft():
    game = lay([1, 2], "AB", ("AC AD", "WZ"))
    claim(game, 1, 0, 1)
    assert showing(game, game.tops()) == "AW"
    assert named(claim(game, 2, 0, 2), "won")[0][5] == 1


@rule("TW-8")
def test_a_tie_turns_all_three_copies_over():
    game = lay([1, 2], "AB AC", ("AD XY", "WZ"))
    game.act((1, "hand", 0), 0)
    assert named(game.act((2, "hand", 1), 0), "turn_over") == [
        ("turn_over", 0, pattern("B")),
        ("turn_over", 1, pattern("C")),
        ("turn_over", 2, pattern("D")),
    ]
    assert game.table == [0, 1, 2]


@rule("TW-8", "TW-13")
def test_a_tie_on_a_full_table_loses_no_card():
    game = lay([1, 2], "AB CD EF GH", ("AI XY", "AJ WZ"), table=4)
    game.act((1, "hand", 4), 0)
    game.act((2, "hand", 6), 0)
    # The card that lay longest went back, though it was one of the three.
    assert game.table == [2, 3, 4, 6] and showing(game, game.table) == "EGIJ"
    assert game.piles == [[1, 0, 5], [7]] and showing(game, [0]) == "B"
