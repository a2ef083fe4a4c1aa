"""All inputs in one request to the kernel, which stamps their edges and keeps them in order."""

from collections.abc import Callable, Iterable
from pathlib import Path

import gpiod
from gpiod.line import Bias, Direction, Edge

from fivefold.errors import Failure
from fivefold.pi.ticks import Ticks
from fivefold.privileges import is_root

CONTROLLERS = ("pinctrl-bcm2835", "pinctrl-bcm2711", "pinctrl-rp1")  # those behind the 40-pin header
BUFFERED = 1024  # edges that the kernel keeps for us; an LED write lasts far less than their bouncing


def header() -> Path:
    """The device of the GPIO controller behind the 40-pin header. Raises Failure."""
    forbidden = None
    for path in sorted({path.resolve() for path in Path("/dev").glob("gpiochip*")}):
        try:
            with gpiod.Chip(str(path)) as chip:
                if chip.get_info().label in CONTROLLERS:
                    return path
        except PermissionError:
            forbidden = path
        except OSError:
            continue
    if forbidden:
        if is_root():
            raise Failure(f"{forbidden} may not be opened, even by root: is this in a container?")
        raise Failure(f"{forbidden} may not be opened: run this with sudo, or join the group gpio")
    raise Failure("no GPIO controller of a Raspberry Pi here: is /dev/gpiochip0 there?")


class Lines:
    """The input lines of one controller; requested from the kernel when one is first read."""

    def __init__(self, device: Path, ticks: Ticks) -> None:
        self._device = device
        self._ticks = ticks
        ticks.listen = self.listen
        self._biases: dict[int, Bias] = {}
        self._handlers: dict[int, Callable[[], None] | None] = {}  # of all lines that were ever watched
        self._request: gpiod.LineRequest | None = None
        self._told: int | None = None  # the level that the edge being told has left

    def add(self, gpio: int, pull_up: bool) -> None:
        """Make a GPIO an input."""
        self._biases[gpio] = Bias.PULL_UP if pull_up else Bias.DISABLED
        self.close()

    def watch(self, gpio: int, handler: Callable[[], None] | None) -> None:
        """Call a handler for each falling edge of an input, at the next look at the clock or at the input.

        None: no longer. The kernel goes on to note the edges of a line that was watched once: asking it anew
        at each press would lose those of the others.
        """
        if self._request and self._handlers.get(gpio) is None and gpio in self._handlers:
            self.listen()  # edges of the time in which nobody asked
        known = gpio in self._handlers
        self._handlers[gpio] = handler
        if not known:
            self.close()

    def pull(self, gpio: int, up: bool) -> None:
        """Let the chip's resistor pull an input up or down, in the midst of watching it. Raises Failure."""
        self._biases[gpio] = Bias.PULL_UP if up else Bias.PULL_DOWN
        (self._request or self._open()).reconfigure_lines(self._config())

    def level(self, gpio: int) -> int:
        """The level of an input: 0 or 1; in a handler the one after the edge. Raises Failure."""
        if self._told is not None:
            return self._told
        request = self._request or self._open()
        if gpio in self._handlers:
            self.listen()
        return int(request.get_value(gpio).value)

    def listen(self) -> None:
        """Tell the handlers of the edges that the kernel has seen."""
        if self._told is not None:
            return
        while self._request and self._request.wait_edge_events(0):
            for event in self._request.read_edge_events():
                handler = self._handlers[event.line_offset]
                if handler is None:
                    continue
                self._told = int(event.event_type is event.Type.RISING_EDGE)
                self._ticks.edge_ns = event.timestamp_ns
                try:
                    handler()
                finally:
                    self._told = self._ticks.edge_ns = None

    def close(self) -> None:
        """Give all lines back to the kernel."""
        if self._request:
            self._request.release()
            self._request = None

    def _config(self) -> dict[Iterable[int | str] | int | str, gpiod.LineSettings | None]:
        return {
            gpio: gpiod.LineSettings(
                direction=Direction.INPUT,
                bias=bias,
                # What event_clock is unless told otherwise is the clock of Ticks.
                edge_detection=Edge.FALLING if gpio in self._handlers else Edge.NONE,
            )
            for gpio, bias in self._biases.items()
        }

    def _open(self) -> gpiod.LineRequest:
        try:
            self._request = gpiod.request_lines(
                str(self._device), self._config(), consumer="fivefold", event_buffer_size=BUFFERED
            )
        except OSError as error:
            raise Failure(
                f"{self._device}: {error.strerror}; another program or an overlay may have one of GPIO "
                + ", ".join(str(gpio) for gpio in sorted(self._biases))
            ) from error
        return self._request
