"""The power calculation in words, and what the ladder reads, as Markdown."""

from typing import Any

from drivers import ladder as buttons
from drivers import power as leds
from drivers.ladder_decoder import IDLE_MV
from hardware.wiring import power as sums
from hardware.wiring import values
from hardware.wiring.controllers import Controller, controller_of
from hardware.wiring.power import Power
from hardware.wiring.values import amperes
from hardware.wiring.wirelist import table


def as_markdown(board: dict[str, Any]) -> str:
    """The sums of a profile, each with how it comes about, and the ladder's voltages where there is one."""
    power, controller = sums.power_of(board), controller_of(board)
    lines = [*_loads(board, power, controller), *_sizes(power), *_limits(power, controller)]
    text = table(("what", "value", "how"), lines)
    excesses = sums.excesses(power, controller)
    text += "\n\n" + ("".join(f"**Too much:** {fault}.\n" for fault in excesses) or "All of this holds.\n")
    if any("NAV" in pad for pad in board["pads"]):
        text += "\n" + _ladder(board["ladder"]) + "\n"
    return text


def worst_as_markdown(boards: dict[str, dict[str, Any]]) -> str:
    """Every profile at the low end of its supply: `{name: board}`."""
    lines = []
    for name, board in boards.items():
        power, controller = sums.power_of(board), controller_of(board)
        own = f"{power.controller_v:.2f} V of {controller.least_v} V"
        lines.append(
            [
                f"`{name}`",
                f"{power.total_ma} mA",
                amperes(power.fuse_ma),
                _wire(power.main_mm2),
                f"{sum(loss.volts for loss in power.losses):.2f} V",
                f"{power.shifter_v:.2f} V of {sums.LEAST_SHIFTER_V} V",
                "a supply of its own" if controller.own_supply else own,
                "; ".join(sums.excesses(power, controller)) or "yes",
            ]
        )
    head = (
        "profile",
        "at most",
        "F1",
        "wires to X1",
        "lost up to X1",
        "level shifter",
        "controller",
        "holds",
    )
    return table(head, lines)


def _loads(board: dict[str, Any], power: Power, controller: Controller) -> list[list[str]]:
    radio = "with radio" if board["wifi"] else "without radio"
    light = leds.STANDBY_MA + 3 * leds.CHANNEL_MA
    pixel = leds.STANDBY_MA + len(board["matrix"]["order"]) * leds.CHANNEL_MA
    lines = [
        ["matrix, all white", f"{power.white_ma} mA", f"{power.pixels} pixels at {pixel} mA; never reached"],
        ["matrix, black", f"{power.standby_ma} mA", f"{power.pixels} pixels at {leds.STANDBY_MA} mA"],
        ["pad lights, all white", f"{power.lights_ma} mA", f"{power.pads} at {light} mA"],
        [
            "LEDs at most",
            f"{power.led_budget_ma} mA",
            "`supply_ma` of the profile: the firmware dims each picture until all LEDs keep to it",
        ],
        ["controller", f"{power.controller_ma} mA", f"{controller.name}, {radio}"],
        ["pads", f"{power.pads_ma:.1f} mA", f"{power.pads} pads with all buttons down, from 3V3"],
    ]
    from_supply = "LEDs, controller and pads"
    if controller.own_supply:
        from_supply = f"LEDs; the {controller.name} has a supply of its own, only GND is joined"
    return [*lines, ["from the supply", f"**{power.total_ma} mA**", from_supply]]


