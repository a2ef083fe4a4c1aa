"""A recording that somebody opens on the page may be any file: it is refused, and the console plays on."""

import json

import pytest

from fivefold.virtual import start
from fivefold.virtual.programs.web.playback import Playback
from shipped import board

HEADER = {"recording": 1, "game": "quick_play", "seats": [1, 2], "options": {"rounds": 1}, "seed": 7}
ACTION = [0, [0, "reveal"], 5]
WRONG_HEADERS = [
    5,
    None,
    [],
    "x",
    {},
    {**HEADER, "game": "chess"},
    {**HEADER, "game": 5},
    {**HEADER, "seats": [1, 99]},
    {**HEADER, "seats": "12"},
    {**HEADER, "seats": [1, 1]},
    {**HEADER, "seats": [[1]]},
    {**HEADER, "seed": "x"},
    {**HEADER, "seed": -1},
    {**HEADER, "seed": 10**30},
    {**HEADER, "options": 5},
    {**HEADER, "options": {"x": 1}},
]
WRONG_LINES = [
    5,
    None,
    "end",
    [],
    {},
    [0],
    [0, 1, 2],
    ["0", [0, "x"], 1],
    [0, [0], 1],
    [0, [0, 1], 1],
    [0, ["0", "x"], 1],
    [0, [0, "x", None], 1],
    [0, [0, "x"], "1"],
    [0, [0, "x"], 1, 2],
]


@pytest.fixture(scope="module")
def session():
    found = start.Session(board("two_player"), 5)
    found.switch_on()
    found.run_ms(200)
    yield found
    found.switch_off()


@pytest.mark.parametrize(
    "lines",
    [5, None, {}, [], "x", *([wrong, ACTION] for wrong in WRONG_HEADERS)]
    + [[HEADER, ACTION, wrong] for wrong in WRONG_LINES],
    ids=lambda lines: json.dumps(lines)[:60],
)
def test_what_is_no_recording_changes_nothing(session, lines):
    before = session.console.next_seed, session.console.screen.NAME, session.console.table
    with pytest.raises(ValueError, match="recorded game"):
        Playback(lines).start(session.console)
    session.run_ms(20)
    assert (session.console.next_seed, session.console.screen.NAME, session.console.table) == before
    assert session.trouble is None


def test_one_that_departs_is_told_and_breaks_nothing(session):
    playback = Playback([HEADER, ACTION, [10**30, [9, "x"], 0], ["end", 0]])
    playback.start(session.console)
    session.run_ms(500)
    assert session.trouble is None and session.console.table.game.NAME == "quick_play"
