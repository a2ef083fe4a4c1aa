"""The virtual board's world: time, edges, and a VM that is too busy to notice them."""

from fivefold.virtual import start, world
from fivefold.virtual.world import FALLING, QUEUE, RISING, TICKS_MASK, World
from support import raises


def below(seed=1):
    where = World(seed)
    start.put_below(where)
    return where


def test_sleeping_lets_things_happen_in_order():
    here = below()
    seen = []
    here.at(3000, seen.append, "c")
    here.at(1000, seen.append, "a")
    here.at(3000, seen.append, "d")
    here.at(2000, seen.append, "b")
    here.sleep(2500)
    assert (seen, here.now) == (["a", "b"], 2500)
    here.sleep(2500)
    assert (seen, here.now) == (["a", "b", "c", "d"], 5000)


def test_a_handler_runs_soon_after_its_edge_and_not_at_it():
    here = below()
    import machine

    seen = []
    pin = machine.Pin(25, machine.Pin.IN)
    pin.irq(lambda which: seen.append((here.now, which is pin)), machine.Pin.IRQ_FALLING)
    here.at(1000, here.drive, 25, 0)
    here.at(2000, here.drive, 25, 1)
    here.sleep(5000)
    assert len(seen) == 1
    assert 1020 <= seen[0][0] <= 1060 and seen[0][1]


def test_no_handler_runs_during_a_write():
    here = below()
    import machine
    import neopixel

    seen = []
    pin = machine.Pin(25, machine.Pin.IN)
    pin.irq(lambda which: seen.append(here.now), machine.Pin.IRQ_FALLING)
    leds = neopixel.NeoPixel(machine.Pin(18), 256)
    here.at(100, here.drive, 25, 0)
    leds.write()
    assert here.now >= 256 * 30 and not seen
    here.sleep(100)
    assert len(seen) == 1 and seen[0] >= 256 * 30


def test_a_full_queue_drops_edges_and_counts_them():
    here = below()
    import machine

    seen = []
    both = machine.Pin.IRQ_FALLING | machine.Pin.IRQ_RISING
    machine.Pin(25, machine.Pin.IN).irq(seen.append, both)
    for edge in range(QUEUE + 4):
        here.at(100 + edge, here.drive, 25, edge % 2)
    here.block(1000)
    here.sleep(1000)
    assert (len(seen), here.dropped) == (QUEUE, 4)


def test_a_handler_is_not_interrupted():
    here = below()
    import machine

    depth = []

    def slow(pin):
        depth.append("in")
        here.spend(500)
        depth.append("out")

    for gpio in (25, 26):
        machine.Pin(gpio, machine.Pin.IN).irq(slow, machine.Pin.IRQ_FALLING)
        here.at(100, here.drive, gpio, 0)
    here.sleep(2000)
    assert depth == ["in", "out", "in", "out"]


def test_a_garbage_collection_delays_handlers_and_the_firmware():
    here = below()
    import machine

    seen = []
    machine.Pin(25, machine.Pin.IN).irq(lambda pin: seen.append(here.now), machine.Pin.IRQ_FALLING)
    here.at(1000, here.stall, 9000)
    here.at(2000, here.drive, 25, 0)
    here.sleep(1500)
    assert here.now >= 10000
    here.sleep(100)
    assert len(seen) == 1 and seen[0] >= 10000


def test_only_the_asked_edges_count():
    here = below()
    import machine

    seen = []
    pin = machine.Pin(25, machine.Pin.IN)
    pin.irq(lambda which: seen.append(here.wire(25).level), machine.Pin.IRQ_RISING)
    assert (machine.Pin.IRQ_RISING, machine.Pin.IRQ_FALLING) == (RISING, FALLING)
    for time, level in ((100, 0), (1000, 1), (1000, 1)):
        here.at(time, here.drive, 25, level)
    here.sleep(3000)
    assert seen == [1]
    pin.irq(None)
    here.at(4000, here.drive, 25, 0)
    here.at(5000, here.drive, 25, 1)
    here.sleep(9000)
    assert seen == [1]


