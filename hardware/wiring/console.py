"""The console: supply, controller, level shifter, matrix, pad lights, buzzer; with all its pads."""

from typing import Any

from hardware.wiring import values
from hardware.wiring.controllers import Controller, controller_of, pin_label
from hardware.wiring.guard import add_guard
from hardware.wiring.model import Cable, Part, Pin, Wiring
from hardware.wiring.pad import add_pad, lines_of, needs_3v3, net_of, terminal_of
from hardware.wiring.panels import places
from hardware.wiring.power import (
    INSIDE_M,
    LOGIC_V,
    SIGNAL_MM2,
    SUPPLY_M,
    SUPPLY_V,
    SWITCH_MA,
    Power,
    power_of,
)

SHIFTER_PINS = (
    "1OE", "1A", "1Y", "2OE", "2A", "2Y", "GND", "3Y", "3A", "3OE", "4Y", "4A", "4OE", "VCC",
)  # fmt: skip


def wire_up(board: dict[str, Any]) -> Wiring:
    """The wiring of a board profile. Raises Failure for an unknown chip, TooMuch for too large a display."""
    wiring, power, controller = Wiring(), power_of(board), controller_of(board)
    _controller(wiring, board, controller)
    _supply(wiring, power)
    _interface(wiring, board, power, controller)
    add_guard(wiring)
    _shifter(wiring)
    _matrix(wiring, board, power, controller)
    _lights(wiring, board, power, controller)
    _buzzer(wiring, board, controller)
    for seat in range(1, len(board["pads"]) + 1):
        add_pad(wiring, board, seat)
    return wiring


def _controller(wiring: Wiring, board: dict[str, Any], controller: Controller) -> None:
    gpios = [board["matrix"]["pin"], board["lights"]["pin"], board["buzzer"]]
    gpios += [gpio for pad in board["pads"] for gpio in pad.values()]
    pins = ["5V", "3V3", "GND", *(pin_label(controller, gpio) for gpio in gpios)]
    fed, used = not controller.own_supply, needs_3v3(board)
    rest = tuple(pin for pin, wired in (("5V", fed), ("3V3", used)) if not wired)
    wiring.add(Part("U1", "controller", f"{controller.name} ({board['module']})", tuple(pins), open=rest))


def _supply(wiring: Wiring, power: Power) -> None:
    supply = f"{SUPPLY_V:g} V {values.amperes(power.supply_ma)}"
    wiring.add(Part("PS1", "supply", supply, ("+5V", "GND")))
    wiring.add(Part("J1", "supply inlet", "screw terminal 2-pin", ("+5V", "GND")))
    wiring.add(Part("F1", "fuse", f"{values.amperes(power.fuse_ma)} T", ("1", "2")))
    wiring.add(Part("X1", "distribution block", f"2 × {power.panels + 2}", ("5V", "GND")))
    if power.switch:
        wiring.add(Part("S1", "power switch", values.amperes(SWITCH_MA), ("1", "2")))
    wiring.join("5V IN", ("PS1", "+5V"), ("J1", "+5V"))
    wiring.join("GND", ("PS1", "GND"), ("J1", "GND"))
    inlet_wires = Cable("W1", "supply", power.main_mm2, SUPPLY_M)
    wiring.wire("5V IN", ("J1", "+5V"), ("F1", "1"), inlet_wires, values.RED)
    wiring.wire("GND", ("J1", "GND"), ("X1", "GND"), inlet_wires, values.BLACK)
    fused = Cable("W2", "supply", power.main_mm2, SUPPLY_M)
    before = ("F1", "2")
    if power.switch:
        wiring.wire("5V FUSED", before, ("S1", "1"), fused, values.RED)
        before, fused = ("S1", "2"), Cable("W10", "supply", power.main_mm2, SUPPLY_M)
    wiring.wire("5V", before, ("X1", "5V"), fused, values.RED)


