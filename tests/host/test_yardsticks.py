"""Strong opponents against which the strengths of the computer players are measured (docs/bots.md)."""

import pytest

import games
from core.rng import Rng
from fivefold import yardsticks
from fivefold.yardsticks import blocks, push_match
from games.blocks import rules_cards as cards


@pytest.mark.parametrize("game", yardsticks.YARDSTICKS)
def test_every_game_has_one_that_beats_the_weakest(game):
    assert yardsticks.wins(game, 1, 1, 1) == (0, 1)


def test_an_interval_holds_its_share_and_is_narrower_with_more_games():
    low, high = yardsticks.wilson(5, 10)  # as tables of Wilson's interval have it
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert yardsticks.wilson(0, 10)[0] == pytest.approx(0) and yardsticks.wilson(0, 10)[1] > 0.2
    assert yardsticks.wilson(50, 100)[0] > low


def test_the_best_search_lays_hardly_a_bar_too_many():
    rng = Rng(1)
    laid = [blocks.bars(card, rng) for card in range(1, cards.CARDS + 1)]
    assert min(laid) == 5 and sum(laid) < 5.5 * len(laid)


def test_a_guess_fits_what_was_seen_and_counts_both_sides():
    game = games.start("push_match", [1, 2], {}, 3)
    game.act((game.public()["turn"], "open"), 0)
    seat = game.public()["turn"]
    private = game.private(seat)
    hand = push_match.CUBES.index(bytes(private["hand"]))
    rememberer = push_match.Rememberer(seat, 1)
    guess = push_match.Guess(private["faces"], hand, {}, set(), rememberer.random)
    guess.mix(200)
    assert sorted([*guess.cubes.values(), hand]) == list(range(25))
    for cell, cube in guess.cubes.items():
        assert private["faces"][cell] in push_match.CUBES[cube]
    for side in guess.counts:
        assert sum(map(sum, side)) == sum(len(push_match.THROUGH[cell]) for cell in guess.cubes)
