"""The self-test on the virtual board: what is well passes, what is broken is found and named."""

from fivefold.virtual import start
from fivefold.virtual.leds import Chain
from self_test_bench import Bench, FirstPixelSpoilt


def test_a_good_board_passes_with_somebody_there():
    bench = Bench().whole()
    states = [(step, bench.results()[step]["state"]) for step in sorted(bench.results())]
    assert [step for step, state in states if state == "fail"] == bench.failed() == []
    assert [step for step, state in states if state == "skip"] in ([], ["heap"])
    lines = bench.results()["lines"]["facts"]
    assert all([20 <= latency <= 100 for latency in lines["latency_us"]]), lines
    assert all([1000 <= rise <= 1300 for rise in lines["rise_us"]]), lines
    assert all([900 < margin < 1100 for margin in bench.results()["order"]["facts"]["margins_us"]])
    assert all([0 <= margin <= 7 for margin in bench.results()["together"]["facts"]["margins_ms"]])
    start.put_below(None)


def test_a_wrong_colour_order_is_told_from_a_spoilt_first_pixel():
    bench = Bench()
    bench.rewire(order="RGB")
    bench.whole()
    assert bench.failed() == ["colours"] and bench.found("colours") == [("colours", 0)]
    assert bench.results()["colours"]["faults"][0]["wrong"] == ["red", "green"]
    bench = Bench()
    bench.rewire(chain=FirstPixelSpoilt)
    bench.whole()
    assert bench.failed()[0] == "colours" and bench.found("colours") == [("level", 0)]
    start.put_below(None)


def test_a_wrong_geometry_is_seen():
    for change in ({"serpentine": False}, {"corner": "top-right"}, {"rotation": 1}, {"by": "columns"}):
        bench = Bench()
        bench.rewire(change=change)
        bench.begin().until("buttons").press_all().until("together").together()
        bench.until("colours").answer_all()
        assert bench.failed() == ["picture"] and bench.found("picture") == [("geometry", 0)], change
    start.put_below(None)


def test_a_silent_piezo_and_lights_of_another_order_are_named():
    bench = Bench()
    bench.world.tone = lambda gpio, hertz: None
    lights = bench.profile["lights"]
    bench.wired.lights = bench.world.chains[lights["pin"]] = Chain("RGB", [(0, 0), (1, 0)])
    bench.whole()
    assert bench.failed() == ["lights", "sound"]
    assert bench.found("lights") == [("lights", 0)] and bench.found("sound") == [("sound", 0)]
    start.put_below(None)


def test_a_line_without_its_pull_up_is_named():
    for rise_us in (None, 6200):
        bench = Bench()
        bench.world.wire(bench.profile["pads"][1]["MATCH"]).rise_us = rise_us
        bench.begin(asks=False).until(None)
        assert bench.failed() == ["lines"] and bench.found("lines") == [("pull_up", 2)], rise_us
        assert bench.results()["order"]["state"] == "skip"
    start.put_below(None)


def test_a_line_at_ground_is_named_and_the_rest_is_tested():
    bench = Bench(seats=3)
    wire = bench.world.wire(bench.profile["pads"][0]["MATCH"])
    wire.closed = True
    wire.level = 0
    bench.begin(asks=False).until(None)
    assert bench.failed() == ["lines"] and bench.found("lines") == [("low", 1)]
    assert bench.results()["order"]["state"] == "pass"
    start.put_below(None)


def test_a_wrong_resistor_is_named_with_its_voltage():
    bench = Bench()
    bench.wired.pads[2]._ohms = dict(bench.profile["ladder"], LEFT=7500)
    bench.begin().until("buttons").press_all()
    bench.until("together")
    assert bench.found("buttons") == [("ladder", 2)]
    fault = bench.results()["buttons"]["faults"][0]
    assert fault["buttons"] == ["LEFT"] and 1350 < fault["mv"] < 1480
    strays = [record for record in bench.records if record["what"] == "press" and record["button"] == ""]
    assert len(strays) == 1 and strays[0]["seat"] == 2
    start.put_below(None)


def test_a_button_that_does_nothing_is_named():
    bench = Bench()
    bench.begin().until("buttons").press_all(seats=(1,)).press_all(seats=(2,), without=("MATCH",))
    bench.until("together")
    assert bench.found("buttons") == [("dead", 2)]
    assert bench.results()["buttons"]["faults"][0]["buttons"] == ["MATCH"]
    start.put_below(None)


def test_a_bad_contact_is_named():
    bench = Bench()
    bench.begin().until("buttons")
    bench.press(2, "MATCH", bounce=[400 * number for number in range(1, 61)])
    bench.press_all(seats=(1,)).press_all(seats=(2,), without=("MATCH",)).until("together")
    assert bench.found("buttons") == [("bounce", 2)]
    assert bench.results()["buttons"]["facts"]["bounces"][0] <= 25
    start.put_below(None)


def test_a_pad_that_is_not_plugged_in_is_absent_and_no_fault():
    bench = Bench(seats=3)
    bench.wired.pads[3].unplug()
    # Its pull-up is gone with it, and the chip's own takes its time.
    bench.world.wire(bench.profile["pads"][2]["MATCH"]).rise_us = 6200
    bench.whole()
    assert bench.failed() == [] and bench.results()["ladders"]["facts"]["absent"] == [3]
    start.put_below(None)


def test_no_pad_at_all_is_a_fault():
    bench = Bench()
    for seat in (1, 2):
        bench.wired.pads[seat].unplug()
    bench.begin(asks=False).until(None)
    assert bench.found("ladders") == [("no_pad", 0)]
    start.put_below(None)


def test_a_ladder_that_does_not_rest_is_named():
    bench = Bench()
    bench.wired.hand(2, "BACK", True)
    bench.begin(asks=False).until(None)
    assert bench.found("ladders") == [("resting", 2)]
    start.put_below(None)


def test_a_full_flash_and_one_that_fails_are_told_apart():
    def broken(name, data):
        raise OSError(5)

    bench = Bench()
    bench.flash.full = True
    bench.begin(asks=False).until(None)
    assert bench.failed() == ["storage"] and bench.found("storage") == [("full", 0)]
    bench = Bench()
    bench.flash.store = broken
    bench.begin(asks=False).until(None)
    assert bench.failed() == ["storage"] and bench.found("storage") == [("storage", 0)]
    start.put_below(None)


def test_a_board_without_ladders_is_tested_too():
    bench = Bench(name="two_player").whole()
    assert bench.failed() == []
    start.put_below(None)


def test_an_answer_to_another_question_counts_for_nothing():
    bench = Bench().begin().until("buttons").press_all().until("together").together()
    bench.until("colours")
    bench.session.serial.send({"do": "selftest_answer", "ask": "blue", "yes": True})
    bench.wait(60)
    assert bench.test.question == "red"
    bench.session.serial.send({"do": "selftest_answer", "ask": "red", "yes": False, "seen": "green"})
    bench.wait(60)
    assert bench.test.question == "green"
    start.put_below(None)


def test_back_held_leaves():
    bench = Bench().begin().until("buttons")
    bench.wired.hand(1, "BACK", True)
    bench.wait(2600)
    bench.wired.hand(1, "BACK", False)
    assert bench.session.console.screen.NAME == "menu" and bench.records[-1]["what"] == "left"
    start.put_below(None)
