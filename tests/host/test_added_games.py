"""Games from elsewhere on the virtual board: whole evenings, with one among them that breaks."""

from pathlib import Path

import pytest

import games
from fivefold import sim, vm
from fivefold.boards import reading
from fivefold.game import check
from fivefold.virtual import start
from fivefold.virtual.people import Pilot, Stuck

ADDED = Path(__file__).resolve().parents[1] / "support" / "added_games"


@pytest.fixture(autouse=True)
def afresh():
    yield
    games.add("", [])


def test_one_is_played_the_same_on_both_machines():
    place = check.folder(ADDED / "whole")
    played = [sim.run("whole", 2, 1, which=which, added=place) for which in ("cpython", "micropython")]
    assert played[0]["winners"] and played[0]["standings"][0][2] == 1
    assert vm.has_micropython() and played[0] == played[1]


def test_one_that_breaks_ends_in_the_menu_and_the_next_game_is_played():
    profile = reading.read(sim.DEFAULT_BOARD).board
    session = start.Session(profile, 1, added=str(ADDED))
    session.switch_on()
    people = Pilot(session)
    people.open_game("torn", 1)
    people.join([1, 2])
    people.begin(1)
    with pytest.raises(Stuck, match="torn"):
        people.wait_ms(4000)
        people.screen()
    people.wait_ms(7000)
    assert people.screen() == "menu"
    for name in ("whole", "quick_play"):
        people.open_game(name, 1)
        people.join([1, 2])
        people.begin(1)
        people.play(name, [1, 2], 3)
        people.tap(1, "BACK")
    session.switch_off()
