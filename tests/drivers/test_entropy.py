from core import rng as chance
from drivers.entropy import SEED_MAX, seed


def test_seeds_differ_and_suit_the_core():
    assert SEED_MAX == chance.SEED_MAX
    seeds = [seed() for _ in range(20)]
    assert len(set(seeds)) >= 19
    for value in seeds:
        chance.Chance(value)
