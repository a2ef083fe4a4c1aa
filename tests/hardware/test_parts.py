"""Parts lists: what they count is what the wiring has, and every row has a price with a date."""

import csv
import io
import math
import re
from collections import Counter, defaultdict
from dataclasses import replace

import pytest

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure
from hardware.parts import bill, on_boards
from hardware.parts.around import prints
from hardware.parts.catalogue import CATALOGUE, PRICED, UNKNOWN
from hardware.parts.variants import PADS, variants, with_pads
from hardware.pcb.checking import KINDS
from hardware.pcb.modules import module_of
from hardware.solids import placing
from hardware.solids.config import Config
from hardware.wiring.console import wire_up
from hardware.wiring.power import power_of
from hardware_boards import NAMES, board_of

CARRIED = [name for name in NAMES if name != "raspberry_pi"]
BOARDS = dict(variants()) | {name: board_of(name) for name in NAMES}


@pytest.mark.parametrize("name", BOARDS)
def test_the_quantities_add_up_to_the_parts_of_the_wiring(name):
    wiring = wire_up(BOARDS[name])
    items = bill.bill(wiring)
    pieces = [item for item in items if item.refs and item.kind not in ("wire", "lead")]
    assert sum(item.quantity for item in pieces) == len(wiring.parts)
    counted = Counter(part.kind for part in wiring.parts.values())
    for kind, count in counted.items():
        assert sum(item.quantity for item in pieces if item.kind == kind) == count, kind
    named = [ref for item in pieces for ref in item.refs]
    assert sorted(named) == sorted(wiring.parts)
    for item in pieces:
        assert item.quantity == len(item.refs)


@pytest.mark.parametrize("name", BOARDS)
def test_each_value_of_the_wiring_is_bought_as_often_as_it_is_fitted(name):
    wiring = wire_up(BOARDS[name])
    fitted = Counter((part.kind, part.value) for part in wiring.parts.values() if "button" not in part.kind)
    bought = {(item.kind, item.value): item.quantity for item in bill.bill(wiring)}
    for key, count in fitted.items():
        assert bought[key] == count


@pytest.mark.parametrize("name", BOARDS)
def test_wire_is_bought_by_the_whole_metre_and_is_enough(name):
    wiring = wire_up(BOARDS[name])
    needed = defaultdict(float)
    for link in wiring.wires():
        if not link.cable.sheathed:
            needed[link.cable.mm2, link.colour] += link.cable.metres
    bought = [item.quantity for item in bill.bill(wiring) if item.kind == "wire"]
    assert len(bought) == len(needed)
    assert sum(bought) == sum(math.ceil(round(metres, 6)) for metres in needed.values())
    leads = sum(item.quantity for item in bill.bill(wiring) if item.kind == "lead")
    assert leads == 2 * len(BOARDS[name]["pads"])


@pytest.mark.parametrize("name", BOARDS)
def test_every_row_has_a_positive_price_a_name_and_a_unit(name):
    items = bill.whole(BOARDS[name])
    for item in items:
        assert item.each > 0 and item.price > 0, item.name
        assert item.name and "{" not in item.name and item.unit in ("pcs", "m", "g")
        assert item.replace, item.name
    assert bill.total(items) == pytest.approx(sum(item.quantity * item.each for item in items))


def test_prices_are_dated():
    assert re.fullmatch(r"20\d\d-(0[1-9]|1[0-2])", PRICED)
    items = bill.bill(wire_up(board_of("esp32_devkitc")))
    assert f"EUR {PRICED}" in bill.as_csv(items).splitlines()[0]
    assert PRICED in bill.as_markdown(items)


def test_every_fuse_comes_with_a_holder():
    items = {item.kind: item.quantity for item in bill.bill(wire_up(board_of("esp32_devkitc")))}
    assert items["fuse holder"] == items["fuse"] == 1
    assert items["IC socket"] == items["level shifter"] == 1


def test_two_more_pads_take_just_their_own_parts():
    before, after = (wire_up(with_pads(board_of("esp32_devkitc"), pads)).parts for pads in (2, 4))
    added = Counter(after[ref].kind for ref in after.keys() - before.keys())
    assert added == {
        "pad socket": 2, "pad plug": 2, "pad board": 2, "pad light": 2, "MATCH button": 2, "small button": 10,
        "resistor": 22, "capacitor": 4,
    }  # fmt: skip


