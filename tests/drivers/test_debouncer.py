from drivers.debouncer import BOUNCE_US, QUIET_US, Debouncer

MS = 1000


def played(edges, looks_every=5, until=400):
    """What a debouncer tells of a line that changes at `(ms, up)`: `[(us, down), …]`.

    Falling edges interrupt while it is at rest, as the pads see to it; the line is looked at every few ms.
    """
    debouncer = Debouncer()
    told = []
    falls = [(ms, 0, up) for ms, up in edges if not up]
    looks = [(ms, 1, level(edges, ms)) for ms in range(0, until, looks_every)]
    for ms, is_look, up in sorted(falls + looks):
        now = ms * MS
        if debouncer.released(now):
            told.append((debouncer.changed, False))
        press = debouncer.look(now, now, up) if is_look else debouncer.edge(now, now, up)
        if press:
            told.append((press[0], True))
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
    assert played(press + release) == [(0, True), (190 * MS, False)]


def test_an_edge_after_which_the_line_is_high_is_a_spike():
    debouncer = Debouncer()
    for now in range(0, 1000 * MS, 10 * MS):
        assert not debouncer.edge(now, now, 1) and not debouncer.look(now + 5 * MS, now + 5 * MS, 1)
    assert debouncer.edge(1000 * MS, 1000 * MS, 0)


def test_edges_of_a_button_that_is_down_mean_nothing():
    debouncer = Debouncer()
    assert debouncer.edge(0, 0, 0)
    for now in range(1, 9):
        assert not debouncer.edge(now * 40, now * 40, 0)
        assert not debouncer.edge(now * 40 + 20, now * 40 + 20, 1)


def test_a_short_tap_is_one_press():
    assert played([(0, 0), (6, 1)]) == [(0, True), (10 * MS, False)]


def test_a_second_press_after_a_rest_counts():
    told = played([(0, 0), (50, 1), (80, 0), (120, 1)])
    assert told == [(0, True), (50 * MS, False), (80 * MS, True), (120 * MS, False)]


def test_a_press_that_no_interrupt_told_is_found_by_looking():
    debouncer = Debouncer()
    assert not debouncer.look(0, 0, 1)
    assert debouncer.look(5000, 5000, 0)
    assert not debouncer.look(10000, 10000, 0)
    assert not debouncer.released(100000)
    for look in range(3):
        assert not debouncer.look(200000 + look, 200000 + look, 1)
    assert not debouncer.released(200000 + QUIET_US - 1)
    assert debouncer.released(200000 + QUIET_US)
    assert debouncer.changed == 200000
    assert not debouncer.released(300000)


def test_two_looks_far_apart_are_no_rest():
    # The loop was slow, and the contact bounced all the while.
    debouncer = Debouncer()
    debouncer.edge(0, 0, 0)
    debouncer.look(30000, 30000, 1)
    assert not debouncer.released(60000)


def test_a_press_whose_bounce_hid_it_has_the_time_of_its_edge():
    debouncer = Debouncer()
    assert not debouncer.edge(10000, 2300, 1)  # its handler had to wait for the LEDs
    assert not debouncer.look(10100, 10100, 1)
    assert debouncer.look(11800, 10100, 0) == (10000, 2300)
    debouncer = Debouncer()
    assert not debouncer.edge(10000, 2300, 1)
    assert debouncer.edge(10000 + BOUNCE_US + 1, 17000, 0)[1] == 17000


def test_held_it_stays_down():
    assert played([(0, 0)], until=2000) == [(0, True)]
