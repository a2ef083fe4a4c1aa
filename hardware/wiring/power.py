"""Currents and voltages of a console: fuse, supply, wire gauge, USB. Pure arithmetic."""

from dataclasses import dataclass
from math import log
from typing import Any

from drivers import ladder as buttons
from drivers import power as leds
from fivefold.errors import Failure
from hardware.wiring.controllers import Controller, controller_of

SUPPLY_V = 5.0
SUPPLY_TOLERANCE = 0.05
LOGIC_V = 3.3
USB_MA = {"USB 2.0": 500, "USB 3": 900}
PULL_UP_OHMS = 10_000

# Sizes that are sold. Fuses: IEC 60127, 5×20 mm, time-lag. Resettable fuses: what they hold; they trip at
# twice that.
SUPPLIES_MA = (1000, 2000, 3000, 4000, 5000, 6000, 8000, 10000, 12000, 15000, 20000, 30000, 40000)
FUSES_MA = (1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000, 10000, 12500, 16000, 20000)
RESETTABLE_MA = (1100, 1600, 2500)
FUSE_MARGIN = 1.1
RESETTABLE_MARGIN = 1.3  # what a warm place takes off its hold current
MOST_PANELS = 16
SWITCH_MA = 8000  # both poles of a switch for 5 A side by side; above that, switch the supply itself

# Ohms in the way of the current, at their worst.
FUSE_V = 0.1  # a fuse at its rated current: Littelfuse 218 has 10 mΩ at 5 A, cold; nearly twice that, hot
HOLDER_OHMS = 0.005  # Schurter FAC, FPG: "< 5 mΩ"
SCREW_OHMS = 0.001  # a screwed joint; a contact of a barrel jack may have 0.030, and two would take 0.25 V
SWITCH_OHMS = 0.005  # two poles of "below 10 mΩ"
RESETTABLE_OHMS = 0.25  # after it has tripped once

# mm²: (the AWG size that has at least as much copper, bearable amperes). From 0.5 mm² up the currents are
# those of IEC 60335-1, table 11; below, cautious values for single wires.
WIRES = {
    0.14: (24, 1.0),
    0.25: (22, 2.0),
    0.34: (20, 2.5),
    0.5: (20, 3.0),
    0.75: (18, 6.0),
    1.0: (16, 10.0),
    1.5: (14, 16.0),
    2.5: (12, 25.0),
}
COPPER_C = 60  # a wire at work in a closed case
OHM_MM2_PER_M = 0.0178 * (1 + 0.00393 * (COPPER_C - 25))
MOST_WIRE_V = 0.06  # of the way from the supply to X1
MOST_DROP_V = 0.125  # from X1 to a panel, both ways
LEAST_SHIFTER_V = 4.5  # 74AHCT125: recommended operating conditions

SIGNAL_MM2 = 0.14
INSIDE_M = 0.3  # a wire inside of the case
SUPPLY_M = 0.2  # from one station of the supply to the next
LEAD_M = 2.0  # between console and pad


class TooMuch(Failure):
    """More current than any part of the tables bears."""


def smallest(sizes: tuple[int, ...], need: float, what: str) -> int:
    """The smallest size that is not below need, mA. Raises TooMuch."""
    for size in sizes:
        if size >= need:
            return size
    raise TooMuch(f"{what}: {need:.0f} mA is more than the largest, {sizes[-1]} mA; split the display")


def drop_v(ma: float, metres: float, mm2: float) -> float:
    """Volts lost on a pair of wires, there and back."""
    return ma / 1000 * OHM_MM2_PER_M * 2 * metres / mm2


def thinnest(ma: float, metres: float, fault_ma: float, most_v: float = MOST_DROP_V) -> float:
    """The thinnest wire, mm², that bears what its fuse lets through and loses at most most_v, there and back.

    Raises TooMuch.
    """
    for mm2, (_, amperes) in WIRES.items():
        if amperes * 1000 >= fault_ma and drop_v(ma, metres, mm2) <= most_v:
            return mm2
    raise TooMuch(
        f"no wire of the table bears {fault_ma:.0f} mA over {metres:g} m; "
        "lower supply_ma, or split the display"
    )


