"""Total Madness."""

import games
from games.blocks import rules_cards as cards
from games.total_madness import rules as total_madness
from playing import do, named, pass_time, refused
from support import raises, rule


def going(seats, seed=5, options=None):
    """A game that is started at 1000 ms; "go" is at 4000 ms."""
    game = games.start("total_madness", seats, options, seed)
    do(game, 1000, 0, "start")
    pass_time(game, 4000)
    return game


def claim(game, seat, deck, right, wait=2000):
    """Claim a deck's card, `wait` ms from now, and have the claim decided; the events from the claim on."""
    now = game.now + wait
    events = do(game, now, seat, "claim") + do(game, now + 500, seat, "deck", deck)
    if not right:
        verb = "object" if game.alone else "withdraw"
        return events + do(game, now + 1000, seat, verb)
    for judge in game.judges():
        events += do(game, now + 1000, judge, "accept")
    return events


@rule("TM-1")
def test_a_deck_for_each_level_holds_as_many_cards_as_there_are_players():
    for seats in ([1, 2], [4, 2, 6], [1, 2, 3, 4]):
        game = games.start("total_madness", seats, {}, 3)
        for level, deck in enumerate(game.decks, 1):
            assert len(deck) == len(seats)
            assert [cards.level(card) for card in deck] == [level] * len(seats)
    decks = [tuple(games.start("total_madness", [1, 2], {}, seed).decks[0]) for seed in range(20)]
    assert len(set(decks)) > 10


@rule("TM-1")
def test_all_five_decks_lie_face_up_from_go_on():
    game = games.start("total_madness", [1, 2], {}, 3)
    assert game.public() == {
        "phase": "ready",
        "decks": [0] * 5,
        "left": [2] * 5,
        "count_since": -1,
        "race_ms": 0,
        "race_since": 0,
        "limit": total_madness.RACE_MS,
        "naming": 0,
        "naming_since": 0,
        "deck": 0,
        "won": [[], []],
        "points": [0, 0],
        "aside": [],
        "owing": [],
        "given_up": [],
        "check": None,
        "solutions_shown": False,
    }
    do(game, 10, 0, "start")
    assert game.public()["decks"] == [0] * 5
    pass_time(game, 3010)
    assert game.public()["decks"] == [deck[0] for deck in game.decks]


@rule("TM-2")
def test_go_comes_after_a_count_of_three():
    game = games.start("total_madness", [1, 2], {}, 3)
    assert refused(game, 500, 1, "claim") == "TM-2"
    assert do(game, 1000, 0, "start") == [("count",)]
    assert refused(game, 1100, 0, "start") == "TM-2"
    assert refused(game, 1100, 1, "give_up") == "TM-2"
    assert pass_time(game, 3999) == []
    assert pass_time(game, 4000) == [("go", game.tops())]
    assert game.clock(4000) == 0 and game.clock(6500) == 2500


@rule("TM-2")
def test_a_press_before_go_is_shown_and_the_count_begins_again():
    game = games.start("total_madness", [1, 2, 3], {}, 3)
    do(game, 1000, 0, "start")
    assert do(game, 3999, 3, "claim") == [("false_start", 3), ("count",)]
    assert do(game, 4100, 1, "claim") == [("false_start", 1), ("count",)]
    assert game.phase() == "count"
    assert pass_time(game, 7099) == []
    assert named(pass_time(game, 7100), "go")
    assert game.owing == []


@rule("TM-3")
def test_a_claim_stops_the_clock_for_all_and_names_a_deck():
    game = going([1, 2, 3])
    card = game.tops()[3]
    assert do(game, 9000, 2, "claim") == [("claim", 2, 5000)]
    for action in ((1, "claim"), (2, "claim"), (3, "give_up"), (1, "deck", 4)):
        assert refused(game, 9001, *action) == "TM-3"
    for deck in (0, 6, True, None):
        assert refused(game, 9100, 2, "deck", deck) == "TM-3"
    assert refused(game, 9100, 2, "deck") == "TM-3"
    assert do(game, 9500, 2, "deck", 4) == [("deck", 2, 4, card), ("check", 2, card)]
    assert refused(game, 9600, 1, "claim") == "TM-3"
    assert game.public()["phase"] == "check" and game.public()["naming"] == 0
    assert game.clock(9600) == 5000 and game.public()["solutions_shown"]
    do(game, 11000, 2, "withdraw")
    assert game.clock(11000) == 5000 and game.clock(12000) == 6000


@rule("TM-3")
def test_who_names_no_deck_in_ten_seconds_has_erred():
    game = going([1, 2])
    do(game, 9000, 2, "claim")
    assert pass_time(game, 18999) == []
    assert pass_time(game, 19000) == [("no_deck", 2), ("owed", 2)]
    assert game.phase() == "race" and game.clock(20000) == 6000


@rule("TM-4")
def test_without_objection_the_claimant_takes_the_card_and_the_next_shows():
    game = going([1, 2])
    card, below = game.decks[2]
    events = claim(game, 1, 3, True)
    assert named(events, "won") == [("won", 1, card, 2)]
    assert named(events, "shown") == [("shown", 3, below)]
    assert game.public()["decks"][2] == below and game.phase() == "race"
    assert named(claim(game, 2, 3, True), "shown") == [("shown", 3, 0)]
    do(game, game.now + 100, 1, "claim")
    assert refused(game, game.now, 1, "deck", 3) == "TM-3"
    assert (1, "deck", 2) in game.legal(1)


