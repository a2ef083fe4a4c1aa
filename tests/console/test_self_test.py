"""The course of the self-test: with people and without, begun and left in every way."""

from console_double import Player
from self_test_people import Tester

AUTOMATIC = ("storage", "heap", "ladders", "lines", "order")


def test_without_people_the_automatic_steps_pass_and_the_others_are_left_out():
    tester = Tester(asks=False).begin()
    tester.wait(8000)
    results = tester.results()
    assert [record["step"] for record in tester.records if record["what"] == "result"] == list(
        tester.console.screen.STEPS
    )
    for step in results:
        states = ("pass", "skip") if step == "heap" else ("pass",) if step in AUTOMATIC else ("skip",)
        assert results[step]["state"] in states, results[step]
    assert tester.records[-1]["what"] == "over" and tester.records[-1]["failed"] == []


def test_everything_well_with_people():
    tester = Tester(pads=2).begin().played()
    assert [step for step in sorted(tester.results()) if tester.results()[step]["state"] != "pass"] in (
        [],
        ["heap"],
    )
    assert tester.results()["together"]["facts"]["margins_ms"] == [20, 20, 20]
    assert tester.screen == "self_test", tester.board.storage.logged
    assert tester.console.screen.describe() == "All is well"
    tester.press(1, "MATCH")
    assert tester.screen == "menu"


def test_a_press_too_many_answers_no_question():
    tester = Tester(pads=2).begin().until("buttons")
    tester.tap_all()
    tester.until("together").together()
    tester.until("colours").wait(50)
    tester.press(2, "MATCH")
    assert tester.console.screen.question == "red"
    tester.wait(600)
    for seat in (1, 2):
        tester.event(seat, "MATCH", True)
    tester.wait(30)
    assert tester.console.screen.question == "green"


def test_a_console_that_has_gone_dark_is_bright_for_a_test_from_the_host():
    tester = Tester(asks=False)
    for _ in range(4):
        tester.wait(600000, step=60000)
    bright = tester.console.settings["brightness"]
    assert tester.board.matrix.brightness < bright
    tester.begin().wait(500)
    assert tester.board.matrix.brightness == bright


def test_nobody_there_ends_by_itself_and_leads_to_the_menu():
    tester = Tester(pads=2).begin()
    tester.wait(20000, step=20)
    assert tester.step_now() == "buttons"
    for _ in range(3000):
        if tester.screen == "menu":
            break
        tester.wait(1000, step=100)
    results = tester.results()
    assert [step for step in sorted(results) if results[step]["state"] == "fail"] == ["buttons"]
    assert results["sound"]["facts"]["why"] == "nobody answered"
    assert tester.board.buzzer.volume == 2


def test_it_cannot_start_in_a_game_and_commands_need_it():
    player = Player().race()
    for command in (
        {"do": "selftest"},
        {"do": "selftest_stop"},
        {"do": "selftest_answer", "ask": "red", "yes": True},
    ):
        player.board.link.sent = []
        player.board.link.waiting.append(command)
        player.wait(20)
        assert "error" in [data["event"] for data in player.board.link.sent], command
    assert player.screen == "card"


def test_stopping_it_leaves_nothing_behind():
    import sys

    before = [name for name in sys.modules if "self_test" in name]
    tester = Tester().begin().until("buttons")
    tester.board.link.waiting += [{"do": "selftest_stop"}, {"do": "selftest_stop"}]
    tester.wait(30)
    assert tester.screen == "menu" and tester.records[-1]["what"] == "left"
    assert [name for name in sys.modules if "self_test" in name and name not in before] == []


def test_it_fits_larger_displays_and_two_sides():
    for board in ({"width": 32, "height": 32, "pads": 2}, {"sides": 2, "pads": 2}):
        tester = Tester(**board).begin().played()
        assert tester.screen == "self_test", tester.board.storage.logged
        assert tester.records[-1]["failed"] == [], tester.results()


def test_it_is_reached_from_the_settings():
    player = Player()
    player.settings("self_test")
    player.press(1, "MATCH")
    assert player.screen == "self_test"
