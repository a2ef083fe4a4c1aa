"""The ESP32's ADC: a dead zone, a straight part, and a bent top; with noise."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivefold.virtual.world import World

_SAMPLE_US = 40
_NOISE = 12  # a reading is off by up to this

# (mV at the pin, raw reading), measured curves of the chip at 11 dB; other attenuations scale it.
_CURVE = ((142, 0), (2462, 2880), (2700, 3230), (2900, 3620), (3110, 4095))
_FULL_MV = (1000, 1340, 2000, 3110)  # where each attenuation saturates


def _between(value: int, points: "Sequence[tuple[int, int]]", x: int, y: int) -> int:
    before = points[0]
    for after in points:
        if value <= after[x]:
            if after[x] == before[x]:
                return after[y]
            return before[y] + (value - before[x]) * (after[y] - before[y]) // (after[x] - before[x])
        before = after
    return points[-1][y]


def raw(mv: int, atten: int = 3) -> int:
    """The reading 0 … 4095 without noise of a voltage in mV."""
    return _between(mv * _FULL_MV[3] // _FULL_MV[atten], _CURVE, 0, 1)


def millivolts(reading: int, atten: int = 3) -> int:
    """The voltage in mV that the chip's calibration gives for a reading."""
    return _between(reading, _CURVE, 1, 0) * _FULL_MV[atten] // _FULL_MV[3]


def sample(world: "World", gpio: int, atten: int) -> int:
    """One reading with noise; takes time, and disturbs the interrupts of GPIO36 and 39."""
    world.spend(_SAMPLE_US)
    for glitching in world.false_edges:
        if glitching != gpio and glitching in world.wires:
            world.interrupt(world.wires[glitching])
    source = world.voltages.get(gpio)
    mv = source() if source else None
    if mv is None:
        pin = world.floating.get(gpio)
        if pin is None:
            pin = world.floating[gpio] = Floating(world)
        mv = pin.connect(world.sampled_mv)
    world.sampled_mv = mv
    return max(0, min(4095, raw(mv, atten) + world.noise(_NOISE)))


class Floating:
    """An input that nothing is connected to.

    It keeps what charge it has, loses it slowly, and picks up the mains. At each reading it shares its charge
    with the sampling capacitor, which still has the voltage of the pin that was read before: so it follows
    that one (paparazzi #1443; ESP32 hardware design guidelines, ADC).
    """

    SHARE_PERCENT = 60  # of the way to the capacitor's voltage at each reading
    LEAK_US = 60000  # 0.5 nA empty some 10 pF in about so long
    HUM_MV, HUM_US = 45, 20000  # 50 Hz, up and down so far

    def __init__(self, world: "World") -> None:
        self._world = world
        self._mv = world.rng.below(3300)
        self._at = world.now

    def connect(self, capacitor_mv: int) -> int:
        """The voltage in mV that it and the capacitor come to."""
        now = self._world.now
        self._mv -= self._mv * min(now - self._at, self.LEAK_US) // self.LEAK_US
        self._at = now
        self._mv += (capacitor_mv - self._mv) * self.SHARE_PERCENT // 100
        phase = now % self.HUM_US
        hum = abs(2 * phase - self.HUM_US) * 2 * self.HUM_MV // self.HUM_US - self.HUM_MV
        return max(0, min(3300, self._mv + hum))
