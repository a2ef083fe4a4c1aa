"""What a wiring has to know of the boards that carry the chips. Pins and their roles are in `boards/`."""

from dataclasses import dataclass, field
from typing import Any

from fivefold.errors import Failure
from fivefold.pi.header import HEADER


@dataclass(frozen=True)
class Controller:
    """A board that carries a chip.

    ma, wifi_ma: from its 5 V pin, for the program alone, without and with radio. rail_ma: what its 3.3 V
    regulator gives. least_v: at its 5 V pin. own_supply: fed through its own socket, never from the matrix
    supply. filters: each line of MATCH gets a pull-up and a capacitor at the console. printed: what stands
    at a pin, or tells where it is, besides the GPIO's number.
    """

    name: str
    ma: int
    wifi_ma: int
    rail_ma: int
    least_v: float
    own_supply: bool = False
    filters: bool = True
    printed: dict[int, str] = field(default_factory=dict)


# Sources: ESP32 and ESP32-S3 data sheets, tables of current consumption (both cores at 240 MHz; radio
# sending at full power), plus 30 mA for USB bridge and power light; regulators: AMS1117-3.3 and SGM2212-3.3;
# least_v: 3.2 V, which the windows of a ladder allow for, and what the regulator needs above it: 1.1 V at
# 0.1 A (LM1117), 0.4 V (SGM2212).
CONTROLLERS = {
    "esp32": Controller("ESP32-DevKitC", 100, 300, 800, 4.3, printed={36: "VP", 39: "VN"}),
    "esp32s3": Controller("ESP32-S3-DevKitC-1", 140, 385, 800, 4.0),
    # A Pi 4 at work; older ones take less. Linux stamps the first contact, so nothing has to be filtered; and
    # its self-test pulls a line down by the chip's own resistor, which a pull-up of 10 kΩ would outdo.
    "raspberry_pi": Controller(
        "Raspberry Pi",
        1200,
        1300,
        500,
        4.75,
        own_supply=True,
        filters=False,
        printed={gpio: f"pin {pin}" for gpio, pin in HEADER.items()},
    ),
}


def controller_of(board: dict[str, Any]) -> Controller:
    """The controller of a profile. Raises Failure for a chip that has none."""
    chip = board["chip"]
    if chip not in CONTROLLERS:
        known = ", ".join(sorted(CONTROLLERS))
        raise Failure(
            f"no wiring for chip {chip}: hardware/wiring/controllers.py knows {known}; add its board there"
        )
    return CONTROLLERS[chip]


def pin_label(controller: Controller, gpio: int) -> str:
    """The name of a pin in pictures and lists: `GPIO25`, or `GPIO36 (VP)`."""
    printed = controller.printed.get(gpio)
    return f"GPIO{gpio} ({printed})" if printed else f"GPIO{gpio}"
