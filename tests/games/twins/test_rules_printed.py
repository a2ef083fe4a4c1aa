"""Twins with printed cards: claims, disputes, sets, points (RF-1 … RF-8)."""

import games
from core.snapshot import restore
from fivefold.virtual.programs import walk
from games.twins.rules_deck import FACES
from games.twins.rules_printed import GAME, MOST_CLAIMS, NONE, common
from playing import do, named, pass_time, refused
from support import raises, rule


def start(seats=(1, 2, 3), **options):
    options["cards"] = "printed"
    return games.start("twins", list(seats), options, 5)


def twins():
    """Numbers of two cards that share a pattern, and of one that shares none with the first."""
    for other in range(2, len(FACES) // 2 + 1):
        if common(1, other) != NONE:
            alien = next(card for card in range(2, 46) if common(1, card) == NONE)
            return 1, other, alien


def win(game, seat, now):
    """A claim that all others accept; the events of the last acceptance."""
    events = do(game, now, seat, "claim")
    for judge in game.judges():
        events = do(game, now, judge, "accept")
    return events


def rob(game, seat, side, now):
    """A claim to the set of a side and a third card."""
    do(game, now, seat, "claim")
    do(game, now, seat, "from", side)
    for judge in game.judges():
        events = do(game, now, judge, "accept")
    return events


def err(game, seat, now):
    do(game, now, seat, "claim")
    return do(game, now, seat, "withdraw")


@rule("RF-1", "RF-3")
def test_printed_cards_have_rules_of_their_own():
    assert type(start()) is GAME
    assert type(restore(start().snapshot(), games.load)) is GAME
    assert type(games.start("twins", [1, 2])) is not GAME
    assert "printed cards" in str(raises(ValueError, games.load("twins"), [1, 2], {"cards": "printed"}))
    assert "printed cards" in str(raises(ValueError, GAME, [1, 2]))


@rule("RF-3", "V-1")
def test_a_claim_is_won_when_all_others_accept_or_nobody_objects():
    game = start()
    assert do(game, 100, 2, "claim") == [("claim", 2, 100), ("check", 2, 0)]
    assert game.judges() == [1, 3]
    assert named(do(game, 200, 1, "accept"), "verdict") == []
    events = do(game, 300, 3, "accept")
    assert events == [("accept", 3), ("verdict", 2, True, "all"), ("won", 2, 2, 2, 0)]
    do(game, 1000, 3, "claim")
    assert pass_time(game, 10999) == [] and game.phase() == "check"
    assert named(pass_time(game, 11000), "won") == [("won", 3, 3, 2, 0)]
    assert game.sets == [[2, 2], [3, 2]] and game.phase() == "race"


@rule("RF-3")
def test_claims_within_a_second_wait_in_the_order_of_the_presses():
    game = start((1, 2, 3, 4))
    do(game, 0, 3, "claim")
    assert do(game, 1, 1, "claim") == [("queued", 1, 1)]
    assert do(game, 1000, 4, "claim") == [("queued", 4, 1000)]
    assert refused(game, 1000, 4, "claim") == "RF-3"
    assert refused(game, 1001, 2, "claim") == "RF-3"
    assert named(do(game, 1500, 3, "withdraw"), "check") == [("check", 1, 0)]
    assert game.claims == [1, 4]
    for judge in game.judges():
        events = do(game, 1600, judge, "accept")
    # The first right claim ends them all.
    assert named(events, "check") == [] and game.claims == [] and game.claimant == 0
    assert do(game, 1700, 4, "claim")[0] == ("claim", 4, 100)


@rule("RF-4")
def test_an_objection_is_settled_by_the_numbers_of_the_two_cards():
    one, other, alien = twins()
    for pair, right in (((one, other), True), ((other, one), True), ((one, alien), False)):
        game = start()
        do(game, 100, 1, "claim")
        do(game, 1500, 2, "accept")
        assert refused(game, 1500, 1, "name", *pair) == "RF-4"
        assert do(game, 2000, 3, "object") == [("object", 3)]
        assert (game.phase(), game.accepted) == ("naming", [])
        for verb in ("accept", "object"):
            assert refused(game, 2000, 2, verb) == "RF-4"
        assert refused(game, 2000, 2, "name", *pair) == "RF-4"
        events = do(game, 9000, 1, "name", *pair)
        assert events[0] == ("named", 1) + pair + (common(*pair),)
        assert events[1] == ("verdict", 1, right, "core")
        assert events[2] == (("won", 1, 1, 2, 0) if right else ("lost", 1, 0))


@rule("RF-4")
def test_numbers_that_no_two_cards_have_are_refused():
    game = start(deck=45)
    do(game, 0, 1, "claim")
    do(game, 0, 2, "object")
    for numbers in ((1,), (1, 1), (0, 1), (1, 46), (1, 2, 3), (1, "2"), ()):
        assert refused(game, 10, 1, "name", *numbers) == "RF-4"
    assert (1, "name") in game.legal(1) and (1, "withdraw") in game.legal(1)
    assert do(game, 20, 1, "name", 1, 45)[0][0] == "named"


@rule("RF-4")
def test_a_claimant_who_names_no_cards_in_a_minute_has_made_a_mistake():
    game = start()
    do(game, 0, 1, "claim")
    do(game, 5000, 2, "object")
    assert pass_time(game, 64999) == [] or game.phase() == "naming"
    events = pass_time(game, 65000)
    assert events == [("verdict", 1, False, "time"), ("lost", 1, 0)]


@rule("RF-4")
def test_two_cards_share_a_pattern_as_often_as_the_deck_says():
    count = len(FACES) // 2
    for one in range(1, count + 1, 7):
        for other in range(1, count + 1):
            if other != one:
                sides = [FACES[2 * card - 2 : 2 * card] for card in (one, other)]
                shared = [pattern for pattern in sides[0] if pattern in sides[1]]
                assert len(shared) < 2, "two cards share both patterns"
                assert common(one, other) == (shared[0] if shared else NONE)


@rule("RF-5", "TW-4")
def test_a_theft_takes_a_pair_and_makes_it_safe():
    game = start()
    win(game, 2, 0)
    do(game, 2000, 1, "claim")
    assert refused(game, 2000, 2, "from", 2) == "RF-5"
    assert refused(game, 2000, 1, "from", 3) == "RF-5"
    assert refused(game, 2000, 1, "from", 0) == "RF-5"
    assert do(game, 2000, 1, "from", 2) == [("from", 1, 2)]
    assert (1, "from", 0) in game.legal(1)
    for judge in (2, 3):
        events = do(game, 2100, judge, "accept")
    assert events[-1] == ("won", 1, 1, 3, 2)
    assert game.sets == [[1, 3]] and game.taking_from == 0
    do(game, 4000, 3, "claim")
    assert refused(game, 4000, 3, "from", 1) == "RF-5"


@rule("RF-5")
def test_the_own_pair_and_the_third_card_make_a_safe_set():
    game = start()
    win(game, 2, 0)
    assert rob(game, 2, 2, 2000)[-1] == ("won", 2, 2, 3, 0)
    assert game.sets == [[2, 3]] and game.points(2) == 1


@rule("RF-6", "TW-7")
def test_a_mistake_costs_the_set_won_last():
    game = start()
    win(game, 1, 0)
    rob(game, 1, 1, 2000)
    win(game, 1, 4000)
    win(game, 2, 6000)
    assert err(game, 1, 8000)[-1] == ("lost", 1, 2)
    assert game.sets == [[1, 3], [2, 2]]
    assert err(game, 1, 10000)[-1] == ("lost", 1, 3)
    assert err(game, 1, 12000)[-1] == ("lost", 1, 0)
    assert game.sets == [[2, 2]]


@rule("RF-6", "TW-9")
def test_the_last_set_wins_and_all_who_give_up_end_the_game():
    game = start(sets=2)
    win(game, 2, 0)
    assert not game.over
    assert win(game, 2, 2000)[-1] == ("over", [2])
    game = start((1, 2))
    win(game, 1, 0)
    do(game, 2000, 1, "give_up")
    assert refused(game, 2000, 1, "give_up") == "RF-6"
    do(game, 2500, 2, "claim")  # a new claim: all look again
    assert refused(game, 2500, 1, "give_up") == "RF-3"
    do(game, 2600, 2, "withdraw")
    do(game, 4000, 1, "give_up")
    assert do(game, 4000, 2, "give_up") == [("give_up", 2), ("over", [1])]


@rule("RF-6", "C-8")
def test_the_game_ends_after_so_many_claims():
    game = start((1, 2))
    for turn in range(MOST_CLAIMS - 1):
        err(game, 1, turn * 2000)
    assert not game.over
    assert err(game, 2, MOST_CLAIMS * 2000)[-1] == ("over", [1, 2])


@rule("RF-3", "TW-11")
def test_teams_win_sets_together():
    game = start((1, 2, 3, 4), mode="teams")
    win(game, 1, 0)
    win(game, 3, 2000)
    assert [row[1:] for row in game.standings()] == [[1, 2], [3, 2], [2, 0], [4, 0]]
    assert win(game, 2, 4000)[-1] == ("won", 2, 2, 2, 0)
    do(game, 6000, 4, "claim")
    assert (4, "from", 1) in game.legal(4) and game.legal(4).count((4, "from", 1)) == 1


@rule("RF-7", "TW-12")
def test_against_the_clock_every_press_is_a_point():
    game = start((1, 2), mode="race", seconds=30)
    assert do(game, 1000, 1, "point") == [("point", 1, 1)]
    assert do(game, 1500, 1, "point") == [("point", 1, 2)]
    assert do(game, 1600, 2, "point") == [("point", 2, 1)]
    assert do(game, 1700, 1, "take_back") == [("take_back", 1, 1)]
    do(game, 1800, 2, "take_back")
    assert refused(game, 1800, 2, "take_back") == "RF-7"
    for verb in ("claim", "give_up"):
        assert refused(game, 1800, 1, verb) == "RF-7"
    assert game.due() == 30000
    assert pass_time(game, 30000) == [("over", [1])]
    assert game.public()["rating"] == 0


@rule("RF-7", "TW-12")
def test_together_all_share_the_points_and_are_rated():
    for seats in ((3,), (1, 2, 3)):
        game = start(seats, mode="together", deck=45)
        for count in range(45):
            do(game, 1000 + count, seats[-1], "point")
        assert refused(game, 2000, seats[0], "point") == "RF-7"
        assert pass_time(game, 60000) == [("over", sorted(seats))]
        assert [row[2] for row in game.standings()] == [45] * len(seats)
        assert game.public()["rating"] == 5
    assert start((3,)).timed


@rule("RF-8", "TW-10")
def test_what_only_a_display_could_watch_is_refused():
    for option, value in (("forbidden_seat", 1), ("table", 8)):
        options = {"cards": "printed", option: value}
        assert option in str(raises(ValueError, games.start, "twins", [1, 2], options))


@rule("RF-3")
def test_actions_of_other_games_are_refused():
    assert refused(start((1, 2)), 0, 1, "point") == "RF-3"
    assert refused(start((1, 2)), 0, 1, "accept") == "V-1"
    assert refused(start((1, 2)), 0, 1, "lay", 1, 2, 3, 4, 5) == "C-4"
    assert refused(start((1, 2)), 0, 1, "claim", 4) == "C-4"


@rule("RF-1", "C-4", "C-5", "C-6", "C-7", "C-8")
def test_random_play_keeps_the_contract():
    for seats, options in (
        ([3, 1, 2], {}),
        ([1, 2], {"sets": 2, "deck": 45}),
        ([4, 2, 6, 1, 3], {"mode": "teams"}),
        ([5], {}),
        ([2, 1], {"mode": "race", "seconds": 30}),
    ):
        options["cards"] = "printed"
        game = games.start("twins", seats, options, len(seats))
        hidden = walk.Hidden(__file__.rsplit("/", 1)[0] if "/" in __file__ else ".")
        walk.Walk(game, 11 if walk.SMALL else 5, hidden, 60 if walk.SMALL else walk.MOST_STEPS).to_the_end()
