"""Twins: one minute, all cards out, together or each for themselves (TW-12)."""

from games.twins.rules import GAME
from games.twins.rules_teams import possible, rating
from laying import claim, lay, pattern
from playing import named, pass_time, refused
from support import raises, rule


def minute(loose, mode="together", seats=(1, 2), stock="", won=(), **options):
    return lay(list(seats), loose, (stock,), won, mode=mode, **options)


@rule("TW-12", "TW-1")
def test_all_cards_lie_out_and_nobody_turns_up():
    for mode in ("together", "race"):
        game = GAME([1, 2, 3], {"mode": mode}, 3)
        assert len(game.public()["table"]) == 135 and game.public()["piles"] == []
        assert game.whose() is None and refused(game, 0, 1, "turn_up") == "TW-12"
        game.conserved()


@rule("TW-12")
def test_one_player_alone_plays_together():
    game = GAME([4], {}, 3)
    assert game.public()["mode"] == "together"
    for seats, mode in (([1], "race"), ([1], "teams")):
        assert GAME(seats, {"mode": mode}, 3).mode == "together"
    raises(ValueError, GAME, [1, 2, 3], {"mode": "teams"}, 3)


@rule("TW-12")
def test_a_pair_counts_one_and_a_triple_two():
    game = minute("AB AC AD EF EG HI")
    assert named(claim(game, 1, 0, 1), "won") == [("won", 1, 1, pattern("A"), [0, 1], 0)]
    assert game.standings() == [[1, 1, 1], [1, 2, 1]] and 2 in game.table
    claim(game, 2, 2, 1)
    assert game.standings() == [[1, 1, 2], [1, 2, 2]]
    claim(game, 1, 3, 4)
    assert game.points(1) == 3 and len(game.sets) == 2


@rule("TW-12")
def test_two_players_together_can_share_a_pair():
    game = minute("AB AC DE")
    game.act((1, "hand", 2), 0)
    game.act((2, "hand", 0), 0)
    game.act((1, "lift"), 0)
    assert named(game.act((1, "hand", 1), 0), "won") and game.points(1) == 1
    assert game.hands == []


@rule("TW-12")
def test_mistakes_cost_nothing_but_time():
    game = minute("AB CD", won=((1, "EF EG"),))
    assert named(claim(game, 1, 0, 1), "mistake") == [("mistake", 1, [])]
    assert game.points(1) == 1 and game.table == [0, 1] and game.hands == []


@rule("TW-12")
def test_loose_cards_may_be_turned_over_as_often_as_one_likes():
    game = minute("AB CD", won=((1, "EF EG"),))
    assert game.act((2, "turn_over", 1), 10) == [("turn_over", 1, pattern("D"))]
    assert game.act((1, "turn_over", 1), 10) == [("turn_over", 1, pattern("C"))]
    game.act((1, "hand", 0), 10)
    assert refused(game, 10, 2, "turn_over", 0) == "TW-6"
    assert refused(game, 10, 2, "turn_over", 2) == "TW-12"
    assert game.legal(2) == [
        (2, "hand", 1),
        (2, "hand", 2),
        (2, "hand", 3),
        (2, "turn_over", 1),
    ]
    assert refused(lay([1, 2], "AB", ("CD", "EF")), 0, 1, "turn_over", 0) == "TW-12"


@rule("TW-12")
def test_the_minute_ends_the_game_and_the_total_is_rated():
    game = minute("AB AC DE", seats=(1, 2, 3))
    claim(game, 2, 0, 1, 59000)
    assert game.public()["ends_at"] == 60000 and game.public()["rating"] == 0
    assert pass_time(game, 60000) == [("over", [1, 2, 3])]
    assert game.public()["rating"] == 1
    for seconds in (30, 180):
        assert GAME([1], {"seconds": seconds}, 1).due() == seconds * 1000


@rule("TW-12", "TW-18")
def test_the_rating_is_against_the_pairs_that_were_possible():
    def rated(points, deck=135, seconds=60):
        return rating(points, {"deck": deck, "seconds": seconds})

    assert possible(45, 180) == 17 and possible(135, 180) == 56, "as many pairs as the deck has"
    assert possible(135, 60) == 30 and possible(45, 30) == 15, "a pair in two seconds"
    assert [rated(points) for points in (0, 5, 6, 11, 12, 17, 18, 23, 24, 60)] == [
        1, 1, 2, 2, 3, 3, 4, 4, 5, 5
    ]  # fmt: skip
    assert [rated(points, 45) for points in (3, 4, 13, 14)] == [1, 2, 4, 5]
    assert [rated(points, 135, 30) for points in (2, 3, 11, 12)] == [1, 2, 4, 5]


@rule("TW-12")
def test_the_game_ends_when_no_card_is_left():
    game = minute("AB AC")
    assert claim(game, 1, 0, 1, 500)[-1] == ("over", [1, 2])


@rule("TW-12", "TW-13")
def test_with_little_room_the_stock_fills_the_places_of_won_cards():
    game = GAME([1, 2], {"mode": "race", "table": 16, "deck": 45}, 8)
    assert len(game.table) == 16 and game.public()["stock"] == 29
    game = minute("AB AC DE FG", stock="HD JK LM", table=4)
    assert claim(game, 1, 0, 1)[2:] == [("laid", 4, pattern("H")), ("laid", 5, pattern("J"))]
    assert game.table == [2, 3, 4, 5] and game.public()["stock"] == 1


@rule("TW-12", "TW-4")
def test_each_for_themselves_nobody_steals():
    game = minute("AB AC AD", "race")
    claim(game, 1, 0, 1)
    assert game.points(1) == 1 and game.points(2) == 0
    assert refused(game, 0, 2, "hand", 0) == "TW-12"
    assert game.legal(2) == [(2, "hand", 2), (2, "turn_over", 2)]
    claim(game, 1, 1, 2)
    assert game.standings() == [[1, 1, 2], [2, 2, 0]] and game.winners() == [1]


@rule("TW-12", "TW-6")
def test_each_for_themselves_a_hand_each_is_a_tie():
    game = minute("AB AC DE", "race")
    game.act((1, "hand", 0), 0)
    assert named(game.act((2, "hand", 1), 0), "tie") == [("tie", [1, 2], pattern("A"))]
    assert game.sets == [] and game.shown(0) == pattern("B")


@rule("TW-12", "TW-6")
def test_no_tie_over_the_third_copy_of_ones_own_pair():
    game = minute("AB DE", "race", won=((1, "AC AF"),))
    game.act((1, "hand", 2), 0)
    assert game.act((2, "hand", 0), 0) == [("hand", 2, 0)]
    game.act((2, "lift"), 1)
    assert named(game.act((1, "hand", 0), 2), "won") and game.points(1) == 2
