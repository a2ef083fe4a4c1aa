"""The pads on the virtual board, whose contacts bounce and whose interrupts come late."""

import machine

from drivers.pads import Pads
from pads_bench import BUTTONS, MS, REFERENCE, TWO_PLAYER, Bench, settled


def test_bouncing_on_both_edges_is_one_press_at_its_first_edge():
    bench = settled()
    begin = bench.world.now - bench.zero
    bench.at(0, 1, "MATCH", True, (500, 3000, 3300, 7000))
    bench.at(180, 1, "MATCH", False, (900, 1200, 4000, 8000))
    bench.run(300)
    (pressed, *press), (released, *release) = bench.events
    assert press == [1, "MATCH", True] and release == [1, "MATCH", False]
    assert begin <= pressed < begin + 200
    assert begin + 188 * MS <= released < begin + 195 * MS


def test_a_short_tap_is_one_press():
    bench = settled()
    bench.at(3, 2, "MATCH", True)
    bench.at(9, 2, "MATCH", False)
    bench.run(100)
    assert bench.told() == [(2, "MATCH", True), (2, "MATCH", False)]


def test_six_presses_within_two_milliseconds_during_a_long_redraw():
    bench = settled()
    order = (4, 1, 6, 3, 2, 5)
    begin = bench.world.now - bench.zero
    for place, seat in enumerate(order):
        press = bench.world.now + 1000 + place * 400
        bench.world.at(press, bench.wired.hand, seat, "MATCH", True, [])
    bench.world.spend(40 * MS)
    bench.run(50)
    assert bench.presses() == [(seat, "MATCH") for seat in order]
    for place, event in enumerate(bench.events[:6]):
        assert 0 <= event[0] - begin - 1000 - place * 400 < 200
    assert bench.pads.overflow == 0


def test_presses_during_an_led_write_keep_their_order():
    bench = settled()
    order = (5, 2, 6)
    for place, seat in enumerate(order):
        bench.at(1 + place, seat, "MATCH", True)
    bench.world.block(7700)
    bench.run(50)
    assert bench.presses() == [(seat, "MATCH") for seat in order]
    times = [event[0] for event in bench.events]
    assert times == sorted(times)


def test_a_bursting_contact_leaves_the_others_their_presses():
    bench = settled()
    bench.at(0, 1, "MATCH", True, [200 * step for step in range(1, 500)])
    for seat in (2, 3, 4):
        bench.at(20 * seat, seat, "MATCH", True)
    bench.run(100, every=8)
    assert sorted(bench.presses()) == [(seat, "MATCH") for seat in (1, 2, 3, 4)]
    assert bench.pads.overflow > 0


def test_edges_lost_by_a_full_queue_are_found_by_looking():
    bench = settled()
    bench.at(0, 1, "MATCH", True, [100 * step for step in range(1, 31)])
    bench.at(5, 2, "MATCH", True)
    bench.world.block(7700)
    assert bench.world.dropped > 0
    bench.run(50)
    assert bench.presses() == [(1, "MATCH"), (2, "MATCH")]


def test_the_five_buttons_of_a_ladder():
    bench = settled()
    for button in BUTTONS:
        for seat in range(1, 7):
            bench.wired.hand(seat, button, True)
            bench.run(40)
            bench.wired.hand(seat, button, False)
            bench.run(40)
            assert bench.told() == [(seat, button, True), (seat, button, False)]
            bench.events = []


def test_ladders_at_every_pace_of_the_loop():
    for every in (1, 4, 10, 33):
        bench = Bench()
        bench.run(1000, every)
        bench.wired.hand(3, "LEFT", True)
        bench.run(200, every)
        bench.wired.hand(3, "LEFT", False)
        bench.run(200, every)
        assert bench.told() == [(3, "LEFT", True), (3, "LEFT", False)]


def test_pads_that_are_not_plugged_in_are_silent_for_a_minute():
    bench = Bench()
    for seat in (2, 4, 6):
        bench.wired.pads[seat].unplug()
    bench.run(60000, every=20)
    assert bench.events == []
    bench.wired.hand(1, "MATCH", True)
    bench.run(10)
    assert bench.presses() == [(1, "MATCH")]


def test_buttons_with_pins_of_their_own():
    bench = settled(TWO_PLAYER)
    for seat in (1, 2):
        for button in ("MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK"):
            bench.wired.hand(seat, button, True)
            bench.run(60)
            bench.wired.hand(seat, button, False)
            bench.run(60)
            assert bench.told() == [(seat, button, True), (seat, button, False)]
            bench.events = []


def test_a_button_held_at_power_up_can_be_asked_for():
    for profile in (REFERENCE, TWO_PLAYER):
        bench = Bench(profile)
        assert not bench.pads.held(1, "BACK") and not bench.pads.held(1, "MATCH")
        bench.wired.hand(1, "BACK", True, [])
        bench.wired.hand(1, "MATCH", True, [])
        bench.clock.sleep_ms(20)
        assert bench.pads.held(1, "BACK") and bench.pads.held(1, "MATCH")
        assert not bench.pads.held(2, "BACK") and not bench.pads.held(9, "BACK")


def test_a_soft_reset_leaves_no_handler_behind():
    bench = settled()
    for _ in range(2):
        bench.pads.close()
        bench.at(5, 1, "MATCH", True)
        bench.at(50, 1, "MATCH", False)
        bench.clock.sleep_ms(200)
        bench.pads = Pads(REFERENCE, bench.clock, machine)
        bench.run(100)
    assert bench.events == []
    bench.at(5, 1, "MATCH", True)
    bench.run(50)
    assert bench.told() == [(1, "MATCH", True)]