def test_there_is_a_list_for_each_display_and_number_of_pads():
    assert PADS == (2, 4, 6)
    assert [(len(board["pads"]), board["matrix"]["across"], board["sides"]) for _, board in variants()] == [
        (pads, across, sides) for across, sides in ((1, 1), (2, 1), (2, 2)) for pads in (2, 4, 6)
    ]


def test_the_csv_reads_back_as_the_same_rows():
    items = bill.whole(board_of("two_sided"))
    rows = list(csv.DictReader(io.StringIO(bill.as_csv(items))))
    assert [int(row["quantity"]) for row in rows] == [item.quantity for item in items]
    assert [row["for"].split() for row in rows] == [list(item.refs) for item in items]


def test_a_part_without_a_price_is_refused_in_one_line():
    board = board_of("esp32_devkitc")
    board["matrix"]["panel"] = (32, 8)
    with pytest.raises(Failure, match=r"no price for matrix panel WS2812B 32×8: add one in hardware/parts"):
        bill.bill(wire_up(board))


def test_the_catalogue_has_nothing_that_no_board_uses():
    used = {item.kind for board in BOARDS.values() for item in bill.whole(board)}
    used |= {item.kind for item in bill.whole_on_boards(board_of("two_sided"))}
    assert used == set(CATALOGUE)
    assert {path.stem for path in reading.shipped()} <= set(BOARDS)


def test_screws_and_feet_are_those_of_the_pads_and_the_case():
    """Six pads with ten screws and four feet each, a case with eight and four, a circuit board with four."""
    counted = Counter()
    for item in bill.whole(board_of("esp32_devkitc")):
        counted[item.kind] += item.quantity
    assert (counted["screw"], counted["foot"]) == (6 * 10 + 8, 7 * 4)
    assert counted["sleeve"] == 60 and counted["controller socket"] == 2


def quantities(items):
    return {(item.kind, item.value): item.quantity for item in items}


def test_two_lids_are_bolted_with_nuts_and_washers_and_a_pi_has_its_small_screws():
    two = quantities(bill.whole(board_of("two_sided")))
    config = replace(Config(), case=replace(Config().case, board="two_sided", electronics="by hand"))
    assert two["bolt", "M3 × 12 mm"] == len(placing.bolts(placing.layout(config))) > 0
    assert two["nut", ""] == two["bolt", "M3 × 12 mm"] and two["washer", ""] == 2 * two["nut", ""]
    pi = quantities(bill.whole(board_of("raspberry_pi")))
    assert pi["small screw", "M2.5 × 6 mm"] == 4 and ("bolt", "M3 × 12 mm") not in pi


@pytest.mark.parametrize("name", CARRIED)
def test_with_circuit_boards_each_part_of_their_layouts_is_bought_once(name):
    """The rows that are soldered on, counted from the layouts; what the boards replace is gone."""
    board = board_of(name)
    wiring = wire_up(board)
    bought = quantities(bill.whole_on_boards(board))
    wanted = Counter()
    for kind, times in (("console", 1), ("pad", len(board["pads"]))):
        wanted["circuit board", kind] = times
        for part in KINDS[kind].layout(board, wiring, kind).parts:
            if part.ref in ("U1A", "U1B"):
                wanted["controller socket", f"1 × {len(module_of(board['chip']).left)}"] += times
            elif part.ref.startswith("SW"):
                wanted["side button", ""] += times
            elif part.ref[0] == "X" and part.ref.endswith("P"):
                wanted["board terminal", ""] += times
            elif part.ref[0] == "X":
                wanted["board plug", f"{len(part.pads)}-pin"] += times
                wanted["wire plug", f"{len(part.pads)}-pin"] += times
                wanted["wire contact", ""] += len(part.pads) * times
    for key, count in wanted.items():
        assert bought[key] == count, key
    assert bought["board fuse holder", ""] == bought["board piezo", ""] == 1
    gone = {"interface board", "pad board", "distribution block", "supply inlet", "fuse holder", "piezo"}
    assert not gone & {kind for kind, _ in bought}
    by_hand = quantities(bill.whole(board))
    same = {"resistor", "capacitor", "matrix panel", "pad socket", "lead", "fuse", "small button", "filament"}
    for key, count in by_hand.items():
        assert key[0] not in same or bought[key] == count, key


