"""Tuck boxes: the cards go in, and the net folds up."""

import pytest

from fivefold.paper import boxes, pattern_cards, push_match, twins
from fivefold.paper.job import Job
from printed import pages, size, words


@pytest.mark.parametrize("duplex", ["long", "fold"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_each_box_has_a_page(paper, duplex):
    found = pages("boxes", paper=paper, duplex=duplex)
    assert len(found) == 3 if duplex == "long" else len(found) > 3
    assert all("Fivefold" in [word.text for word in words(page)] for page in found)
    assert all(size(page)[0] < size(page)[1] for page in found)


def test_a_box_is_wider_higher_and_deeper_than_its_cards():
    for width, height in (
        (pattern_cards.WIDTH, pattern_cards.HEIGHT),
        (twins.SIZE, twins.SIZE),
        (push_match.CARD_WIDTH, push_match.CARD_HEIGHT),
    ):
        box = boxes.Box(width + 1.6, height + 1.6, 20)
        x, y = box.columns, box.rows
        back, front, sides = x[1] - x[0], x[3] - x[2], (x[2] - x[1], x[4] - x[3])
        assert back == pytest.approx(front) and front > width and y[3] - y[2] > height
        assert sides == pytest.approx((20, 20))
        # Lid and bottom reach from the back to the front, and their tucks into the box.
        assert y[2] - y[1] == pytest.approx(20) == y[4] - y[3]
        assert 0 < y[1] - y[0] < height / 2


def test_flaps_begin_and_end_at_their_folds():
    box = boxes.Box(64.6, 89.6, 20)
    walls = (box.rows[2], box.rows[3])
    for flap in box.flaps():
        assert flap[0][1] in walls and flap[-1][1] == flap[0][1]
        assert flap[0][0] in box.columns and flap[-1][0] in box.columns


def test_glued_cards_are_twice_as_thick_and_take_more_boxes():
    deck = boxes.Deck(63, 88, 60, "cards", lambda *where: None)
    (single,), glued = boxes.boxes(Job(), deck), boxes.boxes(Job(duplex="fold"), deck)
    assert len(glued) == 2 and 60 * 0.3 < single.depth < 60 * 0.3 + 3
    assert 30 * 0.6 < glued[0].depth < 30 * 0.6 + 3
