"""What a wiring has to know of the boards that carry the chips. Pins and their roles are in `boards/`."""

from dataclasses import dataclass, field
from typing import Any

from fivefold.errors import Failure


@dataclass(frozen=True)
class Controller:
    """A board that carries a chip.

    ma, wifi_ma: from its 5 V pin, for the program alone, without and with radio. rail_ma: what its 3.3 V
    regulator gives. least_v: at its 5 V pin. own_supply: fed through its own socket, never from the matrix
    supply. printed: what stands at a pin, or tells where it is, besides the GPIO's number.
    """

    name: str
    ma: int
    wifi_ma: int
    rail_ma: int
    least_v: float
    own_supply: bool = False
    printed: dict[int, str] = field(default_factory=dict)


# The header of a Raspberry Pi by GPIO.
_PI_HEADER = {
    2: 3, 3: 5, 4: 7, 14: 8, 15: 10, 17: 11, 18: 12, 27: 13, 22: 15, 23: 16, 24: 18, 10: 19, 9: 21, 25: 22,
    11: 23, 8: 24, 7: 26, 0: 27, 1: 28, 5: 29, 6: 31, 12: 32, 13: 33, 19: 35, 16: 36, 26: 37, 20: 38, 21: 40,
}  # fmt: skip

# Sources: ESP32 and ESP32-S3 data sheets, tables of current consumption (both cores at 240 MHz; radio
# sending at full power), plus 30 mA for USB bridge and power light; regulators: AMS1117-3.3 and SGM2212-3.3;
# least_v is 3.3 V and what the regulator needs above it.
CONTROLLERS = {
    "esp32": Controller("ESP32-DevKitC", 100, 300, 800, 4.4, printed={36: "VP", 39: "VN"}),
    "esp32s3": Controller("ESP32-S3-DevKitC-1", 140, 385, 800, 4.0),
    # A Pi 4 at work; older ones take less.
    "raspberry_pi": Controller(
        "Raspberry Pi",
        1200,
        1300,
        500,
        4.75,
        own_supply=True,
        printed={gpio: f"pin {pin}" for gpio, pin in _PI_HEADER.items()},
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
