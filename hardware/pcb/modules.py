"""Where the pins of a controller's module are: two rows of headers, as seen from above, USB at the top."""

from dataclasses import dataclass

from fivefold.errors import Failure
from hardware.wiring.checking import gpio_of

PITCH = 2.54


@dataclass(frozen=True)
class Module:
    """A controller on two female headers.

    left, right: what is printed at each pin from the USB socket down; a number is a GPIO. rows: between
    the two rows; width, length: of the module; usb: from its edge to the first pin. Millimetres.
    """

    left: tuple[str, ...]
    right: tuple[str, ...]
    rows: float
    width: float
    length: float
    usb: float
    enable: str = "EN"

    @property
    def socket(self) -> str:
        """The footprint of each row."""
        many = len(self.left)
        return f"Connector_PinSocket_2.54mm:PinSocket_1x{many:02}_P2.54mm_Vertical"


# Source: user guide of ESP32-DevKitC V4, header tables and drawing (Espressif).
MODULES = {
    "esp32": Module(
        tuple("CLK SD0 SD1 15 2 0 4 16 17 5 18 19 GND 21 RX TX 22 23 GND".split()),  # noqa: SIM905
        tuple("5V CMD SD3 SD2 13 GND 12 14 27 26 25 33 32 35 34 39 36 EN 3V3".split()),  # noqa: SIM905
        25.4,
        27.9,
        54.4,
        2.0,
    ),
}


def module_of(chip: str) -> Module:
    """The module of a chip. Raises Failure for a controller that is not put onto a board."""
    if chip not in MODULES:
        raise Failure(
            f"no circuit board is made for {chip}: it carries {' or '.join(MODULES)}; wire it by hand"
        )
    return MODULES[chip]


def printed_of(label: str) -> str:
    """What is printed at the pin that the wiring calls `GPIO36 (VP)`, `5V` or `GND`."""
    gpio = gpio_of(label)
    return label if gpio is None else str(gpio)
