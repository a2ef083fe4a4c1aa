"""The heap that games need on a 32-bit chip, as `fivefold bench memory` measures it."""

import json

import pytest

import games
from command import fivefold
from fivefold.bench import memory

# KiB: what exceeds the budget today and may not grow, see docs/architecture.md.
CEILINGS = {"matrix_32x32": 136, "two_sided": 129, "esp32_devkitc": 132}
EVENINGS = {"matrix_32x32": 151, "two_sided": 145}  # the same of an evening of all games
KEYS = [
    "base_kib",
    "board",
    "bot_kib",
    "game",
    "game_kib",
    "least_kib",
    "live_kib",
    "names",
    "options",
    "screen",
    "seats",
]


def most(game):
    """The most players of a game: fewer take hardly more."""
    return games.load(game).SEATS[1]


@pytest.mark.long
def test_a_row_says_what_a_game_needs():
    printed = fivefold("bench", "memory", "--game", "push_match", "--board", "two_sided", "--json")
    (row,) = json.loads(printed.stdout)
    assert sorted(row) == KEYS
    assert (row["game"], row["seats"], row["board"], row["options"]) == ("push_match", 2, "two_sided", {})
    assert 60 < row["live_kib"] < row["least_kib"] <= CEILINGS["two_sided"]
    assert 30 < row["base_kib"] < row["base_kib"] + row["game_kib"] + row["bot_kib"] < CEILINGS["two_sided"]


def test_every_game_seat_and_display_is_measured():
    found = list(memory.cases())
    assert len(found) == len(set(found))
    for name, fewest, most in (("quick_play", 1, 4), ("push_match", 2, 2), ("twins", 1, 6)):
        seats = {case.seats for case in found if case.game == name}
        assert seats == set(range(fewest, most + 1))
        assert {case.board for case in found if case.game == name} >= {"esp32_devkitc", "matrix_32x32"}


def test_a_game_that_is_not_played_like_that_is_refused():
    done = fivefold("bench", "memory", "--game", "push_match", "--seats", "5")
    assert done.returncode == 2


@pytest.mark.long
@pytest.mark.parametrize("case", [case for case in memory.cases() if case.seats == most(case.game)], ids=str)
def test_no_game_of_the_most_players_takes_more_than_it_did(case):
    assert memory.measure(case).least_kib <= CEILINGS[case.board]


def test_every_other_game_comes_before_a_late_one():
    late = memory.late(memory.Case("twins", 6, "two_sided"))
    assert (late.game, late.seats, late.board) == ("twins", 6, "two_sided")
    assert sorted(case.game for case in late.before) == sorted(set(games.GAMES) - {"twins"})
    assert all(case.seats == most(case.game) and case.board == "two_sided" for case in late.before)


@pytest.mark.long
@pytest.mark.parametrize("board", EVENINGS)
def test_an_evening_of_all_games_fits_into_a_chip(board):
    """MicroPython forgets no name, so what each game brings adds up until somebody switches off."""
    need = memory.measure(memory.late(memory.Case("twins", 6, board)))
    assert need.least_kib <= EVENINGS[board] < memory.EVENING_KIB
