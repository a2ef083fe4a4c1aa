"""What people do to a console, written down and done again: the second time nobody has to think.

A line is a JSON list `[µs since power-up, what, …]`:

- `"press", seat, button, ms`: a button is pressed for so long
- `"value", place, value`: the joining screen's option at a place becomes a value
- `"send", record`: a record comes over the serial link
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import IO, Any

    from fivefold.virtual.start import Session
    from fivefold.virtual.world import World

_LONGEST_MS = 14400000  # no game takes as long


class Recorder:
    """Writes down what people do. world: for the time. write(text): takes the lines."""

    def __init__(self, world: "World", write: "Callable[[str], object]") -> None:
        self._world = world
        self._write = write

    def note(self, *what: "Any") -> None:
        """People do something now; what: as in a line, without the time."""
        self._write(json.dumps([self._world.now] + list(what)) + "\n")


class Replay:
    """Does again what a Recorder wrote, each thing at its time.

    lines: an open file; one line at a time is in memory. `presses`: how many buttons have been pressed.
    """

    def __init__(self, session: "Session", lines: "IO[str]") -> None:
        self._session = session
        self._lines = lines
        self.presses = 0
        self._read()

    def _read(self) -> None:
        line = self._lines.readline()
        self._next = json.loads(line) if line else None

    def play(self) -> None:
        """Do everything, until the last results are up. Raises ValueError where a game does not end."""
        while self.step():
            pass

    def step(self) -> bool:
        """Do what is due, and let the console go on for a moment; False when the last results are up."""
        session = self._session
        self.look()
        session.step()
        if session.world.now > _LONGEST_MS * 1000:
            raise ValueError("the game does not end")
        screen = session.console.screen
        return self._next is not None or screen is None or screen.NAME != "results"

    def look(self) -> bool:
        """Do what is due; False when there is no more to come."""
        session = self._session
        while self._next and self._next[0] <= session.world.now:
            _, what, *rest = self._next
            if what == "press":
                self.presses += 1
                press(session, *rest)
            elif what == "value":
                session.console.screen.values[rest[0]] = rest[1]
            else:
                session.serial.send(rest[0])
            self._read()
        return self._next is not None


def press(session: "Session", seat: int, button: str, hold_ms: int) -> None:
    """Start a press of a finger; it ends by itself."""
    world = session.world
    session.wired.hand(seat, button, True)
    world.at(world.now + hold_ms * 1000, session.wired.hand, seat, button, False)
