"""The serial link of the virtual board: what the driver reads and writes, kept in memory."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from fivefold.virtual.world import World

_START = "\x1e"
PORT_BYTES = 259  # what the ring of 260 in ports/esp32/mphalport.c keeps until the program reads it
BYTE_US = 87  # at 115,200 baud, with start and stop bit


class Serial:
    """Both ends of the line. The driver has read, write and poll; the host has send, and hear(record).

    world: whose time the bytes take; without one they are there at once, and none is lost.
    """

    def __init__(
        self, hear: "Callable[[dict[str, Any]], object] | None" = None, world: "World | None" = None
    ) -> None:
        self.hear = hear
        self.printed = ""  # what was written beside records
        self.lost = 0  # bytes that came while the port's buffer was full
        self._world = world
        self._on_the_way = bytearray()
        self._arrived_us = 0  # when the last byte arrived
        self._to_board = bytearray()

    def send(self, record: "dict[str, Any]") -> None:
        """Send a record to the board; it will come upon it at a later look."""
        self.send_bytes((_START + json.dumps(record) + "\n").encode())

    def send_bytes(self, data: bytes | bytearray) -> None:
        """Send what may be no record."""
        if self._world is None:
            self._to_board.extend(data)
            return
        self._arrive()
        if not self._on_the_way:
            self._arrived_us = self._world.now
        self._on_the_way.extend(data)

    def put(self, data: bytes | bytearray) -> None:
        """Bytes that are in the board's hands at once, however many."""
        self._to_board.extend(data)

    def _arrive(self) -> None:
        if not self._on_the_way:
            return
        count = min((self._world.now - self._arrived_us) // BYTE_US, len(self._on_the_way))  # type: ignore[union-attr]
        self._arrived_us += count * BYTE_US
        kept = min(count, PORT_BYTES - len(self._to_board))
        self._to_board.extend(self._on_the_way[:kept])
        self.lost += count - kept
        self._on_the_way = self._on_the_way[count:]

    def read(self, size: int) -> bytes:
        """The board takes bytes."""
        data = bytes(self._to_board[:size])
        self._to_board = self._to_board[size:]
        return data

    def poll(self, timeout: int) -> bytearray:
        """Whether the board has something to read: empty when not."""
        self._arrive()
        return self._to_board

    def write(self, text: str) -> None:
        """The board says something: whole records, or text beside them."""
        if not text.startswith(_START):
            self.printed += text
        elif self.hear:
            self.hear(json.loads(text[1:]))
