"""The simulated people: they press pads only, play to the end, and judge honestly."""

import pytest

from fivefold.sim import DEFAULT_BOARD
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot, Stuck


@pytest.fixture
def session():
    session = start.Session(start.load_board(str(DEFAULT_BOARD)), 3, Flash())
    session.records = []
    session.on_record = session.records.append
    session.switch_on()
    yield session
    session.switch_off()


def events(session, name):
    return [record for record in session.records if record["event"] == name]


def test_right_claims_are_accepted_and_wrong_ones_voted_down(session):
    people = Pilot(session)
    people.open_game("quick_play", 1)
    people.join([1, 2, 3])
    people.set_option(1, "rounds", 12)
    session.serial.send({"do": "seed", "value": 3})
    people.begin(1)
    people.play("quick_play", [1, 2, 3], 3)
    verdicts = {(verdict["right"], verdict["by"]) for verdict in events(session, "verdict")}
    assert verdicts == {(True, "all"), (False, "vote")}
    assert len(events(session, "card")) == 12
    assert len(events(session, "object")) == len([v for v in events(session, "verdict") if not v["right"]])
    assert people.screen() == "results"


def test_options_are_set_the_shorter_way_round(session):
    people = Pilot(session)
    people.open_game("quick_play", 1)
    people.tap(1, "RIGHT")  # past the lesson that a new console offers
    before = people.presses
    people.set_option(1, "rounds", 60)
    assert people.console.screen.value("rounds") == 60
    assert people.presses - before == 10  # from 10 down over 1


def test_what_cannot_be_reached_is_said(session):
    people = Pilot(session)
    with pytest.raises(Stuck, match="the menu has no game chess"):
        people.open_game("chess", 1)
    people.tap(1, "BACK")
    people.open_game("quick_play", 1)
    with pytest.raises(Stuck, match="there is no option laps"):
        people.set_option(1, "laps", 3)
    with pytest.raises(Stuck, match="option rounds must be a whole number from 1 to 60"):
        people.set_option(1, "rounds", 61)
    with pytest.raises(Stuck, match=r"the seats \[1, 2, 3, 4\] joined, not \[1, 2, 3, 4, 5\]"):
        people.join([1, 2, 3, 4, 5])


def test_a_fault_of_the_firmware_is_no_end_of_a_game(session):
    people = Pilot(session)
    people.wait_ms(100)

    def fail(pads, now):
        raise RuntimeError("on purpose")

    session.console.screen.think = fail
    with pytest.raises(Stuck, match="the firmware failed: RuntimeError: on purpose"):
        people.open_game("quick_play", 1)
