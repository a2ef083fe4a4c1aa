"""Where the pins of a controller's module are: two rows of headers, as seen from above, USB at the top."""

from dataclasses import dataclass

from fivefold.errors import Failure
from hardware.wiring.checking import gpio_of

PITCH = 2.54


@dataclass(frozen=True)
class Module:
    """A controller on two female headers.

    left, right: what is printed at each pin from the USB socket down; a number is a GPIO. rows: between
    the two rows; width, length: of the module; usb: from its edge to the first pin. Millimetres. enable: the
    pin that EN pulls down. buttons: which one the board has at the left of the socket, and at the right.
    """

    left: tuple[str, ...]
    right: tuple[str, ...]
    rows: float
    width: float
    length: float
    usb: float
    enable: str = "EN"
    buttons: tuple[str, str] = ("EN", "BOOT")

    @property
    def socket(self) -> str:
        """The footprint of each row."""
        many = len(self.left)
        return f"Connector_PinSocket_2.54mm:PinSocket_1x{many:02}_P2.54mm_Vertical"


# Sources: user guide of ESP32-DevKitC V4, header tables and drawing; footprint of ESP32-S3-DevKitC-1 in
# Espressif's kicad-libraries, and the header tables of its user guide. Lengths are with the antenna, which
# stands out by 6.2 mm.
MODULES = {
    "esp32": Module(
        tuple("CLK SD0 SD1 15 2 0 4 16 17 5 18 19 GND 21 RX TX 22 23 GND".split()),  # noqa: SIM905
        tuple("5V CMD SD3 SD2 13 GND 12 14 27 26 25 33 32 35 34 39 36 EN 3V3".split()),  # noqa: SIM905
        25.4,
        27.9,
        54.4,
        2.0,
    ),
    "esp32s3": Module(
        tuple("GND GND 19 20 21 47 48 45 0 35 36 37 38 39 40 41 42 2 1 RX TX GND".split()),  # noqa: SIM905
        tuple("GND 5V 14 13 12 11 10 9 46 3 8 18 17 16 15 7 6 5 4 RST 3V3 3V3".split()),  # noqa: SIM905
        22.86,
        25.4,
        69.6,
        9.2,
        "RST",
        ("BOOT", "EN"),
    ),
}


def module_of(chip: str) -> Module:
    """The module of a chip. Raises Failure for a controller that is not put onto a board."""
    if chip not in MODULES:
        raise Failure(
            f"the console's circuit board carries {' or '.join(MODULES)} on two rows of pins, and {chip} "
            "has none: wire it by hand"
        )
    return MODULES[chip]


def printed_of(label: str) -> str:
    """What is printed at the pin that the wiring calls `GPIO36 (VP)`, `5V` or `GND`."""
    gpio = gpio_of(label)
    return label if gpio is None else str(gpio)
