"""The values of parts that no profile names, and the colours of wires."""

from hardware.wiring.power import PULL_UP_OHMS

DATA_OHMS = 330  # in a data line, against ringing: 330 to 470
BUZZER_OHMS = 220
FILTER = "100 nF"  # at MATCH: 1 ms with its pull-up, and beside the shifter
BULK = "1000 µF 6.3 V"
PIXELS = {3: "WS2812B", 4: "SK6812 RGBW"}  # by the number of their colours
SHIFTER = "74AHCT125"
DIODE = "1N5817"

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
    return f"{value} Ω" if value < 1000 else f"{value / 1000:g} kΩ"


def amperes(ma: int) -> str:
    """A current as it stands on a fuse: `6.3 A`."""
    return f"{ma / 1000:g} A"


PULL_UP = ohms(PULL_UP_OHMS)
