"""What of the wiring is on a circuit board, and the rules that need no KiCad."""

import itertools
import math

import pytest

from fivefold.boards import reading
from fivefold.errors import Failure
from hardware.pcb import building, carrier, electrical, padboard, widths
from hardware.pcb.checking import KINDS
from hardware.pcb.layout import RULES
from hardware.pcb.modules import MODULES, PITCH, module_of, printed_of
from hardware.pcb.netlist import THICK_MM2
from hardware.pcb.router import Pad, Router
from hardware.solids.config import Config
from hardware.solids.keys import keys
from hardware.wiring.console import wire_up
from hardware_boards import NAMES, board_of

CARRIED = [name for name in NAMES if name != "raspberry_pi"]


@pytest.mark.parametrize("name", CARRIED)
@pytest.mark.parametrize("kind", KINDS)
def test_each_wire_that_leaves_a_board_has_a_pin_of_a_connector(name, kind):
    wiring = wire_up(board_of(name))
    lists = carrier.netlist_of(wiring) if kind == "console" else padboard.netlist_of(wiring)
    hosts = carrier.HOSTS if kind == "console" else {"A101"}
    inside = lists.parts.keys() | hosts
    leaving = 0
    for link in wiring.wires():
        near = [pin for pin in (link.a, link.b) if pin[0] in inside]
        if len(near) == 1:
            far = link.b if near[0] == link.a else link.a
            assert any(
                link.net == lists.connectors[ref].nets[int(pin) - 1]
                and lists.connectors[ref].thick == (link.cable.mm2 >= THICK_MM2)
                for ref, pin in lists.at[far]
            ), far
            leaving += 1
    assert leaving >= 6


@pytest.mark.parametrize("name", CARRIED)
@pytest.mark.parametrize("kind", KINDS)
def test_the_electrical_rules_hold(name, kind):
    assert electrical.faults(KINDS[kind].netlist(wire_up(board_of(name)))) == []


def test_a_broken_netlist_breaks_the_electrical_rules():
    wiring = wire_up(board_of("esp32_devkitc"))

    def found(change):
        lists = carrier.board_netlist(wiring)
        change(lists)
        return " | ".join(electrical.faults(lists))

    assert "U2 1A is not connected" in found(lambda lists: lists.nets_of["U2"].pop("1A"))
    assert "U2 3Y is connected" in found(lambda lists: lists.nets_of["U2"].update({"3Y": "GND"}))
    assert "U2 1Y and U2 2Y drive it together" in found(
        lambda lists: lists.nets_of["U2"].update({"2Y": lists.nets_of["U2"]["1Y"]})
    )
    assert "nothing drives U2 1A" in found(
        lambda lists: lists.nets_of["U1"].update({pin: "GND" for pin in ("GPIO18",)})
    )
    assert "only R3 2 is on it" in found(lambda lists: lists.nets_of["R3"].update({"2": "nowhere"}))


@pytest.mark.parametrize("name", CARRIED)
def test_the_module_has_every_pin_of_the_wiring(name):
    board = board_of(name)
    module = module_of(board["chip"])
    printed = [*module.left, *module.right]
    for pin in wire_up(board).parts["U1"].pins:
        assert printed.count(printed_of(pin)) >= 1, pin
        if printed_of(pin) not in ("GND", "3V3"):
            assert printed.count(printed_of(pin)) == 1, pin


@pytest.mark.parametrize("chip", MODULES)
def test_a_module_has_pins_of_its_chip_and_none_twice(chip):
    module = MODULES[chip]
    gpios = [int(word) for word in (*module.left, *module.right) if word.isdigit()]
    assert len(gpios) == len(set(gpios)) and set(gpios) <= set(reading.chips()[chip]["pins"])
    assert len(module.left) == len(module.right) and module.enable in module.right
    assert module.usb + PITCH * (len(module.left) - 1) < module.length


def test_four_panels_share_two_terminals_in_reading_order():
    lists = carrier.netlist_of(wire_up(board_of("matrix_32x32")))
    fed = [lists.ends_of(each) for each in lists.connectors.values() if each.thick]
    assert sorted(fed) == [["J1"], ["M1", "M2"], ["M3", "M4"]]
    layout = carrier.layout(board_of("matrix_32x32"), wire_up(board_of("matrix_32x32")), "console")
    words = {each.text for each in layout.words}
    assert {"PANELS 1+2", "PANELS 3+4", "SUPPLY"} <= words and "SWITCH" not in words


