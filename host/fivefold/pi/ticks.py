"""`time` as the drivers know it, on the clock that Linux also stamps edges with."""

import time
from collections.abc import Callable

_MASK = (1 << 30) - 1  # as on the ESP32: the drivers keep ticks in 32 bits
_HALF = (_MASK + 1) // 2


class Ticks:
    """Ticks and sleep. now_ns, sleep: the monotonic clock and how to let it pass, in seconds.

    While `edge_ns` is set, it is that moment: the handler of an edge is told when the edge was. Whoever looks
    at the clock lets `listen()` tell of edges first, as an interrupt would have.
    """

    def __init__(
        self,
        now_ns: Callable[[], int] = time.monotonic_ns,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._now_ns = now_ns
        self._sleep = sleep
        self.edge_ns: int | None = None
        self.listen: Callable[[], None] = lambda: None

    def ticks_us(self) -> int:
        """Microseconds, wrapping at 2**30."""
        if self.edge_ns is not None:
            return self.edge_ns // 1000 & _MASK
        self.listen()
        return self._now_ns() // 1000 & _MASK

    @staticmethod
    def ticks_diff(later: int, earlier: int) -> int:
        """The signed distance of two ticks less than half a turn apart."""
        return ((later - earlier + _HALF) & _MASK) - _HALF

    def sleep_ms(self, ms: int) -> None:
        """Sleep; less than 0 is 0."""
        self._sleep(max(0, ms) / 1000)
