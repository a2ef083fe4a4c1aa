"""Currents, fuses, wires and voltages."""

from dataclasses import replace

import pytest

from drivers.ladder import windows
from hardware.wiring.console import wire_up
from hardware.wiring.controllers import controller_of
from hardware.wiring.power import (
    MOST_DROP_V,
    WIRES,
    TooMuch,
    drop_v,
    excesses,
    ladder_mv,
    power_of,
    thinnest,
)
from hardware_boards import NAMES, board_of


@pytest.mark.parametrize("name", NAMES)
def test_no_shipped_board_asks_too_much(name):
    board = board_of(name)
    power = power_of(board)
    assert excesses(power, controller_of(board)) == []
    assert power.total_ma < power.fuse_ma <= WIRES[power.panel_mm2][1] * 1000
    assert power.fuse_ma <= WIRES[power.main_mm2][1] * 1000
    assert 2 * power.resettable_ma <= WIRES[power.aux_mm2][1] * 1000
    assert power.supply_ma >= power.total_ma
    assert power.drop_v <= MOST_DROP_V


def test_the_sums_of_the_reference_board_by_hand():
    power = power_of(board_of("esp32_devkitc"))
    assert power.white_ma == 256 * (1 + 60)
    assert power.standby_ma == 256
    assert power.lights_ma == 6 * 61
    # Six times 3.3 V / 10 kΩ for MATCH, and 3.3 V / (10 kΩ + all five in parallel) for NAV.
    parallel = 1 / (1 / 820 + 1 / 2200 + 1 / 4700 + 1 / 10000 + 1 / 22000)
    assert power.pads_ma == pytest.approx(6 * (0.33 + 3300 / (10000 + parallel)))
    assert power.total_ma == 4000 + 104
    assert (power.supply_ma, power.fuse_ma, power.main_mm2) == (5000, 5000, 1.5)


@pytest.mark.parametrize("name", NAMES)
def test_everything_gets_its_voltage_when_the_supply_gives_its_least(name):
    board = board_of(name)
    power, controller = power_of(board), controller_of(board)
    assert power.shifter_v >= 4.5  # 74AHCT125
    assert controller.own_supply or power.controller_v >= controller.least_v
    assert power.shifter_v - power.drop_v >= 3.7  # WS2812B


def test_the_voltages_of_the_reference_board_at_the_low_end_by_hand():
    power = power_of(board_of("esp32_devkitc"))
    warm = 0.0178 * (1 + 0.00393 * 35)
    contacts = 4.104 * (2 * 0.001 + 0.1 / 5 + 0.005 + 0.005 + 2 * 0.001)
    block = 4.75 - contacts - 4.104 * 0.8 * warm / 1.5
    board = block - 0.470 * 0.6 * warm / 1.5
    assert power.shifter_v == pytest.approx(board)
    assert power.controller_v == pytest.approx(
        board - 0.104 * 0.25 - 0.184 - 0.104 * 0.6 * warm / 0.34, abs=1e-3
    )


def test_too_little_voltage_is_told_with_what_to_do():
    board = board_of("esp32_devkitc")
    poor = replace(power_of(board), shifter_v=4.44, controller_v=4.21)
    shifter, controller = excesses(poor, controller_of(board))
    assert shifter.startswith(
        "the level shifter gets 4.44 V at 4.75 V from the supply; it needs 4.5 V: lower"
    )
    assert controller.startswith(
        "the controller gets 4.21 V at 4.75 V from the supply; it needs 4.3 V: lower"
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_resettable_fuse_holds_in_a_warm_case(name):
    power = power_of(board_of(name))
    # At 50 °C it holds about a quarter less than the figure on its sheet.
    assert power.resettable_ma * 0.77 >= power.aux_ma


@pytest.mark.parametrize(("name", "size"), [("two_sided", 8000), ("matrix_32x32", 10000)])
def test_larger_displays_get_larger_fuses_and_screw_terminals(name, size):
    power = power_of(board_of(name))
    assert (power.fuse_ma, power.supply_ma, power.switch) == (size, size, size < 10000)


def test_a_raspberry_pi_takes_nothing_from_the_matrix_supply():
    assert power_of(board_of("raspberry_pi")).total_ma == 4000


def test_warm_copper_of_one_square_millimetre_loses_40_mv_a_metre_and_ampere():
    assert drop_v(1000, 1, 1.0) == pytest.approx(0.0405, abs=1e-4)


def test_a_long_wire_is_thicker_than_its_fuse_asks_for():
    assert thinnest(4000, 0.3, 5000) == 0.75
    assert thinnest(4000, 0.9, 5000) > 0.75


def test_radio_and_a_small_regulator_are_too_much():
    board = board_of("esp32_devkitc")
    board["wifi"] = True
    power = power_of(board)
    assert power.usb_ma > 300
    small = controller_of(board)
    object.__setattr__(power, "rail_ma", 200)
    assert "3V3: 304 mA; the regulator gives 200 mA" in excesses(power, small)


def test_pixels_with_white_draw_more_and_are_other_parts():
    board = board_of("esp32_devkitc")
    board["matrix"]["order"] = "GRBW"
    assert power_of(board).white_ma == 256 * (1 + 80)
    assert wire_up(board).parts["M1"].value == "SK6812 RGBW 16×16"
    assert wire_up(board).parts["L1"].value == "WS2812B"


def test_more_panels_than_have_names_are_refused():
    board = board_of("matrix_32x32")
    board["matrix"].update(across=6, down=3)
    with pytest.raises(TooMuch, match="18 panels"):
        power_of(board)


def test_more_current_than_any_fuse_bears_is_refused_in_one_line():
    board = board_of("matrix_32x32")
    board["supply_ma"] = 60000
    with pytest.raises(TooMuch, match=r"fuse: .* is more than the largest, 20000 mA; split the display"):
        power_of(board)


@pytest.mark.parametrize("name", [name for name in NAMES if "ladder" in board_of(name)])
def test_exact_parts_read_in_the_middle_of_the_windows_of_the_firmware(name):
    ladder = board_of(name)["ladder"]
    exact = ladder_mv(ladder)
    for low, high, button in windows(ladder):
        assert abs((low + high) / 2 - exact[button]) < 20


def test_the_voltages_of_the_reference_ladder_by_hand():
    assert ladder_mv(board_of("esp32_devkitc")["ladder"]) == {
        "UP": 248, "DOWN": 589, "LEFT": 1045, "RIGHT": 1634, "BACK": 2246,
    }  # fmt: skip