def _interface(wiring: Wiring, board: dict[str, Any], power: Power, controller: Controller) -> None:
    """The perforated board with the small parts, and its wires to supply and controller."""
    fed = () if controller.own_supply else ("5V AUX", "5V U1")
    rail = ("3V3",) if needs_3v3(board) else ()
    lines = [net_of(seat, line) for seat, line in _signals(board)]
    sockets = [terminal_of(seat, line) for seat, pad in enumerate(board["pads"], 1) for line in lines_of(pad)]
    points = ("5V IN", "GATE", *fed, "5V LIGHTS", "GND", *rail, *lines, *sockets)
    wiring.add(Part("A1", "interface board", "70×90 mm", points))
    holds = values.amperes(power.resettable_ma)
    feed = Cable("W3", "supply", power.main_mm2, INSIDE_M)
    wiring.wire("5V", ("X1", "5V"), ("A1", "5V IN"), feed, values.RED)
    wiring.wire("GND", ("X1", "GND"), ("A1", "GND"), feed, values.BLACK)
    wiring.add(Part("F3", "resettable fuse", holds, ("1", "2"), host="A1"))
    wiring.join("5V", ("A1", "5V IN"), ("F3", "1"))
    wiring.join("5V LIGHTS", ("F3", "2"), ("A1", "5V LIGHTS"))
    to_chip = Cable("W4", "supply", power.aux_mm2, INSIDE_M)
    if not controller.own_supply:
        # A fuse of its own: the current of the lights would take from the controller's voltage.
        wiring.add(Part("F2", "resettable fuse", holds, ("1", "2"), host="A1"))
        wiring.join("5V", ("A1", "5V IN"), ("F2", "1"))
        # USB must not feed the matrix, and the supply must not feed the computer.
        wiring.add(Part("D1", "Schottky diode", values.DIODE, ("A", "K"), host="A1"))
        wiring.join("5V AUX", ("F2", "2"), ("A1", "5V AUX"), ("D1", "A"))
        wiring.join("5V U1", ("D1", "K"), ("A1", "5V U1"))
        wiring.wire("5V U1", ("A1", "5V U1"), ("U1", "5V"), to_chip, values.RED)
    wiring.wire("GND", ("A1", "GND"), ("U1", "GND"), to_chip, values.BLACK)
    signals = Cable("W5", "pads", SIGNAL_MM2, INSIDE_M)
    for pin in rail:
        wiring.wire(pin, ("U1", pin), ("A1", pin), signals, values.ORANGE)
    for seat, line in _signals(board):
        pin = pin_label(controller, board["pads"][seat - 1][line])
        net = net_of(seat, line)
        wiring.wire(net, ("U1", pin), ("A1", net), signals, values.LINE_COLOURS[line])


def _signals(board: dict[str, Any]) -> list[tuple[int, str]]:
    """`(seat, line)` of every line between the pads and the chip."""
    return [
        (seat, line)
        for seat, pad in enumerate(board["pads"], 1)
        for line in lines_of(pad)
        if line not in ("3V3", "GND")
    ]


def _shifter(wiring: Wiring) -> None:
    """Two of four gates are used; the others rest, with their inputs at a level and their outputs off."""
    wiring.add(Part("U2", "level shifter", values.SHIFTER, SHIFTER_PINS, open=("3Y", "4Y")))
    wiring.add(Part("C1", "capacitor", values.FILTER, ("1", "2"), host="U2"))
    # Straight from 5V: behind a resettable fuse it would get less than its 4.5 V.
    wiring.join("5V", ("A1", "5V IN"), ("U2", "VCC"), ("U2", "3OE"), ("U2", "4OE"), ("C1", "1"))
    grounds = [("U2", pin) for pin in ("GND", "1OE", "2OE", "3A", "4A")]
    wiring.join("GND", ("A1", "GND"), *grounds, ("C1", "2"))


def _data(wiring: Wiring, number: int, chip_pin: Pin, name: str, to: Pin, ground: Pin, cable: Cable) -> None:
    """A data line: chip, gate `number` of the shifter, resistor, first pixel; a ground wire beside it."""
    resistor, down, gate = f"R{number}", f"R{number + 4}", f"{name} {LOGIC_V}V"
    wiring.add(Part(resistor, "resistor", values.ohms(values.DATA_OHMS), ("1", "2")))
    to_gate = Cable("W6", "data", SIGNAL_MM2, INSIDE_M)
    wiring.wire(gate, chip_pin, ("U2", f"{number}A"), to_gate, values.GREEN)
    # While the chip starts its pins are open, and the gate would make data of what the wire picks up.
    wiring.add(Part(down, "resistor", values.ohms(values.IDLE_OHMS), ("1", "2"), host="U2"))
    wiring.join(gate, ("U2", f"{number}A"), (down, "1"))
    wiring.join("GND", ("U2", "GND"), (down, "2"))
    wiring.join(f"{name} {SUPPLY_V:g}V", ("U2", f"{number}Y"), (resistor, "1"), sheet="data")
    wiring.wire(name, (resistor, "2"), to, cable, values.GREEN)
    wiring.wire("GND", ("U2", "GND"), ground, cable, values.BLACK)


