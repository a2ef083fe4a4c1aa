"""The circuits that are simulated: each without its protection, and as the wiring has it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from drivers.ladder import RAIL_OHMS
from hardware.circuits import models
from hardware.wiring import values
from hardware.wiring.power import LOGIC_V, PULL_UP_OHMS, SUPPLY_V

Course = Mapping[str, Sequence[float]]

# A lead of 2 m, 4 × 0.14 mm²: 0.13 Ω, 0.75 µH and 100 pF a metre and pair.
_LEAD = """rlead lead half 0.25
llead half far 1.5u
cnear lead 0 100p ic={volts}
cfar far 0 100p ic={volts}
"""
_SWITCH = ".model contact sw(vt=0.5 ron=0.05 roff=100meg)\n"
_NONE = "1m"  # ohms in place of a resistor that is not there
AMPERES = 6.0  # what a supply of 5 A gives before it limits itself
HUM_PF = 0.5  # between a wire of 0.3 m and the mains: 50 nA


@dataclass(frozen=True)
class Case:
    """One thing that happens to a console.

    parts: what protects against it. build: the netlist, without (False) and with them. probe: what is looked
    at. judge: the number in the table, of a course. limit: in words, with its source.
    """

    name: str
    what: str
    parts: str
    build: Callable[[bool], str]
    probe: str
    judge: Callable[[Course], float]
    unit: str
    limit: str
    holds: Callable[[float], bool]


def lowest(course: Course) -> float:
    """The least of a probe, after the start."""
    return min(next(list(course[key]) for key in course if key != "time"))


def highest(course: Course) -> float:
    """The most of a probe."""
    return max(next(list(course[key]) for key in course if key != "time"))


def strongest(course: Course) -> float:
    """The most of a current, whichever way."""
    return max(abs(value) for value in next(list(course[key]) for key in course if key != "time"))


def last(course: Course) -> float:
    """Where a probe ends."""
    return next(list(course[key]) for key in course if key != "time")[-1]


def _farads(value: str) -> str:
    """A capacitance as ngspice writes it: `100n`."""
    return value.removesuffix("F").replace(" ", "").replace("µ", "u")


def _closed(pulled: str, capacitor: str, ohms: str) -> str:
    """A line is joined to ground at the end of its lead: the capacitor at the pin is shorted through it.

    pulled: where its pull-up is, at the `pin` or at the `far` end.
    """
    return (
        f"vrail rail 0 {LOGIC_V}\nrpull rail {pulled} {PULL_UP_OHMS}\n"
        f"cpin pin esr {_farads(capacitor)} ic={LOGIC_V}\nresr esr 0 0.02\n"
        f"rline pin lead {ohms}\n"
        + _LEAD.format(volts=LOGIC_V)
        + "sbutton far back key 0 contact\nrback back 0 0.25\nvkey key 0 pulse(0 1 1u 1n)\n"
        + _SWITCH
        + ".tran 20n 500u uic\n"
    )


def match(guarded: bool) -> str:
    """MATCH is pressed."""
    return _closed("pin", values.FILTER, f"{values.LINE_OHMS}" if guarded else _NONE)


def nav(guarded: bool) -> str:
    """NAV and GND of a pad's lead touch; pressed, the ladder's own resistors are in the way."""
    return _closed("far", values.NAV_FILTER, f"{values.NAV_OHMS}" if guarded else _NONE)


def short(guarded: bool) -> str:
    """3V3 and GND of a pad's lead touch; the regulator gives 0.8 A at most and feeds 0.1 A to the chip."""
    return (
        f"breg reg 0 v={LOGIC_V}\nblimit reg rail i=0.8*tanh((v(reg)-v(rail))/0.05)\ncrail rail 0 22u\n"
        f"rchip rail 0 33\nrline rail lead {RAIL_OHMS if guarded else _NONE}\nrlead lead far 0.5\n"
        "sshort far 0 key 0 contact\nvkey key 0 pulse(0 1 100u 1n)\n" + _SWITCH + ".tran 1u 2m\n"
    )


def shifter(guarded: bool) -> str:
    """The chip starts, GPIO 18 and 19 are open: mains at 0.5 pF, a neighbour's edges at 5 pF."""
    down = f"rdown in 0 {values.IDLE_OHMS}\n" if guarded else ""
    return (
        f"vmains mains 0 sin(0 325 50)\nchum mains in {HUM_PF}p\n"
        f"vnear near 0 pulse(0 {LOGIC_V} 5m 10u 10u 5m 10m)\ncnear near in 5p\n"
        f"cin in 0 20p\nrleak in 0 100meg\n{down}.tran 20u 60m uic\n"
    )


def piezo(guarded: bool) -> str:
    """The piezo is knocked, 400 nC in a millisecond, while GPIO 23 is not yet an output."""
    across = f"racross disc 0 {values.PIEZO_OHMS}\n" if guarded else ""
    return (
        models.CLAMPS + f"vrail rail 0 {LOGIC_V}\nxpin io rail pin\nrline io disc {values.BUZZER_OHMS}\n"
        "bknock 0 disc i=time<1m ? 4e-7*3.14159/2m*sin(3.14159*time/1m) : 0\n"
        f"cdisc disc 0 20n\n{across}.tran 2u 3m uic\n"
    )


