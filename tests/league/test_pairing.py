"""Who meets whom."""

import itertools

import pytest

from fivefold.league.pairing import FORMATS, Entry, Past, pair, rounds


def play(form, count, seats, most=99):
    """Rounds in which the player with the smaller number always wins: their tables."""
    points, past, found = dict.fromkeys(range(1, count + 1), 0), [], []
    while len(found) < most:
        order = sorted(points, key=lambda player: (-points[player], player))
        tables = pair(form, [Entry(player, points[player]) for player in order], past, seats)
        if not tables:
            break
        found.append(tables)
        for table in tables:
            past.append(Past(len(found), table, [min(table)]))
            for player in table:
                points[player] += 2 * sum(player < other for other in table) or 2 * (len(table) == 1)
    return found


def meetings(found):
    return [
        frozenset(two) for tables in found for table in tables for two in itertools.combinations(table, 2)
    ]


@pytest.mark.parametrize("count", range(2, 14))
def test_round_robin_is_everybody_against_everybody_once(count):
    found = play("round_robin", count, 2)
    met = meetings(found)
    assert len(met) == len(set(met)) == count * (count - 1) // 2
    assert len(found) == rounds("round_robin", count, 2)
    assert all(sorted(itertools.chain(*tables)) == list(range(1, count + 1)) for tables in found)


@pytest.mark.parametrize("count", [6, 7, 12, 23, 24, 60])
def test_swiss_pairs_nobody_twice_and_rests_nobody_twice(count):
    found = play("swiss", count, 2, 5)
    met = meetings(found)
    assert len(met) == len(set(met))
    byes = [table[0] for tables in found for table in tables if len(table) == 1]
    assert len(byes) == 5 * (count % 2) == len(set(byes))
    assert all(sorted(itertools.chain(*tables)) == list(range(1, count + 1)) for tables in found)


def test_swiss_pairs_those_of_equal_points_and_keeps_team_mates_apart():
    entries = [Entry(1, 4), Entry(2, 4), Entry(3, 2), Entry(4, 2), Entry(5, 0), Entry(6, 0)]
    assert pair("swiss", entries, [], 2) == [[1, 2], [3, 4], [5, 6]]
    mates = [Entry(1, 0, "A"), Entry(2, 0, "A"), Entry(3, 0, "B"), Entry(4, 0, "B")]
    for table in pair("swiss", mates, [], 2):
        assert {1, 2} != set(table) != {3, 4}


def test_of_more_players_than_can_avoid_each_other_somebody_meets_again_and_nobody_is_left_out():
    found = play("swiss", 4, 2, 5)
    assert len(found) == 5 and all(len(tables) == 2 for tables in found)


@pytest.mark.parametrize("count, seats, sizes", [(12, 4, [4, 4, 4]), (13, 4, [4, 3, 3, 3]), (7, 6, [4, 3])])
def test_larger_tables_are_even_and_mix(count, seats, sizes):
    found = play("swiss", count, seats, 3)
    assert [[len(table) for table in tables] for tables in found] == [sizes] * 3
    met = meetings(found[:2])
    assert len(set(met)) >= len(met) * 3 // 4


@pytest.mark.parametrize("count", [2, 3, 5, 8, 12])
def test_a_knock_out_ends_with_the_best_and_the_best_two_meet_last(count):
    found = play("knock_out", count, 2)
    assert len(found) == rounds("knock_out", count, 2)
    assert found[-1] == [[1, 2]]
    assert len(meetings(found)) == count - 1


def test_in_a_time_attack_everybody_plays_alone_each_day():
    assert play("time_attack", 3, 2, 2) == [[[1], [2], [3]]] * 2


def test_nobody_is_no_trouble():
    assert all(pair(form, [], [], 2) == [] for form in FORMATS)
