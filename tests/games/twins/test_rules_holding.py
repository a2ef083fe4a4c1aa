"""Twins: when two hands are a tie, and for whom a pair is held (TW-17, TW-18)."""

from games.twins.rules import ANYBODY
from laying import lay, pattern
from playing import named, pass_time, refused
from support import rule

PILES = ("XY XY XY", "WZ WZ WZ")


@rule("TW-17")
def test_hands_that_come_together_are_a_tie():
    for late in (0, 1, 700):
        game = lay([1, 2], "AB AC DE", PILES)
        game.act((1, "hand", 0), 1000)
        assert named(game.act((2, "hand", 1), 1000 + late), "tie"), late


@rule("TW-17")
def test_later_the_pair_is_held_for_the_hand_that_came_first():
    for late in (701, 1999):
        game = lay([1, 2], "AB AC DE", PILES)
        game.act((1, "hand", 0), 1000)
        assert refused(game, 1000 + late, 2, "hand", 1) == "TW-17"
        assert (2, "hand", 1) not in game.legal(2) and (2, "hand", 2) in game.legal(2)
        assert (1, "hand", 1) in game.legal(1)
        assert named(game.act((1, "hand", 1), game.now), "won")


@rule("TW-17")
def test_after_two_seconds_the_pair_is_open_to_all():
    game = lay([1, 2], "AB AC DE", PILES)
    game.act((1, "hand", 0), 1000)
    pass_time(game, 3000)
    assert game.act((2, "hand", 1), 3000) == [("hand", 2, 1)]
    # The hand that has waited for so long makes room.
    assert game.act((2, "hand", 0), 3100) == [
        ("lift", 1, 0), ("hand", 2, 0), ("won", 2, 2, pattern("A"), [1, 0], 0),
    ]  # fmt: skip
    assert game.hands == []


@rule("TW-17")
def test_a_pair_is_held_against_the_other_side_only():
    game = lay([1, 2, 3, 4], "AB AC DE", PILES + PILES, mode="teams")
    game.act((1, "hand", 0), 1000)
    assert refused(game, 2000, 2, "hand", 1) == "TW-17"
    assert named(game.act((3, "hand", 1), 2000), "won")


@rule("TW-17")
def test_other_cards_are_not_held():
    game = lay([1, 2], "AB AC DE DF", PILES)
    game.act((1, "hand", 0), 1000)
    pass_time(game, 2000)
    game.act((2, "hand", 2), 2000)
    assert named(game.act((2, "hand", 3), 2001), "won")


@rule("TW-18")
def test_after_a_tie_anybody_of_a_team_may_go_on():
    game = lay([1, 2, 3, 4], "AB AC DE", PILES + PILES, mode="teams")
    assert game.turn == 0
    game.act((1, "hand", 0), 0)
    assert named(game.act((2, "hand", 1), 100), "tie")
    assert game.turn == ANYBODY
    assert [seat for seat in game.seats if (seat, "turn_up") in game.legal(seat)] == [1, 2, 3, 4]
    against = lay([1, 2], "AB AC DE", PILES)
    against.act((1, "hand", 0), 0)
    assert named(against.act((2, "hand", 1), 100), "tie") and against.turn == 0


@rule("TW-18")
def test_forbidden_patterns_can_be_switched_off():
    from games.twins.rules import GAME

    for seats, options in (([1, 2], {"forbidden_seat": 2}), ([1, 2, 3, 4, 5], {"mode": "teams"})):
        assert len(GAME(seats, options, 3).forbidden) == 3
        game = GAME(seats, dict(options, forbidden="off"), 3)
        assert game.forbidden == [] and game.public()["forbidden_to"] == 0
