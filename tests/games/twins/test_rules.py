"""Twins: claims, thefts, mistakes, forbidden patterns (TW-3 … TW-5, TW-7, TW-10)."""

from games.twins.rules import GAME
from games.twins.rules_hands import OPEN
from laying import claim, lay, pattern, showing
from playing import named, pass_time, refused
from support import rule

PILES = ("XY XY XY", "WZ WZ WZ")


@rule("TW-3")
def test_hands_on_two_equal_patterns_win_both_cards():
    game = lay([1, 2], "AB CD AE", PILES)
    assert game.act((2, "hand", 2), 100) == [("hand", 2, 2)]
    assert game.public()["hands"] == [[2, 2]]
    assert game.act((2, "hand", 0), 200) == [("hand", 2, 0), ("won", 2, 2, 0, [2, 0], 0)]
    assert (game.table, game.sets, game.hands) == ([1], [[2, 2, 0]], [])
    assert game.public()["sets"] == [[2, 2, 0]]
    assert game.standings() == [[1, 2, 1], [2, 1, 0]]


@rule("TW-3")
def test_tops_of_piles_are_claimed_like_cards_on_the_table():
    game = lay([1, 2], "AB", ("AC XY", "XD WZ"))
    assert claim(game, 1, 0, 1)[1:] == [
        ("won", 1, 1, pattern("A"), [0, 1], 0),
        ("top", 1, 2, pattern("X")),
    ]
    # The card that came to light makes a pair of tops.
    assert claim(game, 2, 2, 3)[1] == ("won", 2, 2, pattern("X"), [2, 3], 0)
    assert game.piles == [[], [4]] and game.public()["piles"][0] == [1, 0, -1]


@rule("TW-3", "C-4")
def test_only_what_shows_can_be_touched():
    game = lay([1, 2], "AB", ("AC XY", "XD WZ"))
    for place in (2, 4, 5, -1, 99):
        assert refused(game, 0, 1, "hand", place) == "TW-3"
    for action in ((1, "hand"), (1, "hand", "0"), (1, "hand", True), (1, "hand", 0, 1), (1, "lift", 0)):
        assert refused(game, 0, *action) == "C-4"
    assert game.legal(1) == [(1, "hand", 0), (1, "hand", 1), (1, "hand", 3), (1, "turn_up")]


@rule("TW-3")
def test_two_cards_of_one_won_set_are_no_claim():
    game = lay([1, 2], "CD", PILES, ((2, "AB AC"),))
    first, second = game.sets[0][1:]
    game.act((1, "hand", first), 0)
    assert refused(game, 0, 1, "hand", second) == "TW-3"
    assert refused(game, 0, 1, "hand", first) == "TW-6"
    assert refused(game, 0, 2, "hand", second) == "TW-6"
    assert (1, "hand", second) not in game.legal(1)
    assert game.sets == [[2, first, second]]


@rule("TW-3")
def test_a_hand_can_be_lifted_and_lifts_itself_after_five_seconds():
    game = lay([1, 2], "AB CD", PILES)
    assert refused(game, 0, 1, "lift") == "TW-3"
    game.act((1, "hand", 0), 0)
    assert game.act((1, "lift"), 10) == [("lift", 1, 0)]
    game.act((1, "hand", 0), 20)
    game.act((2, "hand", 1), 30)
    assert pass_time(game, 5019) == [] and game.due() == 5020 and refused_late(game)
    assert game.act((0, "wait"), 5020) == [("lift", 1, 0)]
    assert game.hands == [[2, 1, 30, OPEN]] and game.due() == 5030


def refused_late(game):
    """Whether no action jumps over the moment in which a hand lifts itself."""
    before = game.snapshot()
    for action, now in (((2, "lift"), 5020), ((1, "lift"), 5021), ((0, "wait"), 5021)):
        try:
            game.act(action, now)
            return False
        except Exception as error:
            assert error.rule == "C-3"
    return game.snapshot() == before


@rule("TW-4")
def test_a_third_copy_takes_a_won_pair():
    game = lay([1, 2], "CD AE", PILES, ((1, "AB AC"), (1, "FG FH")))
    pair = game.sets[0][1:]
    assert game.standings() == [[1, 1, 2], [2, 2, 0]]
    events = claim(game, 2, 1, pair[1])
    assert named(events, "won") == [("won", 2, 2, pattern("A"), pair + [1], 1)]
    assert game.standings() == [[1, 1, 1], [1, 2, 1]]
    assert game.sets[-1] == [2] + pair + [1] and showing(game, game.sets[-1][1:]) == "AAA"
    assert game.table == [0]


@rule("TW-4")
def test_a_third_copy_on_a_pile_makes_ones_own_pair_safe():
    game = lay([1, 2], "CD", ("AE XY", "WZ"), ((1, "AB AC"),))
    pair = game.sets[0][1:]
    assert named(claim(game, 1, pair[0], 1), "won") == [("won", 1, 1, pattern("A"), pair + [1], 0)]
    assert game.standings()[0] == [1, 1, 1] and len(game.sets[0]) == 4


