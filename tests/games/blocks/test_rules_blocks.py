"""The five blocks and how they lie."""

from games.blocks import rules_blocks as blocks
from support import raises, rule


@rule("B-1")
def test_twenty_of_the_twenty_one_pairs_once_each():
    pairs = sorted([tuple(sorted(pair)) for block in blocks.BLOCKS for pair in block])
    every = [(a, b) for a in range(6) for b in range(a, 6)]
    assert [len(block) for block in blocks.BLOCKS] == [4] * 5
    assert pairs == [pair for pair in every if pair != (4, 5)]


@rule("B-1")
def test_every_block_shows_all_six_symbols_and_none_more_than_twice():
    for block in blocks.BLOCKS:
        places = [symbol for pair in block for symbol in pair]
        assert sorted([places.count(symbol) for symbol in range(6)]) == [1, 1, 1, 1, 2, 2]


@rule("B-1")
def test_the_four_symbols_around_an_end_are_different():
    for block in blocks.BLOCKS:
        for end in (0, 1):
            assert len(set([pair[end] for pair in block])) == 4


@rule("B-5")
def test_a_placement_is_one_number_and_can_be_taken_apart():
    assert blocks.placement(0, blocks.RIGHT, 0) == 0
    assert blocks.placement(24, blocks.UP, 3) == 399
    assert blocks.placement(7, blocks.LEFT, 2) == (7 * 4 + 2) * 4 + 2
    lying = 0
    for number in range(400):
        cell, direction, face = blocks.parts(number)
        assert (cell * 4 + direction) * 4 + face == number
        try:
            assert blocks.placement(cell, direction, face) == number
            lying += 1
        except ValueError:
            pass
    assert lying == 40 * 2 * 4  # 40 pairs of neighbouring cells


@rule("B-5")
def test_a_bar_covers_its_cell_and_the_next_one_in_its_direction():
    centre = [blocks.bar(blocks.placement(12, direction, 0)) for direction in range(4)]
    assert centre == [(12, 13), (12, 17), (12, 11), (12, 7)]


@rule("B-5")
def test_a_bar_that_leaves_the_mat_is_refused():
    for cell, direction in ((4, 0), (24, 0), (20, 1), (24, 1), (0, 2), (20, 2), (5, 2), (0, 3), (4, 3)):
        error = raises(ValueError, blocks.placement, cell, direction, 0)
        assert "leaves the mat" in str(error)


@rule("B-5")
def test_what_is_no_placement_is_refused():
    for number in (-1, 400, "0", None, True, [0]):
        assert "whole number from 0 to 399" in str(raises(ValueError, blocks.bar, number))
    for parts in ((25, 0, 0), (-1, 0, 0), (0, 4, 0), (0, 0, 4), (0, 0, -1), (5, -1, 0)):
        assert "no such placement" in str(raises(ValueError, blocks.placement, *parts))


def lying(*bars):
    """An arrangement of `(cell, direction, face)`, block 1 first."""
    return [blocks.placement(*bar) for bar in bars]


@rule("B-5")
def test_blocks_on_the_mat_show_their_upper_faces():
    arrangement = lying((0, 0, 3), (2, 0, 0), (9, 2, 0), (5, 0, 1), (10, 1, 1))
    assert blocks.shown(arrangement) == bytes(
        [3, 5, 0, 1, 6] + [3, 1, 6, 3, 0] + [1, 6, 6, 6, 6] + [4, 6, 6, 6, 6] + [6, 6, 6, 6, 6]
    )


@rule("B-5")
def test_blocks_cannot_lie_on_each_other_or_be_missing():
    good = lying((0, 0, 0), (5, 0, 0), (10, 0, 0), (15, 0, 0), (20, 0, 0))
    blocks.shown(good)
    for bar in ((0, 1, 0), (1, 1, 0), (1, 0, 0), (2, 2, 0)):  # on two blocks, or with one of its cells
        error = raises(ValueError, blocks.shown, good[:4] + lying(bar))
        assert "block 5 lies on another" in str(error)
    assert "5 placements, not 4" in str(raises(ValueError, blocks.shown, good[:4]))
    assert "5 placements, not 6" in str(raises(ValueError, blocks.shown, good + good[:1]))
