"""Power goes at any moment, also inside a write: the game goes on where it was, or one event earlier."""

import os
import subprocess
import sys

import pytest

from fivefold import paths
from fivefold.virtual.programs.power_cuts import Cuts, Wrong


def test_a_game_outlasts_power_cuts():
    """Short games only; `make power-cuts` plays them all."""
    cuts = Cuts(5)
    for seed, name in enumerate(("push_match", "quick_play")):
        cuts.run(name, seed, 6)
    assert cuts.faults == []
    assert cuts.resumed >= 9


@pytest.mark.parametrize(
    ("resumed", "states", "why"),
    [
        (None, ["a", "b", "c"], "the game is lost after 3 events"),
        ("a", ["a", "b", "c"], "the game goes on 2 events back"),
        ("x", ["a", "b", "c"], "the game goes on as it never was"),
    ],
)
def test_a_game_that_is_lost_or_goes_on_too_far_back_is_a_fault(resumed, states, why):
    with pytest.raises(Wrong, match=why):
        Cuts().judge(resumed, states)


@pytest.mark.parametrize(
    ("resumed", "states"),
    [("c", "abc"), ("b", "abc"), (None, "ab"), (None, ["a", "b", "4'over:True"])],
)
def test_the_last_event_or_the_one_before_is_good_enough(resumed, states):
    Cuts().judge(resumed, list(states))


@pytest.mark.parametrize("proof", ["races", "power_cuts"])
@pytest.mark.parametrize(
    ("words", "said"), [(["lots"], "'lots' is no whole number"), ([], "give 1 to 2"), (["0"], "'0'")]
)
def test_a_wrong_number_is_told_in_a_line(proof, words, said):
    command = [sys.executable, "-m", f"fivefold.virtual.programs.{proof}", *words]
    search = os.pathsep.join([str(paths.PACKAGE.parent), str(paths.FIRMWARE)])
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": search}
    )
    assert done.returncode == 2
    assert said in done.stderr and done.stderr.count("\n") == 1
