"""Every number of seats and every option of every game, from boot to results: the same on both VMs.

Of options with many values the least, the middle and the greatest. Takes its time: `make every-option`.
"""

import pytest

import games
from fivefold import sim
from games import GAMES

pytestmark = pytest.mark.long
SEED = 3
FEW = 7
BUDGET = "224k"  # 64-bit objects are about 1.4 times the chip's; `fivefold bench memory` holds its 128 KiB


def values(option):
    """All values but the usual one, or the ends and the middle of many."""
    found = option.values()
    if len(found) > FEW:
        found = [found[0], found[len(found) // 2], found[-1]]
    return [value for value in found if value != option.default]


def tasks():
    """`(game, seats, options)` that the rules allow."""
    for name in GAMES:
        rules = games.load(name)
        for seats in range(rules.SEATS[0], rules.SEATS[1] + 1):
            choices = [{}] + [{option.name: value} for option in rules.OPTIONS for value in values(option)]
            for options in choices:
                try:
                    games.start(name, list(range(1, seats + 1)), options, SEED)
                except ValueError:
                    continue
                yield name, seats, options


@pytest.mark.parametrize(("game", "seats", "options"), list(tasks()))
def test_the_game_comes_to_its_end_the_same_on_both_vms(game, seats, options):
    here = sim.run(game, seats, SEED, options)
    there = sim.run(game, seats, SEED, options, "micropython", BUDGET)
    assert here == there
