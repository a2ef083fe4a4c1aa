"""The boards that a case holds: outlines, holes, sockets, heights. Needs no CAD package.

Millimetres. A board's own axes: x along the edge that lies at the case's rear wall, from its left end as seen
from above; y away from that wall, into the case.
"""

from dataclasses import dataclass
from typing import Any

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from fivefold.errors import Failure
from hardware.pcb import carrier
from hardware.pcb.modules import MODULES
from hardware.wiring.console import wire_up

Spot = tuple[float, float]

THICKNESS = 1.6  # of a circuit board
STAND = 5.0  # from the lid to a board with holes: room for what is soldered
# A module on its headers: sockets are 8.5 mm high, the plastic at a module's pins 2.54 mm. There is room for
# wires with plugs of 14 mm as well, which a console without a circuit board has at the module's pins.
MODULE_STAND = STAND + THICKNESS + 8.5 + 2.5
ANTENNA = 6.2  # what of a module's length is the radio's, which stands out over the end of the board
MICRO_USB = 1.35  # from a board's upper side to the middle of a socket
SHIELD = 3.2  # height of a module above its board
PLUG = (13.0, 11.0)  # of a cable: USB-C's may be 12.35 × 6.5 (its specification), micro-USB's are 11 × 8
_BUTTON_UP = 3.9  # from a board's upper side to the middle of a button that lies on its side


@dataclass(frozen=True)
class Opening:
    """In the rear wall: its middle, x from the board's left end, z from the lid; its size; round: a hole.

    Of a board's `side`, in the case's right wall: x from the board's edge at the rear wall.
    """

    x: float
    z: float
    width: float
    height: float
    round: bool = False


@dataclass(frozen=True)
class Device:
    """A board in the case.

    size: (x, y). stand: its lower side above the lid. tall: the highest part above the lid. holes: for
    screws, which cut their thread into holes of `pilot`. ends: the width between its rows of pins, where a
    cradle holds it that has no screws. antenna: how far the radio's stands out over its far end. side:
    openings at its right end, which lies at the case's right wall then, `in_from` away from it.
    """

    name: str
    size: Spot
    stand: float
    tall: float
    openings: tuple[Opening, ...]
    holes: tuple[Spot, ...] = ()
    pilot: float = 2.6
    ends: float = 0.0
    antenna: float = 0.0
    side: tuple[Opening, ...] = ()
    in_from: float = 0.0


def _usb(x: float, width: float = PLUG[0]) -> Opening:
    return Opening(x, MODULE_STAND + THICKNESS + MICRO_USB, width, PLUG[1])


# Sources. ESP32-DevKitC V4: the drawing in its user guide. ESP32-S3-DevKitC-1: Espressif's own footprint
# (kicad-libraries, ESP32-S3-DevKitC): 25.4 × 63.4 mm and 6.2 mm of antenna, rows 22.86 mm apart; two sockets
# side by side, so the opening is as wide as both. Both have 6.2 mm of antenna besides. Raspberry Pi 2 to 4:
# mechanical drawings of Raspberry Pi Ltd: 85 × 56 mm, holes of 2.7 mm at 3.5 mm and 58 × 49 mm apart. On the
# long edge the middles of power socket and HDMI: 11.2 mm, 26 and 39.5 (Pi 4), 10.6 and 32 (Pi 2, 3). On the
# short one, from the long edge: USB 9 and 27, Ethernet 45.75 (Pi 4), Ethernet 10.25, USB 29 and 47 (Pi 2, 3),
# so each opening takes the one as well as the other. USB sockets are 16 mm high; 22.4 with plugs of 14 mm on
# the header. A post of the lid's screws is in the corner: the board keeps away from the wall.
_DEVKITC, _S3 = MODULES["esp32"], MODULES["esp32s3"]
_PI_TOP = STAND + 1.4
DEVICES = {
    "esp32": Device(
        "ESP32-DevKitC",
        (_DEVKITC.width, _DEVKITC.length - ANTENNA),
        MODULE_STAND,
        MODULE_STAND + THICKNESS + SHIELD,
        (_usb(_DEVKITC.width / 2),),
        ends=_DEVKITC.rows - 5,
        antenna=ANTENNA,
    ),
    "esp32s3": Device(
        "ESP32-S3-DevKitC-1",
        (_S3.width, _S3.length - ANTENNA),
        MODULE_STAND,
        MODULE_STAND + THICKNESS + SHIELD,
        (_usb(_S3.width / 2, 26.0),),
        ends=_S3.rows - 5,
        antenna=ANTENNA,
    ),
    "raspberry_pi": Device(
        "Raspberry Pi",
        (85.0, 56.0),
        STAND,
        STAND + 22.4,
        (Opening(11.2, _PI_TOP + 1.6, 13.0, 8.0), Opening(32.75, _PI_TOP + 2.9, 26.0, 11.0)),
        holes=((3.5, 3.5), (61.5, 3.5), (3.5, 52.5), (61.5, 52.5)),
        pilot=2.1,
        side=tuple(
            Opening(x, _PI_TOP + 7.6, wide, 17.6) for x, wide in ((9.6, 17.6), (28, 16), (46.3, 17.4))
        ),
        in_from=9.0,
    ),
}


def device_of(board: dict[str, Any]) -> Device:
    """The controller's board. Raises Failure for a chip whose board has no sizes here."""
    if board["chip"] not in DEVICES:
        known = ", ".join(sorted(DEVICES))
        raise Failure(
            f"no case for chip {board['chip']}: hardware/solids/devices.py knows {known}; add its board there"
        )
    return DEVICES[board["chip"]]


def circuit_board(board: dict[str, Any]) -> Device:
    """The console's circuit board with its module. Raises Failure for a profile that has none."""
    carrier.layout(board, wire_up(board), "carrier")
    module, top = DEVICES[board["chip"]], STAND + THICKNESS
    buttons = tuple(Opening(x, top + _BUTTON_UP, 5.0, 5.0, round=True) for x in carrier.SIDE_BUTTONS)
    width = module.openings[0].width
    return Device(
        "circuit board",
        carrier.SIZE,
        STAND,
        module.tall,
        (_usb(carrier.USB_X, width), *buttons),
        carrier.HOLES,
    )
