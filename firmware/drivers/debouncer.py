"""One contact of a button, freed of its bouncing and of spikes on its line."""

QUIET_US = 20000  # up for so long, and at so many looks in a row: the button has been let go
QUIET_LOOKS = 3


class Debouncer:
    """The first edge after a rest is the time of the press, and it is a press only if the line is seen low.

    A closed contact empties the line's capacitor, which takes hundreds of µs to charge again: after a real
    edge the interrupt handler sees the line low, after a spike it does not. Feed it edges and looks in the
    order of their times (µs). `down` is the button; `changed` says when the line was first seen where it is.
    """

    def __init__(self):
        self.down = False
        self.changed = 0
        self._up = True
        self._looks = 0

    def edge(self, now, up):
        """An interrupt, whose handler ran at `now` and saw the level `up`. True when it is a press."""
        if self.down or up:
            return False
        self.down = True
        self.changed = now
        self._up = False
        return True

    def look(self, now, up):
        """The level as polled, which finds what no interrupt told. True when it is a press."""
        if not self.down:
            return self.edge(now, up)
        if up != self._up:
            self._up = up
            self.changed = now
            self._looks = 0
        self._looks += 1
        return False

    def released(self, now):
        """True, once, when the line has been seen up for long enough before `now`."""
        if self.down and self._up and self._looks >= QUIET_LOOKS and now - self.changed >= QUIET_US:
            self.down = False
            return True
        return False
