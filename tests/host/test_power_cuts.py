"""Power goes at any moment, also inside a write: the game goes on where it was, or one event earlier."""

from fivefold.virtual.power_cuts import Cuts
from rules import registry


def test_every_game_outlasts_a_power_cut():
    cuts = Cuts(5)
    for seed, name in enumerate(sorted(registry.GAMES)):
        cuts.run(name, seed, 4)
    assert cuts.faults == []
    assert cuts.resumed >= 15
