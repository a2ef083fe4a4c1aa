"""The simulated world in real time: sleeping sleeps, and hands may come in at any moment."""

import select
import sys

from fivefold.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import IO

if sys.implementation.name == "micropython":
    import utime as _time  # the u asks for the built-in module

    def _microseconds() -> int:
        return _time.ticks_us()  # on a PC these do not wrap

    def _pause(us: int) -> None:
        _time.sleep_us(us)

else:
    import time as _time

    def _microseconds() -> int:
        return _time.monotonic_ns() // 1000

    def _pause(us: int) -> None:
        _time.sleep(us / 1000000)


class RealWorld(World):
    """A world whose clock is the PC's. on_input() is called when the pipe `source` has something."""

    def __init__(self, source: "IO[bytes]", seed: int = 0) -> None:
        super().__init__(seed)
        self.on_input: "Callable[[], object] | None" = None
        self._poll = select.poll()
        self._poll.register(source, select.POLLIN)
        self._start = _microseconds()

    def _real(self) -> int:
        return _microseconds() - self._start

    def spend(self, us: int) -> None:
        self._run(max(self.now, self._real()), False)
        super().spend(0)

    def block(self, us: int) -> None:
        _pause(us)
        self._run(max(self.now, self._real()), True)

    def sleep(self, us: int) -> None:
        until = self._real() + us
        self.spend(0)
        while True:
            left = until - self._real()
            if left <= 0:
                break
            if self._happenings:
                left = min(left, max(self._happenings[0][0] - self._real(), 0))
            if self._poll.poll((left + 999) // 1000) and self.on_input:
                self.on_input()
            self.spend(0)
        self.spend(0)
