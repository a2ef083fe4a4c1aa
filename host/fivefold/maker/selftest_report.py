"""What the self-test found, as data and in words."""

from typing import Any

from fivefold.maker.selftest_faults import FAULTS, STEPS, Fault
from fivefold.maker.selftest_people import true_order

MARKS = {"pass": "ok  ", "fail": "FAIL", "skip": "--  "}
_UNKNOWN = Fault("", "a fault that this version of fivefold does not know", (), "update fivefold")


def explained(result: dict[str, Any]) -> dict[str, Any]:
    """A step's `result` event as it stands in the report: its faults with what is likely behind them."""
    faults = []
    for found in result["faults"]:
        fault = FAULTS.get(found["cause"], _UNKNOWN)
        more = {"symptom": fault.symptom, "likely": list(fault.likely), "cure": fault.cure}
        order = true_order(result["facts"]) if found["cause"] == "colours" else ""
        if order:
            more["cure"] = (
                f'put "order": "{order}" into `matrix` of the board profile, and deploy with --board'
            )
        faults.append({**found, **more})
    return {"step": result["step"], "state": result["state"], "facts": result["facts"], "faults": faults}


def lines(step: dict[str, Any]) -> list[str]:
    """A step of the report in words."""
    facts = _measured(step["step"], step["facts"])
    said = [f"{MARKS[step['state']]}  {STEPS.get(step['step'], step['step'])}{': ' if facts else ''}{facts}"]
    for fault in step["faults"]:
        pad = f"pad {fault['seat']}: " if "seat" in fault else ""
        said.append(f"      {pad}{fault['symptom']}{_details(fault)}")
        said += [f"        likely: {likely}" for likely in fault["likely"]]
        said.append(f"        try: {fault['cure']}")
    return said


def press(event: dict[str, Any]) -> str:
    """One press in words: its bounces, or its voltage in the window that it has to be in."""
    if not event["button"]:
        return f"pad {event['seat']}: {event['mv']} mV, which is no button"
    if "mv" in event:
        told = f"{event['mv']} mV, window {event['low']} to {event['high']} mV"
    elif "bounces" in event:
        told = f"bounces: {event['bounces']}"
    else:
        told = "pressed"
    return f"pad {event['seat']} {event['button']}: {told}"


def pair(event: dict[str, Any]) -> str:
    """Two presses in words."""
    return f"pad {event['first']} was {event['margin_ms']} ms before pad {event['second']}"


def _details(fault: dict[str, Any]) -> str:
    known = ("cause", "seat", "symptom", "likely", "cure")
    more = [f"{name}: {_plain(value)}" for name, value in fault.items() if name not in known and value != ""]
    return f" ({'; '.join(more)})" if more else ""


def _plain(value: Any) -> str:
    return ", ".join(str(part) for part in value) if isinstance(value, list) else str(value)


def _measured(step: str, facts: dict[str, Any]) -> str:
    if "why" in facts:
        return str(facts["why"])
    if step == "heap":
        return f"{facts['free'] >> 10} KiB free, {facts['piece'] >> 10} KiB in one piece"
    if step == "lines":
        latency, rise = _span(facts["latency_us"]), _span(facts["rise_us"])
        return f"noticed after {latency} µs ({facts['longest_us']} at most), up again after {rise} µs"
    if step == "order":
        return f"1000 µs apart were seen {_span(facts['margins_us'])} µs apart"
    if step == "ladders":
        absent = facts["absent"]
        there = [str(mv) for mv in facts["mv"]]
        gone = f"; not plugged in: pad {_plain(absent)}" if absent else ""
        raw = "" if facts.get("calibrated", True) else "; raw readings, as this chip has no ADC calibration"
        return f"{', '.join(there)} mV{gone}{raw}" if there else "none on this board"
    if step == "buttons":
        return f"most bounces {max(facts['bounces'], default=0)}, known after {facts['late_ms']} ms at most"
    if step == "together":
        return f"margins {_plain(facts['margins_ms'])} ms"
    return ""


def _span(values: list[int]) -> str:
    good = [value for value in values if value >= 0]
    if not good:
        return "?"
    return str(min(good)) if min(good) == max(good) else f"{min(good)} to {max(good)}"
