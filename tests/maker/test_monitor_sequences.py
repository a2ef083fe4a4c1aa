"""Records out of whatever comes down a line: none lost, nothing raised, memory bounded."""

import json
import random
import time
import tracemalloc

import pytest

from fivefold.monitor.sequences import LONGEST, LONGEST_TEXT, Decoder, parse


def record(**fields):
    return b"\x1e" + json.dumps(fields, ensure_ascii=False).encode() + b"\n"


CLAIM = {"event": "claim", "seat": 1, "t": 12}


@pytest.mark.parametrize(
    "data, found",
    [
        (record(**CLAIM), [CLAIM]),
        (record(**CLAIM).replace(b"\n", b"\r\n"), [CLAIM]),  # as a serial port writes lines
        (b"boot\n" + record(**CLAIM) + b"done\n", ["boot", CLAIM, "done"]),
        (b"half a line " + record(**CLAIM) + b"goes on\n", [CLAIM, "half a line goes on"]),
        (b"\x95\xed\xf6\x00" + record(**CLAIM), [CLAIM]),
        (b"\x95\xed\xf6\x00\n", ["\ufffd\ufffd\ufffd\ufffd"]),
        (b'\x1e{"event": "cla' + record(**CLAIM), [CLAIM]),  # a sequence cut in half
        (b'\x1e{"event": "cla\nx\n' + record(**CLAIM), ["x", CLAIM]),
        (b"\x1e\x1e\x1e" + record(**CLAIM), [CLAIM]),
        (b'\x1e{"no": "event"}\n\x1e[1]\n\x1e7\n\x1e{"event": 7}\n\x1e\n', []),
        (record(event="x", why="é"), [{"event": "x", "why": "é"}]),
        (b"\x1b[2J\x07red\t.\n", ["\ufffd[2J\ufffdred\t."]),  # nothing that moves a cursor
    ],
)
def test_what_is_found_does_not_depend_on_how_it_is_cut(data, found):
    assert Decoder().feed(data) == found
    single = Decoder()
    assert [item for at in range(len(data)) for item in single.feed(data[at : at + 1])] == found
    for at in range(len(data)):
        halves = Decoder()
        assert halves.feed(data[:at]) + halves.feed(data[at:]) == found


@pytest.mark.parametrize(
    "text",
    [
        b'{"event": "x", "n": NaN}',
        b'{"event": "x", "n": 1e999}',
        b'{"event": "x", "n": ' + b"9" * 5000 + b"}",
        b'{"event": "x", "n": ' + b"[" * 60000,
        b"\xff\xfe",
        b"",
    ],
)
def test_numbers_and_depths_that_nobody_can_hold_are_no_record(text):
    assert parse(text) is None


def test_half_a_surrogate_pair_becomes_something_that_can_be_stored():
    found = parse(b'{"event": "x", "why": "\\ud800 and \\ud83d\\ude00"}')
    assert found == {"event": "x", "why": "? and 😀"}
    found["why"].encode()


def test_an_endless_line_takes_no_memory_and_the_next_record_is_heard():
    for start in (b"", b"\x1e"):
        decoder = Decoder()
        decoder.feed(start)
        tracemalloc.start()
        for _ in range(100):
            assert decoder.feed(b"x" * 65536) == []
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 4 * LONGEST
        found = decoder.feed(b"\n" + record(**CLAIM))
        assert found[-1] == CLAIM and len(found[0]) <= LONGEST_TEXT


def test_ten_megabytes_of_random_bytes_lose_no_true_event():
    chance = random.Random(7)
    parts, sent = [], []
    for number in range(5000):
        parts.append(chance.randbytes(chance.randrange(4000)))
        sent.append({"event": "claim", "seat": 1 + number % 6, "t": number, "why": "é" * (number % 5)})
        parts.append(record(**sent[-1]))
    data = b"".join(parts)
    assert len(data) > 10_000_000
    began = time.process_time()
    decoder, heard, at = Decoder(), [], 0
    while at < len(data):
        size = chance.randrange(1, 8192)
        heard += [item for item in decoder.feed(data[at : at + size]) if isinstance(item, dict)]
        at += size
    assert heard == sent
    assert time.process_time() - began < 15
