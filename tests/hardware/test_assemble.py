"""docs/assemble.md, step by step and both ways: what it names is in the wire list and in its pictures."""

import re

import pytest

from fivefold import paths
from hardware import docs
from hardware.guide import steps
from hardware.parts import on_boards
from hardware.pcb import carrier, padboard
from hardware.wiring.console import wire_up
from hardware_boards import NAMES, board_of
from hardware_drawings import WiringPicture

TEXT = (paths.ROOT / "docs" / "assemble.md").read_text("utf-8")
SECTIONS = {
    int(number): text
    for number, text in re.findall(r"^## (\d) .*?\n(.*?)(?=^## )", TEXT, re.DOTALL | re.MULTILINE)
}
CARRIED = [name for name in NAMES if name != "raspberry_pi"]
REFERENCE = board_of(docs.REFERENCE)
WIRING = wire_up(REFERENCE)
MARK = "**With the"
REF = re.compile(r"\b(?:[RCDFJLMQSUXPAW]\d{1,3}|BZ1|PS1)\b")


def ways(name):
    wiring = wire_up(board_of(name))
    found = [(wiring, *steps.by_hand(wiring))]
    if name in CARRIED:
        found.append((on_boards.without(wiring), *steps.with_boards(wiring)))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_part_and_wire_has_its_step_and_no_wire_comes_before_its_parts(name):
    for wiring, parts, cables in ways(name):
        assert parts.keys() == wiring.parts.keys()
        assert cables.keys() == {link.cable.name for link in wiring.wires()}
        for link in wiring.wires():
            for ref, _ in (link.a, link.b):
                assert parts.get(ref, 0) <= cables[link.cable.name], (ref, link.cable.name)


@pytest.mark.parametrize("name", CARRIED)
def test_what_has_no_step_with_circuit_boards_is_copper_or_a_terminal_there(name):
    wiring = wire_up(board_of(name))
    parts, cables = steps.with_boards(wiring)
    gone = {wiring.parts[ref].kind for ref in wiring.parts.keys() - parts.keys()}
    assert gone == {"interface board", "pad board", "distribution block", "supply inlet"}
    inside = carrier.netlist_of(wiring).parts.keys() | carrier.HOSTS
    for link in wiring.wires():
        ends = {link.a[0], link.b[0]}
        if link.cable.name not in cables:
            on_console = ends <= inside
            on_pad = all(ref.startswith("A") or wiring.parts[ref].kind == "small button" for ref in ends)
            assert on_console or on_pad or "J1" in ends, link


def by_hand(number):
    """A section without tables, of later measurements, and the paragraphs and lists of the other way."""
    lines = [line for line in SECTIONS[number].splitlines() if not line.startswith("|")]
    paragraphs = "\n".join(lines).split("\n\n")
    kept, inside = [], False
    for text in paragraphs:
        inside = text.startswith(MARK) or (inside and text.startswith("1. "))
        if not inside:
            kept.append(text)
    return "\n\n".join(kept)


@pytest.mark.parametrize("number", [4, 6, 7])
def test_a_step_names_no_part_that_comes_later(number):
    parts, cables = steps.by_hand(WIRING)
    for ref in REF.findall(by_hand(number)):
        assert ref in parts or ref in cables, ref
        assert (parts | cables)[ref] <= number, f"{ref} is fitted in step {(parts | cables)[ref]}"


def test_the_steps_by_hand_name_all_small_parts_that_they_fit():
    parts, _ = steps.by_hand(WIRING)
    for number in (4, 6):
        named = set(REF.findall(by_hand(number)))
        for ref, step in parts.items():
            kind = WIRING.parts[ref].kind
            alike = re.fullmatch(r"[RC][2-6]\d\d|L\d|J\d0\d", ref)  # of pads and lights one stands for all
            if step == number and not alike and kind not in ("supply", "interface board"):
                assert ref in named, (number, ref)


def test_values_beside_names_are_those_of_the_wiring():
    said = re.findall(
        r"((?:[RC]\d+(?:, | and ))*[RC]\d+),\s+([\d.]+\s(?:Ω|kΩ|MΩ|nF|µF))", TEXT.replace("\n", " ")
    )
    assert len(said) >= 10
    for refs, value in said:
        for ref in re.findall(r"[RC]\d+", refs):
            assert WIRING.parts[ref].value.startswith(" ".join(value.split())), (ref, value)


def as_drawn(pin):
    ref, name = pin
    return pin if ref[0] != "L" else ("L", name if name in ("5V", "GND") else f"{ref} {name}")


def test_every_wire_is_in_a_picture_of_its_step_or_of_one_before():
    _, cables = steps.by_hand(WIRING)
    seen = set()
    for number in sorted(SECTIONS):
        for name in re.findall(r"\(pictures/wiring/(\w+\.svg)\)", SECTIONS[number]):
            seen |= WiringPicture((docs.PICTURES / name).read_bytes()).wires()
        for link in WIRING.wires():
            first = not re.fullmatch(r"W[2-6]\d\d", link.cable.name) or link.cable.sheet != "pad"
            between_lights = link.a[0][0] == link.b[0][0] == "L"
            if cables[link.cable.name] == number and first and not between_lights:
                assert (as_drawn(link.a), as_drawn(link.b)) in seen, (number, link.cable.name)


def printed(layout):
    return [part.said for part in layout.parts if part.said]


def test_with_circuit_boards_each_connector_is_named_in_the_step_of_its_wires():
    console = printed(carrier.layout(REFERENCE, WIRING, "console"))
    pad = printed(padboard.layout(REFERENCE, WIRING, "pad"))
    ways = {number: text.replace("PAD 1 to PAD 6", " ".join(f"PAD {n}" for n in range(1, 7)))
            for number, text in SECTIONS.items()}  # fmt: skip
    assert set(console) == {"SUPPLY", "SWITCH", "PANEL 1", "MATRIX DATA", "LIGHTS"} | {
        f"PAD {number}" for number in range(1, 7)
    }
    for said in console:
        assert said in ways[4 if said in ("SUPPLY", "SWITCH") else 6].split(MARK, 1)[1], said
    for said in pad:
        assert said in ways[7].split(MARK, 1)[1], said
    for number in (4, 5, 6, 7):
        assert MARK in SECTIONS[number]
