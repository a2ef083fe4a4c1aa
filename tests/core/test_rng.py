"""The core's own generator of chance."""

from core.rng import SEED_MAX, Rng
from support import raises, rule

SEVEN = [834, 506, 953, 249, 171, 701, 241, 651]
SEVEN_LARGE = 198103478
SEVEN_SHUFFLED = [2, 0, 8, 1, 4, 6, 3, 9, 5, 7]
SEVEN_STATE = [24547, 29489, 7077]


@rule("C-2")
def test_a_seed_means_the_same_on_every_python():
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == SEVEN
    assert rng.below(1 << 29) == SEVEN_LARGE
    items = list(range(10))
    rng.shuffle(items)
    assert items == SEVEN_SHUFFLED
    assert rng.state == SEVEN_STATE


@rule("C-2")
def test_the_state_is_all_there_is():
    rng = Rng(123456)
    for _ in range(100):
        rng.below(6)
    other = Rng(0)
    other.state = list(rng.state)
    assert [rng.below(60) for _ in range(50)] == [other.below(60) for _ in range(50)]


@rule("C-2")
def test_a_seed_fills_the_state_within_the_three_moduli():
    for low in (0, 1, 31655, 31656, 31657, 32361, 32362, 32363, 0x7FFF):
        for high in (0, 1, 31725, 31726, 31727, 0x7FFF):
            assert Rng(high << 15 | low).state == [
                (1 + low % 32362) * 157**8 % 32363,
                (1 + high % 31726) * 146**8 % 31727,
                (1 + (low ^ high) % 31656) * 142**8 % 31657,
            ]


class Told(Rng):
    """Chance that takes its raw numbers (0 … 32361) from a list, and fails when it wants more."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)

    def raw(self):
        return self.numbers.pop(0)


def test_numbers_that_would_favour_the_low_ones_are_passed_over():
    assert Told(32357).below(6) == 5
    assert Told(32358, 32361, 4).below(6) == 4
    assert Told(32361).below(32362) == 32361


def test_large_numbers_are_put_together_from_bits():
    # Fourteen bits of one number and the lowest of the next, twice; then as many as it takes.
    assert Told(0, 0, 0x3FFF, 1).below(32768) == 0x7FFF
    assert Told(1, 0, 5, 0).below(32768) == 5
    assert Told(2, 0, 5, 0).below(1 << 16) == 5
    assert Told(1, 0, 40000 - 32768, 0, 1, 0, 39999 - 32768, 0).below(40000) == 39999
    assert Told(0x7FFF, 3, 0x7FFF, 3).below(1 << 29) == (1 << 29) - 1


def test_every_product_is_a_small_integer_of_the_esp32():
    for seed in (0, 1, SEED_MAX):
        rng = Rng(seed)
        for _ in range(1000):
            rng.below(6)
            assert max(rng.state) * 157 < 1 << 23


def test_neighbouring_seeds_give_different_games():
    shuffles = []
    for seed in range(200):
        items = list(range(60))
        Rng(seed).shuffle(items)
        assert sorted(items) == list(range(60))
        shuffles.append(tuple(items[:10]))
    assert len(set(shuffles)) == 200
    assert len(set([items[0] for items in shuffles])) >= 50


def test_all_numbers_come_about_equally_often():
    for n in (2, 6, 60, 20000):
        rng = Rng(n)
        counts = [0] * min(n, 10)
        for _ in range(3000):
            value = rng.below(n)
            assert 0 <= value < n
            counts[value * len(counts) // n] += 1
        expected = 3000 // len(counts)
        for count in counts:
            assert expected * 3 // 4 < count < expected * 5 // 4, (n, counts)


def test_large_ranges_are_reached_to_their_ends():
    rng = Rng(5)
    values = [rng.below(1 << 29) for _ in range(500)]
    assert min(values) < 1 << 23 and max(values) > (1 << 29) - (1 << 23)


def test_one_of_one_is_certain():
    rng = Rng(1)
    assert rng.below(1) == 0 and rng.pick(["only"]) == "only"
    rng.shuffle([])


def test_a_seed_that_is_none_is_refused():
    Rng((1 << 30) - 1)
    for seed in (-1, 1 << 30, "7", True, None):
        assert "seed must be" in str(raises(ValueError, Rng, seed))
