"""Records to and from a host on the serial line: JSON text sequences (RFC 7464) beside the REPL."""

import json

START = 0x1E
END = 0x0A
# Bytes of a record from the host. One fits the 260 that the port keeps while the loop is busy, so a host that
# waits for its answer before it sends the next one loses nothing.
LONGEST = 250
AT_ONCE = 256  # bytes taken in one go, so that a flood never stops the loop


class Link:
    """Sends dicts and receives dicts; everything between records is the REPL's and is passed over.

    stdin: has `read(1)` that gives one byte. stdout: has `write(text)`. poll: has `poll(0)`, not empty while
    stdin has something to read (select.poll with stdin registered). What cannot be understood is answered
    with one record `{"event": "error", "why": …}`; nothing is ever evaluated.
    """

    def __init__(self, stdin, stdout, poll):
        self._stdin = stdin
        self._stdout = stdout
        self._poll = poll
        self._record = bytearray()
        self._inside = False
        self._open = True

    def send(self, data):
        """Send one dict of plain data."""
        self._stdout.write("\x1e" + json.dumps(data) + "\n")

    def receive(self):
        """The dicts that have come in whole since the last call; never waits."""
        records = []
        for _ in range(AT_ONCE):
            if not self._open or not self._poll.poll(0):
                break
            byte = self._stdin.read(1)
            if byte:
                self._take(byte[0], records)
            else:
                self._open = False
        return records

    def _take(self, byte, records):
        if byte == START:
            if self._inside:
                self._refuse("a record broke off")
            self._inside = True
            self._record = bytearray()
        elif not self._inside:
            return
        elif byte == END:
            self._inside = False
            self._finish(records)
        elif len(self._record) == LONGEST:
            self._inside = False
            self._refuse("a record is longer than %d bytes" % LONGEST)
        else:
            self._record.append(byte)

    def _finish(self, records):
        text = bytes(self._record).strip()
        try:
            data = json.loads(text.decode())
            if text[:1] == b"{" and text[-1:] != b"}":  # MicroPython 1.23 takes what is not closed for whole
                raise ValueError
        except ValueError:
            self._refuse("a record is not JSON")
            return
        if isinstance(data, dict):
            records.append(data)
        else:
            self._refuse("a record is not an object")

    def _refuse(self, why):
        self.send({"event": "error", "why": why})
