"""`fivefold bots numbers`: who wins and how games end."""

import pytest

from command import fivefold
from fivefold import numbers


@pytest.mark.parametrize(
    ("value", "freedom", "share"), [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (15.086, 5, 0.01)]
)
def test_chance_is_that_of_the_chi_square_tables(value, freedom, share):
    assert numbers.chi_square(value, freedom) == pytest.approx(share, abs=0.0002)
    assert numbers.chi_square(0, freedom) == 1


def test_a_row_counts_the_wins_of_each_seat_and_how_games_end():
    found = numbers.played("twins", 2, 2, 16, 3, {"deck": 45})
    assert sum(found.wins) + found.shared == 2 and found.ends == {numbers.BY_SETS: 2}
    assert found.told["won"] >= 5 and 0 < found.minutes <= found.longest
    again = numbers.played("twins", 2, 2, 16, 3, {"deck": 45})
    assert again == found


def test_a_game_at_a_limit_is_counted(monkeypatch):
    monkeypatch.setattr(numbers.PushMatch, "MOST_ROUNDS", 1)
    assert numbers.played("push_match", 2, 2, 16, 3, {}).ends == {numbers.BY_LIMIT: 2}
    monkeypatch.setattr(numbers.twins, "MOST_TURNED", 3)
    assert numbers.played("twins", 2, 2, 16, 3, {"deck": 45}).ends == {numbers.BY_LIMIT: 2}
    assert numbers.played("quick_play", 1, 1, 16, 3, {}).ends == {numbers.OTHERWISE: 1}


def test_every_deck_is_played_and_the_offered_ones_more_often():
    counts = {(task[3], task[5]["deck"]): task[2] for task in numbers.decks(200)}
    assert counts == {(16, 45): 200, (16, 90): 20, (16, 135): 20, (32, 90): 200, (32, 135): 200}


def test_the_page_names_what_was_asked(tmp_path):
    row = numbers.played("push_match", 2, 1, 16, 3, {})
    page = numbers.page([row], [row], [numbers.played("twins", 2, 1, 16, 3, {"deck": 45})])
    assert "| push_match | 2 | 1 |" in page and "| 16×16 | 45 | 2 | 3 | 1 | 1 | 0 | 0 |" in page


def test_wrong_use_is_refused():
    assert fivefold("bots", "numbers", "--wins", "0").returncode == 2
