"""What a meter has to show while a console is built: the tables of docs/assemble.md."""

from typing import Any

from drivers.ladder import BUTTONS
from drivers.pads import MATCH
from hardware.wiring import values
from hardware.wiring.controllers import controller_of
from hardware.wiring.pad import lines_of
from hardware.wiring.power import (
    LEAST_SHIFTER_V,
    LOGIC_V,
    MOST_DROP_V,
    SUPPLY_TOLERANCE,
    SUPPLY_V,
)
from hardware.wiring.wirelist import table


def supply(board: dict[str, Any]) -> str:
    """Volts of a console as a Markdown table."""
    controller = controller_of(board)
    low, high = (SUPPLY_V * (1 + side * SUPPLY_TOLERANCE) for side in (-1, 1))
    rows = [
        ["X1, 5V to GND", "nothing is connected behind X1", f"{low:.2f} to {high:.2f} V"],
        [
            "X1, then M1, 5V to GND",
            "the matrix is all white",
            f"M1 at most {MOST_DROP_V} V below X1",
        ],
        ["U2, VCC (pin 14) to GND (pin 7)", "the matrix is all white", f"at least {LEAST_SHIFTER_V} V"],
        [
            "U1, 5V to GND",
            "the console runs on its supply, USB unplugged",
            f"at least {controller.least_v} V",
        ],
        ["each pad socket, 3V3 to GND", "the console runs", f"{LOGIC_V} V, give or take 0.1 V"],
        ["each pad socket, MATCH to GND", "the console runs", f"{LOGIC_V} V; 0 V while MATCH is held"],
    ]
    return table(("where", "when", "what the meter shows"), rows)


def pad(board: dict[str, Any]) -> str:
    """Ohms at the plug of a pad with a ladder as a Markdown table."""
    ladder, lines = board["ladder"], lines_of(board["pads"][0])
    pull_up = values.ohms(ladder["pull_up"])
    held = ", ".join(f"{button} {values.ohms(ladder[button])}" for button in BUTTONS)

    def between(a: str, b: str) -> str:
        return f"{a} (pin {lines.index(a) + 1}) and {b} (pin {lines.index(b) + 1})"

    rows = [
        [between("3V3", "GND"), "open", f"{MATCH}: open; a small one: its resistor and {pull_up}"],
        [between("GND", MATCH), "open", f"{MATCH}: below 2 Ω; a small one: open"],
        [between("3V3", "NAV"), pull_up, f"{pull_up}, whichever it is"],
        [between("GND", "NAV"), "open", held],
        [between(MATCH, "NAV"), "open", "open, whichever it is"],
    ]
    return table(("between", "nobody presses", "one button is held"), rows)
