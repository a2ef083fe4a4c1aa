"""Slow edges, spikes and presses at the same moment: what real wires do to the MATCH buttons."""

from pads_bench import MS, REFERENCE, settled
from support import rule


def test_slow_releases_during_a_write_swap_nobody():
    """Ten kΩ and 100 nF: a pad that is let go has several falling edges; they filled the queue of eight."""
    bench = settled()
    bench.wired.hand(1, "MATCH", True, [])
    bench.run(60)
    bench.events = []
    begin = bench.world.now
    for edge in range(8):
        bench.world.at(begin + 100 + 40 * edge, bench.world.drive, 25, 1)
        bench.world.at(begin + 120 + 40 * edge, bench.world.drive, 25, 0)
    bench.world.at(begin + 440, bench.wired.hand, 1, "MATCH", False, [])
    bench.world.at(begin + 300, bench.wired.hand, 3, "MATCH", True, [])
    bench.world.at(begin + 900, bench.wired.hand, 2, "MATCH", True, [])
    bench.world.block(7700)
    bench.run(60)
    assert bench.presses() == [(3, "MATCH"), (2, "MATCH")]
    assert bench.world.dropped == 0
    assert (1, "MATCH", False) in bench.told()


def spiking(bench, seat, every_us, count):
    """Let as many spikes come on a pad's line, about so far apart."""
    bench.world.spike(REFERENCE["pads"][seat - 1]["MATCH"])
    if count > 1:
        later = bench.world.now + every_us + 11 * (count % 97)
        bench.world.at(later, spiking, bench, seat, every_us, count - 1)


def test_spikes_are_no_presses_and_hold_nothing_down():
    for every_us in (1000000, 10000):
        bench = settled()
        spiking(bench, 2, every_us, 20000000 // every_us)
        bench.run(20000, every=3)
        assert bench.events == []
        spiking(bench, 2, every_us, 1000000 // every_us)
        bench.at(100, 2, "MATCH", True)
        bench.at(200, 2, "MATCH", False)
        bench.run(1000, every=3)
        assert bench.told() == [(2, "MATCH", True), (2, "MATCH", False)]


def test_spikes_while_leds_are_written_are_no_presses():
    bench = settled()
    spiking(bench, 4, 3000, 1000)
    for _ in range(300):
        bench.world.block(7700)
        bench.run(3, every=2)
    assert bench.events == []


@rule("C-10")
def test_presses_in_the_same_microsecond_favour_no_seat():
    first = {seat: 0 for seat in range(1, 7)}
    bench = settled()
    for number in range(600):
        seats = (1 + number % 6, 1 + (number + 1 + number // 6 % 5) % 6)
        at = bench.world.now + 3000 + number * 37 % 1000
        for seat in sorted(seats):
            bench.world.at(at, bench.wired.hand, seat, "MATCH", True, [])
            bench.world.at(at + 30 * MS, bench.wired.hand, seat, "MATCH", False, [])
        bench.run(90, every=10)
        (one, winner, _, _), (two, _, _, _) = bench.events[:2]
        assert one == two and {winner, bench.events[1][1]} == set(seats)
        first[winner] += 1
        bench.events = []
    assert min(first.values()) > 70 and max(first.values()) < 130, first


def test_what_is_known_of_the_time_of_a_press():
    bench = settled()
    bench.at(5, 1, "MATCH", True)
    bench.run(20, every=20)
    assert bench.events[0][0] - bench.pads.known_since(1) < 100
    before = bench.world.now - bench.zero
    bench.at(3, 2, "MATCH", True)
    bench.world.block(7700)
    bench.run(20)
    time = bench.events[1][0]
    assert before - 1000 <= bench.pads.known_since(2) <= before + 3 * MS <= time