def test_ticks_wrap_soon_after_power_up():
    from fivefold.virtual import ticks

    for read, unit in ((ticks.ticks_ms, 1000), (ticks.ticks_us, 1)):
        here = below()
        before = read()
        at = here.now // unit
        here.sleep(6000000)
        after = read()
        assert before > TICKS_MASK - 10000000 and after < before
        assert abs(ticks.ticks_diff(after, before) - (here.now // unit - at)) <= 3
        assert ticks.ticks_add(before, ticks.ticks_diff(after, before)) == after


def test_the_chip_refuses_what_it_cannot_do():
    below()
    import machine

    assert "input" in str(raises(ValueError, machine.Pin, 34, machine.Pin.OUT))
    assert "pull" in str(raises(ValueError, machine.Pin, 39, machine.Pin.IN, machine.Pin.PULL_UP))
    assert "invalid" in str(raises(ValueError, machine.Pin, 40))


def test_reading_adc1_gives_false_edges_on_36_and_39():
    here = below()
    import machine

    seen = []
    for gpio in (36, 25):
        machine.Pin(gpio, machine.Pin.IN).irq(lambda pin: seen.append(pin.number), machine.Pin.IRQ_FALLING)
    here.voltages[34] = lambda: 1000
    machine.ADC(machine.Pin(34), atten=machine.ADC.ATTN_11DB).read()
    here.sleep(1000)
    assert seen == [36]
    assert here.wire(36).level == 1


def test_the_adc_bends_at_its_ends_and_is_noisy():
    here = below()
    import machine

    volts = [0]
    here.voltages[34] = lambda: volts[0]
    adc = machine.ADC(machine.Pin(34), atten=machine.ADC.ATTN_11DB)
    volts[0] = 50
    assert adc.read() <= 12
    volts[0] = 3300
    assert adc.read() >= 4080
    volts[0] = 1500
    readings = [adc.read() for _ in range(50)]
    assert len(set(readings)) > 5
    assert max([abs(adc.read_uv() // 1000 - 1500) for _ in range(50)]) < 20
    here.calibrated = False
    assert raises(OSError, adc.read_uv).args == (-258,)
    assert 1000 < adc.read() < 3000


def test_an_input_without_a_source_follows_the_one_that_was_read_before():
    here = below()
    import machine

    volts = [3300]
    here.voltages[34] = lambda: volts[0]
    real, floating = [machine.ADC(machine.Pin(pin), atten=machine.ADC.ATTN_11DB) for pin in (34, 35)]

    def both():
        here.sleep(4000)
        real.read_uv()
        return floating.read_uv() // 1000

    high = [both() for _ in range(20)]
    volts[0] = 600
    low = [both() for _ in range(20)]
    assert min(high[5:]) > 2900 and abs(low[19] - 600) < 120
    assert max(low[10:]) - min(low[10:]) > 40  # the mains
    here.sleep(300000)
    assert floating.read_uv() // 1000 < 600  # it leaks


def test_a_spike_comes_back_by_itself_and_a_closed_contact_does_not():
    here = below()
    here.spike(25)
    assert here.wire(25).level == 0
    here.sleep(10)
    assert here.wire(25).level == 1
    here.wire(25).closed = True
    here.drive(25, 0)
    here.spike(25)
    here.sleep(10)
    assert here.wire(25).level == 0


def test_the_watchdog_bites_who_does_not_feed_it():
    here = below()
    import machine

    dog = machine.WDT(timeout=2000)
    here.sleep(1900000)
    dog.feed()
    here.sleep(1900000)
    assert raises(world.Reset, here.sleep, 200000).args == ("watchdog",)


def test_a_soft_reset_leaves_no_handler_and_no_sound():
    here = below()
    import machine

    seen, tones = [], []
    here.on_tone = tones.append
    machine.Pin(25, machine.Pin.IN).irq(seen.append, machine.Pin.IRQ_FALLING)
    machine.PWM(machine.Pin(23), freq=440, duty_u16=32768)
    here.drive(25, 0)
    here.soft_reset()
    here.sleep(1000)
    assert (seen, tones) == ([], [440, 0])
    assert here.wire(25).level == 0


def test_one_world_after_another_shares_nothing():
    first = below()
    import machine

    machine.Pin(25, machine.Pin.IN).irq(lambda pin: None, machine.Pin.IRQ_FALLING)
    second = below()
    assert second.now == 0 and second.wire(25).handler is None
    second.sleep(1000)
    assert (first.now, second.now) == (0, 1000)
