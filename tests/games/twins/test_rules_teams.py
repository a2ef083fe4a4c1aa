"""Twins: two teams (TW-11)."""

from games.twins.rules import GAME
from laying import claim, lay, pattern
from playing import named, refused
from support import raises, rule

SEATS = [1, 2, 3, 4]
PILES = ("XY XY", "WZ WZ", "UV UV", "ST ST")


def teams(loose="AB AC", won=(), seats=SEATS, **options):
    return lay(seats, loose, PILES + ("QR QR",) * (len(seats) - 4), won, mode="teams", **options)


@rule("TW-11", "C-1")
def test_seats_take_turns_to_join_teams_unless_told_otherwise():
    for seats, mask, sides in (
        ([1, 2, 3, 4], 0, [1, 2, 1, 2]),
        ([6, 5, 4, 3, 1], 0, [1, 2, 1, 2, 1]),
        ([1, 2, 3, 4], 0b0011, [2, 2, 1, 1]),
        ([1, 2, 3, 5, 6], 0b110000, [1, 1, 1, 2, 2]),
        ([1, 2, 3, 4, 5, 6], 0b001111, [2, 2, 2, 2, 1, 1]),
    ):
        game = GAME(seats, {"mode": "teams", "teams": mask}, 1)
        assert game.public()["sides"] == [[seat, side] for seat, side in zip(seats, sides)]
        game.conserved()
    for seats, mask in (([1, 2, 3], 0), (SEATS, 1), (SEATS, 15), (SEATS, 0b110000), (SEATS, 0b0111)):
        raises(ValueError, GAME, seats, {"mode": "teams", "teams": mask}, 1)


@rule("TW-11")
def test_a_hand_each_of_two_mates_wins_a_set_for_the_team():
    game = teams()
    game.act((1, "hand", 0), 0)
    assert named(game.act((3, "hand", 1), 5), "won") == [("won", 3, 1, pattern("A"), [0, 1], 0)]
    assert game.standings() == [[1, 1, 1], [1, 3, 1], [3, 2, 0], [3, 4, 0]]


@rule("TW-11", "TW-7")
def test_both_hands_of_one_player_are_a_mistake():
    game = teams(won=((1, "EF EG"),))
    assert named(claim(game, 3, 0, 1), "mistake") == [("mistake", 3, game_pair(game))]
    assert game.points(1) == 0 and len(game.piles[2]) == 4 and game.table == [0, 1]


def game_pair(game):
    """The places of the only set that was written down last."""
    return [len(game.up) - 2, len(game.up) - 1]


@rule("TW-11", "TW-7")
def test_two_mates_on_different_patterns_are_a_mistake():
    game = teams("AB CD")
    game.act((1, "hand", 0), 0)
    assert named(game.act((3, "hand", 1), 0), "mistake") == [("mistake", 3, [])]


@rule("TW-11", "TW-6")
def test_a_hand_each_of_two_rivals_is_a_tie():
    game = teams()
    game.act((1, "hand", 0), 0)
    assert named(game.act((2, "hand", 1), 0), "tie") == [("tie", [1, 2], pattern("A"))]
    assert game.sets == []


@rule("TW-11", "TW-4")
def test_mates_steal_together():
    game = teams("AB CD", ((1, "AE AF"),))
    pair = game.sets[0][1:]
    game.act((2, "hand", pair[0]), 0)
    assert named(game.act((4, "hand", 0), 0), "won")[0][5] == 1
    assert [game.points(1), game.points(2)] == [0, 1]


@rule("TW-11", "TW-5")
def test_after_a_win_anybody_restarts():
    game = teams()
    assert refused(game, 0, 2, "turn_up") == "TW-2"
    game.act((1, "hand", 0), 0)
    game.act((3, "hand", 1), 0)
    assert game.whose() == 0
    for seat in SEATS:
        assert (seat, "turn_up") in game.legal(seat)
    game.act((2, "turn_up"), 0)
    assert game.whose() == 3


@rule("TW-11", "TW-10")
def test_the_larger_team_plays_with_forbidden_patterns():
    for mask, burdened in ((0, 1), (0b00111, 2), (0b11000, 1)):
        game = GAME([1, 2, 3, 4, 5], {"mode": "teams", "teams": mask, "forbidden_seat": 0}, 4)
        assert game.public()["forbidden_to"] == burdened and len(game.forbidden) == 3
    game = GAME([1, 2, 3, 4, 5], {"mode": "teams", "forbidden_seat": 2}, 4)
    assert game.public()["forbidden_to"] == 1
    even = {"mode": "teams"}
    assert GAME(SEATS, even, 4).public()["forbidden"] == []
    even["forbidden_seat"] = 4
    assert GAME(SEATS, even, 4).public()["forbidden_to"] == 2
    game = teams(seats=[1, 2, 3, 4, 5])
    game.forbidden = [pattern("A")]
    game.act((1, "hand", 0), 0)
    assert named(game.act((5, "hand", 1), 0), "mistake")
    game.act((2, "hand", 0), 0)
    assert named(game.act((4, "hand", 1), 0), "freed") == [("freed", pattern("A"))]


@rule("TW-11", "TW-9")
def test_the_first_team_with_five_sets_wins():
    game = teams(won=[(2, "%sX %sY" % (letter, letter)) for letter in "CDEF"])
    game.act((4, "hand", 0), 0)
    game.act((2, "hand", 1), 0)
    assert game.over and game.winners() == [2, 4]
