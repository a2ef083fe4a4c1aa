"""`time` of the virtual board; takes the place of MicroPython's own module."""

# The leading u asks for the built-in module.
from utime import gmtime, localtime, mktime, time, time_ns  # noqa: F401

from fivefold.virtual.ticks import (  # noqa: F401
    sleep_ms,
    sleep_us,
    ticks_add,
    ticks_diff,
    ticks_ms,
    ticks_us,
)


def sleep(seconds: float) -> None:
    """Sleep for seconds."""
    sleep_us(int(seconds * 1000000))
