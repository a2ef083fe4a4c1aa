"""The ESP32's ADC: a dead zone, a straight part, and a bent top; with noise."""

_SAMPLE_US = 40
_NOISE = 12  # a reading is off by up to this

# (mV at the pin, raw reading), measured curves of the chip at 11 dB; other attenuations scale it.
_CURVE = ((142, 0), (2462, 2880), (2700, 3230), (2900, 3620), (3110, 4095))
_FULL_MV = (1000, 1340, 2000, 3110)  # where each attenuation saturates


def _between(value, points, x, y):
    before = points[0]
    for after in points:
        if value <= after[x]:
            if after[x] == before[x]:
                return after[y]
            return before[y] + (value - before[x]) * (after[y] - before[y]) // (after[x] - before[x])
        before = after
    return points[-1][y]


def raw(mv, atten=3):
    """The reading 0 … 4095 without noise of a voltage in mV."""
    return _between(mv * _FULL_MV[3] // _FULL_MV[atten], _CURVE, 0, 1)


def millivolts(reading, atten=3):
    """The voltage in mV that the chip's calibration gives for a reading."""
    return _between(reading, _CURVE, 1, 0) * _FULL_MV[atten] // _FULL_MV[3]


def sample(world, gpio, atten):
    """One reading with noise; takes time, and disturbs the interrupts of GPIO36 and 39."""
    world.spend(_SAMPLE_US)
    for glitching in world.false_edges:
        if glitching != gpio and glitching in world.wires:
            world.interrupt(world.wires[glitching])
    source = world.voltages.get(gpio)
    if source is None:  # nothing is connected
        return 2048 + world.noise(2047)
    return max(0, min(4095, raw(source(), atten) + world.noise(_NOISE)))
