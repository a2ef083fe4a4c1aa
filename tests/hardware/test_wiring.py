"""The wiring of every shipped board agrees with its profile, and faults in it are found."""

import re
from dataclasses import replace

import pytest

from fivefold.errors import Failure
from hardware.wiring.checking import faults, gpio_of
from hardware.wiring.console import wire_up
from hardware.wiring.model import Link
from hardware_boards import NAMES, board_of, roles_of


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_board_can_be_wired_without_faults(name):
    board = board_of(name)
    assert faults(wire_up(board), board) == []


@pytest.mark.parametrize("name", NAMES)
def test_each_pin_of_the_profile_leads_where_it_belongs_and_no_other_pin_is_wired(name):
    board = board_of(name)
    wiring = wire_up(board)
    found = {}
    for label in wiring.parts["U1"].pins:
        if gpio_of(label) is None:
            continue
        island = wiring.island(("U1", label))
        if ("U2", "1A") in island:
            found[gpio_of(label)] = "MATRIX"
        elif ("U2", "2A") in island:
            found[gpio_of(label)] = "LIGHTS"
        elif ("R3", "1") in island:
            found[gpio_of(label)] = "BUZZER"
        else:
            [guard] = [ref for ref, pin in island if re.fullmatch(r"R\d1[1-7]", ref) and pin == "1"]
            [(plug, line)] = [(ref, pin) for ref, pin in wiring.island((guard, "2")) if ref[0] == "P"]
            found[gpio_of(label)] = f"{line} {plug[1:-2]}"
    assert found == roles_of(board)


def test_match_has_its_resistor_and_capacitor_at_the_console_and_nav_its_resistor_in_the_pad():
    wiring = wire_up(board_of("esp32_devkitc"))
    for seat in range(1, 7):
        resistor, capacitor, ladder = f"R{seat}01", f"C{seat}01", f"R{seat}07"
        match = wiring.island((f"R{seat}11", "1"))
        assert (f"R{seat}11", "2") in wiring.island((f"S{seat}01", "1"))
        assert {(resistor, "2"), (capacitor, "1")} <= match
        assert (resistor, "1") in wiring.island(("U1", "3V3"))
        assert (capacitor, "2") in wiring.island(("U1", "GND"))
        assert wiring.parts[resistor].value == "10 kΩ" and wiring.parts[capacitor].value == "100 nF"
        assert wiring.parts[ladder].host == f"A{seat}01"
        assert (f"P{seat}01", "NAV") in wiring.island((ladder, "2"))


def test_each_ladder_resistor_lies_between_nav_and_its_button():
    board = board_of("esp32_devkitc")
    wiring = wire_up(board)
    for seat in range(1, 7):
        for number, button in enumerate(("UP", "DOWN", "LEFT", "RIGHT", "BACK"), 2):
            resistor, switch = f"R{seat}0{number}", f"S{seat}0{number}"
            ohms = wiring.parts[resistor].value
            number, unit = ohms.split()
            assert float(number) * {"Ω": 1, "kΩ": 1000}[unit] == board["ladder"][button]
            assert (resistor, "1") in wiring.island((f"P{seat}01", "NAV"))
            assert (resistor, "2") in wiring.island((switch, "1"))
            assert wiring.parts[switch].value == button
            assert (switch, "2") in wiring.island(("U1", "GND"))


@pytest.mark.parametrize(("name", "wires"), [("esp32_devkitc", 4), ("two_player", 7), ("raspberry_pi", 7)])
def test_a_lead_has_as_many_wires_as_the_pad_needs(name, wires):
    wiring = wire_up(board_of(name))
    assert len([link for link in wiring.wires() if link.cable.name == "W102"]) == wires


