import json

from drivers.link import LONGEST, Link


class Line:
    """Both directions of a serial line; also the poll that tells whether something is there."""

    def __init__(self):
        self.coming = b""
        self.gone = ""

    def read(self, count):
        byte, self.coming = self.coming[:count], self.coming[count:]
        return byte

    def write(self, text):
        self.gone += text

    def poll(self, timeout):
        assert timeout == 0
        return [self] if self.coming else []


def received(*parts):
    """The records received from parts that come one after the other, and how many errors went out."""
    line = Line()
    link = Link(line, line, line)
    records = []
    for part in parts:
        line.coming += part
        while line.coming:
            record = link.receive()
            if record is not None:
                records.append(record)
    assert link.receive() is None
    events = [json.loads(record) for record in line.gone.split("\x1e")[1:]]
    assert [event["event"] for event in events] == ["error"] * len(events)
    return records, len(events)


def test_a_record_goes_out_framed():
    line = Line()
    Link(line, line, line).send({"event": "go"})
    assert line.gone == '\x1e{"event": "go"}\n'


def test_records_come_in_however_they_are_cut():
    whole = b'\x1e{"do": "press", "seat": 1}\n\x1e{"do": "version"}\n'
    expected = [{"do": "press", "seat": 1}, {"do": "version"}]
    assert received(whole) == (expected, 0)
    for cut in range(len(whole)):
        assert received(whole[:cut], whole[cut:]) == (expected, 0)
    assert received(*[bytes([byte]) for byte in whole]) == (expected, 0)


def test_typing_beside_records_is_passed_over():
    assert received(b'print(1)\r\n{"do": 1}\n\x1e{"do": "version"}\n>>> ') == ([{"do": "version"}], 0)


def test_letters_of_all_languages():
    assert received('\x1e{"name": "Łódź é ß"}\n'.encode()) == ([{"name": "Łódź é ß"}], 0)


def test_each_broken_record_is_one_error():
    good = b'\x1e{"do": "version"}\n'
    for broken in (
        b"\x1e\n",
        b"\x1e{\n",
        b'\x1e{"do": \n',
        b"\x1e[1, 2]\n",
        b"\x1e5\n",
        b"\x1enull\n",
        b'\x1e"import os"\n',
        b"\x1e__import__('os')\n",
        b"\x1e\xff\xfe\n",
        b'\x1e{"a": "\xc3"}\n',
        b"\x1e" + b"x" * (3 * LONGEST) + b"\n",
        b"\x1e" + b"[" * LONGEST + b"\n",
        b"\x1e{[]:1}\n",
        b'\x1e{"do": "ver',
    ):
        assert received(good + broken + good) == ([{"do": "version"}] * 2, 1), broken


def test_the_longest_record_has_room_in_the_buffer_of_the_port():
    port = 260  # bytes that MicroPython's ESP32 port keeps while the loop is busy
    assert LONGEST + len("\x1e\n") <= port
    text = b'{"do":"%s"}' % (b"x" * (LONGEST - 9))
    assert len(text) == LONGEST
    assert received(b"\x1e" + text + b"\n")[1] == 0
    assert received(b"\x1e" + text + b" \n")[1] == 1


def test_a_flood_does_not_stop_the_loop():
    line = Line()
    link = Link(line, line, line)
    line.coming = b"x" * 5000
    assert link.receive() is None
    assert len(line.coming) > 4000


def test_a_look_takes_one_record_and_makes_one_answer():
    line = Line()
    link = Link(line, line, line)
    line.coming = b'\x1e{"do": "version"}\n' * 3
    assert link.receive() == {"do": "version"}
    assert line.coming.count(b"version") == 2
    line.coming = b"\x1e" * 200
    for _ in range(3):
        assert link.receive() is None
    assert line.gone.count("error") <= 3


def test_a_closed_line_stays_closed():
    class Closed(Line):
        reads = 0

        def read(self, count):
            self.reads += 1
            return b""

        def poll(self, timeout):
            return [self]

    line = Closed()
    link = Link(line, line, line)
    for _ in range(10):
        assert link.receive() is None
    assert line.reads == 1
