"""Records out of whatever comes down a line: none lost, nothing raised, memory bounded."""

import json
import random
import time
import tracemalloc

import pytest

from fivefold.serial.sequences import LONGEST, LONGEST_COMMAND, LONGEST_TEXT, Decoder, Refused, command, parse


def record(**fields):
    return b"\x1e" + json.dumps(fields, ensure_ascii=False).encode() + b"\n"


CLAIM = {"event": "claim", "seat": 1, "race_ms": 12, "t": 12}


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
        b'{"event": "x", "n": ' + b"[" * 60000,
        b"\xff\xfe",
        b"",
    ],
)
def test_numbers_and_depths_that_nobody_can_hold_are_no_record(text):
    assert parse(text) is None


@pytest.mark.parametrize(
    "change, why",
    [
        ({"t": -1}, "t must be bigger than or equal to 0"),
        ({"t": 10**13}, "t must be smaller"),
        ({"t": 1.5}, "t must be integer"),
        ({"t": "12"}, "t must be integer"),
        ({"t": True}, "t must be integer"),
        ({"t": None}, "t must be integer"),
        ({"seat": 0}, "seat must be bigger"),
        ({"seat": 99}, "seat must be smaller"),
        ({"seat": [1]}, "seat must be integer"),
        ({"seat": {}}, "seat must be integer"),
        ({"race_ms": []}, "race_ms must be integer"),
        ({"event": "a claim"}, "event must match"),
        ({"event": "x" * 41}, "event must match"),
        ({"event": "claim\n"}, "event must match"),
        ({"event": "print", "text": "x"}, "the monitor's own"),
        ({"event": "refused"}, "the monitor's own"),
        ({"event": "version", "version": 2, "board": "x" * 2001, "screen": "menu"}, "board must be shorter"),
        ({"event": "screen", "name": {}}, "name must be string"),
        ({"event": "tie", "seats": [], "pattern": 1}, "seats must contain at least 2"),
        ({"event": "tie", "seats": [1, 1], "pattern": 1}, "seats must contain unique"),
        ({"event": "new_one", "seat": 7}, "seat must be smaller"),  # also of a game that nobody knows yet
        ({"event": "new_one", "x": [[[[[[[[[]]]]]]]]]}, "nested"),
        ({"n": -(10**17)}, "a number is too large"),
        ({"n": 10**30}, "a number is too large"),
        ({"n": 10**400}, "a number is too large"),
        ({"event": "queued", "margin_ms": -5}, "margin_ms must be bigger"),
    ],
)
def test_what_no_board_tells_is_refused_and_the_next_record_is_heard(change, why):
    first, second = Decoder().feed(record(**{**CLAIM, **change}) + record(**CLAIM))
    assert isinstance(first, Refused) and why in first.why, first
    assert second == CLAIM


@pytest.mark.parametrize(
    "change",
    [
        {"standings": [[1, 1]]},
        {"standings": [[1, 1, 0]]},
        {"standings": [[1, 1, 0], [1, 3, 0]]},
        {"standings": [[1, 1, 0], [1, 1, 0]]},
        {"standings": [[1, 1, 0], [1, 2, 0], [1, 2, 0]]},
        {"standings": [[1, 1, 0, 0], [1, 2, 0]]},
        {"numbers": []},
        {"winners": [3]},
        {"computers": [[3, 1]]},
    ],
)
def test_a_game_whose_fields_do_not_go_together_is_refused(change):
    game = {
        "event": "game", "game": "twins", "seats": [1, 2], "computers": [[2, 3]], "options": {}, "seed": 7,
        "now": 0, "over": False, "winners": [], "numbers": ["sets"], "standings": [[1, 2, 0], [1, 1, 0]],
    }  # fmt: skip
    assert parse(json.dumps(game).encode()) == game
    assert isinstance(parse(json.dumps({**game, **change}).encode()), Refused)


@pytest.mark.parametrize("field", CLAIM)
def test_a_record_without_what_belongs_to_it_is_refused(field):
    found = parse(json.dumps({name: CLAIM[name] for name in CLAIM if name != field}).encode())
    assert found is None if field == "event" else isinstance(found, Refused)


def test_a_whole_number_may_be_written_with_a_point_and_is_one_then():
    assert (
        repr(parse(b'{"event": "late", "seat": 1.0, "t": 1e3}')) == "{'event': 'late', 'seat': 1, 't': 1000}"
    )


def test_what_belongs_to_the_computer_a_board_cannot_say():
    assert parse(b'{"event": "x", "time": 1, "console": "a", "game_id": 2, "count": 3, "n": 4}') == {
        "event": "x",
        "n": 4,
    }


def test_a_command_is_held_to_the_description_and_to_the_room_in_the_port():
    assert command({"do": "press", "seat": 1, "button": "MATCH"}) == (
        b'\x1e{"do":"press","seat":1,"button":"MATCH"}\n'
    )
    largest = command(
        {"do": "selftest_answer", "ask": "é" * 40, "yes": True, "seen": "é" * 40, "id": 2**30 - 1}
    )
    assert len(largest) <= LONGEST_COMMAND + 2
    for wrong in (
        {"do": "press", "seat": 7, "button": "MATCH"},
        {"do": "dance"},
        {},
        {"do": "selftest_answer", "ask": "😀" * 40, "yes": True, "seen": "😀" * 40},
    ):
        with pytest.raises(ValueError):
            command(wrong)


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
    rng = random.Random(7)
    parts, sent = [], []
    for number in range(5000):
        parts.append(rng.randbytes(rng.randrange(4000)))
        sent.append({"event": "late", "seat": 1 + number % 6, "t": number, "why": "é" * (number % 5)})
        parts.append(record(**sent[-1]))
    data = b"".join(parts)
    assert len(data) > 10_000_000
    began = time.process_time()
    decoder, heard, at = Decoder(), [], 0
    while at < len(data):
        size = rng.randrange(1, 8192)
        heard += [item for item in decoder.feed(data[at : at + size]) if isinstance(item, dict)]
        at += size
    assert heard == sent
    assert time.process_time() - began < 15
