"""The virtual pads: what fingers do to lines and voltages, and what the real driver makes of it."""

from core.rng import Rng
from fivefold.virtual import contacts, start
from fivefold.virtual.programs.races import Races
from fivefold.virtual.wiring import Wired
from support import raises

PROFILE = {
    "chip": "esp32",
    "pull_up": True,
    "pads": [{"MATCH": 25, "NAV": 36}, {"MATCH": 26, "NAV": 39}, {"MATCH": 27, "NAV": 34}],
    "ladder": {"pull_up": 10000, "UP": 1000, "DOWN": 2700, "LEFT": 5600, "RIGHT": 11000, "BACK": 24000},
    "matrix": {
        "pin": 18, "order": "GRB", "panel": (16, 16), "across": 1, "down": 1, "corner": "top-left",
        "by": "rows", "serpentine": True, "rotation": 0, "mirror": False,
    },
    "lights": {"pin": 19, "order": "GRB"},
}  # fmt: skip
BUTTONS = ("MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK")


class Bench:
    """The real driver on virtual pads."""

    def __init__(self, seed=1):
        self.wired = Wired(PROFILE, seed)
        start.put_below(self.wired.world)
        import time

        import machine

        from drivers.clock import Clock
        from drivers.pads import Pads

        self.clock = Clock(time)
        self.pads = Pads(PROFILE, self.clock, machine)
        self.watch(200)

    def watch(self, ms):
        """The events of the next ms, without their times."""
        events = []
        until = self.wired.world.now + ms * 1000
        while self.wired.world.now < until:
            events += [event[1:] for event in self.pads.poll()]
            self.clock.sleep_ms(4)
        return events


def test_the_filter_hides_what_is_shorter_than_its_time():
    short, long = contacts.RISE_US - 100, contacts.RISE_US + 100
    press = [(0, True), (500, False), (500 + short, True), (3000, False), (3000 + long, True)]
    assert contacts.filtered(press) == [(0, 0), (3000 + contacts.RISE_US, 1), (3000 + long, 0)]
    release = [(0, False), (short, True), (short + 50, False)]
    assert contacts.filtered(release) == [(short + 50 + contacts.RISE_US, 1)]


def test_lines_end_where_the_finger_is():
    rng = Rng(5)
    for _ in range(200):
        for down in (True, False):
            edges = contacts.edges(rng, down)
            assert edges[-1][1] == (0 if down else 1)
            assert [time for time, _ in edges] == sorted([time for time, _ in edges])


def test_every_button_of_every_pad_is_one_press_and_one_release():
    bench = Bench()
    for seat in (1, 2, 3):
        for button in BUTTONS:
            bench.wired.hand(seat, button, True)
            events = bench.watch(150)
            bench.wired.hand(seat, button, False)
            events += bench.watch(150)
            assert events == [(seat, button, True), (seat, button, False)], (seat, button, events)


def test_the_sequence_of_edges_of_a_bad_contact_is_one_press():
    bench = Bench()
    world = bench.wired.world
    base = world.now + 1000
    for time, level in (
        (0, 0), (1, 1), (3, 0), (5, 1), (7, 0),
        (180, 1), (181, 0), (182, 1), (184, 0), (186, 1), (188, 0), (190, 1),
    ):  # fmt: skip
        world.at(base + time * 1000, world.drive, 25, level)
    assert bench.watch(400) == [(1, "MATCH", True), (1, "MATCH", False)]


def test_two_buttons_of_a_ladder_at_once_are_not_a_third():
    bench = Bench()
    bench.wired.hand(1, "RIGHT", True)
    events = bench.watch(150)
    bench.wired.hand(1, "BACK", True)
    events += bench.watch(150)
    for button in ("BACK", "RIGHT"):
        bench.wired.hand(1, button, False)
        events += bench.watch(150)
    assert set([button for _, button, _ in events]) <= {"RIGHT", "BACK", "LEFT"}
    downs = [button for _, button, down in events if down]
    ups = [button for _, button, down in events if not down]
    assert downs == ups


def test_an_unplugged_pad_is_silent_and_the_others_play():
    bench = Bench()
    bench.wired.hand(2, "MATCH", True)
    bench.watch(100)
    bench.wired.pads[2].unplug()
    bench.watch(500)
    assert bench.watch(3000) == []
    bench.wired.hand(2, "UP", True)
    assert bench.watch(300) == []
    bench.wired.hand(3, "LEFT", True)
    assert bench.watch(300) == [(3, "LEFT", True)]


def test_there_is_no_other_button():
    bench = Bench()
    assert "FIRE" in str(raises(ValueError, bench.wired.hand, 1, "FIRE", True))


def test_the_number_of_extra_edges_goes_by_the_time_constant():
    rng = Rng(1)
    assert contacts.time_constant(10000) == 1000
    rising = [contacts.extra_edges(rng, 1000) for _ in range(60)]
    falling = [contacts.extra_edges(rng, contacts.time_constant(470)) for _ in range(60)]
    sharp = [contacts.extra_edges(rng, 5) for _ in range(60)]
    assert max(rising)[0] > 17 and 6 < sum([count for count, _ in rising]) / 60 < 14
    assert max([count * spacing for count, spacing in rising]) <= 320
    assert {count for count, _ in falling} == {0, 1} and {count for count, _ in sharp} == {0}


def test_a_slow_rise_has_several_falling_edges_and_ends_up():
    rng = Rng(7)
    falls = []
    for _ in range(100):
        edges = contacts.slow(rng, [(contacts.RISE_US, 1)])
        assert edges[-1][1] == 1 and edges == sorted(edges, key=lambda edge: edge[0])
        falls.append(len([1 for _, level in edges if not level]))
    assert max(falls) == 20 and min(falls) == 0


def test_the_filter_keeps_spikes_off_the_pin():
    import math

    constant = contacts.time_constant(contacts.SERIES_OHMS)
    assert contacts.SPIKE_PASSES_US == int(-math.log(0.75) * constant)


def test_races_with_everything_in_the_way():
    races = Races(3)
    for _ in range(300):
        races.run(4)
    assert races.report().startswith("300 races: 0 swapped, 0 lost, 0 invented"), races.report()
    assert races.hidden == 0


def test_without_filters_spikes_hide_the_order_at_most():
    races = Races(3, bare=True)
    for _ in range(300):
        races.run(4)
    assert (races.races, races.swapped, races.lost, races.invented) == (300, 0, 0, 0), races.report()


def test_after_a_soft_reset_one_press_is_one_event():
    bench = Bench()
    import machine

    from drivers.pads import Pads

    for _ in range(3):
        bench.wired.world.soft_reset()
        bench.pads = Pads(PROFILE, bench.clock, machine)
        bench.watch(200)
    bench.wired.hand(1, "MATCH", True)
    assert bench.watch(200) == [(1, "MATCH", True)]
