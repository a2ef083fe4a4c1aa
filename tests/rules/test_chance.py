"""The core's own generator of chance."""

from rules.chance import SEED_MAX, Chance
from support import raises, rule

SEVEN = [834, 506, 953, 249, 171, 701, 241, 651]
SEVEN_LARGE = 198103478
SEVEN_SHUFFLED = [2, 0, 8, 1, 4, 6, 3, 9, 5, 7]
SEVEN_STATE = [24547, 29489, 7077]


@rule("C-2")
def test_a_seed_means_the_same_on_every_python():
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(8)] == SEVEN
    assert chance.below(1 << 29) == SEVEN_LARGE
    items = list(range(10))
    chance.shuffle(items)
    assert items == SEVEN_SHUFFLED
    assert chance.state == SEVEN_STATE


@rule("C-2")
def test_the_state_is_all_there_is():
    chance = Chance(123456)
    for _ in range(100):
        chance.below(6)
    other = Chance(0)
    other.state = list(chance.state)
    assert [chance.below(60) for _ in range(50)] == [other.below(60) for _ in range(50)]


def test_every_product_is_a_small_integer_of_the_esp32():
    for seed in (0, 1, SEED_MAX):
        chance = Chance(seed)
        for _ in range(1000):
            chance.below(6)
            assert max(chance.state) * 157 < 1 << 23


def test_neighbouring_seeds_give_different_games():
    shuffles = []
    for seed in range(200):
        items = list(range(60))
        Chance(seed).shuffle(items)
        assert sorted(items) == list(range(60))
        shuffles.append(tuple(items[:10]))
    assert len(set(shuffles)) == 200
    assert len(set([items[0] for items in shuffles])) >= 50


def test_all_numbers_come_about_equally_often():
    for n in (2, 6, 60, 20000):
        chance = Chance(n)
        counts = [0] * min(n, 10)
        for _ in range(3000):
            value = chance.below(n)
            assert 0 <= value < n
            counts[value * len(counts) // n] += 1
        expected = 3000 // len(counts)
        for count in counts:
            assert expected * 3 // 4 < count < expected * 5 // 4, (n, counts)


def test_large_ranges_are_reached_to_their_ends():
    chance = Chance(5)
    values = [chance.below(1 << 29) for _ in range(500)]
    assert min(values) < 1 << 23 and max(values) > (1 << 29) - (1 << 23)


def test_one_of_one_is_certain():
    chance = Chance(1)
    assert chance.below(1) == 0 and chance.pick(["only"]) == "only"
    chance.shuffle([])


def test_a_seed_that_is_none_is_refused():
    for seed in (-1, SEED_MAX + 1, "7", True, None):
        assert "seed must be" in str(raises(ValueError, Chance, seed))
