from doubles import WRAP, Time
from drivers.clock import AWAKE_US, Clock


def test_it_counts_from_zero_through_many_wraps():
    time = Time(WRAP - 1500)
    clock = Clock(time)
    assert (clock.ms(), clock.us()) == (0, 0)
    last = 0
    for step in range(1, 100):
        time.now += 60000999
        assert clock.us() == step * 60000999
        assert clock.ms() == step * 60000999 // 1000
        assert clock.us() >= last
        last = clock.us()


def test_a_stamp_taken_before_the_wrap_keeps_its_time():
    time = Time(WRAP - 1500)
    clock = Clock(time)
    time.now += 1000
    raw = clock.raw()
    time.now += 700
    assert clock.age(raw) == 700
    assert clock.stamp(raw) == 1000
    assert clock.us() == 1700


def test_odd_steps_lose_nothing():
    time = Time(12345)
    clock = Clock(time)
    for _ in range(1000):
        time.now += 333
        clock.ms()
    assert (clock.ms(), clock.us()) == (333, 333000)


def test_sleeping_passes_time():
    clock = Clock(Time())
    clock.sleep_ms(20)
    assert clock.ms() == 20


def test_after_a_standstill_of_any_length_time_goes_on_forwards():
    # A lid is closed, a process is stopped: half a wrap and more.
    for minutes in (1, 8, 9, 10, 17, 18, 30, 300):
        time = Time(WRAP - 1500)
        clock = Clock(time)
        time.now += 5000
        before, stamp = clock.us(), clock.raw()
        time.now += minutes * 60000000
        assert before <= clock.stamp(stamp) <= clock.us(), minutes
        after = clock.us()
        time.now += 5000
        assert clock.us() - after == 5000


def test_in_a_sleep_an_edge_comes_when_its_handler_runs():
    time = Time()
    clock = Clock(time)
    seen = []

    def sleep_ms(ms):
        time.now += AWAKE_US // 2
        seen.append((clock.awake_since(time.now), time.now))
        time.now += AWAKE_US
        seen.append((clock.awake_since(time.now), time.now))

    time.sleep_ms = sleep_ms
    clock = Clock(time)
    time.now += 10000
    clock.sleep_ms(5)
    (soon, _), (later, now) = seen
    assert soon == 0 and later == now
    woken = time.now
    time.now += AWAKE_US // 2
    assert clock.awake_since(time.now) == woken
