"""What tells colours apart for people who see none, and on a printer that has none."""

from collections import Counter, defaultdict

import pytest

from fivefold.paper import twins
from fivefold.paper.inks import INK, PAPER
from games.quarter_turn.rules import GAME
from games.quarter_turn.rules_board import COLOURS
from printed import areas, near, pages

PANELS = 6  # of a net


@pytest.mark.rule("QT-2")
def test_blocks_of_quarter_turn_are_as_many_as_two_players_need_and_differ_in_their_rings():
    discs = defaultdict(list)
    for one in areas(pages("quarter_turn")[2]):
        if abs(one.width - one.height) < 0.02:
            discs[round(one.middle[0], 1), round(one.middle[1], 1)].append(one)
    # A disc is its outline and itself, and two more for each ring.
    layers = Counter(len(some) for some in discs.values() if len(some) > 1)
    each = GAME([1, 2], {}, 0).each * PANELS
    assert layers == {2 + 2 * rings: each for rings in range(len(COLOURS))}


@pytest.mark.rule("TW-1")
def test_pixels_of_twins_bear_a_ring_a_spot_or_nothing():
    marks = {1: [], 2: [PAPER, twins.INKS[2]], 3: [INK]}
    digits = {ink: digit for digit, ink in twins.INKS.items()}
    step = twins.PATTERN / 3
    page = pages("twins")[0]
    seen = set()
    for one in areas(page):
        if one.width > 0.8 * step:
            inside = near(areas(page), one.x, one.y, one.width, one.height)
            assert [each.ink for each in inside if each is not one] == marks[digits[one.ink]]
            seen.add(digits[one.ink])
    assert seen == set(marks)
