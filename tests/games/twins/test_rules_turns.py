"""Twins: dealing, turning up, a full table, the end (TW-1, TW-2, TW-9, TW-13, C-8)."""

from games.twins import rules as twins
from games.twins.rules import GAME
from laying import claim, lay, pattern, showing
from playing import named, refused
from support import raises, rule


@rule("TW-1")
def test_the_deck_is_dealt_as_evenly_as_possible():
    for seats, sizes in (
        ([1, 2], [68, 67]),
        ([4, 2, 1], [45, 45, 45]),
        ([1, 2, 3, 4], [34, 34, 34, 33]),
        ([1, 2, 3, 4, 5], [27] * 5),
        ([1, 2, 3, 4, 5, 6], [23, 23, 23, 22, 22, 22]),
    ):
        game = GAME(seats, {}, 9)
        piles = game.public()["piles"]
        assert [pile[:2] for pile in piles] == [[seat, size] for seat, size in zip(seats, sizes)]
        assert [pile[2] for pile in piles] == [pile[-1] for pile in game.piles]
        assert game.public()["table"] == [] and game.whose() in seats
        game.conserved()


@rule("TW-1", "C-2")
def test_a_seed_decides_the_deal():
    first = GAME([1, 2], {}, 5)
    assert first.up == GAME([1, 2], {}, 5).up
    assert first.up != GAME([1, 2], {}, 6).up
    assert len(set([GAME([1, 2, 3], {}, seed).whose() for seed in range(20)])) == 3


@rule("TW-2")
def test_a_card_is_turned_over_onto_the_table():
    game = lay([1, 2], "AB", ("CD EF", "GH"))
    assert game.act((1, "turn_up"), 10) == [
        ("turn_up", 1, 1, pattern("D")),
        ("top", 1, 2, pattern("E")),
    ]
    assert game.public()["table"] == [0, 1]
    assert game.public()["shown"] == [pattern("A"), pattern("D"), pattern("E"), pattern("G")]
    assert game.public()["piles"] == [[1, 1, 2], [2, 1, 3]]


@rule("TW-2")
def test_players_turn_up_clockwise_and_empty_piles_are_skipped():
    game = lay([5, 2, 3], "AB", ("CD EF", "GH", "IJ KL"))
    order = []
    while game.whose():
        seat = game.whose()
        for other in game.seats:
            assert other == seat or refused(game, 0, other, "turn_up") == "TW-2"
        game.act((seat, "turn_up"), 0)
        order.append(seat)
        if game.over:
            break
    assert order == [5, 2, 3, 5, 3] and game.over


@rule("TW-2")
def test_whoever_has_a_hand_down_lifts_it_before_turning_up():
    game = lay([1, 2], "AB", ("CD EF", "GH"))
    game.act((1, "hand", 0), 0)
    assert refused(game, 0, 1, "turn_up") == "TW-2"
    assert (1, "turn_up") not in game.legal(1) and (1, "lift") in game.legal(1)
    game.act((1, "lift"), 0)
    game.act((2, "hand", 0), 0)
    game.act((1, "turn_up"), 0)


@rule("TW-16")
def test_a_card_under_another_players_hand_is_not_turned_up():
    game = lay([1, 2], "AB", ("CD EF", "GH"))
    game.act((2, "hand", 1), 0)
    assert refused(game, 5, 1, "turn_up") == "TW-16"
    assert (1, "turn_up") not in game.legal(1)
    assert game.public()["hands"] == [[2, 1]]
    game.act((2, "lift"), 10)
    assert game.act((1, "turn_up"), 20)[0] == ("turn_up", 1, 1, pattern("D"))


@rule("TW-9")
def test_the_fifth_set_ends_the_game_at_once():
    four = tuple([(1, "%sX %sY" % (letter, letter)) for letter in "CDEF"])
    game = lay([1, 2], "AB AC GH GI", ("ST", "UV"), four)
    game.act((2, "hand", 2), 0)
    events = claim(game, 1, 0, 1, 10)
    assert events[-1] == ("over", [1]) and game.over and game.winners() == [1]
    assert game.standings() == [[1, 1, 5], [2, 2, 0]]
    assert refused(game, 11, 2, "hand", 3) == "C-4"
    assert game.legal(1) == game.legal(2) == game.legal(0) == []


@rule("TW-9", "TW-4")
def test_a_theft_can_be_the_fifth_set():
    four = tuple([(1, "%sX %sY" % (letter, letter)) for letter in "CDEF"])
    game = lay([1, 2], "AB", ("ST", "UV"), four + ((2, "AC AD"),))
    claim(game, 1, 0, game.sets[-1][1])
    assert game.over and game.standings() == [[1, 1, 5], [2, 2, 0]]


@rule("TW-9")
def test_without_piles_and_pairs_most_sets_win_and_equals_share():
    for sets, winners in (((), [1, 2]), (((2, "EX EY"),), [2]), (((1, "EX EY"), (2, "FX FY")), [1, 2])):
        game = lay([1, 2], "AB", ("CD", ""), sets)
        game.act((1, "turn_up"), 0)
        assert game.over and game.winners() == winners


