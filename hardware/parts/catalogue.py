"""What each kind of part is called in a shop, its tolerance, about its price, and what may replace it."""

from collections.abc import Mapping
from dataclasses import dataclass

from fivefold.errors import Failure
from hardware.wiring.controllers import CONTROLLERS
from hardware.wiring.power import FUSES_MA, RESETTABLE_MA, SUPPLIES_MA, SUPPLY_V, WIRES
from hardware.wiring.values import amperes

# Estimates for single pieces in European shops, without shipping.
PRICED = "2026-11"
CURRENCY = "EUR"

Price = float | Mapping[str, float]


@dataclass(frozen=True)
class Entry:
    """One kind of part.

    name: generic, `{value}` stands for the part's value. price: in CURRENCY, of one, or by value.
    replace: what may take its place. needs: kinds that are bought with each.
    """

    name: str
    price: Price
    tolerance: str = ""
    replace: str = ""
    unit: str = "pcs"
    needs: tuple[str, ...] = ()

    def price_of(self, kind: str, value: str) -> float:
        """The price of a value. Raises Failure when none is known."""
        if not isinstance(self.price, Mapping):
            return self.price
        for known, price in self.price.items():
            if value == known or value.startswith(f"{known} ("):
                return price
        raise Failure(f"no price for {kind} {value}: add one in hardware/parts/catalogue.py")


_CONTROLLERS = {"esp32": 9.0, "esp32s3": 14.0, "raspberry_pi": 45.0}


def _supplies() -> dict[str, float]:
    return {f"{SUPPLY_V:g} V {amperes(ma)}": round(5 + 2.6 * ma / 1000, 1) for ma in SUPPLIES_MA}


CATALOGUE = {
    "controller": Entry(
        "{value}",
        {CONTROLLERS[chip].name: price for chip, price in _CONTROLLERS.items()},
        replace="any board with the same chip, by a profile of its own",
    ),
    "level shifter": Entry(
        "{value}, DIP-14",
        0.7,
        replace="74HCT125, or 74AHCT1G125 twice; not 74HC: its inputs want 3.5 V",
        needs=("IC socket",),
    ),
    "IC socket": Entry("DIP-14 socket", 0.2, replace="none: solder the circuit"),
    "supply": Entry("Power supply {value}", _supplies(), "5 %", "any 5 V supply with more amperes"),
    "supply inlet": Entry(
        "DC {value}",
        {"jack 5.5/2.1 mm": 1.2, "screw terminal 2-pin": 1.0},
        replace="what fits the supply's plug and bears its current",
    ),
    "fuse": Entry(
        "Fuse 5×20 mm, {value} (time-lag)",
        {f"{amperes(ma)} T": 0.4 for ma in FUSES_MA},
        replace="blade fuse of the same size",
        needs=("fuse holder",),
    ),
    "fuse holder": Entry("Fuse holder 5×20 mm, for 10 A or more", 1.5, replace="holder for blade fuses"),
    "resettable fuse": Entry(
        "Resettable fuse (PPTC), holds {value}, 6 V or more",
        {amperes(ma): 0.5 for ma in RESETTABLE_MA},
        replace="glass fuse of the same current",
    ),
    "Schottky diode": Entry("{value} (1 A, 20 V)", 0.2, replace="1N5818, 1N5819, SB120"),
    "distribution block": Entry(
        "Distribution block, {value} ways", 3.0, replace="lever connectors, 2 in all"
    ),
    "interface board": Entry("Perforated board {value}, 2.54 mm", 2.5, replace="any size that fits"),
    "pad board": Entry("Perforated board {value}, 2.54 mm", 0.8, replace="any size that fits"),
    "matrix panel": Entry(
        "LED panel {value}, 5 V",
        {"WS2812B 16×16": 22.0, "SK6812 RGBW 16×16": 32.0},
        replace="SK6812; what is different goes into the profile; not WS2815: 12 V",
    ),
    "pad light": Entry(
        "{value} on a board of its own, with capacitor",
        0.5,
        replace="SK6812; single pixels cut from a strip",
    ),
    "piezo": Entry("Piezo disc, {value}, 12 to 27 mm", 0.8, replace="magnetic buzzer, with a transistor"),
    "resistor": Entry(
        "Resistor {value}, 0.25 W", 0.05, "5 %", "1 %; R1, R2: 330 to 470 Ω; the ladder's: see the profile"
    ),
    "capacitor": Entry(
        "Capacitor {value}",
        {"100 nF": 0.1, "1000 µF 6.3 V": 0.4},
        "20 %",
        "100 nF: 68 to 150 nF; 1000 µF: more, or a higher voltage",
    ),
    "pad socket": Entry(
        "Panel socket {value}, 12 mm (GX12)",
        {"4-pin": 1.6, "7-pin": 2.2},
        replace="any locking connector; no 3.5 mm jack: it shorts 3V3 while being plugged",
    ),
    "pad plug": Entry(
        "Cable plug {value}, 12 mm (GX12)", {"4-pin": 1.8, "7-pin": 2.4}, "", "what fits the socket"
    ),
    "MATCH button": Entry("Arcade button 60 mm, normally open", 2.5, replace="any large push button"),
    "small button": Entry("Tact switch 12×12 mm with cap", 0.3, replace="6×6 mm with a long stem"),
    "wire": Entry(
        "Stranded wire {value}",
        {f"{mm2:g} mm²": round(0.12 + 0.5 * mm2, 2) for mm2 in WIRES},
        replace="thicker; another colour",
        unit="m",
    ),
    "lead": Entry(
        "Cable {value}, round, 4 to 6 mm",
        {"4 × 0.14 mm²": 0.8, "7 × 0.14 mm²": 1.3},
        replace="thicker cores, shield to GND at the console",
        unit="m",
    ),
}


def entry_of(kind: str) -> Entry:
    """The entry of a kind. Raises Failure when there is none."""
    if kind not in CATALOGUE:
        raise Failure(f"no part {kind}: add one in hardware/parts/catalogue.py")
    return CATALOGUE[kind]
