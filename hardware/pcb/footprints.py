"""Which footprint of KiCad's library each kind of part has, and which pad each pin of the wiring is."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from fivefold.errors import Failure
from hardware.wiring.console import SHIFTER_PINS
from hardware.wiring.model import Part


@dataclass(frozen=True)
class Footprint:
    """A footprint of KiCad's library.

    middle: from its pad 1 to the middle of its pads, mm, unturned, y down. pads: by pin of the wiring; a pin
    that is not in it has a pad of its own name. inside: whether its label fits into its body. plain: without
    the library's lines on the silkscreen. buy: what to
    order for it where that is not said in the parts list.
    """

    name: str
    middle: tuple[float, float]
    pads: Mapping[str, str] = field(default_factory=dict)
    inside: bool = False
    plain: bool = False
    buy: str = ""

    def pad_of(self, pin: str) -> str:
        """The pad that a pin of the wiring is."""
        return self.pads.get(pin, pin)


_DIODE = {"K": "1", "A": "2"}
RESISTOR = Footprint("Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P7.62mm_Horizontal", (3.81, 0), inside=True)
KINDS = {
    "resistor": RESISTOR,
    "capacitor": Footprint("Capacitor_THT:C_Disc_D5.0mm_W2.5mm_P5.00mm", (2.5, 0), inside=True),
    "fuse": Footprint("Fuse:Fuseholder_Cylinder-5x20mm_Schurter_0031_8201_Horizontal_Open", (11.25, 0)),
    "resettable fuse": Footprint("Fuse:Fuse_Bourns_MF-RG400", (2.55, 0.6)),
    "Schottky diode": Footprint("Package_TO_SOT_THT:TO-220-2_Vertical", (2.54, 0), _DIODE),
    "suppressor": Footprint("Diode_THT:D_DO-15_P10.16mm_Horizontal", (5.08, 0), _DIODE, inside=True),
    "Zener diode": Footprint("Diode_THT:D_DO-35_SOD27_P7.62mm_Horizontal", (3.81, 0), _DIODE, inside=True),
    "thyristor": Footprint("Package_TO_SOT_THT:TO-220-3_Vertical", (2.54, 0), {"K": "1", "A": "2", "G": "3"}),
    "level shifter": Footprint(
        "Package_DIP:DIP-14_W7.62mm_Socket_LongPads",
        (3.81, 7.62),
        {pin: str(number) for number, pin in enumerate(SHIFTER_PINS, 1)},
    ),
    "piezo": Footprint(
        "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm", (2.5, 0), buy="piezo, PS1240P02BT"
    ),
    "small button": Footprint(
        "Button_Switch_THT:SW_PUSH-12mm", (6.25, 2.5), plain=True, buy="tact switch 12×12 mm with cap"
    ),
}
SIDE_BUTTON = Footprint(
    "Button_Switch_THT:SW_Tactile_SPST_Angled_PTS645Vx31-2LFS",
    (2.25, 0),
    buy="right-angle tact switch, PTS645VL31-2LFS",
)
HOLE = Footprint("MountingHole:MountingHole_3.2mm_M3", (0, 0))
TERMINAL = Footprint(
    "TerminalBlock_Phoenix:TerminalBlock_Phoenix_MKDS-3-2-5.08_1x02_P5.08mm_Horizontal",
    (2.54, 0),
    buy="screw terminal 2-pin, 5.08 mm, 2.5 mm², MKDS 3/2-5.08",
)


def plug(pins: int) -> Footprint:
    """The header of a plug, JST XH."""
    name = f"JST_XH_B{pins}B-XH-A_1x{pins:02}_P2.50mm_Vertical"
    buy = f"JST XH header {pins}-pin, B{pins}B-XH-A"
    return Footprint(f"Connector_JST:{name}", (1.25 * (pins - 1), 0), buy=buy)


def footprint_of(part: Part) -> Footprint:
    """The footprint of a part of the wiring. Raises Failure for a kind that has none."""
    if part.kind not in KINDS:
        raise Failure(f"no footprint for {part.kind} {part.ref}: add one in hardware/pcb/footprints.py")
    return KINDS[part.kind]


def short(value: str) -> str:
    """A value as it stands on the board: `470`, `10k`, `100n`."""
    number, _, unit = value.partition(" ")
    units = {"Ω": "", "kΩ": "k", "MΩ": "M", "nF": "n", "µF": "µ"}
    return number + units[unit] if unit in units else value
