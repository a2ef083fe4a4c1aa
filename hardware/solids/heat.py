"""How warm a closed case gets: an estimate for the place on the table where nothing moves the air.

All that the supply gives becomes heat inside. It leaves through plate and walls (each layer of air inside
and outside passes about 8 W/m²K) and with the air that rises through the slots. The lid, on its feet, counts
half.
"""

from math import sqrt

from hardware.solids.case import lid_slots, wall_slots
from hardware.solids.config import Config
from hardware.solids.placing import Layout, layout, profile

_FILM = 8.0  # W/m²K, radiation and convection at a wall; VDI Heat Atlas: 4 to 5 of each at 20 K
_PLASTIC = 0.2  # W/mK
_AIR = 1.2 * 1005  # J/m³K
_DISCHARGE = 0.6  # of a slot
_SLOT_MM2 = {"wall": 2.0 * 16.0, "lid": 2.0 * 12.0}
ROOM_C = 30.0
SOFTENS_C = {"PLA": 58, "PETG": 78}  # glass transition, from the makers' data sheets


def watts(config: Config) -> float:
    """What the supply of the configured board gives at most."""
    return float(profile(config)["supply_ma"]) / 1000 * 5.0


def slots_mm2(config: Config, at: Layout) -> tuple[float, float]:
    """Areas of the slots for air in the walls and in the lid."""
    walls, lid = len(wall_slots(config, at)), len(lid_slots(config, at, at)) if at.sides == 1 else 0
    return walls * _SLOT_MM2["wall"], lid * _SLOT_MM2["lid"]


def warmer(config: Config, slots: bool = True) -> float:
    """By how many kelvin the air in the case is warmer than the room's; slots: with those for air."""
    at, thick = layout(config), config.printing.wall / 1000
    across = 1 / (1 / _FILM + thick / _PLASTIC + 1 / _FILM)
    flat = at.width * at.length / 1e6
    walls = 2 * (at.width + at.length) * at.height / 1e6
    passed = across * at.sides * (1.5 * flat + walls)
    area = min(slots_mm2(config, at)) if slots and at.sides == 1 else 0.0
    height = config.case.room / 1000
    low, high = 0.0, 500.0
    while high - low > 0.01:  # the warmer, the more leaves: halve the interval
        kelvin = (low + high) / 2
        speed = _DISCHARGE * sqrt(2 * 9.81 * height * kelvin / (273 + ROOM_C))
        if passed * kelvin + _AIR * area / 1e6 * speed * kelvin < watts(config):
            low = kelvin
        else:
            high = kelvin
    return high
