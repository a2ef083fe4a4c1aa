"""Total Madness: exactly what each seat may do in each phase, and what no saved game may hold."""

import games
from core.game import TABLE
from core.snapshot import restore
from games.blocks import rules_cards as cards
from support import raises, rule

DECKS = [1, 2, 3, 4, 5]


def at_the_count(seats=(1, 2), **options):
    game = games.start("total_madness", list(seats), options, 3)
    game.act((TABLE, "start"), 0)
    return game


def racing(seats=(1, 2), **options):
    game = at_the_count(seats, **options)
    game.act((TABLE, "wait"), game.due())
    return game


def claimed(seat=1, deck=3):
    game = racing()
    game.act((seat, "claim"), game.now + 500)
    game.act((seat, "deck", deck), game.now + 500)
    return game


@rule("C-4", "C-6", "TM-2", "TM-3")
def test_what_each_seat_may_do_in_each_phase():
    game = games.start("total_madness", [1, 2], {}, 3)
    assert game.legal(TABLE) == [(TABLE, "start")]
    assert game.legal(1) == []
    game.act((TABLE, "start"), 0)
    assert (game.phase(), game.legal(TABLE), game.legal(1)) == ("count", [(TABLE, "wait")], [(1, "claim")])
    assert restore(game.snapshot(), games.load).phase() == "count"
    game.act((TABLE, "wait"), game.due())
    assert (game.phase(), game.legal(2)) == ("race", [(2, "claim"), (2, "give_up")])
    game.act((1, "claim"), game.now + 500)
    assert game.legal(1) == [(1, "deck", deck) for deck in DECKS]
    assert game.legal(2) == []
    game.act((1, "deck", 3), game.now + 500)
    assert game.legal(1) == [(1, "lay"), (1, "withdraw")]
    assert game.legal(2) == [(2, "accept"), (2, "object")]


@rule("C-4")
def test_claims_and_giving_up_take_no_numbers_and_the_table_only_starts_and_waits():
    game = racing()
    for action in ((1, "claim", 3), (1, "give_up", 1), (TABLE, "claim"), (TABLE, "start", 1)):
        assert game.refusal(action)[0] == "C-4", action
    assert game.refusal((TABLE, "start"))[0] == "TM-2"


@rule("C-4", "TM-3")
def test_a_claimant_names_one_of_five_decks_with_one_number():
    game = racing()
    game.act((1, "claim"), game.now + 500)
    for numbers in ((), (0,), (6,), (1, 7), (7, 1), (True,)):
        assert game.refusal((1, "deck") + numbers), numbers
    for deck in DECKS:
        assert game.refusal((1, "deck", deck)) is None


@rule("TM-4", "C-5")
def test_after_a_claim_no_deck_is_named_and_the_next_card_is_told():
    game = claimed()
    below = game.decks[2][1]
    events = game.act((2, "accept"), game.now + 500)
    assert ("shown", 3, below) in events
    assert [event for event in events if event[0] == "won"] == [("won", 1, game.won[0][-1], 2)]
    assert game.deck == 0
    assert restore(game.snapshot(), games.load).snapshot() == game.snapshot()


@rule("TM-4")
def test_every_card_won_is_told_with_all_points_and_so_is_the_next_of_three():
    game = racing((1, 2, 3))
    below = game.decks[1][1:]
    told = []
    for deck in (5, 2):
        game.act((1, "claim"), game.now + 500)
        game.act((1, "deck", deck), game.now + 500)
        game.act((2, "accept"), game.now + 500)
        told += game.act((3, "accept"), game.now + 500)
    assert [event for event in told if event[0] == "won"] == [
        ("won", 1, game.won[0][0], 3),
        ("won", 1, game.won[0][1], 4),
    ]
    assert told[-1] == ("shown", 2, below[0])


@rule("C-4", "C-6")
def test_a_game_that_is_over_names_its_numbers_and_lets_nobody_act():
    game = racing()
    for seat in (1, 2):
        game.act((seat, "give_up"), game.now + 500)
    assert game.over
    assert [game.legal(seat) for seat in (TABLE, 1, 2)] == [[], [], []]
    assert tuple(game.NUMBERS) == ("points", "level5", "level4", "level3", "level2", "level1")
    for name in ("check", "accept", "object", "vote", "verdict"):
        assert name in game.EVENTS


@rule("TM-5", "C-5")
def test_cards_set_aside_are_told_one_by_one():
    game = claimed()
    game.act((2, "accept"), game.now + 500)
    for deck in (1, 2):
        game.act((1, "claim"), game.now + 500)
        game.act((1, "deck", deck), game.now + 500)
        game.act((2, "accept"), game.now + 500)
    told = []
    for _ in range(2):
        last = game.won[0][-1]
        game.act((1, "claim"), game.now + 500)
        game.act((1, "deck", 4), game.now + 500)
        events = game.act((1, "withdraw"), game.now + 500)
        told += [event[2] == last for event in events if event[0] == "aside"]
    assert told == [True, True]
    assert game.aside[0] != game.aside[1]
    kept = restore(game.snapshot(), games.load)
    assert (kept.aside, kept.won, kept.decks) == (game.aside, game.won, game.decks)


@rule("TM-8")
def test_the_chosen_minutes_limit_only_the_sixty_cards_of_one_player():
    assert racing((4,), solo="sixty", minutes=3).limit() == 3 * 60000
    assert racing((4,), solo="five", minutes=3).limit() > 60 * 60000
    alone = racing((4,), solo="five")
    assert alone.standings()[0][:2] == [1, 4]


@rule("C-5")
def test_cards_that_are_lost_doubled_or_in_the_wrong_deck_are_found():
    def swap(game):
        game.decks[0][0], game.decks[4][0] = game.decks[4][0], game.decks[0][0]

    def lose(game):
        game.decks[1].pop()

    def double(game):
        game.decks[1][0] = game.decks[1][1]

    def exchange(game):
        game.decks[0][0] = next(card for card in range(13, 25) if card not in game.decks[1])

    for spoil in (swap, lose, double, exchange):
        game = racing()
        game.conserved()
        spoil(game)
        raises(ValueError, game.conserved)
    assert cards.LEVELS == len(DECKS)
