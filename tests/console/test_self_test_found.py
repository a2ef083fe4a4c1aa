"""What the self-test finds on a board without hardware, and how it names it."""

from self_test_people import Tester


def test_what_is_wrong_is_named_in_the_end_in_the_language_in_use():
    tester = (
        Tester(pads=2, files={"settings": {"language": "de"}})
        .begin()
        .played("red", "green", "first", "heard")
    )
    assert tester.found("colours") == ["colours"] and tester.found("sound") == ["sound"]
    assert tester.console.screen.describe() == "Farben: Farbfolge?, Ton: stumm"
    assert tester.records[-1]["failed"] == ["colours", "sound"]


def test_the_first_pixel_alone_and_nothing_at_all_have_other_causes_than_an_order():
    colours = ("red", "green", "blue", "white")
    for wrong, cause in (
        (("green",), "level"),
        (colours + ("first",), "dark"),
        (("white", "first"), "supply"),
        (("green", "blue", "first"), "colours"),
    ):
        tester = Tester(pads=2).begin().played(*wrong)
        assert tester.found("colours") == [cause], wrong


def test_swapped_slow_and_unnoticed_presses_are_named():
    tester = Tester(asks=False, pads=3)
    tester.probe.margin = -300
    tester.probe.pulses[1] = (-1, 1100)
    tester.probe.pulses[3] = (4000, 1100)
    tester.begin().wait(8000)
    assert tester.found("lines") == ["no_interrupt", "slow"]
    assert tester.results()["order"]["state"] == "skip"
    tester.probe.pulses = {1: (40, 1100), 2: (40, 1100), 3: (40, 1100)}
    tester.board.link.waiting.append({"do": "selftest", "ask": False})
    tester.wait(8000)
    assert set(tester.found("order")) == {"swapped"}


def test_a_button_that_nobody_presses_and_a_bad_contact_are_named():
    tester = Tester(pads=2).begin().until("buttons")
    tester.tap_all(seats=(1,), without=((1, "LEFT"),))
    tester.tap_all(seats=(2,), without=((2, "MATCH"),))
    tester.tap(2, "MATCH", edges=30)
    tester.until("together")
    assert tester.found("buttons") == ["dead", "bounce"]
    assert tester.results()["buttons"]["faults"][0]["buttons"] == ["LEFT"]
