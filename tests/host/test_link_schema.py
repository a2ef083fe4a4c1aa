"""The description of the link holds for the firmware: commands, events of every game, versions."""

import pytest

import games
from console import commands, settings
from drivers.link import LONGEST
from fivefold.serial import schema, sequences

DEFINED = schema.load()["definitions"]
EVENTS = {
    rule["if"]["properties"]["event"]["const"]: rule["then"]
    for rule in DEFINED["event"]["allOf"]
    if "if" in rule
}
COMMANDS = {rule["if"]["properties"]["do"]["const"]: rule["then"] for rule in DEFINED["command"]["allOf"]}
OF_THE_CONSOLE = {
    "start", "result", "game", "screen", "late", "limited", "version", "settings", "frame", "done", "error",
    "selftest", "action", "recorded", "clock", "radio",
}  # fmt: skip
# Good values for the fields of commands; and what may come in place of any.
GOOD = {
    "value": (0, 0x3FFFFFFF),
    "game": ("quick_play", "é" * 40),
    "seats": ([1], [6, 2, 1]),
    "options": ({}, {"rounds": 3, "order": "chance"}),
    "seed": (0, 0x3FFFFFFF),
    "in_ms": (0, 60000),
    "at": (0, 0x3FFFFFFF),
    "record": (True, False),
    "first": (1, 0x3FFFFFFF),
    "seat": (1, 6),
    "lay": ([0, 1, 2, 3, 399],),
    "button": ("MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK"),
    "set": (
        {},
        settings.DEFAULTS,
        *({name: value} for name in settings.VALUES for value in settings.VALUES[name]),
    ),
    "ask": (True, False, "red", "", "x" * 40),
    "yes": (True, False),
    "seen": ("", "green", "é" * 40),
    "id": (0, 0x3FFFFFFF),
}
ODD = (
    None, True, False, -2, -1, 0, 1, 3, 7, 11, 16, 399, 400, 2**30, 10**30, 1.5, "", "x", "MATCH", "match",
    "é" * 41, [], [1], [0] * 4, [0] * 5, [0] * 6, [0, 1, 2, 3, 400], [True] * 5, [[0] * 5], {}, {"a": 1},
    {"volume": 4}, {"volume": True}, {"volume": 1, "dance": 1}, {"dim": 1}, {"dim": 2},
    {"language": "xx"}, {"matrix": -2},
    {"brightness": 0}, {"palette": []}, "no such field",
)  # fmt: skip


def every_game():
    for name in games.GAMES:
        yield name, games.load(name)
        for option, value, _ in games.variants(name):
            yield f"{name} {option}={value}", games.load(name, {option: value})


@pytest.mark.parametrize(
    "name, rules", list(every_game()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_event_of_a_game_is_described_with_its_fields(name, rules):
    known = DEFINED["field"]["properties"]
    for event, fields in rules.EVENTS.items():
        assert set(fields) <= set(known), (event, fields)
        # An event of one game alone needs no description where its fields have one.
        assert set(EVENTS.get(event, {"required": ["t"]})["required"]) <= {"t", *fields}, event
        assert len(set(fields)) == len(fields), (event, fields)  # a record has a name once


def test_no_event_is_described_that_nobody_tells():
    told = {event for _, rules in every_game() for event in rules.EVENTS}
    assert set(EVENTS) <= told | OF_THE_CONSOLE
    assert not set(schema.RESERVED) & set(DEFINED["field"]["properties"])


def test_versions_and_bounds_are_the_same_at_both_ends():
    assert schema.version() == commands.VERSION
    assert sequences.LONGEST_COMMAND == LONGEST
    assert f"the longest takes {LONGEST} bytes" in schema.load()["description"]
    assert set(COMMANDS) == set(commands.COMMANDS)


def variants(name):
    """Commands of a name: whole, with each field as odd as can be, left out, and one too many."""
    fields = [field for field in COMMANDS[name]["properties"] if field != "do"]
    whole = {"do": name, **{field: GOOD[field][-1] for field in fields}}
    yield whole
    yield {"do": name}
    yield {**whole, "event": "x"}
    yield {**whole, "id": 5, "x": None}
    for field in fields:
        yield {other: whole[other] for other in whole if other != field}
        for value in (*GOOD[field], *ODD):
            yield {**whole, field: value}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_console_takes_what_is_described_and_nothing_else(name):
    taken = refused = 0
    for command in variants(name):
        described = schema.command(command) == ""
        assert described == (commands.refusal(command) is None), (command, commands.refusal(command))
        taken += described
        refused += not described
    assert taken > 2 and refused > 2


@pytest.mark.parametrize(
    "record", [{}, {"do": None}, {"do": "dance"}, {"do": ["seed"]}, {"do": 7}, {"do": "x" * 200}]
)
def test_what_is_no_command_is_none_at_both_ends(record):
    assert schema.command(record) and commands.refusal(record) == "no such command"
