"""The probe: what a self-test reads below the pads, on the virtual board's wires."""

from fivefold.virtual import start
from fivefold.virtual.wiring import Wired
from shipped import board as shipped
from support import raises

PROFILE = shipped()


class Bench:
    """The real drivers on virtual pads, with a probe; pads: other pins than the profile's."""

    def __init__(self, **changed):
        profile = dict(PROFILE)
        profile.update(changed)
        self.wired = Wired(profile, 1)
        start.put_below(self.wired.world)
        import time

        import machine

        from drivers.clock import Clock
        from drivers.pads import Pads
        from drivers.probe import Probe

        self.clock = Clock(time)
        self.pads = Pads(profile, self.clock, machine)
        self.probe = Probe(profile, self.pads, self.clock, machine)
        self.watch(200)

    def watch(self, ms):
        """The events of the next ms, without their times."""
        events = []
        until = self.wired.world.now + ms * 1000
        while self.wired.world.now < until:
            events += [event[1:] for event in self.pads.poll()]
            self.clock.sleep_ms(4)
        return events

    def wire(self, seat):
        return self.wired.world.wire(PROFILE["pads"][seat - 1]["MATCH"])


def test_a_pulse_tells_latency_and_pull_up_and_is_no_press():
    bench = Bench()
    for rise_us in (100, 1100, 6200):
        bench.wire(2).rise_us = rise_us
        latency, rise = bench.probe.pulse(2)
        assert 20 <= latency <= 80 and rise_us <= rise <= rise_us + 50, (latency, rise)
    assert bench.watch(300) == []
    bench.wired.hand(2, "MATCH", True)
    assert bench.watch(100) == [(2, "MATCH", True)]


def test_without_a_pull_up_the_line_does_not_rise():
    bench = Bench()
    bench.wire(1).rise_us = None
    latency, rise = bench.probe.pulse(1)
    assert latency > 0 and rise == -1


def test_a_line_that_a_finger_holds_stays_down():
    bench = Bench()
    bench.wired.hand(1, "MATCH", True)
    bench.watch(100)
    assert bench.probe.level(1) == 0
    assert bench.probe.pulse(1) == (-1, -1)
    assert bench.probe.level(1) == 0


def test_a_race_has_the_order_and_the_margin_of_its_pulls():
    bench = Bench()
    for gap_us in (200, 1000, 3000):
        for first, second in ((1, 2), (3, 1)):
            assert abs(bench.probe.race(first, second, gap_us) - gap_us) < 100
    assert bench.watch(300) == []


def test_edges_of_a_press_are_counted():
    bench = Bench()
    before = bench.probe.edges(3)
    bench.wired.hand(3, "MATCH", True, [400, 800, 1200, 1600])
    bench.watch(100)
    assert bench.probe.edges(3) - before == 3
    bench.wired.hand(3, "MATCH", False, [])
    bench.watch(100)
    bench.probe.close()
    before = bench.probe.edges(3)
    bench.wired.hand(3, "MATCH", True, [10000, 11000, 12000, 13000])
    bench.watch(100)
    assert bench.probe.edges(3) - before == 1  # in play a line that is down is not listened to


def test_a_ladder_without_a_pad_wanders_when_it_is_left_alone():
    bench = Bench()
    bench.wired.pads[2].unplug()
    bench.watch(100)
    assert [bench.probe.floats(seat) for seat in (1, 2, 3)] == [False, True, False]


def test_voltages_are_those_of_the_buttons():
    bench = Bench()
    assert bench.probe.button_at(bench.probe.millivolts(1)) == ""
    for _, _, button in bench.probe.windows:
        bench.wired.hand(1, button, True)
        bench.watch(50)
        assert bench.probe.button_at(bench.probe.millivolts(1)) == button
        bench.wired.hand(1, button, False)
        bench.watch(50)


def test_a_pin_without_output_is_refused():
    bench = Bench(pull_up=False, pads=[{"MATCH": 34, "NAV": 36}])
    raises(ValueError, bench.probe.pulse, 1)