@rule("TW-9")
def test_a_pair_that_still_shows_keeps_the_game_open_for_a_minute():
    game = lay([1, 2], "AB", ("CA", ""))
    game.act((1, "turn_up"), 1000)
    assert not game.over and game.whose() is None and game.due() == 61000
    assert refused(game, 1000, 1, "turn_up") == "TW-2"
    assert game.public()["ends_at"] == 61000
    claim(game, 2, 0, 1, 2000)
    assert game.over and game.winners() == [2]
    game = lay([1, 2], "AB", ("CA", ""))
    game.act((1, "turn_up"), 1000)
    assert game.act((0, "wait"), 61000) == [("over", [1, 2])]


@rule("TW-9")
def test_ties_claims_and_mistakes_begin_the_last_minute_anew():
    game = lay([1, 2], "AG GC GD HI HJ", ("XA", ""))
    game.act((1, "turn_up"), 1000)
    game.act((1, "hand", 0), 2000)
    assert named(game.act((2, "hand", 5), 2500), "tie") and game.due() == 62500
    assert named(claim(game, 2, 0, 3, 4000), "mistake") and game.due() == 64000
    assert named(claim(game, 2, 3, 4, 5000), "won") and game.due() == 65000


@rule("TW-9", "TW-4")
def test_a_pair_that_can_be_stolen_is_a_pair_that_shows():
    game = lay([1, 2], "BC", ("XA", ""), ((1, "AD AE"),))
    game.act((1, "turn_up"), 0)
    assert not game.over
    claim(game, 2, 1, game.sets[0][1])
    assert game.over and game.winners() == [2]


@rule("TW-9")
def test_a_set_given_back_can_set_the_turn_going_again():
    game = lay([1, 2], "BC AF", ("", "XA"), ((1, "DD DE"),))
    game.turn = 1
    game.act((2, "turn_up"), 0)
    assert game.whose() is None and not game.over
    claim(game, 1, 0, 1)
    assert game.whose() == 1 and game.due() is None


@rule("TW-13")
def test_a_full_table_sends_its_oldest_card_back_under_its_owners_pile():
    game = lay([1, 2], "AB CD EF GH", ("IJ KL", "MN OA"), table=4)
    game.owners[0] = 1
    game.act((2, "hand", 0), 0)
    assert game.act((1, "turn_up"), 10) == [
        ("turn_up", 1, 4, pattern("J")),
        ("top", 1, 5, pattern("K")),
        ("lift", 2, 0),
        ("back", 0, 2),
    ]
    assert game.table == [1, 2, 3, 4] and game.piles == [[5], [0, 7, 6]]
    assert showing(game, [0]) == "A"


@rule("TW-13")
def test_a_card_that_goes_back_to_an_empty_pile_shows_there():
    game = lay([1, 2], "AB CD EF GH", ("IJ", "MN OA"), table=4)
    events = game.act((1, "turn_up"), 10)
    assert events[-2:] == [("back", 0, 1), ("top", 1, 0, pattern("A"))]
    assert game.piles[0] == [0] and game.public()["piles"][0] == [1, 1, 0]


@rule("TW-9", "TW-13")
def test_when_no_side_of_any_card_left_can_make_a_pair_most_sets_win():
    # With the last pair won, what is left would go round for ever.
    game = lay([1, 2], "AB AC DE FG", ("HI JK", "LM"), ((2, "XY XZ"), (1, "NO NP"), (1, "QR QS")), table=4)
    assert claim(game, 2, 0, 1)[-1] == ("over", [1, 2])
    # A third copy of a pair that somebody has won, or sides that are hidden, keep it going.
    for pile in ("LX", "LH"):
        game = lay([1, 2], "AB CD EF GO", ("HI JK", pile), ((2, "XY XZ"),), table=4)
        game.act((1, "turn_up"), 0)
        assert not game.over


@rule("TW-9")
def test_on_a_table_without_limit_all_cards_are_turned_up():
    game = lay([1, 2], "AB", ("CD", "EF"))
    game.act((1, "turn_up"), 0)
    assert not game.over
    game.act((2, "turn_up"), 0)
    assert game.over


@rule("TW-13", "TW-1")
def test_smaller_decks_are_parts_of_the_whole():
    for deck, patterns in ((45, 40), (90, 80), (135, 119)):
        game = GAME([1, 2, 3], {"deck": deck, "table": 8}, 2)
        assert [len(pile) for pile in game.piles] == [deck // 3] * 3
        assert sorted(set([game.FACES[face] for face in range(2 * deck)])) == list(range(patterns))
        game.conserved()
    for options in ({"deck": 44}, {"deck": 180}, {"table": 3}, {"table": 68}):
        raises(ValueError, GAME, [1, 2], options)


@rule("C-8")
def test_a_game_ends_after_six_hundred_cards_or_a_thousand_hands():
    game = lay([1, 2], "AB CD EF GH", ("IJ KL", "MN OP"), ((2, "XY XZ"),), table=4)
    game.turned = twins.MOST_TURNED - 1
    assert named(game.act((1, "turn_up"), 0), "over") == [("over", [2])]
    game = lay([1, 2], "AB", ("IJ KL", "MN OP"))
    game.handed = twins.MOST_HANDS - 1
    assert game.act((2, "hand", 0), 0)[-1] == ("over", [1, 2])


@rule("C-1", "TW-9")
def test_sets_to_win_are_an_option():
    game = lay([1, 2], "AB AC", ("ST", "UV"), ((1, "EX EY"),), sets=2)
    claim(game, 1, 0, 1)
    assert game.over and game.winners() == [1]
