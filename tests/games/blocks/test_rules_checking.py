"""Checking a claim, seen through Quick Play."""

import games
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from playing import do, named, pass_time, refused
from support import rule


def claimed(seats):
    """A game in which seat 1 claims the first card at 6000 ms; the card was turned up at 1000 ms."""
    game = games.start("quick_play", seats, {"rounds": 3}, 5)
    do(game, 1000, 0, "reveal")
    do(game, 6000, 1, "claim")
    return game


def verdict(events):
    """`[right, by]` of the one verdict among the events, or [] when there is none."""
    found = named(events, "verdict")
    assert len(found) <= 1
    return list(found[0][2:]) if found else []


@rule("V-1")
def test_nobody_objects_for_ten_seconds():
    game = claimed([1, 2, 3])
    assert not named(pass_time(game, 15999), "verdict")
    assert verdict(pass_time(game, 16000)) == [True, "time"]
    assert game.won == [[game.won[0][0]], [], []]


@rule("V-1")
def test_an_objection_in_the_last_millisecond_counts_and_one_later_is_too_late():
    game = claimed([1, 2, 3])
    assert named(do(game, 15999, 2, "object"), "object")
    game = claimed([1, 2, 3])
    pass_time(game, 15999)
    game.now = 16000
    assert refused(game, 16000, 2, "object")


@rule("V-1")
def test_all_accept_and_it_is_settled_at_once():
    game = claimed([1, 2, 3])
    assert do(game, 7500, 3, "accept") == [("accept", 3)]
    assert refused(game, 7600, 3, "accept") == "V-1"
    assert refused(game, 7600, 1, "accept") == "V-1"
    assert verdict(do(game, 7700, 2, "accept")) == [True, "all"]


@rule("V-1")
def test_players_shut_out_of_a_card_still_check_it():
    game = claimed([1, 2])
    do(game, 7000, 2, "object")
    do(game, 9000, 2, "claim")
    assert game.check_public()["judges"] == [1]
    assert verdict(do(game, 9500, 1, "accept")) == [True, "all"]


@rule("V-2")
def test_with_two_players_the_objection_decides():
    assert verdict(do(claimed([1, 4]), 7000, 4, "object")) == [False, "vote"]


@rule("V-2")
def test_more_wrong_than_right_fails_and_a_tie_counts_for_the_claimant():
    for seats, votes, expected in (
        ([1, 2, 3], [(3, "wrong")], [False, "vote"]),
        ([1, 2, 3], [(3, "right")], [True, "vote"]),
        ([1, 2, 3, 4], [(3, "right"), (4, "wrong")], [False, "vote"]),
        ([1, 2, 3, 4], [(3, "right"), (4, "right")], [True, "vote"]),
        ([1, 2, 3, 4], [(3, "wrong")], [False, "vote"]),
    ):
        game = claimed(seats)
        events = do(game, 7000, 2, "object")
        for seat, vote in votes:
            assert not verdict(events)
            events = do(game, game.now + 100, seat, vote)
        assert verdict(events) == expected, (seats, votes)