def awg(mm2: float) -> int:
    """The AWG size to take in place of mm²: not less copper."""
    return WIRES[mm2][0]


def diode_v(ma: float) -> float:
    """What D1, an STPS20L15D, loses at 25 °C: from its data sheet's 0.41 V at 19 A and 0.52 V at 40 A."""
    return 0.41 - 0.0045 * (19 - ma / 1000) - 1.05 * 0.0257 * log(19_000 / ma) if ma else 0.0


def ladder_mv(ladder: dict[str, Any]) -> dict[str, int]:
    """What NAV reads with each button down, mV, with exact parts; None of them down reads near the rail."""
    above = ladder["pull_up"] + buttons.RAIL_OHMS
    below = {button: 1 / (1 / ladder[button] + 1 / buttons.ABSENT_OHMS) for button in buttons.BUTTONS}
    return {button: round(LOGIC_V * 1000 * ohms / (above + ohms)) for button, ohms in below.items()}


@dataclass(frozen=True)
class Loss:
    """What a piece of the supply's way loses at the greatest current, and why."""

    what: str
    volts: float
    why: str


@dataclass(frozen=True)
class Power:
    """All currents of a console in mA, and the sizes that follow from them."""

    panels: int
    pixels: int
    pads: int
    led_budget_ma: int
    standby_ma: int
    white_ma: int
    lights_ma: int
    pads_ma: float
    controller_ma: int
    shared_ma: int  # what the matrix supply gives besides the LED budget
    total_ma: int
    supply_ma: int
    fuse_ma: int
    aux_ma: int
    resettable_ma: int
    main_mm2: float
    panel_mm2: float
    aux_mm2: float
    losses: tuple["Loss", ...]  # between the supply and X1
    drop_v: float  # from X1 to a panel
    shifter_v: float  # at the low end of the supply's tolerance, all LEDs at their most
    controller_v: float  # likewise
    usb_ma: int
    rail_used_ma: int
    rail_ma: int
    switch: bool


def power_of(board: dict[str, Any]) -> Power:
    """The power calculation of a profile. Raises TooMuch where no part is large enough."""
    matrix, controller = board["matrix"], controller_of(board)
    panels = matrix["across"] * matrix["down"]
    if panels > MOST_PANELS:
        raise TooMuch(f"matrix: {panels} panels; one supply and its names are for {MOST_PANELS}")
    pixels = panels * matrix["panel"][0] * matrix["panel"][1]
    pads = len(board["pads"])
    lights = leds.estimate(pads * 3 * 255, pads)
    pad_ma = sum(_pad_ma(board, pad) for pad in board["pads"])
    own = controller.wifi_ma if board["wifi"] else controller.ma
    shared = 0 if controller.own_supply else _up(own + pad_ma)
    total = board["supply_ma"] + shared
    fuse = smallest(FUSES_MA, total * FUSE_MARGIN, "fuse")
    aux = max(lights, shared)
    resettable = smallest(RESETTABLE_MA, aux * RESETTABLE_MARGIN, "resettable fuse")
    switch = total <= SWITCH_MA
    # Inlet to fuse, fuse to switch, switch to block, and back from block to inlet.
    way = SUPPLY_M * (4 if switch else 3) / 2
    main_mm2 = thinnest(total, way, fuse, MOST_WIRE_V)
    share = board["supply_ma"] / panels
    panel_mm2 = thinnest(share, INSIDE_M, fuse)
    aux_mm2 = thinnest(aux, INSIDE_M, 2 * resettable)
    losses = (
        *_contacts(total, fuse, switch),
        Loss("wires to X1", drop_v(total, way, main_mm2), f"{2 * way:.1f} m of {main_mm2:g} mm²"),
    )
    at_block = SUPPLY_V * (1 - SUPPLY_TOLERANCE) - sum(loss.volts for loss in losses)
    at_board = at_block - drop_v(shared + lights, INSIDE_M, main_mm2)
    resettable_v = shared / 1000 * RESETTABLE_OHMS
    return Power(
        panels=panels,
        pixels=pixels,
        pads=pads,
        led_budget_ma=board["supply_ma"],
        standby_ma=leds.estimate(0, pixels),
        white_ma=leds.estimate(pixels * len(matrix["order"]) * 255, pixels),
        lights_ma=lights,
        pads_ma=pad_ma,
        controller_ma=own,
        shared_ma=shared,
        total_ma=total,
        supply_ma=smallest(SUPPLIES_MA, total, "supply"),
        fuse_ma=fuse,
        aux_ma=aux,
        resettable_ma=resettable,
        main_mm2=main_mm2,
        panel_mm2=panel_mm2,
        aux_mm2=aux_mm2,
        losses=losses,
        drop_v=drop_v(share, INSIDE_M, panel_mm2),
        shifter_v=at_board,
        controller_v=at_board - resettable_v - diode_v(shared) - drop_v(shared, INSIDE_M, aux_mm2),
        usb_ma=_up(own + pad_ma),
        rail_used_ma=_up(pad_ma + (0 if controller.own_supply else own)),
        rail_ma=controller.rail_ma,
        switch=switch,
    )