@pytest.mark.parametrize(
    ("name", "change", "says"),
    [
        ("raspberry_pi", {}, "carries esp32 or esp32s3 on two rows of pins, and raspberry_pi has none"),
        ("matrix_32x32", {"across": 3}, "has terminals for 4 panels, not for the 6 of 32×32 matrix"),
        ("matrix_32x32", {"supply_ma": 12000}, "bears 10 A, not the fuse of 16 A of 32×32 matrix"),
    ],
)
def test_boards_that_cannot_be_made_say_why_and_what_to_do(name, change, says):
    board = board_of(name)
    board["matrix"] |= {key: value for key, value in change.items() if key in board["matrix"]}
    board |= {key: value for key, value in change.items() if key in board}
    reason = building.missing("console", board, wire_up(board))
    assert says in reason and reason.endswith("wire it by hand")


@pytest.mark.parametrize("name", CARRIED)
def test_every_shipped_profile_with_a_module_has_both_boards(name):
    board = board_of(name)
    assert [building.missing(kind, board, wire_up(board)) for kind in KINDS] == ["", ""]


def test_widths_are_those_of_the_standard():
    # IPC-2221A, figure 6-4: 1 A and 10 K on an outer layer of 1 oz want about 12 mil,
    # 10 A and 20 K about 190.
    assert 0.28 < widths.width_mm(1, 10) < 0.32
    assert 4.5 < widths.width_mm(10, 20) < 4.9


def test_the_pads_board_has_buttons_and_screws_where_the_case_has_them():
    config = Config()
    at = keys(config)
    layout = padboard.layout(board_of("esp32_devkitc"), wire_up(board_of("esp32_devkitc")), "pad", config)
    assert layout.size == at.size
    for button, (x, y) in at.buttons.items():
        part = next(part for part in layout.parts if part.value == button)
        assert math.isclose(part.x - at.size[0] / 2, x, abs_tol=1e-3)
        assert math.isclose(at.size[1] / 2 - part.y, y, abs_tol=1e-3)
    wanted = {(round(x + at.size[0] / 2, 2), round(at.size[1] / 2 - y, 2)) for x, y in at.screws}
    assert {(round(x, 2), round(y, 2)) for x, y in layout.holes} == wanted


def test_other_switches_are_refused_in_words():
    from dataclasses import replace

    config = replace(Config(), pad=replace(Config().pad, switch=6.0))
    board = board_of("esp32_devkitc")
    with pytest.raises(Failure, match=r"switches of 12 mm, and pad\.switch is 6"):
        padboard.layout(board, wire_up(board), "pad", config)


def pad(net, x, y):
    return Pad(net, x, y, 1.6, 1.6, True, 0.8, (0, 1))


def far(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def test_the_router_keeps_nets_apart_that_have_to_cross():
    pads = [pad("a", 2, 10), pad("a", 18, 10), pad("b", 10, 2), pad("b", 10, 18), pad("", 6, 10)]
    router = Router((20, 20), 1, pads, {"b": 0.8}, ["a", "b"])
    router.route(["a", "b"])
    made = router.result()
    assert {net for net, *_ in made.tracks} == {"a", "b"}
    steps = {}
    for net, layer, width, points in made.tracks:
        assert width == (0.8 if net == "b" else RULES["track"])
        for a, b in itertools.pairwise(points):
            many = max(1, int(far(a, b) / 0.05))
            line = [
                (a[0] + (b[0] - a[0]) * n / many, a[1] + (b[1] - a[1]) * n / many) for n in range(many + 1)
            ]
            steps.setdefault((net, layer), []).extend(line)
            for spot in line:
                for other in pads:
                    if other.net != net:
                        assert other.distance(*spot) - width / 2 >= RULES["clearance"] - 1e-6
    for layer in ("F.Cu", "B.Cu"):
        for a in steps.get(("a", layer), []):
            for b in steps.get(("b", layer), []):
                assert far(a, b) >= RULES["clearance"] + (0.8 + RULES["track"]) / 2 - 1e-6


def test_the_router_says_when_there_is_no_way():
    wall = [Pad("", 10, y, 2.0, 2.0, False, 0, (0, 1)) for y in range(0, 21)]
    router = Router((20, 20), 1, [pad("a", 2, 10), pad("a", 18, 10), *wall], {}, ["a"])
    with pytest.raises(Failure, match="no way for a"):
        router.route(["a"])