@rule("TM-4", "V-1")
def test_a_claim_to_which_nobody_objects_for_ten_seconds_holds():
    game = going([1, 2, 3])
    do(game, 9000, 2, "claim")
    card = do(game, 9500, 2, "deck", 4)[0][3]
    assert pass_time(game, 19499) == []
    assert named(pass_time(game, 19500), "won") == [("won", 2, card, 3)]


@rule("C-5")
def test_only_players_claim():
    game = going([1, 2])
    do(game, 9000, 2, "claim")
    do(game, 9500, 2, "deck", 4)
    game.conserved()
    game.won = [[]]
    raises(ValueError, game.conserved)
    game.won = [[], []]
    game.claimant = 3
    assert "claimant does not play: 3" in str(raises(ValueError, game.conserved))


@rule("TM-5")
def test_an_error_costs_the_last_card_won():
    game = going([1, 2])
    claim(game, 1, 1, True)
    last = game.tops()[4]
    claim(game, 1, 5, True)
    stays = game.tops()[3]
    assert named(claim(game, 1, 4, False), "aside") == [("aside", 1, last, 1)]
    assert game.tops()[3] == stays
    assert game.aside == [last] and len(game.won[0]) == 1
    assert game.legal(1) == [(1, "claim"), (1, "give_up")]


@rule("TM-5")
def test_without_a_card_the_next_one_is_owed_and_never_more_than_one():
    game = going([1, 2])
    assert named(claim(game, 2, 4, False), "owed") == [("owed", 2)]
    assert named(claim(game, 2, 4, False), "owed") == []
    assert game.owing == [2]
    card = game.tops()[4]
    assert named(claim(game, 2, 5, True), "aside") == [("aside", 2, card, 0)]
    assert game.owing == [] and game.won == [[], []] and game.aside == [card]
    claim(game, 2, 1, True)
    assert len(game.won[1]) == 1


@rule("TM-6")
def test_the_game_ends_when_all_decks_are_empty():
    game = going([1, 2])
    for deck in (1, 2, 3, 4, 5):
        assert not game.over
        claim(game, 1, deck, True)
        events = claim(game, 2, deck, True)
    assert events[-1] == ("over", game.winners(), "decks")
    assert game.over and refused(game, game.now, 1, "claim") == "C-4"


@rule("TM-6")
def test_the_game_ends_when_all_give_up():
    game = going([1, 2, 3])
    do(game, 5000, 1, "give_up")
    assert refused(game, 5100, 1, "give_up") == "TM-6"
    do(game, 6000, 2, "give_up")
    claim(game, 1, 3, False)
    assert game.given_up == [2]
    do(game, game.now + 10, 1, "give_up")
    claim(game, 3, 3, True)
    assert game.given_up == []
    for seat in (1, 2, 3):
        events = do(game, game.now + 10, seat, "give_up")
    assert events == [("give_up", 3), ("over", [3], "given up")]


@rule("TM-7")
def test_points_by_level_and_ties_by_higher_levels():
    assert [total_madness.points([level * 12]) for level in (1, 2, 3, 4, 5)] == [1, 1, 2, 3, 3]
    assert total_madness.points([]) == 0
    game = going([1, 2, 3])
    for seat, deck in ((1, 4), (2, 3), (2, 1), (3, 5)):
        claim(game, seat, deck, True)
    assert game.standings() == [
        [1, 3, 3, 1, 0, 0, 0, 0],
        [2, 1, 3, 0, 1, 0, 0, 0],
        [3, 2, 3, 0, 0, 1, 0, 1],
    ]


@rule("TM-8")
def test_alone_one_card_a_level_against_the_clock():
    game = going([4])
    assert [len(deck) for deck in game.decks] == [1] * 5
    for deck in (5, 1, 3, 2, 4):
        claim(game, 4, deck, True, 7000)
    assert game.over
    assert game.standings() == [[1, 4, 10, -35000]]
    assert len(game.standings()[0]) == 2 + len(game.NUMBERS)


@rule("TM-8")
def test_alone_all_sixty_cards_in_a_chosen_time():
    game = going([1], options={"solo": "sixty", "minutes": 2})
    assert [len(deck) for deck in game.decks] == [12] * 5
    for _ in range(5):
        claim(game, 1, 5, True, 1000)
    claim(game, 1, 1, False, 1000)
    # 6 s are gone from 120 s.
    end = game.now + 114000
    assert pass_time(game, end - 1) == []
    assert pass_time(game, end) == [("over", [1], "time")]
    assert game.standings() == [[1, 1, 12, -120000]]


@rule("C-8")
def test_the_race_and_the_number_of_claims_have_a_maximum():
    game = going([1, 2])
    claim(game, 2, 1, True)
    last = game.now + total_madness.RACE_MS - 2000
    assert game.due() == last
    assert pass_time(game, last) == [("over", [2], "time")]
    game = going([1, 2])
    for _ in range(total_madness.CLAIMS):
        assert not game.over
        events = claim(game, 1, 1, False)
    assert events[-1] == ("over", [1, 2], "claims")
    game = games.start("total_madness", [1, 2], {}, 3)
    do(game, 1000, 0, "start")
    for _ in range(total_madness.CLAIMS):
        events = do(game, 1500, 1, "claim")
    assert events == [("false_start", 1), ("over", [1, 2], "claims")]
