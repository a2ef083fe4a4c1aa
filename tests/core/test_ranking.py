"""Standings and shared places."""

from core.ranking import rank, winners
from support import rule


@rule("C-6", "QP-8")
def test_larger_numbers_win_and_the_first_difference_decides():
    assert rank([(1, (3, 0)), (2, (4, 0)), (3, (3, 1))]) == [[1, 2, 4, 0], [2, 3, 3, 1], [3, 1, 3, 0]]


@rule("C-6", "QP-8")
def test_equal_numbers_share_a_place_and_the_next_place_is_skipped():
    table = rank([(4, (2,)), (2, (5,)), (1, (2,)), (3, (1,))])
    assert table == [[1, 2, 5], [2, 1, 2], [2, 4, 2], [4, 3, 1]]
    assert winners(table) == [2]


def test_the_order_of_the_rows_does_not_matter():
    rows = [(seat, (seat % 2, -seat // 3)) for seat in range(1, 7)]
    assert rank(rows) == rank(rows[3:] + rows[:3])


def test_negative_numbers_are_for_what_should_be_small():
    assert rank([(1, (5, -9000)), (2, (5, -8999))])[0] == [1, 2, 5, -8999]


def test_all_equal_is_a_shared_win():
    assert winners(rank([(2, (0, 0)), (1, (0, 0))])) == [1, 2]


def test_the_numbers_handed_in_are_left_alone():
    numbers = [1, 2]
    table = rank([(1, numbers)])
    table[0].append(9)
    assert numbers == [1, 2]
