"""Which buttons are pressed: events in press order, and how long a button has been held."""

MATCH, UP, DOWN, LEFT, RIGHT, BACK = "MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK"
BUTTONS = (MATCH, UP, DOWN, LEFT, RIGHT, BACK)
ARROWS = (UP, DOWN, LEFT, RIGHT)
SIDEWAYS = (LEFT, RIGHT)


class Pads:
    """Collects the events of all pads until a screen takes them.

    A button that is down while the screen changes is dead until it is released: it is no input for the
    new one (C08). An event is `(seat, button, time of the press in ms)`. `touched`: ms of the last event.
    """

    def __init__(self):
        self.touched = 0
        self._waiting = []
        self._down = {}  # (seat, button) -> since when in ms, None: dead

    def feed(self, at, seat, button, down):
        """Add one event, in press order; at: ms."""
        self.touched = at
        self._waiting.append((at, seat, button, down))

    def next(self):
        """The next press that counts: `(seat, button, ms)`, or None."""
        while self._waiting:
            at, seat, button, down = self._waiting.pop(0)
            key = (seat, button)
            if not down:
                self._down.pop(key, None)
            elif key not in self._down:
                self._down[key] = at
                return seat, button, at
        return None

    def held(self, seat, button, now):
        """For how many ms a live button has been held at time `now`; 0 when it is up or dead."""
        if not self._down:
            return 0
        since = self._down.get((seat, button))
        return 0 if since is None else max(now - since, 1)

    def longest(self, button, seats, now):
        """`(ms, seat)` of the pad that has held a button longest, `(0, 0)` when none does."""
        best = (0, 0)
        if not self._down:
            return best
        for seat in seats:
            held = self.held(seat, button, now)
            if held > best[0]:
                best = (held, seat)
        return best

    def deaden(self):
        """From now on nothing that is down counts until it is released."""
        for key in self._down:
            self._down[key] = None
