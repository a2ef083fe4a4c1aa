"""One contact of a button, freed of its bouncing."""

QUIET_US = 20000


class Contact:
    """Debounced on both edges: the first edge is the press, quiet with the level up is the release.

    Feed it edges and looks at the level in the order of their times (us). Each call tells whether the button
    went down (at that time) or came up (at `changed`).
    """

    def __init__(self):
        self.down = False
        self.changed = 0  # when the line last moved
        self._up = True

    def edge(self, now, up):
        """An interrupt at `now`; `up` is the level read then. True when it is a press."""
        self._up = up
        self.changed = now
        if self.down:
            return False
        self.down = True
        return True

    def look(self, now, up):
        """The level as polled, which finds what no interrupt told. True when it is a press."""
        return up != self._up and self.edge(now, up)

    def released(self, now):
        """True, once, when the line has been up and quiet for long enough before `now`."""
        if self.down and self._up and now - self.changed >= QUIET_US:
            self.down = False
            return True
        return False