@pytest.mark.parametrize(("name", "panels"), [("esp32_devkitc", 1), ("two_sided", 2), ("matrix_32x32", 4)])
def test_panels_form_one_chain_each_with_its_own_supply_wires_and_capacitor(name, panels):
    wiring = wire_up(board_of(name))
    refs = [part.ref for part in wiring.of_kind("matrix panel")]
    assert refs == [f"M{number}" for number in range(1, panels + 1)]
    for number in range(1, panels + 1):
        before = ("R1", "2") if number == 1 else (f"M{number - 1}", "DOUT")
        assert before in wiring.island((f"M{number}", "DIN"))
        assert (f"C{number + 1}", "+") in wiring.island((f"M{number}", "5V"))
        feeds = [link.a for link in wiring.wires() if link.b == (f"M{number}", "5V")]
        assert feeds == [("X1", "5V")]


def test_data_goes_through_the_level_shifter_and_a_resistor_of_330_to_470_ohms():
    wiring = wire_up(board_of("esp32_devkitc"))
    for gate, first in ((1, "M1"), (2, "L1")):
        assert (f"R{gate}", "1") in wiring.island(("U2", f"{gate}Y"))
        assert (f"R{gate}", "2") in wiring.island((first, "DIN"))
        assert 330 <= int(wiring.parts[f"R{gate}"].value.split()[0]) <= 470
        assert ("U2", f"{gate}OE") in wiring.island(("U1", "GND"))
    for idle in (3, 4):
        assert ("U2", f"{idle}OE") in wiring.island(("U2", "VCC"))
        assert ("U2", f"{idle}A") in wiring.island(("U1", "GND"))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_but_ground_leaves_the_console_without_a_resistor(name):
    board = board_of(name)
    wiring = wire_up(board)
    for seat in range(1, len(board["pads"]) + 1):
        for pin in wiring.parts[f"J{seat}01"].pins:
            reached = wiring.island((f"J{seat}01", pin))
            at_the_chip = {ref for ref, _ in reached} & {"U1", "U2", "X1"}
            assert bool(at_the_chip) == (pin == "GND"), (seat, pin)


def test_nav_has_ground_and_charge_at_the_console():
    wiring = wire_up(board_of("esp32_devkitc"))
    for seat in range(1, 7):
        line = wiring.island((f"R{seat}17", "1"))
        assert {(f"R{seat}18", "1"), (f"C{seat}02", "1")} <= line
        assert wiring.parts[f"R{seat}18"].value == "1 MΩ"
        assert {(f"R{seat}18", "2"), (f"C{seat}02", "2")} <= wiring.island(("U1", "GND"))


@pytest.mark.parametrize("name", NAMES)
def test_the_way_of_the_supply_is_fuse_switch_guard(name):
    """Across 5 V behind the fuse, so that what conducts there in a fault blows it."""
    wiring = wire_up(board_of(name))
    five = wiring.island(("X1", "5V"))
    assert ("F1", "1") in wiring.island(("J1", "+5V")) and ("F1", "1") not in five
    if "S1" in wiring.parts:
        assert ("S1", "1") in wiring.island(("F1", "2")) and ("S1", "2") in five
    else:
        assert ("F1", "2") in five
    assert {("D2", "K"), ("D3", "K"), ("D4", "K"), ("Q1", "A"), ("X1", "5V"), ("U2", "VCC")} <= five
    assert {("D2", "A"), ("D3", "A"), ("Q1", "K")} <= wiring.island(("X1", "GND"))
    assert {("D4", "A"), ("Q1", "G")} <= wiring.island(("R4", "1"))


@pytest.mark.parametrize("name", NAMES)
def test_the_inputs_of_the_shifter_are_low_while_the_chip_starts(name):
    wiring = wire_up(board_of(name))
    for gate in (1, 2):
        assert (f"R{gate + 4}", "1") in wiring.island(("U2", f"{gate}A"))
        assert (f"R{gate + 4}", "2") in wiring.island(("U2", "GND"))


def test_a_pad_that_is_unplugged_breaks_no_chain_and_leaves_match_pulled_up():
    wiring = wire_up(board_of("esp32_devkitc"))
    wiring.links = [link for link in wiring.links if link.a[0] != "P301" and link.b[0] != "P301"]
    for seat in range(2, 7):
        assert (f"L{seat - 1}", "DOUT") in wiring.island((f"L{seat}", "DIN"))
        assert ("X1", "GND") in wiring.island((f"L{seat}", "GND"))
    assert ("R301", "2") in wiring.island(("U1", "GPIO27"))


