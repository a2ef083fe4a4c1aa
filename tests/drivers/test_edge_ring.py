from doubles import Time
from drivers.clock import AWAKE_US, Clock
from drivers.edge_ring import PER_LINE, SIZE, EdgeRing
from drivers.pads import Handler

try:
    from micropython import heap_lock, heap_unlock
except ImportError:

    def heap_lock():
        """Memory cannot be locked here."""

    heap_unlock = heap_lock


def made():
    time = Time()
    return EdgeRing(Clock(time)), time


def taken(edges):
    found = [edges.take() for _ in range(edges.waiting())]
    return [(raw, line, up, merged) for raw, _, line, up, merged in found]


def test_edges_come_out_as_they_went_in():
    edges, time = made()
    for line, up in ((3, 0), (1, 0), (3, 1), (0, 0)):
        edges.put(line, up)
        time.now += 100
    assert taken(edges) == [
        (0, 3, 0, False),
        (100, 1, 0, False),
        (200, 3, 1, False),
        (300, 0, 0, False),
    ]
    assert edges.waiting() == 0


def test_the_ring_goes_round():
    edges, time = made()
    for turn in range(10 * SIZE):
        edges.put(turn % 6, turn & 1)
        assert taken(edges) == [(time.now, turn % 6, turn & 1, False)]
        time.now += 1
    assert edges.overflow == 0


def test_a_burst_on_one_line_leaves_the_others_alone():
    edges, time = made()
    for step in range(500):
        time.now = step
        edges.put(0, step & 1)
        if step in (100, 200, 300):
            edges.put(step // 100, 0)
    found = taken(edges)
    assert [edge for edge in found if edge[1]] == [(100 * line, line, 0, False) for line in (1, 2, 3)]
    own = [edge for edge in found if edge[1] == 0]
    assert len(own) == PER_LINE
    assert own[0] == (0, 0, 0, False) and own[-1] == (499, 0, 1, True)
    assert edges.overflow == 500 - PER_LINE


def test_all_lines_may_burst_together():
    edges, _ = made()
    for _ in range(100):
        for line in range(SIZE // PER_LINE):
            edges.put(line, 0)
    assert edges.waiting() == SIZE
    assert [edge[1] for edge in taken(edges)] == list(range(SIZE // PER_LINE)) * PER_LINE


class Pin:
    def value(self):
        return 0


def test_a_handler_allocates_nothing():
    edges, time = made()
    time.now = 123456789
    handler, pin = Handler(edges, 2).edge, Pin()
    heap_lock()
    try:
        for _ in range(2 * PER_LINE):
            handler(pin)
    finally:
        heap_unlock()
    assert edges.waiting() == PER_LINE and edges.overflow == PER_LINE


def test_an_edge_is_known_to_have_come_since_the_clock_was_read_before():
    time = Time()
    clock = Clock(time)
    edges = EdgeRing(clock)
    time.now = 20000
    clock.us()
    time.now += 8000  # the VM stood still
    for _ in range(3):  # handlers run one after the other, and the clock is read in between
        edges.put(0, 0)
        time.now += AWAKE_US // 10
        clock.us()
    found = [edges.take() for _ in range(edges.waiting())]
    assert [edge[1] for edge in found] == [20000, 20000, 20000]
