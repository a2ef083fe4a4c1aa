"""A chain of LEDs: which bytes they hold, and where each one sits, whatever the driver believes."""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any


class Chain:
    """LEDs in the order of the wire.

    order: the colours in the order of the bytes, such as "GRB". places: `(x, y)` of each LED as people see
    it.
    """

    def __init__(self, order: str, places: "Sequence[tuple[int, int]]") -> None:
        self.order = order
        self.bytes = bytearray(len(places) * len(order))  # dark at power-up
        self.width = 1 + max([x for x, y in places])
        self.height = 1 + max([y for x, y in places])
        self._red, self._green, self._blue = [order.index(colour) for colour in "RGB"]
        self._white = order.index("W") if "W" in order else -1
        self._wire = array("H", bytes(2 * len(places)))  # the first byte of the LED at y * width + x
        for led, (x, y) in enumerate(places):
            self._wire[y * self.width + x] = led * len(order)
        self._rgb = bytearray(3 * len(places))
        self.on_change: "Callable[[], object] | None" = None
        self.on_write: "Callable[[], object] | None" = None
        self.writes = 0

    def arrive(self, data: bytes | bytearray) -> None:
        """Bytes came down the wire: each LED takes its own and passes on the rest."""
        self.writes += 1
        if len(data) != len(self.bytes):
            reach = min(len(data), len(self.bytes))
            data = data[:reach] + self.bytes[reach:]
        changed = data != self.bytes
        self.bytes[:] = data
        if self.on_write:
            self.on_write()
        if changed and self.on_change:
            self.on_change()

    def rgb(self) -> bytearray:
        """The picture: 3 bytes a pixel, row 0 at the top. The same buffer every time."""
        data, out = self.bytes, self._rgb
        red, green, blue, white = self._red, self._green, self._blue, self._white
        at = 0
        for wire in self._wire:
            out[at] = data[wire + red]
            out[at + 1] = data[wire + green]
            out[at + 2] = data[wire + blue]
            if white >= 0:
                for channel in (at, at + 1, at + 2):
                    out[channel] = min(255, out[channel] + data[wire + white])
            at += 3
        return out


def places(matrix: "dict[str, Any]") -> list[tuple[int, int]]:
    """`(x, y)` as people see it of each LED of a board profile's `matrix`, walking along the wire.

    The panels follow each other in reading order, or as `chain` says. A display whose picture has to be
    turned clockwise hangs turned the other way; one whose picture has to be mirrored is seen from behind.
    """
    wide, high = matrix["panel"]
    width, height = wide * matrix["across"], high * matrix["down"]
    walk = []
    chain = matrix.get("chain") or {"corner": "top-left", "by": "rows", "serpentine": False, "turned": False}
    before = None
    upside_down = False
    for column, row in _strip(
        matrix["across"], matrix["down"], chain["corner"], chain["by"], chain["serpentine"]
    ):
        line = row if chain["by"] == "rows" else column
        if before is not None and line != before and chain["turned"]:
            upside_down = not upside_down
        before = line
        for x, y in _strip(wide, high, matrix["corner"], matrix["by"], matrix["serpentine"]):
            if upside_down:
                x, y = wide - 1 - x, high - 1 - y
            walk.append((column * wide + x, row * high + y))
    for _ in range(matrix["rotation"]):
        walk = [(y, width - 1 - x) for x, y in walk]
        width, height = height, width
    if matrix["mirror"]:
        walk = [(width - 1 - x, y) for x, y in walk]
    return walk


def _strip(wide: int, high: int, corner: str, by: str, serpentine: bool) -> "Iterator[tuple[int, int]]":
    """The LEDs of one panel: along a line, then on to the next, turning round or starting afresh."""
    right = 1 if "left" in corner else -1
    down = 1 if "top" in corner else -1
    x = start_x = 0 if right > 0 else wide - 1
    y = start_y = 0 if down > 0 else high - 1
    for line in range(high if by == "rows" else wide):
        back = serpentine and line % 2
        for step in range(wide if by == "rows" else high):
            if step and by == "rows":
                x += -right if back else right
            elif step:
                y += -down if back else down
            yield x, y
        if by == "rows":
            y += down
            x = x if serpentine else start_x
        else:
            x += right
            y = y if serpentine else start_y