def test_usb_does_not_feed_the_matrix():
    wiring = wire_up(board_of("esp32_devkitc"))
    assert ("D1", "K") in wiring.island(("U1", "5V"))
    assert ("D1", "A") not in wiring.island(("U1", "5V"))
    assert ("D1", "A") in wiring.island(("F2", "2")) and ("F2", "1") in wiring.island(("X1", "5V"))


def test_a_raspberry_pi_shares_ground_only_with_the_supply():
    wiring = wire_up(board_of("raspberry_pi"))
    assert wiring.island(("U1", "5V")) == {("U1", "5V")}
    assert ("X1", "GND") in wiring.island(("U1", "GND"))


def test_the_lines_of_a_raspberry_pi_can_be_pulled_down_by_its_own_resistors():
    """10 kΩ outdo them, and a capacitor delays the rise: the self-test would find faults in a good wiring."""
    board = board_of("raspberry_pi")
    wiring = wire_up(board)
    for seat in range(1, len(board["pads"]) + 1):
        near, far = (wiring.island((f"R{seat}11", pin)) for pin in "12")
        small = {ref for ref, _ in near | far if wiring.parts[ref].kind in ("resistor", "capacitor")}
        assert small == {f"R{seat}11"}
    assert wiring.island(("U1", "3V3")) == {("U1", "3V3")}


def test_buttons_without_a_pull_up_in_the_chip_get_a_resistor():
    board = board_of("two_player")
    board["pull_up"] = False
    wiring = wire_up(board)
    for seat in (1, 2):
        for number in range(1, 7):
            assert (f"R{seat}1{number}", "2") in wiring.island((f"S{seat}0{number}", "1"))
            assert (f"R{seat}0{number}", "2") in wiring.island((f"R{seat}1{number}", "1"))
            assert (f"R{seat}0{number}", "1") in wiring.island(("U1", "3V3"))
    assert faults(wiring, board) == []


def test_pads_of_both_kinds_can_be_mixed():
    board = board_of("esp32_devkitc")
    board["pads"] = [board["pads"][0], board_of("two_player")["pads"][1]]
    assert faults(wire_up(board), board) == []


def test_an_unknown_chip_is_refused_in_one_line():
    board = board_of("esp32_devkitc")
    board["chip"] = "z80"
    with pytest.raises(Failure, match=r"no wiring for chip z80: .* knows esp32, "):
        wire_up(board)


def swapped(wiring):
    """MATCH of pads 1 and 2 change places at the chip."""
    ends = {("U1", "GPIO25"): ("U1", "GPIO26"), ("U1", "GPIO26"): ("U1", "GPIO25")}
    wiring.links = [replace(link, a=ends.get(link.a, link.a)) for link in wiring.links]


def cut(wiring):
    wiring.links = [link for link in wiring.links if link.a != ("U1", "GPIO18")]


def bridged(wiring):
    wiring.links.append(Link("NAV 1 LEAD", ("J101", "NAV"), ("J101", "MATCH")))


def five_volts_at_a_pin(wiring):
    wiring.links.append(Link("5V", ("X1", "5V"), ("U1", "GPIO23")))


def nowhere(wiring):
    wiring.links.append(Link("GND", ("U1", "GND"), ("Q9", "1")))


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (swapped, "GPIO25 does not lead to R111 1"),
        (cut, "U1 GPIO18 is not connected"),
        (bridged, "MATCH 1 LEAD and NAV 1 LEAD touch"),
        (five_volts_at_a_pin, "five volts at GPIO23"),
        (nowhere, "GND: there is no part Q9"),
    ],
)
def test_a_broken_wiring_is_found(break_it, said):
    board = board_of("esp32_devkitc")
    wiring = wire_up(board)
    break_it(wiring)
    assert said in faults(wiring, board)


def test_a_wiring_of_another_profile_is_found():
    board = board_of("esp32_devkitc")
    wiring = wire_up(board)
    board["buzzer"] = 22
    assert faults(wiring, board) == [
        "GPIO23 is wired, and the profile does not use it",
        "GPIO22 is in the profile, and not wired",
    ]
