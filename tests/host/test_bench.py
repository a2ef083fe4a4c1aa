"""The measuring commands come to their tables; what the numbers are is the machine's affair."""

import pytest

from command import fivefold


@pytest.mark.parametrize(
    ("words", "rows"),
    [
        (("core", "--milliseconds", "100"), ("Rules core", "rules.solver, MicroPython", "ten frames")),
        (("bots", "--games", "1"), ("push_match, strength 1", "twins, strength 5")),
        pytest.param(
            ("frames", "--game", "push_match"),
            ("push_match, 16×16", "push_match, 32×32"),
            marks=pytest.mark.long,
        ),
        (("sizes",), ("core and games",)),
    ],
    ids=lambda value: value[0] if isinstance(value[0], str) else "",
)
def test_a_table_comes(words, rows):
    done = fivefold("bench", *words)
    assert done.returncode == 0, done.stderr
    assert all(row in done.stdout for row in rows), done.stdout


def test_a_game_that_is_none_is_refused():
    done = fivefold("bench", "frames", "--game", "chess")
    assert done.returncode == 2 and "quick_play" in done.stderr
