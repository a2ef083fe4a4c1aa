"""Commands are paced by their answers, so that a console's small port loses none."""

import json

import pytest

from drivers.link import Link
from fivefold.serial.sender import ANSWER_S, Sender
from fivefold.virtual.serial import Serial
from fivefold.virtual.world import World


class Wire:
    """What goes to a console, and seconds that pass when told."""

    def __init__(self):
        self.now = 0.0
        self.sent = []
        self.sender = Sender(lambda data: self.sent.append(json.loads(data[1:])), lambda: self.now)


def test_the_next_command_waits_for_the_answer_to_the_last():
    wire = Wire()
    for value in (1, 2, 3):
        wire.sender.put({"do": "seed", "value": value})
    assert [command["value"] for command in wire.sent] == [1]
    wire.sender.heard({"event": "card", "id": 1})
    wire.sender.heard({"event": "done", "id": 7})
    assert len(wire.sent) == 1, "neither another event nor another command's answer"
    wire.sender.heard({"event": "done", "id": 1})
    wire.sender.heard({"event": "error", "id": 2, "why": "no game is in play"})
    assert [command["id"] for command in wire.sent] == [1, 2, 3]


def test_a_command_without_an_answer_holds_nobody_up_for_ever():
    wire = Wire()
    wire.sender.put({"do": "version"})
    wire.sender.put({"do": "game"})
    wire.now = ANSWER_S - 0.1
    wire.sender.tick()
    assert len(wire.sent) == 1
    wire.now = ANSWER_S
    wire.sender.tick()
    assert [command["do"] for command in wire.sent] == ["version", "game"]


def test_what_was_meant_for_a_console_that_went_away_does_not_go_to_the_one_that_came():
    wire = Wire()
    wire.sender.put({"do": "version"})
    wire.sender.put({"do": "seed", "value": 1})
    wire.sender.forget()
    wire.sender.put({"do": "game"})
    assert [command["do"] for command in wire.sent] == ["version", "game"]


def test_what_no_console_takes_is_refused_at_once():
    with pytest.raises(ValueError, match="do must be one of"):
        Wire().sender.put({"do": "dance"})


def test_a_hundred_commands_in_one_go_lose_nothing_on_a_line_of_115200_baud():
    world = World(1)
    said = []
    serial = Serial(said.append, world)
    link = Link(serial, serial, serial)
    obeyed = []
    sender = Sender(lambda data: serial.send(json.loads(data[1:])), lambda: world.now / 1e6)
    for value in range(100):
        sender.put({"do": "seed", "value": value})
    for _ in range(400):
        world.sleep(17000)  # as long as a picture and a collection stop the loop
        record = link.receive()
        if record:
            obeyed.append(record["value"])
            sender.heard({"event": "done", "id": record["id"]})
        sender.tick()
    assert obeyed == list(range(100)) and serial.lost == 0