@rule("TW-5", "TW-2")
def test_the_winner_turns_up_next_and_play_goes_on_from_there():
    game = lay([1, 2, 3], "AB AC", ("XY XY", "WZ WZ", "UV UV"))
    claim(game, 3, 0, 1)
    assert game.whose() == 3
    game.act((3, "turn_up"), 10)
    assert game.whose() == 1


@rule("TW-5")
def test_a_chain_ends_with_the_last_winner():
    # Each pile card that is won uncovers the other half of the next pair.
    game = lay([1, 2, 3], "AB CD EF", ("AX CX EX XY", "WZ", "UV"))
    for seat, one, other in ((2, 0, 3), (1, 1, 4), (3, 2, 5)):
        assert named(claim(game, seat, one, other), "won")
        assert game.whose() == seat
    assert game.piles[0] == [6] and game.public()["piles"][0] == [1, 1, 6]


@rule("TW-5")
def test_a_winner_without_cards_leaves_the_turn_to_the_next():
    game = lay([1, 2, 3], "AB CD", ("AX", "WZ", "UV"))
    claim(game, 1, 0, 2)
    assert game.piles[0] == [] and game.whose() == 2
    assert refused(game, 0, 1, "turn_up") == "TW-2"


@rule("TW-7")
def test_a_mistake_costs_the_set_won_last():
    game = lay([1, 2], "AB CD", PILES, ((1, "EF EG"), (2, "HI HJ"), (1, "KL KM KN")))
    triple = game.sets[2][1:]
    turn = game.whose()
    events = claim(game, 1, 0, 1)
    assert named(events, "mistake") == [("mistake", 1, triple)]
    assert len(named(events, "back")) == 3
    assert game.standings() == [[1, 1, 1], [1, 2, 1]]
    assert game.piles[0][:3] == list(reversed(triple)) and len(game.piles[0]) == 6
    assert [game.owners[place] for place in triple] == [0, 0, 0]
    assert showing(game, triple) == "KKK"
    assert game.table == [0, 1] and game.hands == [] and game.whose() == turn


@rule("TW-7")
def test_a_mistake_without_a_set_costs_nothing():
    game = lay([1, 2], "AB CD", PILES, ((2, "HI HJ"),))
    assert named(claim(game, 1, 0, 1), "mistake") == [("mistake", 1, [])]
    assert game.standings() == [[1, 2, 1], [2, 1, 0]] and not game.over
    assert [len(pile) for pile in game.piles] == [3, 3]


@rule("TW-7")
def test_a_set_given_back_to_an_empty_pile_shows_again():
    game = lay([1, 2], "AB CD", ("", "WZ"), ((1, "EF EG"),))
    pair = game.sets[0][1:]
    events = claim(game, 1, 0, 1)
    assert named(events, "top") == [("top", 1, pair[0], pattern("E"))]
    assert game.piles[0] == [pair[1], pair[0]]
    assert named(claim(game, 2, 2, 0), "mistake") and game.whose() == 1


@rule("TW-10")
def test_the_last_winner_may_not_claim_forbidden_patterns():
    game = lay([1, 2], "AB AC", PILES, ((1, "EF EG"),), forbidden_seat=1)
    game.forbidden = [pattern("A"), pattern("C")]
    assert game.public()["forbidden"] == [0, 2] and game.public()["forbidden_to"] == 1
    assert named(claim(game, 1, 0, 1), "mistake") == [("mistake", 1, [4 + 4, 5 + 4])]
    assert game.points(1) == 0 and game.table == [0, 1]


@rule("TW-10")
def test_others_free_a_forbidden_pattern():
    game = lay([1, 2], "AB AC AD", PILES, forbidden_seat=1)
    game.forbidden = [pattern("A"), pattern("C")]
    # The third copy is turned over; what it hid is not forbidden.
    assert claim(game, 2, 0, 1)[1:] == [
        ("won", 2, 2, pattern("A"), [0, 1], 0),
        ("turn_over", 2, pattern("D")),
        ("freed", pattern("A")),
    ]
    assert game.public()["forbidden"] == [pattern("C")]
    game.up[2] ^= 1
    assert named(claim(game, 1, 0, 2), "won")[0][5] == 2


@rule("TW-10")
def test_a_hand_on_a_forbidden_pattern_stops_nobody():
    game = lay([1, 2], "AB AC", PILES, forbidden_seat=1)
    game.forbidden = [pattern("A")]
    game.act((1, "hand", 0), 0)
    assert game.act((2, "hand", 1), 1) == [("hand", 2, 1)]
    assert (2, "hand", 0) in game.legal(2)
    assert game.act((2, "hand", 0), 2)[:2] == [("lift", 1, 0), ("hand", 2, 0)]
    assert game.points(2) == 1


@rule("TW-10")
def test_the_three_patterns_are_different_and_lie_open():
    for seed in range(20):
        game = GAME([1, 2, 3, 4], {"forbidden_seat": 3}, seed)
        forbidden = game.public()["forbidden"]
        assert len(set(forbidden)) == 3 and game.public()["forbidden_to"] == 3
        assert [game.shown(place) for place in game.table] == forbidden
        assert [len(pile) for pile in game.piles] == [34, 34, 31, 33]
        game.conserved()
