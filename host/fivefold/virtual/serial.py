"""The serial link of the virtual board: what the driver reads and writes, kept in memory."""

import json

_START = "\x1e"


class Serial:
    """Both ends of the line. The driver has read, write and poll; the host has send and hear(record)."""

    def __init__(self, hear=None):
        self.hear = hear
        self.printed = ""  # what was written beside records
        self._to_board = bytearray()

    def send(self, record):
        """Send a record to the board; it will come upon it at its next look."""
        self.send_bytes((_START + json.dumps(record) + "\n").encode())

    def send_bytes(self, data):
        """Send what may be no record."""
        self._to_board.extend(data)

    def read(self, size):
        """The board takes bytes."""
        data = bytes(self._to_board[:size])
        self._to_board = self._to_board[size:]
        return data

    def poll(self, timeout):
        """Whether the board has something to read: empty when not."""
        return self._to_board

    def write(self, text):
        """The board says something: whole records, or text beside them."""
        if not text.startswith(_START):
            self.printed += text
        elif self.hear:
            self.hear(json.loads(text[1:]))