def _sizes(power: Power) -> list[list[str]]:
    fuse = (
        f"next size above {sums.FUSE_MARGIN:g} × the current; protects the wires, also from a larger supply"
    )
    held = f"next size above {sums.RESETTABLE_MARGIN:g} × {power.aux_ma} mA, the larger of the two"
    bears = "bears what the fuse lets through (IEC 60335-1, table 11)"
    return [
        ["supply", f"5 V, at least {amperes(power.supply_ma)}", "next size that is sold"],
        ["fuse F1", f"{amperes(power.fuse_ma)}, time-lag", fuse],
        [
            "resettable fuses F2 (controller) and F3 (pad lights)",
            f"holds {amperes(power.resettable_ma)}",
            f"{held}; trips at twice that",
        ],
        ["wires from supply to X1", _wire(power.main_mm2), bears],
        ["wires from X1 to each panel", _wire(power.panel_mm2), bears],
        ["wires behind F2 and F3", _wire(power.aux_mm2), "bear twice what they hold"],
        ["signals, pad leads", _wire(sums.SIGNAL_MM2), "a few milliamperes"],
    ]


def _limits(power: Power, controller: Controller) -> list[list[str]]:
    """Voltages at the low end of the supply's tolerance, all LEDs at their most, copper warm."""
    least = sums.SUPPLY_V * (1 - sums.SUPPLY_TOLERANCE)
    lost = sum(loss.volts for loss in power.losses)
    ways = "; ".join(f"{loss.what} {loss.volts:.3f} V ({loss.why})" for loss in power.losses)
    panel = f"over {sums.INSIDE_M} m, there and back; at most {sums.MOST_DROP_V} V"
    lines = [
        [
            "supply at its least",
            f"{least:.2f} V",
            f"{100 * sums.SUPPLY_TOLERANCE:g} % below {sums.SUPPLY_V:g} V",
        ],
        ["lost up to X1", f"{lost:.2f} V", f"{ways}; copper at {sums.COPPER_C} °C"],
        ["lost from X1 to a panel", f"{power.drop_v:.2f} V", panel],
        ["VCC of the level shifter", f"**{power.shifter_v:.2f} V**", f"at least {sums.LEAST_SHIFTER_V} V"],
    ]
    rail = f"{controller.name}: its 3.3 V regulator gives {power.rail_ma} mA"
    lines.append(["from 3V3", f"{power.rail_used_ma} mA", rail])
    if not controller.own_supply:
        volts = (
            f"behind F2 ({sums.RESETTABLE_OHMS:g} Ω once it has tripped), "
            f"D1 ({sums.diode_v(power.shared_ma):.2f} V) and wires; at least {controller.least_v} V"
        )
        limits = ", ".join(f"{name} gives {limit} mA" for name, limit in sums.USB_MA.items())
        usb = f"controller and pads alone: D1 keeps matrix and lights off USB; {limits}"
        lines += [["5V pin of the controller", f"**{power.controller_v:.2f} V**", volts]]
        lines += [["from USB, supply unplugged", f"{power.usb_ma} mA", usb]]
    return lines


def _ladder(ladder: dict[str, Any]) -> str:
    """Voltages at NAV: exact parts, and the window in which the firmware hears the button."""
    exact = sums.ladder_mv(ladder)
    heard = {button: f"{low} to {high} mV" for low, high, button in buttons.windows(ladder)}
    lines = [
        [button, f"{ladder[button]} Ω", f"{exact[button]} mV", heard[button]]
        for button in sorted(exact, key=lambda button: exact[button])
    ]
    idle = f"above {IDLE_MV} mV"
    rest = sums.LOGIC_V * 1000 / (1 + (ladder["pull_up"] + buttons.RAIL_OHMS) / buttons.ABSENT_OHMS)
    lines.append(["none", f"{ladder['pull_up']} Ω to 3V3", f"{rest:.0f} mV", idle])
    lines.append(
        ["no pad", f"{values.ABSENT} to GND at the console", "0 mV", f"below {buttons.ABSENT_MV} mV"]
    )
    columns = ("button", "resistor", "NAV reads", f"heard from, with {buttons.PART_PERCENT} % parts")
    return table(columns, lines)


def _wire(mm2: float) -> str:
    return f"{mm2:g} mm² (AWG {sums.awg(mm2)})"
