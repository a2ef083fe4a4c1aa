"""Quick Play."""

import games
from games.blocks import rules_cards as cards
from games.quick_play import rules as quick_play
from playing import do, named, pass_time, refused
from support import raises, rule


def revealed(seats, rounds=3, seed=5):
    """A game whose first card is turned up at 1000 ms."""
    game = games.start("quick_play", seats, {"rounds": rounds}, seed)
    do(game, 1000, 0, "reveal")
    return game


def agree(game):
    """All others accept the claim, 1.5 s later."""
    now = game.now + 1500
    events = []
    for seat in game.judges():
        events += do(game, now, seat, "accept")
    return events


@rule("QP-1")
def test_rounds_are_the_cards_from_the_top_of_a_shuffled_deck():
    whole = games.start("quick_play", [1, 2], {"rounds": 60}, 3)
    assert sorted(whole.deck) == list(range(1, 61))
    assert games.start("quick_play", [1, 2], {"rounds": 7}, 3).deck == whole.deck[:7]
    assert games.start("quick_play", [1, 2], {"rounds": 60}, 4).deck != whole.deck
    assert games.start("quick_play", [1], {}, 3).public()["left"] == 10
    for rounds in (0, 61):
        raises(ValueError, games.start, "quick_play", [1, 2], {"rounds": rounds}, 3)
    for seats in ([], [1, 2, 3, 4, 5]):
        raises(ValueError, games.start, "quick_play", seats, {}, 3)


@rule("QP-2")
def test_a_card_is_face_down_until_it_is_turned_up_and_the_clock_starts_then():
    game = games.start("quick_play", [1, 2], {}, 5)
    first = game.deck[0]
    assert game.legal(0) == [(0, "reveal")]
    assert game.public() == {
        "phase": "ready",
        "rounds": 10,
        "left": 10,
        "card": 0,
        "level": 0,
        "race_ms": 0,
        "race_since": 0,
        "claims": [],
        "first_claim": 0,
        "queue_open": False,
        "waits": [],
        "locked": [],
        "given_up": [],
        "won": [[], []],
        "nobodys": [],
        "errors": 0,
        "run_ms": 0,
        "check": None,
        "solutions_shown": False,
    }
    assert refused(game, 50, 1, "claim") == "QP-2"
    assert refused(game, 50, 1, "give_up") == "QP-2"
    assert refused(game, 50, 1, "give_up", 1) == refused(game, 50, 0, "sing") == "C-4"
    assert game.due() is None
    assert do(game, 700, 0, "reveal") == [("card", 1, first, cards.level(first))]
    assert game.public()["card"] == first
    assert game.clock(700) == 0 and game.clock(3200) == 2500
    assert refused(game, 900, 0, "reveal") == "QP-2"


@rule("QP-3", "QP-4")
def test_a_right_claim_stops_the_clock_and_wins_the_card():
    game = revealed([1, 2, 3])
    card = game.card
    assert do(game, 8000, 2, "claim") == [("claim", 2, card, 7000), ("check", 2, card)]
    assert game.phase() == "check" and game.clock(9000) == 7000
    assert refused(game, 8500, 3, "give_up") == "QP-3"
    assert named(agree(game), "won") == [("won", 2, card, 1)]
    assert game.won == [[], [card], []]
    game.conserved()
    assert game.phase() == "ready" and game.card == 0
    do(game, 20000, 0, "reveal")
    assert game.card != card and game.phase() == "race"


@rule("QP-5")
def test_a_wrong_claim_shuts_out_only_the_claimant_and_only_for_this_card():
    game = revealed([1, 2, 3, 4])
    card = game.card
    do(game, 4000, 1, "claim")
    assert named(do(game, 6000, 1, "withdraw"), "locked") == [("locked", 1)]
    assert game.card == card and game.phase() == "race"
    assert game.clock(7000) == 3000 + 1000
    assert refused(game, 7000, 1, "claim") == "QP-5"
    assert refused(game, 7000, 1, "give_up") == "QP-5"
    do(game, 8000, 2, "claim")
    do(game, 8500, 2, "withdraw")
    do(game, 9500, 3, "claim")
    agree(game)
    assert game.won == [[], [], [card], []]
    do(game, 20000, 0, "reveal")
    assert (1, "claim") in game.legal(1)


@rule("QP-6")
def test_later_claims_wait_in_press_order_for_one_second():
    game = revealed([4, 2, 3, 1])
    card = game.card
    do(game, 4000, 2, "claim")
    assert do(game, 4001, 4, "claim") == [("queued", 4, 1)]
    assert refused(game, 4500, 4, "claim") == "QP-6"
    assert refused(game, 4500, 2, "claim") == "QP-6"
    assert do(game, 5000, 1, "claim") == [("queued", 1, 1000)]
    assert game.due() == 5001
    assert refused(game, 5002, 3, "claim") == "QP-6"
    assert (3, "claim") not in game.legal(3)
    assert game.claims == [2, 4, 1]
    assert named(do(game, 6000, 2, "withdraw"), "check") == [("check", 4, card)]
    assert game.claimant == 4 and game.clock(7000) == 3000
    assert refused(game, 7000, 3, "claim") == "QP-6"
    assert named(do(game, 8000, 4, "withdraw"), "check") == [("check", 1, card)]
    agree(game)
    assert game.won == [[], [], [], [card]]


@rule("QP-6")
def test_when_the_first_claim_holds_the_waiting_ones_lapse():
    game = revealed([1, 2])
    do(game, 4000, 1, "claim")
    do(game, 4200, 2, "claim")
    agree(game)
    assert game.claims == [] and game.phase() == "ready"
    do(game, 9000, 0, "reveal")
    assert game.legal(2) == [(2, "claim"), (2, "give_up")]


