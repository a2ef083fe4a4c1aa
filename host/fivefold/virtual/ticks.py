"""The part of `time` that boards have and that the virtual board answers."""

from fivefold.virtual import world as _world

_MASK = _world.TICKS_MASK
_HALF = (_MASK + 1) // 2


def ticks_ms() -> int:
    """Milliseconds, wrapping at 2**30."""
    return _world.current.ticks_ms()


def ticks_us() -> int:
    """Microseconds, wrapping at 2**30."""
    return _world.current.ticks_us()


def ticks_diff(later: int, earlier: int) -> int:
    """The signed distance of two ticks less than half a turn apart."""
    return ((later - earlier + _HALF) & _MASK) - _HALF


def ticks_add(ticks: int, delta: int) -> int:
    """Ticks moved by `delta`."""
    return (ticks + delta) & _MASK


def sleep_ms(ms: int) -> None:
    """Sleep; less than 0 is 0."""
    _world.current.sleep(max(0, ms) * 1000)


def sleep_us(us: int) -> None:
    """Sleep; less than 0 is 0."""
    _world.current.sleep(max(0, us))
