"""One contact of a button, freed of its bouncing and of spikes on its line."""

QUIET_US = 20000  # up for so long, and at so many looks in a row: the button has been let go
_QUIET_LOOKS = 3
_STOOD_STILL_US = 1500  # a handler that may have waited so long need not have seen its own edge's level …
BOUNCE_US = 6000  # … which may have been the first of a press that still bounces


class Debouncer:
    """The first edge after a rest is the time of the press, and it is a press only if the line is seen low.

    A closed contact empties the line's capacitor, which takes hundreds of µs to charge again: after a real
    edge the interrupt handler sees the line low, after a spike it does not. Where the handler had to wait, a
    long bounce may hide that: then the press counts once the line is seen low, with the time of the edge.

    Feed it edges and looks in the order of their times (µs). `down` is the button, `changed` says when the
    line was first seen where it is. `first`: `(time, since)` of an edge that may yet become a press, or None.
    """

    def __init__(self) -> None:
        self.down = False
        self.changed = 0
        self._up: int = True  # the level
        self._looks = 0
        self.first: tuple[int, int] | None = None

    def edge(self, now: int, since: int, up: int) -> tuple[int, int] | None:
        """An interrupt, whose handler ran at `now` and saw the level `up`; its edge came after `since`.

        `(time, since)` of the press that it is, or None.
        """
        if self.down:
            return None
        if not up:
            return self._press(now, since)
        if not self.bounces(now) and now - since >= _STOOD_STILL_US:
            self.first = now, since
        return None

    def look(self, now: int, since: int, up: int) -> tuple[int, int] | None:
        """The level as polled, which finds what no interrupt told; it was up at `since`. As edge()."""
        if not self.down:
            return None if up else self._press(now, since)
        if up != self._up:
            self._up = up
            self.changed = now
            self._looks = 0
        self._looks += 1
        return None

    def bounces(self, now: int) -> bool:
        """Whether there is an edge that may yet become a press."""
        if self.first and now - self.first[0] > BOUNCE_US:
            self.first = None
        return self.first is not None

    def _press(self, now: int, since: int) -> tuple[int, int] | None:
        press = self.first if self.bounces(now) else (now, since)
        self.first = None
        self.down = True
        self.changed = now
        self._up = False
        return press

    def released(self, now: int) -> bool:
        """True, once, when the line has been seen up for long enough before `now`."""
        if self.down and self._up and self._looks >= _QUIET_LOOKS and now - self.changed >= QUIET_US:
            self.down = False
            return True
        return False
