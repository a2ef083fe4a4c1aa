from drivers import power
from support import raises


def after_limit(values, pixels, budget):
    total, lit = sum(values), sum([1 for value in values if value])
    scale, floor = power.limit(total, lit, pixels, budget)
    return [power.shrunk(value, scale, floor) for value in values]


def test_full_white_keeps_to_two_amperes():
    white = [255] * 768
    assert power.estimate(sum(white), 256) == 15360 + 256
    shrunk = after_limit(white, 256, 2000)
    assert 1900 < power.estimate(sum(shrunk), 256) <= 2000


def test_no_budget_is_ever_overdrawn():
    frames = (
        [255] * 768,
        [1] * 768,
        [0] * 768,
        [255, 0, 0] * 256,
        [3, 1, 200] * 256,
        [i % 256 for i in range(768)],
    )
    for values in frames:
        for budget in (-100, 0, 100, 256, 257, 260, 300, 317, 500, 1000, 2000, 4000, 20000):
            shrunk = after_limit(values, 256, budget)
            assert power.estimate(sum(shrunk), 256) <= max(budget, 256)
            assert min(shrunk) >= 0
            for before, after in zip(values, shrunk):
                assert after <= before


def test_within_the_budget_nothing_changes():
    values = [20, 0, 7] * 256
    assert after_limit(values, 256, 4000) == values
    assert power.limit(sum(values), 512, 256, 4000) == (power.UNIT, 0)


def test_below_standby_all_is_black():
    assert power.limit(768 * 255, 768, 256, 255) == (0, 0)
    assert after_limit([255] * 768, 256, 100) == [0] * 768


def test_what_was_lit_stays_lit_where_the_budget_allows_it():
    values = [255] * 700 + [1] * 68
    assert min(after_limit(values, 256, 1000)) == 1


def test_brightness_keeps_dim_colours_and_their_order():
    last = 0
    for level in range(1, 11):
        curve = power.brightness_curve(level)
        assert len(curve) == 256 and curve[0] == 0 and curve[1] == 1
        assert curve[255] > last
        last = curve[255]
        for value in range(1, 256):
            assert max(1, curve[value - 1]) <= curve[value] <= value
    assert power.brightness_curve(10) == bytes(range(256))


def test_colours_that_differ_stay_apart_at_the_lowest_brightness():
    curve = power.brightness_curve(1)
    red, orange = [[curve[value] for value in colour] for colour in ((150, 0, 0), (150, 22, 0))]
    assert red != orange
    assert red[0] > red[1] and orange[0] > orange[1] > orange[2]


def test_another_brightness_is_refused():
    for level in (0, 11, -1, "3", None, True):
        raises(ValueError, power.brightness_curve, level)
