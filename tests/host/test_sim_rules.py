"""`fivefold sim-rules`: the rules alone, on either VM."""

import json

import pytest

import games
from fivefold import sim_rules


@pytest.mark.parametrize("game", games.GAMES)
def test_both_vms_play_the_same(game):
    task = {"game": game, "seats": [1, 2], "options": {}, "seed": 5, "strengths": [4, 4], "games": 2}
    here, there = (sim_rules.run(dict(task), which) for which in ("cpython", "micropython"))
    del here["seconds"], there["seconds"]
    assert here == there
    assert here["games"] == 2 and here["moves"] > 10


def test_json_is_one_object_with_everything_needed_to_do_it_again(command):
    words = ("quick_play", "--games", "3", "--seed", "9", "--seats", "3", "--option", "rounds=4", "--json")
    code, printed = command("sim-rules", *words)
    assert code == 0, printed
    found = json.loads(printed)
    assert found["seats"] == [1, 2, 3] and found["options"]["rounds"] == 4 and found["seed"] == 9
    assert found["strengths"] == [3, 3, 3] and found["games"] == 3 and found["vm"] == "cpython"
    assert sum(found["wins"]) >= 3 and found["moves_a_second"] > 0
    assert json.loads(command("sim-rules", *words)[1])["digest"] == found["digest"]


def test_another_seed_is_another_game(command):
    digests = [
        json.loads(command("sim-rules", "twins", "--seed", str(seed), "--json")[1])["digest"]
        for seed in (1, 2, 3)
    ]
    assert len(set(digests)) == 3


def test_words_for_people(command):
    code, printed = command("sim-rules", "push_match", "--strength", "5", "--strength", "1")
    assert code == 0, printed
    assert "1 × push_match on cpython" in printed and "digest" in printed


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "there is: quick_play"),
        (("quick_play", "--seats", "5"), "1 to 4 players, not 5"),
        (("quick_play", "--seats", "7"), "--seats"),
        (("quick_play", "--option", "rounds=99"), "1 to 60"),
        (("quick_play", "--option", "speed=9"), "rounds"),
        (("quick_play", "--strength", "6"), "--strength"),
        (("quick_play", "--strength", "1", "--strength", "2", "--seats", "3"), "each of the 3 seats"),
        (("quick_play", "--games", "0"), "--games"),
        (("quick_play", "--vm", "jython"), "no VM"),
        (("quick_play", "--vm", "micropython", "--heap", "much"), "heap must be"),
        (("quick_play", "--heap", "x"), "heap must be"),
    ],
)
def test_wrong_usage_exits_with_2(words, reason, command):
    code, printed = command("sim-rules", *words)
    assert code == 2, printed
    assert reason in printed


def test_options_that_do_not_go_together_exit_with_1(command):
    code, printed = command("sim-rules", "quarter_turn", "--seats", "2", "--option", "form=long")
    assert code == 1 and "3 or 4 players" in printed


def test_a_heap_too_small_says_so(command):
    code, printed = command("sim-rules", "twins", "--seats", "6", "--vm", "micropython", "--heap", "40k")
    assert code == 1 and "heap of 40k" in printed