@rule("V-2")
def test_every_course_of_a_vote_ends_as_the_count_says():
    for others in ([3], [3, 4]):
        for code in range(3 ** len(others)):
            ballot = [code // 3**index % 3 for index in range(len(others))]  # 0 right, 1 wrong, 2 none
            for order in (others, others[::-1]):
                game = claimed([1, 2] + others)
                events = do(game, 7000, 2, "object")
                for seat in order:
                    choice = ballot[others.index(seat)]
                    if choice < 2 and game.claimant:
                        events += do(game, game.now + 10, seat, ("right", "wrong")[choice])
                if game.claimant:
                    events += pass_time(game, 17000)
                assert verdict(events) == [1 + ballot.count(1) <= ballot.count(0), "vote"], ballot


@rule("V-2")
def test_missing_votes_abstain_ten_seconds_after_the_objection():
    for votes, expected in (([], False), ([(3, "right")], True)):
        game = claimed([1, 2, 3, 4])
        do(game, 9000, 2, "object")
        for seat, vote in votes:
            do(game, 9500, seat, vote)
        assert not verdict(pass_time(game, 18999))
        assert verdict(pass_time(game, 19000)) == [expected, "vote"]


@rule("V-2")
def test_who_may_vote():
    game = claimed([1, 2, 3, 4])
    assert refused(game, 6500, 2, "wrong") == "V-2"
    do(game, 6600, 3, "accept")
    assert game.public()["check"]["accepted"] == [3]
    assert do(game, 7000, 2, "object") == [("object", 2), ("vote", 2, False)]
    assert game.public()["check"]["accepted"] == []
    assert refused(game, 7100, 1, "right") == "V-2"
    assert refused(game, 7100, 2, "right") == "V-2"
    assert refused(game, 7100, 3, "accept") == "V-2"
    assert refused(game, 7100, 4, "object") == "V-2"
    assert game.legal(3) == [(3, "right"), (3, "wrong")]
    assert game.legal(2) == []


@rule("V-2")
def test_one_player_judges_alone():
    game = claimed([1])
    assert game.legal(1) == [(1, "accept"), (1, "lay"), (1, "object")]
    assert verdict(do(game, 7000, 1, "accept")) == [True, "all"]
    assert verdict(do(claimed([1]), 7000, 1, "object")) == [False, "vote"]


@rule("V-2")
def test_a_claimant_may_withdraw():
    game = claimed([1, 2, 3])
    assert refused(game, 6500, 2, "withdraw") == "V-1"
    assert verdict(do(game, 7000, 1, "withdraw")) == [False, "claimant"]
    assert game.locked == [1]


@rule("V-3")
def test_solutions_are_shown_only_while_a_claim_is_checked():
    game = claimed([1, 2])
    assert game.public()["solutions_shown"]
    do(game, 7000, 2, "object")
    assert not game.public()["solutions_shown"]
    do(game, 8000, 2, "claim")
    assert game.public()["solutions_shown"]
    do(game, 8100, 1, "accept")
    assert game.phase() == "ready" and not game.public()["solutions_shown"]
    do(game, 9000, 0, "reveal")
    assert not game.public()["solutions_shown"]


@rule("V-4", "B-5")
def test_a_known_arrangement_is_judged_by_the_core():
    for solution in solver.solutions(cards.cells(claimed([1]).card)):
        game = claimed([1, 2, 3])
        do(game, 6100, 2, "object")
        assert verdict(do(game, 6200, 1, "lay", *solution)) == [True, "core"]
        wrong = list(solution)
        wrong[2] ^= 1  # another face up
        assert verdict(do(claimed([1, 2, 3]), 6200, 1, "lay", *wrong)) == [False, "core"]


@rule("V-4")
def test_blocks_that_cannot_lie_like_that_are_refused():
    game = claimed([1, 2])
    solution = solver.solutions(cards.cells(game.card))[0]
    assert refused(game, 6200, 2, "lay", *solution) == "V-4"
    assert refused(game, 6200, 1, "lay") == "V-4"
    assert refused(game, 6200, 1, "lay", *solution[:4]) == "V-4"
    for bad in (-1, 400, None, True, "3", 4 * 16):
        assert refused(game, 6200, 1, "lay", *(solution[:4] + [bad])) == "V-4"
    assert refused(game, 6200, 1, "lay", *([solution[0]] * 5)) == "V-4"


@rule("V-1")
def test_without_a_claim_there_is_nothing_to_check():
    game = games.start("quick_play", [1, 2], {}, 1)
    assert game.public()["check"] is None
    for verb in ("accept", "object", "right", "wrong", "withdraw", "lay"):
        assert refused(game, 10, 1, verb) == "V-1"


@rule("C-4")
def test_what_is_no_word_of_the_check_is_refused():
    game = claimed([1, 2, 3])
    for action in ((2, "accept", 0), (1, "withdraw", 1), (2, "sing"), (0, "accept")):
        assert refused(game, 6500, *action) == "C-4"
