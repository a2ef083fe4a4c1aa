"""Scenarios: those of the project hold on both VMs, and a difference is shown where it is."""

from pathlib import Path

import pytest

from fivefold import scenario
from fivefold.errors import Failure, Usage

SCENARIOS = sorted((Path(__file__).parent.parent / "scenarios").glob("*.jsonl"))
POWER_UP = '{"board": "esp32_devkitc", "seed": 1}\n'


@pytest.mark.parametrize("which", ["cpython", "micropython"])
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_scenarios_hold(path, which):
    scenario.run(path, which)


def play(tmp_path, lines):
    path = tmp_path / "one.jsonl"
    path.write_text(POWER_UP + lines)
    scenario.run(path)


def test_a_screen_that_does_not_come_is_shown_with_the_picture(tmp_path):
    with pytest.raises(Failure) as caught:
        play(tmp_path, '{"wait_screen": "card", "within_ms": 100}\n')
    said = str(caught.value).splitlines()
    assert said[0].endswith("one.jsonl:2: the screen card did not come within 100 ms")
    assert said[1] == "screen language shows:"
    assert [len(row) for row in said[2:]] == [16] * 16


def test_a_wrong_picture_is_shown_beside_the_right_one(tmp_path):
    with pytest.raises(Failure, match=r"one\.jsonl:2: the picture differs; expected:\nR\nactual:\n\.{16}\n"):
        play(tmp_path, '{"expect_picture": ["R"]}\n')


def test_the_right_picture_is_accepted(tmp_path):
    black = ", ".join(['"' + "." * 16 + '"'] * 16)
    play(tmp_path, f'{{"expect_picture": [{black}]}}\n')


def test_a_wrong_view_tells_what_differs(tmp_path):
    start = '{"start": "quick_play", "seats": [1, 2]}\n{"wait_screen": "card"}\n'
    with pytest.raises(Failure, match="phase: expected 'over', actual 'race'"):
        play(tmp_path, start + '{"expect": {"phase": "over"}}\n')


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", "one.jsonl:2: "),
        ('{"jump": 1}', "a step has one of the fields"),
        ('{"press": 1, "force": 3}', "press has no field force"),
        ('{"press": 9}', "no pad 9"),
        ('{"press": 1, "button": "FIRE"}', "no button 'FIRE'"),
        ('{"press": 1, "bounce": [5]}', "an even number"),
        ('{"press": 1, "after_ms": -5}', "after_ms must be a whole number"),
        ('{"board": "esp32_devkitc"}', "the first step, and only that"),
    ],
)
def test_a_bad_line_is_named(tmp_path, line, says):
    with pytest.raises(Usage, match=r"one\.jsonl:2: ") as caught:
        play(tmp_path, line + "\n")
    assert says in str(caught.value)


def test_a_board_and_a_file_have_to_be_there(tmp_path):
    path = tmp_path / "one.jsonl"
    path.write_text('{"board": "abacus"}\n')
    with pytest.raises(Usage, match="no board 'abacus'"):
        scenario.run(path)
    with pytest.raises(Usage, match="no scenario"):
        scenario.run(tmp_path / "none.jsonl")


def test_a_file_that_is_not_utf8_is_said_in_a_line_and_a_mark_in_front_is_no_fault(tmp_path):
    path = tmp_path / "one.jsonl"
    path.write_bytes(POWER_UP.encode() + b'{"wait_screen": "caf\xe9"}\n')
    with pytest.raises(Usage, match=r"one\.jsonl:2: byte 0xe9 is not UTF-8"):
        scenario.run(path)
    path.write_bytes(b"\xef\xbb\xbf" + POWER_UP.encode() + b'{"wait_ms": 10}\n')
    for which in ("cpython", "micropython"):
        scenario.run(path, which)
    path.write_text(POWER_UP + "[" * 100000)
    for which in ("cpython", "micropython"):
        with pytest.raises(Usage, match=r"one\.jsonl:2: "):
            scenario.run(path, which)
