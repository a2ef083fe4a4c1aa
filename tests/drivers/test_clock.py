from doubles import WRAP, Time
from drivers.clock import Clock


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
