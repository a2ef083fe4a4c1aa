"""Which case fits a profile, and what is said where none does; needs no CAD package."""

from dataclasses import replace
from itertools import pairwise

import pytest

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from hardware.pcb import carrier
from hardware.solids import devices, placing
from hardware.solids.config import Config, parse
from hardware.solids.document import cases

BOARDS = [path.stem for path in reading.shipped()]


def layout(bed=220, **case):
    return placing.layout(parse({"printing": {"bed": bed}, "case": case}, "test"))


@pytest.mark.parametrize("electronics", ["circuit board", "by hand"])
@pytest.mark.parametrize("bed", [220, 180])
@pytest.mark.parametrize("board", BOARDS)
def test_every_shipped_board_has_a_case_on_a_bed_of_220_and_of_180_mm(board, bed, electronics):
    at = layout(bed, board=board, electronics=electronics)
    assert at.width / at.pieces[0] <= bed and at.length / at.pieces[1] <= bed
    assert at.items and len(placing.seats(at)) == at.pads


def test_a_large_case_is_made_of_four_pieces():
    assert layout(220, board="esp32_devkitc").pieces == (1, 1)
    assert layout(220, board="matrix_32x32").pieces == layout(180, board="matrix_32x32").pieces == (2, 2)


@pytest.mark.parametrize(
    ("case", "bed", "says"),
    [
        (
            {"board": "matrix_32x32"},
            150,
            "354×354 mm and does not fit the bed of 150 mm (printing.bed), not even",
        ),
        ({"pitch": 5}, 220, "no room for circuit board, 100×100 mm"),
        ({"board": "raspberry_pi", "room": 25}, 220, "Raspberry Pi is 27 mm high, case.room 25 mm: raise it"),
        ({"pitch": 7, "electronics": "by hand"}, 220, "do not lie side by side"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_line(case, bed, says):
    with pytest.raises(Usage) as refused:
        layout(bed, **case)
    assert says in str(refused.value) and "\n" not in str(refused.value)


def test_a_pis_sockets_are_at_two_walls_and_its_supply_at_the_other_end():
    at = layout(board="raspberry_pi")
    [pi] = [item for item in at.items if item.device]
    assert pi.middle[0] > 0 > placing.supply_x(at) > placing.switch_x(at)
    for models in ((9, 27, 45.75), (10.25, 29, 47)):  # middles of the sockets of a Pi 4, of a Pi 2 and 3
        for socket, opening in zip(models, pi.device.side, strict=True):
            wide = 16.0 if socket in (45.75, 10.25) else 13.2  # Ethernet, USB
            assert abs(socket - opening.x) + wide / 2 <= opening.width / 2 + 0.5


def test_a_chip_without_a_known_board_is_refused():
    with pytest.raises(Failure, match=r"no case for chip rp2040: hardware/solids/devices\.py knows"):
        devices.device_of({"chip": "rp2040"})


def test_the_circuit_board_has_its_sizes_from_the_board_itself():
    item = layout(board="esp32_devkitc").items[0]
    assert (item.name, item.edges, item.device.holes) == ("circuit board", carrier.SIZE, carrier.HOLES)
    assert item.device.openings[0].x == carrier.USB_X


def test_a_board_without_a_circuit_board_is_wired_by_hand_and_says_why():
    at = layout(board="raspberry_pi")
    assert at.items[0].name == "Raspberry Pi"
    assert "raspberry_pi has none" in at.why_by_hand and "wire it by hand" in at.why_by_hand


@pytest.mark.parametrize("bed", [220, 180])
@pytest.mark.parametrize("board", BOARDS)
def test_no_seat_lies_on_a_seam_and_sockets_keep_apart(board, bed):
    at = layout(bed, board=board)
    for side in (-1, 1):
        down = sorted(y for x, y in placing.seats(at) if x * side > 0)
        assert all(b - a >= placing.SOCKET[1] for a, b in pairwise(down))
        assert at.pieces[1] == 1 or all(abs(y) > placing.SEAM_POST + 10 for y in down)


@pytest.mark.parametrize("board", BOARDS)
def test_petg_bears_the_warmth_with_slots_and_pla_has_no_room_to_spare(board):
    heat = pytest.importorskip("hardware.solids.heat", exc_type=ImportError)
    config = Config()
    config = replace(config, case=replace(config.case, board=board))
    assert heat.ROOM_C + heat.warmer(config) < heat.SOFTENS_C["PETG"]
    assert heat.warmer(config) <= heat.warmer(config, slots=False)
    assert heat.ROOM_C + heat.warmer(config) > heat.SOFTENS_C["PLA"] - 5


def test_the_document_says_which_case_fits():
    assert cases() in (paths.ROOT / "docs" / "solids.md").read_text("utf-8"), (
        "run: python -m hardware.solids --docs"
    )