def _contacts(total_ma: float, fuse_ma: int, switch: bool) -> list[Loss]:
    """What contacts and fuse between the supply and X1 lose."""
    screws = 2 * SCREW_OHMS, f"2 × {1000 * SCREW_OHMS:g} mΩ"
    found = [
        ("J1", *screws),
        ("F1", FUSE_V / fuse_ma * 1000, f"{FUSE_V:g} V at {fuse_ma / 1000:g} A, hot"),
        ("holder of F1", HOLDER_OHMS, f"below {1000 * HOLDER_OHMS:g} mΩ"),
    ]
    if switch:
        found.append(("S1", SWITCH_OHMS, f"two poles of {2000 * SWITCH_OHMS:g} mΩ side by side"))
    found.append(("X1", *screws))
    return [Loss(what, total_ma / 1000 * ohms, why) for what, ohms, why in found]


def excesses(power: Power, controller: Controller) -> list[str]:
    """What the sums forbid, in words; empty when all is well."""
    found = []
    if power.drop_v > MOST_DROP_V:
        found.append(f"{power.drop_v:.2f} V are lost on the way to a panel; at most {MOST_DROP_V} V")
    low = f"at {SUPPLY_V * (1 - SUPPLY_TOLERANCE)} V from the supply"
    if power.shifter_v < LEAST_SHIFTER_V:
        found.append(
            f"the level shifter gets {power.shifter_v:.2f} V {low}; it needs {LEAST_SHIFTER_V} V: lower "
            "supply_ma, or split the display"
        )
    if not controller.own_supply and power.usb_ma > USB_MA["USB 2.0"]:
        found.append(f"{power.usb_ma} mA from USB while flashing; USB 2.0 gives {USB_MA['USB 2.0']} mA")
    if power.rail_used_ma > power.rail_ma:
        found.append(f"3V3: {power.rail_used_ma} mA; the regulator gives {power.rail_ma} mA")
    if not controller.own_supply and power.controller_v < controller.least_v:
        found.append(
            f"the controller gets {power.controller_v:.2f} V {low}; it needs {controller.least_v} V: lower "
            "supply_ma, or a controller with a supply of its own"
        )
    if power.fuse_ma < power.total_ma or power.supply_ma < power.total_ma:
        found.append(f"{power.total_ma} mA are more than fuse or supply bear")
    return found


def _pad_ma(board: dict[str, Any], pad: dict[str, int]) -> float:
    """What a pad takes from 3V3 with all buttons down."""
    if "NAV" not in pad:
        return LOGIC_V / PULL_UP_OHMS * 1000 * len(pad)
    ladder = board["ladder"]
    parallel = 1 / sum(1 / ladder[button] for button in buttons.BUTTONS)
    return LOGIC_V / PULL_UP_OHMS * 1000 + LOGIC_V / (ladder["pull_up"] + parallel) * 1000


def _up(ma: float) -> int:
    return -int(-ma // 1)
