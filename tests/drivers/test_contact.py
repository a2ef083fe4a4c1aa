from drivers.contact import QUIET_US, Contact

MS = 1000


def played(edges, looks=(), until=400):
    """What a contact tells of edges `(ms, up)`, looked at every 5 ms: `[(us, down), …]`."""
    contact = Contact()
    told = []
    moments = [(ms, 0, up) for ms, up in edges] + [(ms, 1, level(edges, ms)) for ms in range(0, until, 5)]
    for ms, is_look, up in sorted(moments + [(ms, 1, up) for ms, up in looks]):
        now = ms * MS
        if contact.released(now):
            told.append((contact.changed, False))
        if contact.look(now, up) if is_look else contact.edge(now, up):
            told.append((now, True))
    return told


def level(edges, now):
    up = 1
    for ms, after in edges:
        if ms <= now:
            up = after
    return up


def test_one_press_however_it_bounces():
    # Most of the bouncing comes when the button is let go.
    press = [(0, 0), (2, 1), (3, 0), (6, 1), (7, 0)]
    release = [(180, 1), (181, 0), (183, 1), (184, 0), (187, 1), (188, 0), (189, 1)]
    assert played(press + release) == [(0, True), (189 * MS, False)]


def test_falling_edges_alone_are_enough():
    edges = [(0, 0), (3, 0), (7, 0), (181, 0), (184, 0), (188, 0), (189, 1)]
    assert played(edges) == [(0, True), (189 * MS, False)]


def test_a_short_tap_is_one_press():
    assert played([(0, 0), (6, 1)]) == [(0, True), (6 * MS, False)]


def test_a_tap_read_late_is_one_press():
    # Both edges were delivered after the finger had left.
    assert played([(0, 1), (1, 1)]) == [(0, True), (1 * MS, False)]


def test_a_second_press_after_a_rest_counts():
    told = played([(0, 0), (50, 1), (80, 0), (120, 1)])
    assert told == [(0, True), (50 * MS, False), (80 * MS, True), (120 * MS, False)]


def test_a_press_that_no_interrupt_told_is_found_by_looking():
    contact = Contact()
    assert not contact.look(0, 1)
    assert contact.look(5000, 0)
    assert not contact.look(10000, 0)
    assert not contact.released(100000)
    assert not contact.look(200000, 1)
    assert not contact.released(200000 + QUIET_US - 1)
    assert contact.released(200000 + QUIET_US)
    assert contact.changed == 200000
    assert not contact.released(300000)


def test_held_it_stays_down():
    assert played([(0, 0)], until=2000) == [(0, True)]
