"""What stands between a wrong supply and the console, at the board A1: behind the fuse, across 5 V.

None of it lies in the way of the current, so none takes from the voltage. hardware/circuits simulates it.
"""

from hardware.wiring import values
from hardware.wiring.model import Part, Wiring


def add_guard(wiring: Wiring) -> None:
    """Suppressor, diode against reversal, and a thyristor that shorts a supply of more than 5 V."""
    wiring.add(Part("D2", "suppressor", values.SUPPRESSOR, ("K", "A"), host="A1"))
    wiring.add(Part("D3", "Schottky diode", values.DIODE, ("A", "K"), host="A1"))
    wiring.add(Part("D4", "Zener diode", values.ZENER, ("K", "A"), host="A1"))
    wiring.add(Part("Q1", "thyristor", values.THYRISTOR, ("A", "K", "G"), host="A1"))
    wiring.add(Part("R4", "resistor", values.ohms(values.GATE_OHMS), ("1", "2"), host="A1"))
    wiring.add(Part("C30", "capacitor", values.GATE_FILTER, ("1", "2"), host="A1"))
    wiring.join("5V", ("A1", "5V IN"), ("D2", "K"), ("D3", "K"), ("D4", "K"), ("Q1", "A"))
    wiring.join("GATE", ("A1", "GATE"), ("D4", "A"), ("Q1", "G"), ("R4", "1"), ("C30", "1"))
    wiring.join("GND", ("A1", "GND"), ("D2", "A"), ("D3", "A"), ("Q1", "K"), ("R4", "2"), ("C30", "2"))
