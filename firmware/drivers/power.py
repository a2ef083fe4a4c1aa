"""Brightness, and what the supply can bear: pure arithmetic on channel values 0 … 255."""

STANDBY_MA = 1  # a pixel that shows black
CHANNEL_MA = 20  # a channel at 255
UNIT = 256  # a scale of UNIT leaves values as they are

# What 255 becomes at brightness 1 … 10: even steps for the eye.
_TOPS = (16, 26, 40, 57, 78, 103, 133, 168, 209, 255)


def estimate(total: int, pixels: int) -> int:
    """The current in mA, rounded up, of `pixels` pixels whose channels add up to `total`."""
    return STANDBY_MA * pixels + (total * CHANNEL_MA + 254) // 255


def brightness_curve(level: int) -> bytes:
    """256 bytes: what each channel value becomes at brightness 1 … 10.

    Only 0 becomes 0, so a dim colour keeps its hue and never vanishes. Raises ValueError for another level.
    """
    if type(level) is not int or not 1 <= level <= len(_TOPS):
        raise ValueError("brightness must be a whole number from 1 to %d, not %r" % (len(_TOPS), level))
    span = _TOPS[level - 1] - 1
    return bytes([0] + [1 + ((value - 1) * span + 127) // 254 for value in range(1, 256)])


def limit(total: int, lit: int, pixels: int, budget_ma: int) -> tuple[int, int]:
    """How a frame has to shrink to keep to a budget: `(scale, floor)` for `shrunk`.

    total: sum of all channel values; lit: how many of them are not 0. `(UNIT, 0)` leaves the frame alone; a
    budget that does not even feed black pixels gives `(0, 0)`: all black.
    """
    room = (budget_ma - STANDBY_MA * pixels) * 255 // CHANNEL_MA
    if total <= room:
        return UNIT, 0
    if room <= 0:
        return 0, 0
    if room <= lit:
        return room * UNIT // total, 0
    return (room - lit) * UNIT // (total - lit), 1


def shrunk(value: int, scale: int, floor: int) -> int:
    """A channel value after `limit`; what was lit stays lit while the budget allows it (floor 1)."""
    return floor + ((value - floor) * scale) // UNIT if value else 0
