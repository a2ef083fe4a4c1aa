"""Ladders that nothing is plugged into, and converters that fail."""

from pads_bench import BUTTONS, MS, Bench, settled


def steered(bench, seats, ms=20000):
    """The events of pads whose small buttons are pressed one after the other, for some seconds."""
    step = 0
    until = bench.world.now + ms * MS
    while bench.world.now < until:
        seat, button = seats[step % len(seats)], BUTTONS[step % len(BUTTONS)]
        bench.wired.hand(seat, button, True)
        bench.run(60 + 7 * (step % 5))
        bench.wired.hand(seat, button, False)
        bench.run(60 + 11 * (step % 3))
        step += 1
    events, bench.events = bench.events, []
    return events, step


def test_a_floating_ladder_says_nothing_while_its_neighbours_play():
    """It follows the pad that was read before; an empty socket has pressed buttons with its neighbour's."""
    for missing in range(1, 7):
        bench = Bench(seed=missing)
        bench.wired.pads[missing].unplug()
        bench.run(300)
        there = [seat for seat in range(1, 7) if seat != missing]
        events, steps = steered(bench, there, 6000)
        assert [event for event in events if event[1] == missing] == []
        assert len(events) == 2 * steps, (missing, len(events), steps)


def test_one_pad_alone_and_five_empty_sockets():
    for there in (1, 4, 6):
        bench = Bench(seed=there)
        for seat in range(1, 7):
            if seat != there:
                bench.wired.pads[seat].unplug()
        bench.run(300)
        events, steps = steered(bench, [there], 6000)
        assert {event[1] for event in events} == {there}
        assert len(events) == 2 * steps, (there, len(events), steps)


def test_two_pads_alone_may_press_the_same_button_together():
    bench = Bench()
    for seat in (2, 4, 5, 6):
        bench.wired.pads[seat].unplug()
    bench.run(300)
    steered(bench, [1, 3], 2000)
    for seat in (1, 3):
        bench.wired.hand(seat, "LEFT", True)
    bench.run(100)
    assert sorted(bench.presses()) == [(1, "LEFT"), (3, "LEFT")]


def test_a_lead_pulled_out_in_play_says_nothing():
    bench = settled()
    steered(bench, [1, 2, 3], 2000)
    bench.wired.pads[2].unplug()
    events, _ = steered(bench, [1, 3, 4], 6000)
    assert [event for event in events if event[1] == 2] == []
    bench.wired.pads[2].plug()
    bench.run(300)
    events, steps = steered(bench, [2], 2000)
    assert len(events) == 2 * steps


def test_a_resistor_at_the_console_shows_a_missing_pad():
    bench = Bench()
    bench.wired.pads[2].unplug()
    bench.wired.pads[2].drained = True
    bench.run(300)
    events, steps = steered(bench, [1, 3], 2000)
    assert len(events) == 2 * steps
    assert [decoder.present for _, _, decoder in bench.pads.ladders] == [True, False, True, True, True, True]


def test_a_floating_ladder_at_power_up_is_no_held_button():
    bench = Bench()
    bench.wired.pads[1].unplug()
    for capacitor in range(0, 3300, 100):
        bench.world.sampled_mv = capacitor
        assert not bench.pads.held(1, "BACK"), capacitor


def test_a_chip_without_calibration_is_read_by_the_usual_curve():
    bench = Bench()
    bench.world.calibrated = False
    bench.run(200)
    for button in BUTTONS:
        bench.wired.hand(3, button, True)
        bench.run(50)
        bench.wired.hand(3, button, False)
        bench.run(50)
        assert bench.told() == [(3, button, True), (3, button, False)]
        bench.events = []
    assert not bench.pads.calibrated


def test_inputs_that_fail_are_missing_pads_and_stop_nothing():
    bench = Bench()
    broken = bench.pads.ladders[1][0].adc

    def fails():
        raise OSError(-1)

    broken.read_uv = broken.read_u16 = fails
    bench.run(300)
    events, steps = steered(bench, [1, 3], 1000)
    assert len(events) == 2 * steps
    assert not bench.pads.held(2, "BACK")
