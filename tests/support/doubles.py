"""Small stand-ins for what the drivers stand on: time, pins, a chain of pixels."""

WRAP = 1 << 30
_MASK = WRAP - 1  # as small an integer as any on the chip, which WRAP is not
_HALF = WRAP // 2


class Time:
    """Ticks that wrap as on the ESP32; they move only when told."""

    def __init__(self, us=0):
        self.now = us

    def ticks_us(self):
        return self.now & _MASK

    def ticks_diff(self, later, earlier):
        return (later - earlier + _HALF & _MASK) - _HALF

    def sleep_ms(self, ms):
        self.now += ms * 1000


class Chain:
    """A chain of pixels that keeps what was written."""

    def __init__(self, count, step=3):
        self.buf = bytearray(b"\x55" * (count * step))
        self.written = []

    def write(self):
        self.written.append(bytes(self.buf))


class Wave:
    """A PWM channel."""

    def __init__(self):
        self.hz = 0
        self.duty = 0

    def freq(self, hz):
        self.hz = hz

    def duty_u16(self, duty):
        self.duty = duty
