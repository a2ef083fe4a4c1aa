"""The evidence for what protects a console: simulated, kept in results.json, told as tables and a plot.

Whoever has no ngspice can check that the results belong to the circuits as they are; CI simulates them anew.
"""

import hashlib
import inspect
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from drivers import ladder as drivers_ladder
from hardware.circuits import absent, chart, decoder, odds, spice
from hardware.circuits.circuits import CASES, EARLY, LATE, Case, highest, last, supply
from hardware.wiring.wirelist import table

RESULTS = Path(__file__).with_name("results.json")
DIGITS = 2  # of a volt or an ampere: other versions of ngspice differ beyond them
# The ladder before the values of E12, which a profile may still have.
E24 = {"pull_up": 10000, "UP": 1000, "DOWN": 2700, "LEFT": 5600, "RIGHT": 11000, "BACK": 24000}
_PLOTTED = (
    ("match", "MATCH pressed: the pin", 30e-6),
    ("nav", "NAV and GND touch: the pin", 15e-6),
    ("short", "3V3 and GND touch: 3V3", 2e-3),
    ("shifter", "Start: input of the shifter", 60e-3),
    ("piezo", "Piezo knocked: the pin", 3e-3),
    ("twelve", "12 V plugged in: 5V", 2e-3),
    ("reversed", "Poles swapped: 5V", 2e-3),
    ("plugged", "Plugged in hot, no panel: 5V", 20e-6),
    ("stays", "… with sensitive parts, C30: 5V", 200e-6),
)
NAV_TITLE = "No pad, its neighbour is played: NAV"
NAV_SHOWN = 300  # readings

Courses = dict[tuple[str, bool], dict[str, list[float]]]


def inputs(ladder: dict[str, int]) -> dict[str, str]:
    """Digests of what results depend on: circuits; for what needs no ngspice, the code, firmware's too."""
    circuits = [case.build(on) + case.probe for case in CASES for on in (False, True)] + [LATE, EARLY]
    sources = (
        absent.__file__,
        odds.__file__,
        drivers_ladder.__file__,
        inspect.getsourcefile(decoder.Decoder),
    )
    heard = [Path(str(source)).read_text("utf-8") for source in sources]
    heard += [repr(sorted(each.items())) for each in (ladder, E24)]
    return {"circuits": _digest(circuits), "heard": _digest(heard)}


def stale(ladder: dict[str, int]) -> list[str]:
    """The results that belong to other circuits or other code: `circuits`, `heard`."""
    now, then = inputs(ladder), kept().get("inputs", {})
    return [name for name in now if now[name] != then.get(name)]


def renew(ladder: dict[str, int]) -> bytes | None:
    """Simulate anew what is stale and keep it; the plot, if there is a new one.

    Raises Failure without ngspice.
    """
    what = stale(ladder)
    if not what:
        return None
    results = kept() | {"inputs": inputs(ladder)}
    if "heard" in what:
        results |= listened(ladder)
    courses: Courses = {}
    if "circuits" in what:
        courses = simulated()
        results |= judged(courses)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    return _plot(courses or simulated(), ladder)


def simulated() -> Courses:
    """The course of every circuit, without and with protection. Raises Failure without ngspice."""
    return {
        (case.name, on): spice.run(case.build(on), [case.probe]) for case in CASES for on in (False, True)
    }


def judged(courses: Courses) -> dict[str, Any]:
    """What the courses tell, and two more: 12 V at the ends of the parts' tolerances."""
    ends = {
        name: spice.run(supply(12, fitted), ["v(v5)"]) for name, fitted in (("late", LATE), ("early", EARLY))
    }
    return {
        "circuits": {
            case.name: [round(case.judge(courses[case.name, on]), DIGITS) for on in (False, True)]
            for case in CASES
        },
        "twelve": {
            name: [round(highest(course), 1), round(last(course), 1)] for name, course in ends.items()
        },
    }


def listened(ladder: dict[str, int]) -> dict[str, Any]:
    """What the firmware hears: of missing pads, and of ladders with parts as they come."""
    return {
        "absent": [[asdict(found) for found in pair] for pair in _absent(ladder)],
        "odds": [asdict(odds.odds(**options)) for _, options in _odds(ladder)],
    }


def kept() -> dict[str, Any]:
    """The results as they were last simulated; {} before."""
    if not RESULTS.exists():
        return {}
    return dict(json.loads(RESULTS.read_text("utf-8")))