def guard(breakdown: float, zener: float, more: float) -> str:
    """The guard of the supply, at `v5`; breakdown, zener: volts; more: on top of a gate's 0.6 V."""
    return (
        models.SUPPRESSOR.format(bv=breakdown)
        + models.SCHOTTKY
        + models.ZENER.format(bv=zener)
        + models.THYRISTOR.format(more=more)
        + "dsuppress 0 v5 suppressor\ndreverse 0 v5 schottky\ndzener gate v5 zener\n"
        f"rgate gate 0 {values.GATE_OHMS}\ncgate gate 0 {_farads(values.GATE_FILTER)}\n"
        "xcrowbar v5 gate 0 thyristor\n"
    )


TYPICAL = guard(models.SUPPRESSOR_BV[1], models.ZENER_BV[1], 0)
LATE = guard(models.SUPPRESSOR_BV[2], models.ZENER_BV[2], 0.9)
EARLY = guard(models.SUPPRESSOR_BV[0], models.ZENER_BV[0], -0.2)


def supply(volts: float, fitted: str) -> str:
    """A supply of so many volts is switched on, with one black panel behind it."""
    return (
        f"vsource src 0 pwl(0 0 100u {volts})\n"
        f"blimit src a i={AMPERES}*tanh((v(src)-v(a))/0.02)\n"
        "lcable a b 1.5u\nrcable b c 0.06\nrway c v5 0.035\ncbulk v5 esr 1000u\nresr esr 0 0.03\n"
        f"rload v5 0 20\n{fitted}.tran 10u 20m uic\n"
    )


def plugged(fitted: str) -> str:
    """A supply at 5.25 V is plugged in hot, the panel not connected yet: the cable rings with C1."""
    return (
        f"vsource src 0 {SUPPLY_V * 1.05}\nsplug src a key 0 contact\nvkey key 0 pulse(0 1 1u 1n)\n"
        + _SWITCH
        + "lcable a b 1.5u\nrcable b c 0.06\nrway c v5 0.035\nc1 v5 esr 100n\nresr esr 0 0.02\n"
        f"rload v5 0 500\n{fitted}.tran 20n 200u uic\n"
    )


CASES = (
    Case(
        "match",
        "MATCH is pressed at the end of 2 m: lowest voltage at the pin",
        "R111…, 470 Ω",
        match,
        "v(pin)",
        lowest,
        "V",
        "-0.3 V (ESP32, absolute maximum)",
        lambda volts: volts >= -0.3,
    ),
    Case(
        "match_a",
        "… and the current through lead and button",
        "R111…, 470 Ω",
        match,
        "i(llead)",
        strongest,
        "A",
        "0.05 A (usual rating of a small button)",
        lambda amperes: amperes <= 0.05,
    ),
    Case(
        "nav",
        "NAV and GND touch in a pad's lead: lowest voltage at the pin",
        "R117…, 1 kΩ",
        nav,
        "v(pin)",
        lowest,
        "V",
        "-0.3 V (ESP32, absolute maximum)",
        lambda volts: volts >= -0.3,
    ),
    Case(
        "short",
        "3V3 and GND touch in a pad's lead: lowest voltage of 3V3",
        "R119…, 100 Ω",
        short,
        "v(rail)",
        lowest,
        "V",
        "3.0 V (ESP32, recommended)",
        lambda volts: volts >= 3.0,
    ),
    Case(
        "shifter",
        "the chip starts, its data pins open: highest voltage at an input of U2",
        "R5, R6, 10 kΩ",
        shifter,
        "v(in)",
        highest,
        "V",
        "0.8 V (74AHCT125, low level)",
        lambda volts: volts <= 0.8,
    ),
    Case(
        "piezo",
        "the piezo is knocked: highest voltage at the pin",
        "R7, 1 kΩ",
        piezo,
        "v(io)",
        highest,
        "V",
        "3.6 V (ESP32, absolute maximum)",
        lambda volts: volts <= 3.6,
    ),
    Case(
        "twelve",
        "a supply of 12 V: where 5V ends",
        "Q1 with D4",
        lambda on: supply(12, TYPICAL if on else ""),
        "v(v5)",
        last,
        "V",
        "5.5 V (74AHCT125, recommended)",
        lambda volts: volts <= 5.5,
    ),
    Case(
        "twelve_peak",
        "… its peak, for less than a millisecond",
        "D2, Q1",
        lambda on: supply(12, TYPICAL if on else ""),
        "v(v5)",
        highest,
        "V",
        "7 V (74AHCT125, absolute maximum)",
        lambda volts: volts <= 7,
    ),
    Case(
        "reversed",
        "a supply with its poles swapped: 5V",
        "D3",
        lambda on: supply(-5, TYPICAL if on else ""),
        "v(v5)",
        lowest,
        "V",
        "-0.5 V (74AHCT125, absolute maximum)",
        lambda volts: volts >= -0.5,
    ),
    Case(
        "plugged",
        "a supply is plugged in hot before the panel is there: peak of 5V",
        "D2",
        lambda on: plugged(TYPICAL if on else ""),
        "v(v5)",
        highest,
        "V",
        "7 V (74AHCT125, absolute maximum); 0.1 V more for a microsecond are let pass",
        lambda volts: volts <= 7.2,
    ),
    Case(
        "stays",
        "… and 5V afterwards: Q1 does not trigger, even with the most sensitive parts",
        "C30, 1 µF",
        lambda on: plugged(EARLY if on else EARLY.replace("cgate gate 0 1u", "cgate gate 0 1n")),
        "v(v5)",
        last,
        "V",
        "5 V",
        lambda volts: volts >= 5,
    ),
)