def test_with_circuit_boards_the_wires_left_are_those_that_leave_a_board():
    board = board_of("esp32_devkitc")
    wires = {link.cable.name for link in on_boards.without(wire_up(board)).wires()}
    assert {"W10", "W20", "W40", "W7", "W8", "W101", "W102", "W111"} <= wires
    assert not wires & {"W1", "W3", "W4", "W5", "W6", "W9", "W112"}


def test_a_profile_without_a_circuit_board_has_no_list_for_one():
    with pytest.raises(Failure, match="wire it by hand"):
        bill.whole_on_boards(board_of("raspberry_pi"))


def test_the_sums_in_the_document_are_those_of_the_lists():
    text = (paths.ROOT / "docs" / "parts.md").read_text("utf-8")
    sums = re.findall(r"^\| \*\*about, EUR\*\* \|(.*)$", text, re.MULTILINE)
    for row, whole in zip(sums, (bill.whole, bill.whole_on_boards), strict=True):
        said = [int(number) for number in re.findall(r"\*\*(\d+)\*\*", row)]
        assert said == [round(sum(i.quantity * i.each for i in whole(board))) for _, board in variants()]


def test_every_player_has_blocks_of_their_own():
    def blocks(pads):
        items = bill.whole(with_pads(board_of("esp32_devkitc"), pads))
        [grams] = [item.quantity for item in items if "each player" in item.value]
        return grams

    volumes = 15.24 + 15.24 + 15.10 + 15.08 + 15.15
    assert blocks(2) == pytest.approx(2 * volumes * 1.24, abs=1)
    assert blocks(6) == pytest.approx(6 * volumes * 1.24, abs=2)


def test_every_solid_of_the_table_is_weighed():
    text = (paths.ROOT / "docs" / "solids.md").read_text("utf-8")
    named = re.findall(r"^\| `(\w+)` \|", text.split("table: generated")[1], re.MULTILINE)
    assert [each.name for each in prints()] == named
    assert all(each.grams > 0 for each in prints())


@pytest.mark.parametrize("name", BOARDS)
def test_every_row_has_a_number_and_an_alternative_or_tells_why_there_is_none(name):
    board = BOARDS[name]
    items = bill.whole(board) + (bill.whole_on_boards(board) if name != "raspberry_pi" else [])
    for item in items:
        for given in (item.number, item.other):
            assert given not in ("", UNKNOWN), item.name
            assert not given.startswith("none") or len(given.split()) > 3, item.name
        assert item.number != item.other or item.number.startswith("none"), item.name


def test_what_the_wiring_needs_to_be_protected_has_a_number_to_order_it_by():
    kinds = {
        "resistor",
        "capacitor",
        "level shifter",
        "fuse",
        "fuse holder",
        "resettable fuse",
        "supply inlet",
    }
    kinds |= {"Schottky diode", "suppressor", "Zener diode", "thyristor"}
    for name in NAMES:
        for item in bill.whole(board_of(name)):
            assert item.kind not in kinds or not item.number.startswith("none"), (name, item.name)


@pytest.mark.parametrize("name", NAMES)
def test_a_controller_has_a_number_and_an_alternative(name):
    [controller] = [item for item in bill.whole(board_of(name)) if item.kind == "controller"]
    assert not any(given.startswith("none") for given in (controller.number, controller.other))


def test_what_carries_the_supply_bears_its_current():
    """Phoenix MKDS 3: 24 A and 2.5 mm²; Schurter 0031.1681: 10 A; C&K 7201: 2 × 5 A."""
    for name in NAMES:
        power = power_of(board_of(name))
        assert power.fuse_ma <= 10000 and power.total_ma <= 24000 and power.main_mm2 <= 2.5
        assert not power.switch or power.total_ma <= 0.8 * 10000
