"""The values of parts that no profile names, and the colours of wires."""

from drivers.ladder import ABSENT_OHMS, RAIL_OHMS
from hardware.wiring.power import PULL_UP_OHMS

DATA_OHMS = 330  # in a data line, against ringing: 330 to 470
IDLE_OHMS = 10_000  # from a data input to ground: low while the chip starts
BUZZER_OHMS = 220
PIEZO_OHMS = 1_000  # across the piezo: a knock's charge goes this way
FILTER = "100 nF"  # at MATCH: 1 ms with its pull-up, and beside the shifter
NAV_FILTER = "10 nF"
BULK = "1000 µF 10 V"
LINE_OHMS = 470  # in each line of a button that leaves the console
NAV_OHMS = 1_000
PIXELS = {3: "WS2812B", 4: "SK6812 RGBW"}  # by the number of their colours
SHIFTER = "74AHCT125"
DIODE = "STPS20L15D"  # 15 V, 20 A, made for joining supplies: little voltage lost
SUPPRESSOR = "P6KE6.8A"
ZENER = "BZX79-B5V6"
THYRISTOR = "BT151-500R"
GATE_OHMS = 220
GATE_FILTER = "1 µF"  # less, and plugging a supply in triggers it

RED, BLACK, ORANGE, GREEN, GREY = "RD", "BK", "OG", "GN", "GY"
# By the signal on the wire; WireViz's names of the IEC colours.
LINE_COLOURS = {
    "3V3": ORANGE,
    "GND": BLACK,
    "MATCH": "YE",
    "NAV": "BU",
    "UP": "WH",
    "DOWN": "BN",
    "LEFT": "PK",
    "RIGHT": "TQ",
    "BACK": "VT",
}
COLOUR_WORDS = {
    "RD": "red",
    "BK": "black",
    "OG": "orange",
    "GN": "green",
    "GY": "grey",
    "YE": "yellow",
    "BU": "blue",
    "WH": "white",
    "BN": "brown",
    "PK": "pink",
    "TQ": "turquoise",
    "VT": "violet",
}


def ohms(value: int) -> str:
    """A resistance as people write it: `330 Ω`, `2.7 kΩ`."""
    for unit, name in ((1_000_000, "MΩ"), (1000, "kΩ")):
        if value >= unit:
            return f"{value / unit:g} {name}"
    return f"{value} Ω"


def amperes(ma: int) -> str:
    """A current as it stands on a fuse: `6.3 A`."""
    return f"{ma / 1000:g} A"


PULL_UP = ohms(PULL_UP_OHMS)
ABSENT = ohms(ABSENT_OHMS)  # from NAV to ground: a missing pad reads as missing
RAIL = ohms(RAIL_OHMS)  # in each pad's 3V3: a short in a lead takes 33 mA
