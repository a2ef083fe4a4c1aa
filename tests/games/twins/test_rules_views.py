"""Twins: what is seen, and what is nobody's business."""

from games.twins.rules import GAME
from games.twins.rules_cards import NONE
from laying import claim, lay, pattern
from playing import pass_time, refused
from support import raises, rule


@rule("C-6", "TW-1", "TW-3")
def test_tops_and_won_sets_show_and_nothing_below():
    game = lay([1, 2], "LM", ("AB CD EF", "GH"), ((1, "IJ IK"),))
    seen = game.public()
    patterns = [
        letter if letter == NONE else pattern(letter) for letter in ["L", "A", NONE, NONE, "G", "I", "I"]
    ]
    assert seen["shown"] == patterns
    assert seen["piles"] == [[1, 3, 1], [2, 1, 4]] and seen["sets"] == [[1, 5, 6]]
    assert (seen["stock"], seen["forbidden"], seen["forbidden_to"], seen["rating"]) == (0, [], 0, 0)


@rule("C-6", "TW-12")
def test_the_stock_of_a_minutes_game_is_out_of_sight_and_reach():
    game = lay([1, 2], "AB CD", ("EF EG",), mode="together", table=2)
    assert game.public()["shown"] == [pattern("A"), pattern("C"), NONE, NONE]
    assert game.public()["stock"] == 2 and game.public()["piles"] == []
    assert refused(game, 0, 1, "hand", 2) == "TW-3"


@rule("TW-12", "TW-18")
def test_the_rating_is_of_what_all_have_won_together():
    game = lay([1, 2], "AB AC DE DF GH GI JK JL MN", ("",), mode="together", seconds=30)
    for index in range(4):
        claim(game, 1 + index % 2, 2 * index, 2 * index + 1)
    pass_time(game, 30000)
    assert game.public()["rating"] == 2


@rule("TW-3", "TW-6")
def test_what_is_said_of_a_hand_on_ones_own_hand_or_on_one_more_card_of_a_set():
    game = lay([1, 2], "LM", ("AB", "CD"), ((1, "IJ IK"),))
    game.act((2, "hand", 3), 3)
    assert refused(game, 3, 2, "hand", 3) == "TW-6"
    assert refused(game, 4, 2, "hand", 4) == "TW-3"


@rule("TW-2", "TW-11")
def test_nobody_turns_up_from_an_empty_pile():
    game = lay([1, 2, 3, 4], "", ("", "AB", "CD", "EF"), mode="teams")
    game.turn = -1  # after a win of a team
    assert game.legal(2) == [(2, "hand", 0), (2, "hand", 1), (2, "hand", 2), (2, "turn_up")]
    assert refused(game, 0, 1, "turn_up") == "TW-2"


@rule("C-4")
def test_the_table_does_nothing_but_wait():
    game = lay([1, 2], "", ("AB", "CD"))
    assert refused(game, 0, 0, "turn_up") == refused(game, 0, 0, "sing") == "C-4"


@rule("C-5")
def test_sets_and_turns_belong_to_somebody():
    for name, value in (("sets", [[3, 2, 3]]), ("turn", 2), ("turn", -2), ("turn", None)):
        game = GAME([1, 2], {}, 1)
        game.conserved()
        setattr(game, name, value)
        raises(ValueError, game.conserved)
    options = {"deck": 45}
    game = GAME([1, 2], options, 1)
    twins = same(game)
    for pile in game.piles:
        pile[:] = [place for place in pile if place not in twins]
    game.sets = [[2] + twins]
    game.hands = [[1, twins[1], 0]]
    game.conserved()
    game.owners.append(0)
    assert "cards are missing" in str(raises(ValueError, game.conserved))
    game.owners.pop()
    game.table, game.hands = twins[1:], []
    game.sets = [[2] + twins[:1]]
    assert "a set of 1 cards" in str(raises(ValueError, game.conserved))
    game.table = []
    game.sets = [[3] + twins]
    assert "nobody owns" in str(raises(ValueError, game.conserved))


def same(game):
    """Two places that show the same pattern."""
    places = range(len(game.up))
    return next([a, b] for a in places for b in range(a) if game.shown(a) == game.shown(b))


@rule("C-5", "TW-4")
def test_a_set_may_have_three_cards_and_every_card_is_there_once():
    game = GAME([1, 2], {"deck": 45}, 1)
    faces = [game.FACES[face] for face in range(90)]
    common = next(face for face in faces if faces.count(face) == 3)
    triple = [place for place in range(45) if common in faces[game.up[place] & ~1 :][:2]]
    for place in triple:
        game.up[place] ^= game.shown(place) != common
    rest = [place for place in range(45) if place not in triple]
    game.sets = [[1] + triple]
    for table in (rest, rest[:-1] + [-1], rest[:-1] + [45], rest[:-1], rest[1:] + rest[1:2]):
        game.piles = [[], []]
        game.table = table
        if table is rest:
            game.conserved()
        else:
            assert "lost or doubled" in str(raises(ValueError, game.conserved))


@rule("TW-2")
def test_the_card_below_is_told_when_the_top_is_turned_up():
    game = lay([1, 2], "", ("AB CD EF", "GH"))
    assert game.act((1, "turn_up"), 0) == [("turn_up", 1, 0, pattern("B")), ("top", 1, 1, pattern("C"))]
    assert ("top", 2, NONE, NONE) in game.act((2, "turn_up"), 0)


@rule("TW-8", "TW-10")
def test_a_hand_on_the_third_copy_is_lifted_when_that_is_turned_over():
    game = lay([1, 2], "AB AC AD", ("EF", "GH"))
    game.burdened, game.forbidden = 2, [pattern("A")]
    game.act((2, "hand", 2), 0)
    events = claim(game, 1, 0, 1)
    assert ("lift", 2, 2) in events and ("turn_over", 2, pattern("D")) in events
    assert game.hands == []
