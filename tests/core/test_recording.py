"""Recorded games."""

import json

import games
from core.recording import Recorder, replay
from core.refusal import Departs
from games.blocks import rules_cards as cards
from support import raises, rule


def recorded():
    """`(lines, game)` of a short game of Quick Play that went through JSON; the claim of line 4 fails."""
    lines = []
    game = games.start("quick_play", [1, 2], {"rounds": 2}, 40)
    recorder = Recorder(game, lines.append)
    for now, action in (
        (1000, (0, "reveal")),
        (6000, (2, "claim")),
        (6900, (1, "object")),
        (9000, (1, "claim")),
        (9500, (2, "accept")),
        (10000, (0, "reveal")),
        (11000, (2, "give_up")),
        (12000, (1, "give_up")),
    ):
        recorder.act(action, now)
    assert game.over
    return [json.loads(json.dumps(line)) for line in lines], game


def departs(lines):
    """The number of the line at which a replay departs."""
    return raises(Departs, replay, lines, games.start).line


@rule("C-7")
def test_a_recording_replays_to_the_same_final_state():
    lines, game = recorded()
    assert len(lines) == 10 and lines[0]["recording"] == 1
    seen = []

    def watch(now, action, events, game):
        seen.append((now, action, len(events)))

    again = replay(lines, games.start, watch)
    assert again.snapshot() == game.snapshot()
    assert again.winners() == game.winners() == [1]
    assert seen[0] == (1000, (0, "reveal"), 1) and len(seen) == 8


@rule("C-7")
def test_every_edit_is_found_at_its_line():
    lines, _ = recorded()
    for index in range(1, 9):
        for edit in (
            lambda now, action, check: [now + 1, action, check],
            lambda now, action, check: [now - 1, action, check],
            lambda now, action, check: [now, [3 - action[0]] + action[1:], check],
            lambda now, action, check: [now, action[:1] + ["right"], check],
            lambda now, action, check: [now, action + [0], check],
            lambda now, action, check: [now, action, check + 1],
            lambda now, action, check: [now, action],
            lambda now, action, check: [str(now), action, check],
            lambda now, action, check: [now, "claim", check],
            lambda now, action, check: {"now": now},
        ):
            bad = list(lines)
            bad[index] = edit(*bad[index])
            assert departs(bad) == index + 1, bad[index]


@rule("C-7")
def test_lines_that_are_missing_doubled_or_swapped_are_found():
    lines, _ = recorded()
    for index in range(1, 9):
        assert departs(lines[:index] + lines[index + 1 :]) == index + 1
        assert departs(lines[: index + 1] + lines[index:]) == index + 2
    assert departs(lines[:2] + [lines[3], lines[2]] + lines[4:]) == 3
    for stop in range(len(lines)):
        assert departs(lines[:stop]) == stop + 1
    assert departs(lines + [lines[-1]]) == 11
    assert departs(lines[:5] + lines[9:]) == 6


@rule("C-7")
def test_a_wrong_end_is_found():
    lines, _ = recorded()
    for bad in (["end"], ["end", 7] + lines[9][2:], ["end", 8, [2], lines[9][3]], lines[9][:3] + [0]):
        assert departs(lines[:9] + [bad]) == 10


@rule("C-7")
def test_a_departure_says_what_is_wrong():
    lines, _ = recorded()
    no_game = dict(lines[0])
    no_game["game"] = "chess"
    for bad, words in (
        ([{}], "line 1: this is not a recorded game"),
        ([no_game], "line 1: no game can start like this: no game 'chess'"),
        (lines[:4], "line 5: the recording stops before the game is over"),
        (lines[:4] + lines[9:], "line 5: the recording ends here, but the game is not over"),
        (lines + [{}], "line 11: there is something after the end"),
        (lines[:1] + [5], "line 2: not an action: 5"),
        (lines[:1] + [[7, [1, "claim"], 0]], "line 2: QP-2: no card is turned up"),
    ):
        error = raises(Departs, replay, bad, games.start)
        assert words in str(error) and error.reason in str(error), error


@rule("C-7")
def test_a_wrong_header_is_found():
    lines, _ = recorded()
    header = lines[0]
    for key, value in (
        ("recording", 2),
        ("game", "chess"),
        ("seats", [1, 2, 3, 4, 5]),
        ("seats", 2),
        ("options", {"rounds": 0}),
        ("options", []),
        ("seed", -4),
        ("seed", "40"),
    ):
        bad = dict(header)
        bad[key] = value
        assert departs([bad] + lines[1:]) == 1, (key, value)
        del bad[key]
        assert departs([bad] + lines[1:]) == 1, key
    other = dict(header)
    other["seed"] = 41
    assert departs([other] + lines[1:]) == 2
    for foreign in (None, [], 5, "x"):
        assert departs([foreign]) == 1


@rule("C-7")
def test_what_is_refused_is_not_recorded():
    lines = []
    game = games.start("quick_play", [1, 2], {"rounds": 1}, 40)
    recorder = Recorder(game, lines.append)
    raises(Exception, recorder.act, (1, "claim"), 500)
    assert len(lines) == 1
    assert recorder.act((0, "reveal"), 600) == [("card", 1, game.card, cards.level(game.card))]
    assert len(lines) == 2
