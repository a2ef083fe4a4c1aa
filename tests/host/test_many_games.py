"""Two hundred games of Quick Play at every table size: none errs, and every dealt card ends somewhere."""

import games
from fivefold.virtual.programs import sim_rules
from support import rule

SEEDS = 200
ROUNDS = 6


@rule("QP-1", "QP-8")
def test_every_game_hands_out_exactly_the_cards_it_dealt():
    for seats in (1, 2, 3, 4):
        for seed in range(SEEDS):
            game = games.start("quick_play", list(range(1, seats + 1)), {"rounds": ROUNDS}, seed)
            for _ in sim_rules.moves(game, [1 + seed % 5] * seats):
                pass
            handed_out = sorted(game.nobodys + [card for pile in game.won for card in pile])
            assert game.over
            assert len(handed_out) == len(set(handed_out)) == ROUNDS
