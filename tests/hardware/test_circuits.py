"""What protects a console does so in the simulation, and nothing happens without it only by luck."""

import re

import pytest

from drivers.ladder import windows
from fivefold.errors import Failure
from hardware.circuits import absent, evidence, odds, spice
from hardware.circuits.circuits import AMPERES, CASES, EARLY, LATE, highest, last, plugged, supply
from hardware.circuits.decoder import Decoder
from hardware_boards import board_of

LADDER = board_of("esp32_devkitc")["ladder"]
NAMES = [case.name for case in CASES]
needs_ngspice = pytest.mark.skipif(bool(spice.missing()), reason="ngspice is not installed")


def found(name):
    case = next(case for case in CASES if case.name == name)
    return case, [case.judge(spice.run(case.build(on), [case.probe])) for on in (False, True)]


def test_the_results_belong_to_the_circuits_and_the_firmware_as_they_are():
    assert evidence.stale(LADDER) == [], "run: make hardware-docs (it needs ngspice)"


@pytest.mark.parametrize("name", NAMES)
def test_each_protection_keeps_a_limit_that_is_broken_without_it(name):
    case = next(case for case in CASES if case.name == name)
    before, after = evidence.kept()["circuits"][name]
    assert not case.holds(before) and case.holds(after)


def test_every_part_that_protects_is_in_the_plot_too():
    def refs(cases):
        return {ref for case in cases for ref in re.findall(r"[A-Z]\d+", case.parts)}

    plotted = {name for name, _, _ in evidence._PLOTTED}
    assert refs(case for case in CASES if case.name in plotted) == refs(CASES)


@needs_ngspice
@pytest.mark.parametrize("name", NAMES)
def test_ngspice_finds_what_is_kept(name):
    _, values = found(name)
    assert values == pytest.approx(evidence.kept()["circuits"][name], abs=0.05)


@needs_ngspice
def test_a_pressed_match_swings_the_bare_pin_as_its_lead_and_capacitor_do():
    """100 nF and 1.5 µH ring with 3.9 Ω, so 3.3 V drive at most 0.85 A."""
    _, (bare, guarded) = found("match_a")
    assert 0.7 < bare < 3.3 / (1.5e-6 / 100e-9) ** 0.5
    assert guarded < 0.035  # the lead's own capacitance, and 3.3 V / 470 Ω


@needs_ngspice
@pytest.mark.parametrize("fitted", [EARLY, LATE])
def test_the_guard_lets_5_25_volts_alone_and_stops_12_with_the_worst_parts(fitted):
    assert last(spice.run(supply(5.25, fitted), ["v(v5)"])) > 5
    assert last(spice.run(plugged(fitted), ["v(v5)"])) > 5
    wrong = spice.run(supply(12, fitted), ["v(v5)"])
    assert last(wrong) < 2 and highest(wrong) < 8


@needs_ngspice
def test_a_broken_circuit_is_told_in_one_line():
    with pytest.raises(Failure, match=r"^ngspice: "):
        spice.run("r1 a 0 1k\n.tran 1u 10u", ["v(nowhere)"])


def test_all_thirty_missing_pads_are_silent_with_protection_and_many_are_not_without():
    pairs = [
        (absent.listen(pin, held, LADDER), absent.listen(absent.guarded(pin), held, LADDER))
        for pin, held in absent.cases()
    ]
    assert len(pairs) == 30
    assert sum(bare.ghosts > 0 for bare, _ in pairs) >= 10
    assert [(guarded.present, guarded.ghosts) for _, guarded in pairs] == [(False, 0)] * 30


@pytest.mark.parametrize("held", ["", "UP", "BACK"])
def test_pulling_a_lead_in_a_game_lets_go_and_presses_nothing(held):
    """NAV falls through all windows on its way to ground."""
    step = absent.SAMPLE_US / 1e6
    level = absent.ladder_mv(LADDER)[held] / 1000 if held else absent.LOGIC_V
    decoder = Decoder(windows(LADDER))
    for mv in [3260] * 20 + [round(1000 * level)] * 10:
        decoder.reading(mv)
    assert decoder.present and (decoder.down or "") == held
    pin = absent.guarded(absent.Pin(20e-12, 0, 0))
    told = []
    for volts in absent.voltages(pin, [absent.LOGIC_V] * 500, step, level):
        if decoder.reading(round(1000 * volts)):
            told.append(decoder.down)
    assert told == ([None] if held else [])
    assert volts < 0.02


@needs_ngspice
@pytest.mark.parametrize("guard", [False, True])
def test_charges_shared_by_hand_are_those_of_ngspice(monkeypatch, guard):
    """Forty readings: the sampling capacitor goes to the neighbour for a millisecond, then to the pin."""
    monkeypatch.setattr(absent, "HUM_V", 0)
    pin = absent.Pin(20e-12, 0, 0)
    pin = absent.guarded(pin) if guard else pin
    before = [3.3, 3.3, 0.7, 0.7, 2.2] * 8
    levels = " ".join(f"{4 * at}m {mv} {4 * at + 3.999}m {mv}" for at, mv in enumerate(before))
    drain = f"rdrain pin 0 {pin.ohms}\n" if pin.ohms else ""
    course = spice.run(
        f"vbefore other 0 pwl({levels})\nsother other cap first 0 contact\nspin pin cap then 0 contact\n"
        "vfirst first 0 pulse(0 1 0 1n 1n 1m 4m)\nvthen then 0 pulse(0 1 2m 1n 1n 1m 4m)\n"
        f"ccap cap 0 {absent.SAMPLING_F} ic=0\ncpin pin 0 {pin.farads} ic=1\n{drain}"
        ".model contact sw(vt=0.5 ron=100 roff=1e15)\n.options gmin=1e-18 reltol=1e-5\n"
        ".tran 10u 160m 0 20u uic",
        ["v(pin)"],
    )
    shared = list(absent.voltages(pin, before, 0.004, 1.0))
    for at, expected in enumerate(shared[5:], 5):
        seconds = 0.004 * at + 0.0025
        place = next(i for i, time in enumerate(course["time"]) if time >= seconds)
        assert course["v(pin)"][place] == pytest.approx(expected, abs=0.02)


def test_five_percent_are_good_enough_and_twenty_are_not():
    fine = odds.odds(LADDER, boards=600)
    assert (fine.presses, fine.missed, fine.mistaken) == (3000, 0, 0)
    old = odds.odds(evidence.E24, boards=600)
    assert (old.missed, old.mistaken) == (0, 0)
    poor = odds.odds(LADDER, percent=25, boards=600)
    assert poor.missed > 0


def test_a_supply_is_thought_to_give_more_than_its_fuse_bears():
    """Else the case of 12 V would be too kind."""
    assert AMPERES > 5
