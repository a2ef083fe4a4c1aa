from core import rng
from drivers.entropy import SEED_MAX, seed


def test_seeds_differ_and_suit_the_core():
    assert SEED_MAX == rng.SEED_MAX
    seeds = [seed() for _ in range(20)]
    assert len(set(seeds)) >= 19
    for value in seeds:
        rng.Rng(value)
