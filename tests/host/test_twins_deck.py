"""The cards of Twins: the generator keeps its promises, and the firmware has what it makes."""

import pytest
from typer.testing import CliRunner

from core.rng import Rng
from fivefold import twins_deck
from fivefold.errors import Failure

PATTERNS = twins_deck.make_patterns(119, Rng(twins_deck.SEED))


@pytest.mark.rule("TW-1")
def test_the_firmware_has_the_cards_that_are_made():
    twins_deck.check_file(twins_deck.TARGET)
    assert CliRunner().invoke(twins_deck.app, ["check"]).exit_code == 0


def test_a_stale_copy_fails(tmp_path, monkeypatch):
    copy = tmp_path / "twins_deck.py"
    copy.write_text(twins_deck.source().replace("01", "10", 1))
    with pytest.raises(Failure, match="twins-deck make"):
        twins_deck.check_file(copy)
    monkeypatch.setattr(twins_deck, "TARGET", copy)
    assert CliRunner().invoke(twins_deck.app, ["check"]).exit_code == 1
    assert CliRunner().invoke(twins_deck.app, ["make"]).exit_code == 0
    assert CliRunner().invoke(twins_deck.app, ["check"]).exit_code == 0


def test_a_missing_copy_fails(tmp_path):
    with pytest.raises(Failure):
        twins_deck.check_file(tmp_path / "twins_deck.py")


@pytest.mark.rule("TW-3")
def test_no_pattern_looks_like_another_one_that_lies_turned():
    for index, one in enumerate(PATTERNS):
        assert sum(pixel > 0 for pixel in one) % 2 == 0 and len(set(one) - {0}) <= 2
        for other in PATTERNS[:index]:
            for turned in twins_deck.turned(other):
                assert twins_deck.distance(one, turned) >= twins_deck.LEAST_COLOUR


def test_a_quarter_turn_moves_the_top_row_to_the_right():
    assert list(twins_deck.turned((1, 2, 3, 0, 0, 0, 0, 0, 0)))[1] == (0, 0, 1, 0, 0, 2, 0, 0, 3)


def test_more_patterns_than_shapes_are_refused():
    with pytest.raises(ValueError, match="can be told apart"):
        twins_deck.make_patterns(133, Rng(1))


@pytest.mark.rule("TW-1")
def test_numbers_of_patterns_and_faces_add_up():
    totals = [sum(part[index] for part in twins_deck.PARTS) for index in range(3)]
    assert totals == [14, 59, 46]
    assert sum(totals) == 119
    assert sum(copies * patterns for copies, patterns in enumerate(totals, 1)) == 270
    for part in twins_deck.PARTS:
        assert sum(copies * patterns for copies, patterns in enumerate(part, 1)) == 90