def _matrix(wiring: Wiring, board: dict[str, Any], power: Power, controller: Controller) -> None:
    matrix = board["matrix"]
    size = "×".join(str(side) for side in matrix["panel"])
    value = f"{values.PIXELS[len(matrix['order'])]} {size}"
    for index, place in enumerate(places(board)):
        panel, capacitor = f"M{index + 1}", f"C{index + 2}"
        open_pins = ("DOUT",) if index + 1 == power.panels else ()
        pins = ("5V", "DIN", "DOUT", "GND")
        wiring.add(Part(panel, "matrix panel", value, pins, open=open_pins, place=place))
        wiring.add(Part(capacitor, "capacitor", values.BULK, ("+", "-"), host=panel))
        feed = Cable(f"W{index + 20}", "supply", power.panel_mm2, INSIDE_M)
        wiring.wire("5V", ("X1", "5V"), (panel, "5V"), feed, values.RED)
        wiring.wire("GND", ("X1", "GND"), (panel, "GND"), feed, values.BLACK)
        wiring.join("5V", (panel, "5V"), (capacitor, "+"))
        wiring.join("GND", (panel, "GND"), (capacitor, "-"))
        data = Cable(f"W{index + 40}", "data", SIGNAL_MM2, INSIDE_M)
        if index == 0:
            chip_pin = ("U1", pin_label(controller, matrix["pin"]))
            _data(wiring, 1, chip_pin, "MATRIX", (panel, "DIN"), (panel, "GND"), data)
        else:
            before = f"M{index}"
            wiring.wire(f"MATRIX {index + 1}", (before, "DOUT"), (panel, "DIN"), data, values.GREEN)
            wiring.wire("GND", (before, "GND"), (panel, "GND"), data, values.BLACK)


def _lights(wiring: Wiring, board: dict[str, Any], power: Power, controller: Controller) -> None:
    """The pad lights: each beside its pad's socket, so that a pad can be missing and its lead stays thin."""
    value = values.PIXELS[len(board["lights"]["order"])]
    for seat in range(1, power.pads + 1):
        light = f"L{seat}"
        open_pins = ("DOUT",) if seat == power.pads else ()
        wiring.add(Part(light, "pad light", value, ("5V", "DIN", "DOUT", "GND"), open=open_pins))
        if seat == 1:
            feed = Cable("W8", "supply", power.aux_mm2, INSIDE_M)
            wiring.wire("5V LIGHTS", ("A1", "5V LIGHTS"), (light, "5V"), feed, values.RED)
            wiring.wire("GND", ("A1", "GND"), (light, "GND"), feed, values.BLACK)
            data = Cable("W7", "data", SIGNAL_MM2, INSIDE_M)
            chip_pin = ("U1", pin_label(controller, board["lights"]["pin"]))
            _data(wiring, 2, chip_pin, "LIGHTS", (light, "DIN"), (light, "GND"), data)
        else:
            before = f"L{seat - 1}"
            chain = Cable(f"W{seat + 60}", "data", power.aux_mm2, INSIDE_M)
            wiring.wire("5V LIGHTS", (before, "5V"), (light, "5V"), chain, values.RED)
            wiring.wire("GND", (before, "GND"), (light, "GND"), chain, values.BLACK)
            wiring.wire(f"LIGHTS {seat}", (before, "DOUT"), (light, "DIN"), chain, values.GREEN)


def _buzzer(wiring: Wiring, board: dict[str, Any], controller: Controller) -> None:
    wiring.add(Part("R3", "resistor", values.ohms(values.BUZZER_OHMS), ("1", "2")))
    wiring.add(Part("R7", "resistor", values.ohms(values.PIEZO_OHMS), ("1", "2"), host="BZ1"))
    wiring.add(Part("BZ1", "piezo", "passive", ("1", "2")))
    cable = Cable("W9", "data", SIGNAL_MM2, INSIDE_M)
    wiring.wire("BUZZER", ("U1", pin_label(controller, board["buzzer"])), ("R3", "1"), cable, values.GREY)
    wiring.join("BUZZER +", ("R3", "2"), ("BZ1", "1"), sheet="data")
    # A disc that is knocked is a generator.
    wiring.join("BUZZER +", ("BZ1", "1"), ("R7", "1"))
    wiring.join("GND", ("BZ1", "2"), ("R7", "2"))
    wiring.wire("GND", ("U1", "GND"), ("BZ1", "2"), cable, values.BLACK)