def circuits_table(results: dict[str, Any]) -> str:
    """What happens without and with each protection, beside its limit."""
    lines = []
    for case in CASES:
        before, after = (_value(case, number) for number in results["circuits"][case.name])
        lines.append([case.what, case.parts, before, f"**{after}**", case.limit.replace("-", "−")])
    late, early = results["twelve"]["late"], results["twelve"]["early"]
    spread = f"With parts at the ends of their tolerances the peak at 12 V is {early[0]} to {late[0]} V."
    head = ("what happens", "protected by", "without", "with", "limit")
    return f"{table(head, lines)}\n\n{spread}\n"


def absent_table(results: dict[str, Any]) -> str:
    """The cases of a NAV without a pad, summed up by what it is like."""
    pairs = results["absent"]
    lines = []
    for stray in absent.STRAYS_F:
        found = [pair for (pin, _), pair in zip(absent.cases(), pairs, strict=True) if pin.farads == stray]
        lines.append([f"{stray * 1e12:g} pF", str(len(found)), *_sums(found)])
    lines.append(["**all**", f"**{len(pairs)}**", *_sums(pairs)])
    head = (
        "open wire", "cases", "without: pad there", "without: presses", "with: pad there", "with: presses",
    )  # fmt: skip
    return table(head, lines) + "\n"


def odds_table(results: dict[str, Any], ladder: dict[str, int]) -> str:
    """What became of the presses on boards with parts as they come."""
    lines = []
    for (what, _), found in zip(_odds(ladder), results["odds"], strict=True):
        lines.append([what, f"{found['presses']}", str(found["missed"]), str(found["mistaken"])])
    return table(("pads", "presses", "missed", "taken for another"), lines) + "\n"


def _digest(parts: list[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _value(case: Case, number: float) -> str:
    return f"{number:g} {case.unit}".replace("-", "−")


def _sums(pairs: list[list[dict[str, Any]]]) -> list[str]:
    found = []
    for side in (0, 1):
        found.append(str(sum(pair[side]["present"] for pair in pairs)))
        counts = [pair[side]["ghosts"] for pair in pairs]
        spread = [count for count in counts if count]
        told = f"{len(spread)} with {min(spread)} to {max(spread)}" if spread else "0"
        found.append(told)
    return found


def _absent(ladder: dict[str, int]) -> list[tuple[absent.Found, absent.Found]]:
    return [
        (absent.listen(pin, held, ladder), absent.listen(absent.guarded(pin), held, ladder))
        for pin, held in absent.cases()
    ]


def _odds(ladder: dict[str, int]) -> list[tuple[str, dict[str, Any]]]:
    """The boards that are counted: what they are, and how odds() takes them."""
    return [
        ("E12, 5 %, new buttons", {"ladder": ladder}),
        ("E12, 5 %, worn buttons, up to 100 Ω", {"ladder": ladder, "contact_ohms": odds.WORN_OHMS}),
        ("E12, 1 %, worn buttons", {"ladder": ladder, "contact_ohms": odds.WORN_OHMS, "percent": 1}),
        ("E12, 5 %, at a console without protection", {"ladder": ladder, "guarded": False}),
        ("1, 2.7, 5.6, 11 and 24 kΩ, 5 %", {"ladder": E24}),
    ]


def _plot(courses: Courses, ladder: dict[str, int]) -> bytes:
    panels = []
    for name, title, seconds in _PLOTTED:
        probe = next(case.probe for case in CASES if case.name == name)
        both = [(courses[name, on]["time"], courses[name, on][probe]) for on in (False, True)]
        panels.append(chart.Panel(title, seconds, both[0], both[1]))
    panels.append(_nav_panel(ladder))
    return chart.svg(panels)


def _nav_panel(ladder: dict[str, int]) -> chart.Panel:
    pin, held = next((pin, held) for pin, held in absent.cases() if pin.farads == 10e-12 and not pin.amperes)
    step = absent.SAMPLE_US / 1e6
    before = absent.played(NAV_SHOWN, step, held, ladder)
    times = [count * step for count in range(NAV_SHOWN)]
    both = [(times, list(absent.voltages(each, before, step))) for each in (pin, absent.guarded(pin))]
    return chart.Panel(NAV_TITLE, NAV_SHOWN * step, both[0], both[1])