@rule("QP-6")
def test_after_a_failed_claim_with_nobody_waiting_the_next_claim_is_a_first_claim():
    game = revealed([1, 2, 3])
    do(game, 4000, 1, "claim")
    do(game, 4300, 1, "withdraw")
    assert not game.public()["queue_open"]
    assert named(do(game, 4400, 2, "claim"), "claim") == [("claim", 2, game.card, 3100)]
    assert named(do(game, 5400, 3, "claim"), "queued") == [("queued", 3, 1000)]


@rule("QP-7")
def test_when_all_have_erred_nobody_gets_the_card():
    game = revealed([1, 2, 3, 4])
    card = game.card
    for seat in (3, 1, 4):
        do(game, game.now + 2000, seat, "claim")
        do(game, game.now + 2000, seat, "withdraw")
    do(game, game.now + 2000, 2, "claim")
    events = do(game, game.now + 2000, 2, "withdraw")
    assert named(events, "nobody") == [("nobody", card, "wrong")]
    assert game.nobodys == [card] and game.won == [[], [], [], []]
    do(game, game.now + 1000, 0, "reveal")
    assert game.locked == []


@rule("QP-7")
def test_when_all_still_in_it_give_up_nobody_gets_the_card():
    game = revealed([1, 2, 3])
    card = game.card
    do(game, 2000, 1, "claim")
    do(game, 3000, 1, "withdraw")
    assert do(game, 4000, 2, "give_up") == [("give_up", 2)]
    assert refused(game, 4100, 2, "give_up") == "QP-7"
    assert do(game, 5000, 3, "give_up") == [("give_up", 3), ("nobody", card, "given up")]


@rule("QP-7")
def test_giving_up_can_be_thought_better_of():
    game = revealed([1, 2])
    do(game, 2000, 1, "give_up")
    do(game, 3000, 1, "claim")
    assert game.given_up == []
    do(game, 4000, 1, "withdraw")
    assert game.phase() == "race"
    events = do(game, 5000, 2, "give_up")
    assert named(events, "nobody")


@rule("QP-7")
def test_the_last_error_ends_a_card_that_the_others_have_given_up():
    game = revealed([1, 2])
    do(game, 2000, 2, "give_up")
    do(game, 3000, 1, "claim")
    assert named(do(game, 4000, 1, "withdraw"), "nobody") == [("nobody", game.nobodys[0], "given up")]


@rule("QP-8")
def test_the_game_ends_with_the_last_card_and_most_cards_win():
    game = games.start("quick_play", [5, 6], {"rounds": 3}, 9)
    for winner in (5, 6, 6):
        do(game, game.now + 1000, 0, "reveal")
        do(game, game.now + 5000, winner, "claim")
        events = agree(game)
    assert events[-1] == ("over", [6])
    assert game.over and game.winners() == [6]
    assert [row[:3] for row in game.standings()] == [[1, 6, 2], [2, 5, 1]]
    assert game.legal(5) == [] and game.legal(0) == []
    assert refused(game, game.now, 5, "claim") == "C-4"


@rule("QP-8")
def test_a_tie_goes_to_the_higher_levels():
    of_level = [[n for n in range(1, 61) if cards.level(n) == level] for level in range(6)]
    first = [of_level[5][0], of_level[2][0], of_level[1][0], of_level[1][1]]
    second = [of_level[4][0], of_level[4][1], of_level[4][2], of_level[3][0]]
    game = games.start("quick_play", [1, 2], {"rounds": 8}, 1)
    game.deck, game.won = [], [second, first]
    assert game.standings() == [[1, 2, 4, 1, 0, 0, 1, 2], [2, 1, 4, 0, 3, 1, 0, 0]]
    game.won = [[of_level[1][0], of_level[3][0]], [of_level[3][1], of_level[1][1]]]
    game.over = True
    assert game.winners() == [1, 2]


@rule("QP-9")
def test_alone_it_is_a_run_against_the_clock():
    game = revealed([3], 3)
    do(game, 6000, 3, "claim")
    assert not game.public()["queue_open"] and game.due() == 16000
    do(game, 9000, 3, "accept")
    do(game, 10000, 0, "reveal")
    wrong = game.card
    do(game, 12000, 3, "claim")
    assert named(do(game, 12500, 3, "object"), "nobody") == [("nobody", wrong, "wrong")]
    do(game, 20000, 0, "reveal")
    do(game, 20500, 3, "give_up")
    assert game.over and game.public()["errors"] == 1 and game.public()["phase"] == "over"
    assert game.standings() == [[1, 3, 1, -(5000 + 2000 + 10000 + 500 + 10000)]]
    assert len(game.standings()[0]) == 2 + len(game.NUMBERS)


@rule("QP-9")
def test_fewer_milliseconds_are_the_better_run():
    quick, slow = revealed([1], 1), revealed([1], 1)
    for game, at in ((quick, 5000), (slow, 5001)):
        do(game, at, 1, "claim")
        do(game, at + 100, 1, "accept")
    assert quick.standings()[0][2:] > slow.standings()[0][2:]


@rule("C-8")
def test_a_card_that_nobody_claims_for_half_an_hour_is_nobodys():
    game = revealed([1, 2])
    card = game.card
    do(game, 11000, 1, "claim")
    do(game, 15000, 1, "withdraw")
    last = 1000 + 4000 + quick_play.CARD_MS
    assert game.due() == last
    assert pass_time(game, last - 1) == []
    assert pass_time(game, last) == [("nobody", card, "time")]
