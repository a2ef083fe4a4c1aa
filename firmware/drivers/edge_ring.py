"""What interrupts write down: which line fell, when, and what its level was then. Nothing here allocates."""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from drivers.clock import Clock

# A line may have this many edges waiting; more of its bouncing only moves the last of them. So the ring
# always has room for the other lines.
PER_LINE = 8
SIZE = 64
LINES = SIZE // PER_LINE

_MERGED = 0x80


class EdgeRing:
    """A ring of edges, written by handlers and read by the loop; each side has counters of its own."""

    def __init__(self, clock: "Clock") -> None:
        """clock: drivers.clock.Clock, which knows how late a handler may be."""
        self.overflow = 0  # edges of a burst that were not kept apart
        self._clock = clock
        self._raw = clock.raw
        self._ticks = array("i", bytes(4 * SIZE))
        self._since = array("i", bytes(4 * SIZE))
        self._marks = bytearray(SIZE)
        self._head = 0
        self._tail = 0
        self._put = bytearray(LINES)
        self._taken = bytearray(LINES)
        self._newest = bytearray(LINES)

    def put(self, line: int, up: int) -> None:
        """An edge of `line`, now; up: the level, 0 or 1."""
        mark = line << 1 | up
        if (self._put[line] - self._taken[line]) & 0xFF == PER_LINE:
            at = self._newest[line]
            mark |= _MERGED
            self.overflow += 1
        else:
            at = self._head
            self._head = (at + 1) % SIZE
            self._put[line] = (self._put[line] + 1) & 0xFF
            self._newest[line] = at
        raw = self._raw()
        self._ticks[at] = raw
        self._since[at] = self._clock.awake_since(raw)
        self._marks[at] = mark

    def waiting(self) -> int:
        """How many edges there are to take."""
        waiting = 0
        for line in range(LINES):
            waiting += (self._put[line] - self._taken[line]) & 0xFF
        return waiting

    def kept(self, line: int) -> int:
        """How many edges of a line there were, without those of bursts; modulo 256."""
        return self._put[line]

    def last(self) -> int:
        """The raw ticks of the newest edge that was kept apart."""
        return self._ticks[self._head - 1]

    def take(self) -> tuple[int, int, int, int, bool]:
        """The oldest edge `(raw ticks, since, line, up, merged)`; there has to be one waiting.

        since: raw ticks before which the edge cannot have come. merged: it is the last of several that were
        not kept apart.
        """
        at = self._tail
        mark = self._marks[at]
        line = (mark & ~_MERGED) >> 1
        edge = (self._ticks[at], self._since[at], line, mark & 1, mark >= _MERGED)
        self._tail = (at + 1) % SIZE
        self._taken[line] = (self._taken[line] + 1) & 0xFF
        return edge
