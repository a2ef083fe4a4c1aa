"""Quick Play: which cards in which order, and handicaps (QP-11)."""

import games
from games.blocks import rules_cards as cards
from playing import do, named, pass_time, refused
from support import raises, rule


def game(seats=(1, 2), seed=5, **options):
    return games.start("quick_play", list(seats), options, seed)


@rule("QP-11")
def test_levels_rise_over_the_run_as_evenly_as_can_be():
    for rounds in (1, 5, 10, 13, 60):
        levels = [cards.level(card) for card in game(rounds=rounds, order="rising").deck]
        assert levels == sorted(levels) and len(levels) == rounds
        counts = [levels.count(level) for level in range(1, 6)]
        assert max(counts) - min(counts) <= 1
    assert game(order="rising", seed=1).deck != game(order="rising", seed=2).deck


@rule("QP-11")
def test_only_chosen_levels_take_part():
    for levels, allowed in (("1-2", (1, 2)), ("3", (3,)), ("4-5", (4, 5))):
        for order in ("chance", "rising"):
            deck = game(rounds=12, levels=levels, order=order).deck
            assert set([cards.level(card) for card in deck]) <= set(allowed) and len(set(deck)) == 12
    assert sorted(game(rounds=24, levels="1-2").deck) == list(range(1, 25))
    error = raises(ValueError, games.start, "quick_play", [1, 2], {"rounds": 25, "levels": "1-2"}, 1)
    assert str(error) == "levels 1-2 have 24 cards, too few for 25 rounds"


@rule("QP-11")
def test_a_claim_counts_when_the_handicap_is_over():
    play = game((1, 2, 3), handicaps=0b0110)  # 6 s for seat 1, 3 s for seat 2
    do(play, 1000, 0, "reveal")
    assert play.public()["waits"] == [1, 2] and play.due() == 4000
    assert refused(play, 3999, 2, "claim") == "QP-11" and (2, "claim") not in play.legal(2)
    assert pass_time(play, 4000) == [("may_claim", 2)]
    assert refused(play, 4000, 1, "claim") == "QP-11"
    assert named(do(play, 4000, 2, "claim"), "claim")
    # The clock stands still while a claim is checked, and so does the handicap.
    do(play, 5000, 1, "object")
    do(play, 5000, 3, "wrong")
    assert play.due() == 8000 and refused(play, 7999, 1, "claim") == "QP-11"
    assert pass_time(play, 8000) == [("may_claim", 1)]
    assert named(do(play, 8000, 1, "claim"), "claim")


@rule("QP-11")
def test_every_card_begins_with_the_handicap_and_a_lone_player_has_none():
    play = game((1, 2), rounds=2, handicaps=0b11)
    do(play, 0, 0, "reveal")
    do(play, 1, 2, "claim")
    do(play, 2, 1, "accept")
    do(play, 3, 0, "reveal")
    assert play.public()["waits"] == [1] and play.due() == 10003
    alone = game((1,), handicaps=0b11)
    do(alone, 0, 0, "reveal")
    assert named(do(alone, 1, 1, "claim"), "claim")


@rule("V-6")
def test_who_cannot_see_the_blocks_does_not_judge():
    play = game((1, 2, 3), cannot_judge=0b100)
    do(play, 0, 0, "reveal")
    do(play, 1, 1, "claim")
    assert play.judges() == [2] and refused(play, 2, 3, "accept") == "V-1"
    do(play, 3, 2, "object")
    assert play.public()["locked"] == [1]


@rule("V-6", "V-2")
def test_where_nobody_else_can_the_claimant_judges_alone():
    for name in ("quick_play", "total_madness"):
        play = games.start(name, [1, 2], {"cannot_judge": 0b10}, 3)
        if name == "quick_play":
            do(play, 0, 0, "reveal")
            do(play, 1, 1, "claim")
        else:
            do(play, 0, 0, "start")
            do(play, 4000, 1, "claim")
            do(play, 4001, 1, "deck", 2)
        assert play.judges() == [1]
        assert refused(play, 5000, 1, "withdraw") == "V-1"
        assert (1, "accept") in play.legal(1) and (1, "object") in play.legal(1)
        assert named(do(play, 5001, 1, "object"), "verdict")[0][2] is False
