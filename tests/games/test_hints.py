"""Hints for who plays alone: the rules (C-11)."""

import games
from core.snapshot import restore
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from laying import claim, lay, pattern
from playing import do, named, pass_time, refused
from support import rule


def first_solution(card):
    return solver.solutions(cards.cells(card))[0]


def alone(name, seed=5, **options):
    """A game of one player whose first cards lie open from 0 ms on."""
    game = games.start(name, [2], options, seed)
    if name == "quick_play":
        do(game, 0, 0, "reveal")
    else:
        do(game, 0, 0, "start")
        pass_time(game, 3000)
    return game


@rule("C-11", "QP-9")
def test_each_hint_shows_one_more_block_and_puts_ten_seconds_on_the_clock():
    game = alone("quick_play")
    card, blocks = game.card, first_solution(game.card)
    for count in range(4):
        events = do(game, 1000 * count, 2, "hint")
        assert events == [("hint", 2, card, blocks[count])]
        assert game.clock(game.now) == game.now + 10000 * (count + 1)
        game = restore(game.snapshot(), games.load)
    assert refused(game, 4000, 2, "hint") == "C-11"
    assert named(do(game, 5000, 2, "claim"), "claim") == [("claim", 2, card, 45000)]
    assert refused(game, 5500, 2, "hint") == "C-11", "the card is being checked"
    do(game, 6000, 2, "accept")
    assert game.run_ms == 45000
    do(game, 7000, 0, "reveal")
    assert named(do(game, 8000, 2, "hint"), "hint") == [("hint", 2, game.card, first_solution(game.card)[0])]


@rule("C-11", "TM-8")
def test_in_total_madness_the_hint_is_for_the_card_of_the_lowest_level():
    game = alone("total_madness")
    low = game.tops()[0]
    assert do(game, 4000, 2, "hint") == [("hint", 2, low, first_solution(low)[0])]
    do(game, 5000, 2, "claim")
    do(game, 6000, 2, "deck", 1)
    do(game, 7000, 2, "accept")
    second = game.tops()[1]
    assert do(game, 8000, 2, "hint") == [("hint", 2, second, first_solution(second)[0])]
    assert game.clock(game.now) == 8000 - 3000 - 2000 + 20000  # from go on, without the check


@rule("C-11", "TM-8")
def test_a_hint_cannot_cost_more_time_than_there_is():
    game = alone("total_madness", solo="sixty", minutes=1)
    do(game, 58000, 2, "hint")
    assert game.due() == 58000 and not game.over
    pass_time(game, 58000)
    assert game.over and game.standings() == [[1, 2, 0, -60000]]


@rule("C-11", "V-5")
def test_laid_on_the_console_a_hint_is_for_the_block_that_is_named():
    game = games.start("quick_play", [1], {"blocks": "console"}, 5)
    do(game, 0, 0, "reveal")
    assert refused(game, 500, 1, "hint", 0) == "V-5"
    do(game, 1000, 1, "begin")
    blocks = first_solution(game.card)
    assert do(game, 2000, 1, "hint", 3) == [("hint", 1, game.card, blocks[3])]
    for wrong in ((), (5,), (-1,), ("a",), (1, 2)):
        assert refused(game, 3000, 1, "hint", *wrong) == "C-11"
    do(game, 11000, 1, "lay", *blocks)
    assert game.run_ms == 20000


@rule("C-11", "TW-12")
def test_in_twins_a_hint_names_one_card_of_a_pair_for_five_seconds():
    game = lay([1], "AB CD CE AF AG", ("",))
    (event,) = do(game, 1000, 1, "hint")
    assert event == ("hint", 1, 2) and game.ends_at() == 55000
    do(game, 2000, 1, "hand", 0)
    assert do(game, 3000, 1, "hint") == [("hint", 1, 3)], "the one that goes with the hand"
    do(game, 4000, 1, "hand", 3)
    claim(game, 1, 1, 2)
    # The third copy and the pair that is won.
    assert do(game, 5000, 1, "hint")[0][2] in (0, 4) and game.shown(4) == pattern("A")
    claim(game, 1, 0, 4)
    assert game.over or refused(game, 6000, 1, "hint") == "C-11"


@rule("C-11")
def test_who_plays_with_others_has_no_hints():
    game = games.start("quick_play", [1, 2], {}, 5)
    do(game, 0, 0, "reveal")
    assert (1, "hint") not in game.legal(1) and refused(game, 1, 1, "hint") == "C-11"
    twins = games.start("twins", [1, 2], {"mode": "together", "table": 8, "deck": 45}, 5)
    assert (1, "hint") not in twins.legal(1) and refused(twins, 1, 1, "hint") == "C-11"
    laid = games.start("quick_play", [1, 2], {"blocks": "console"}, 5)
    do(laid, 0, 0, "reveal")
    do(laid, 1, laid.whose(), "begin")
    assert refused(laid, 2, laid.whose(), "hint", 0) == "C-11"
