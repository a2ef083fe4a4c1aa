"""What the self-test can find, what is likely behind it, and what helps: the one home of these words."""

from dataclasses import dataclass

# The steps of firmware/console/screens/self_test.py, in their order.
STEPS = {
    "storage": "Storage",
    "heap": "Memory",
    "ladders": "Ladders at rest",
    "lines": "MATCH lines",
    "order": "Order of presses",
    "buttons": "Buttons",
    "together": "Two press together",
    "colours": "Colours",
    "picture": "Geometry",
    "lights": "Pad lights",
    "sound": "Sound",
}


@dataclass(frozen=True)
class Fault:
    """One kind of fault. step: where it is found first. symptom, likely causes and cure in words."""

    step: str
    symptom: str
    likely: tuple[str, ...]
    cure: str


# By the causes that the firmware names.
FAULTS = {
    "full": Fault(
        "storage",
        "there is no room left in the flash",
        ("files of your own, or of another program, fill it",),
        "look with `mpremote resume fs ls :`, remove what is not Fivefold's, or flash the board anew",
    ),
    "storage": Fault(
        "storage",
        "what was written did not come back",
        (
            "the file system is damaged",
            "the flash chip is worn or badly soldered",
            "the supply breaks down",
        ),
        "flash the board anew; if it comes back, try another supply, then another board",
    ),
    "heap": Fault(
        "heap",
        "too little memory is free for a game",
        ("plain files in place of compiled ones", "a boot.py or modules of your own that stay loaded"),
        "`fivefold deploy` without --source; take your own modules away",
    ),
    "resting": Fault(
        "ladders",
        "a ladder does not rest near 3.3 V while nobody presses",
        ("a small button is held or jammed", "the ladder's pull-up is missing or of a wrong value",
         "a bridge between NAV and a button"),
        "let go of all buttons; measure NAV against GND: at rest more than 2.9 V",
    ),
    "no_pad": Fault(
        "ladders",
        "no pad answers at all",
        ("no lead is plugged in", "3V3 or GND does not reach the pads"),
        "plug in at least one pad; measure 3.3 V at its connector",
    ),
    "low": Fault(
        "lines",
        "MATCH reads as pressed all the time",
        (
            "the button is held or jammed",
            "a solder bridge from MATCH to ground",
            "two wires of the lead swapped",
        ),
        "let go of all buttons and run it again; measure MATCH against GND with the lead unplugged",
    ),
    "pull_up": Fault(
        "lines",
        "MATCH does not go up again quickly after a press (longer than 4 ms, or never: -1)",
        (
            "the 10 kΩ pull-up is missing or far too large",
            "pull_up is False on a pin that needs the chip's own",
        ),
        "10 kΩ from MATCH to 3V3; GPIO 34 to 39 have no pull-up inside",
    ),
    "no_interrupt": Fault(
        "lines",
        "MATCH went down and nobody noticed",
        ("the wire is tied to 3V3, so that the chip cannot pull it down", "the pin is not the profile's"),
        "measure MATCH against 3V3 with the lead unplugged; compare the pins with `fivefold boards check`",
    ),
    "slow": Fault(
        "lines",
        "the chip took more than 1 ms to notice a press, each time",
        ("other interrupts keep it busy: Wi-Fi, Bluetooth or a program of your own",),
        "take your own code out of boot.py; the console uses no radio",
    ),
    "swapped": Fault(
        "order",
        "of two presses the later one came first",
        ("MATCH on GPIO 36 or 39, which see false edges", "a line that floats"),
        "MATCH on another pin, with 10 kΩ to 3V3 and 100 nF to GND",
    ),
    "bounce": Fault(
        "buttons",
        "a press of MATCH has more than 25 bounces",
        ("the 100 nF capacitor is missing", "a worn button or a loose wire"),
        "100 nF from MATCH to GND, close to the chip; solder the wires anew; another button",
    ),
    "ladder": Fault(
        "buttons",
        "a button's voltage lies between the windows of the ladder",
        ("a wrong resistor at that button", "resistors worse than 5 %", "a cold joint adds resistance"),
        "measure the resistors against the profile; or put the voltages into `measured` of its ladder",
    ),
    "dead": Fault(
        "buttons",
        "a button was not seen at all",
        (
            "it was not pressed within 20 s",
            "a broken wire or joint",
            "its resistor gives another button's voltage",
        ),
        "run it again and watch which button shows; measure the button with a continuity tester",
    ),
    "late": Fault(
        "buttons",
        "more than a quarter of the presses were known only after 50 ms",
        ("a program of your own delays the loop", "the chip runs at a lower clock"),
        "take your own code out of boot.py; run it again",
    ),
    "level": Fault(
        "colours",
        "only the first pixel is wrong or flickers",
        ("no level shifter: 3.3 V are too little for the data line of LEDs at 5 V",
         "no common ground of board and matrix", "the data wire is long, or has no 330 Ω in series"),
        "a 74AHCT125 or 74HCT245 at 5 V into the data line, close to the matrix; join the grounds",
    ),
    "dark": Fault(
        "colours",
        "no colour is right, or nothing lights",
        ("no 5 V at the matrix", "the data wire is at the output end (DOUT) of the matrix",
         "another data pin than the profile's"),
        "measure 5 V at the matrix; data goes to DIN; compare the pin with the profile",
    ),
    "supply": Fault(
        "colours",
        "single colours are right, white is not",
        ("5 V drop along thin wires: white turns yellow or red far from the supply", "a weak supply",
         "RGBW LEDs with an order of three letters"),
        "feed 5 V at both ends of the matrix, with thicker wires; lower `supply_ma` to what the supply gives",
    ),
    "colours": Fault(
        "colours",
        "colours are swapped on all pixels alike",
        ("`order` of the matrix in the board profile is not that of the LEDs",),
        "change `order`, and deploy with --board",
    ),
    "geometry": Fault(
        "picture",
        "the F leans, breaks, or stands on its head; the red corner is not top left",
        ("every second row mirrored: `serpentine`", "turned: `rotation` or `corner`", "mirrored: `mirror`",
         "lying on its side: `by`"),
        "change these in `matrix` of the board profile, and deploy with --board; or turn it in the settings",
    ),
    "lights": Fault(
        "lights",
        "pads are dark, or lit in another seat's colour",
        ("the chain of lights goes round in another order than the pads", "`order` of the lights is wrong",
         "a data wire at DOUT"),
        "the chain goes from pad 1 to the last pad, DOUT to DIN; change `order` of `lights`",
    ),
    "sound": Fault(
        "sound",
        "nothing is heard",
        ("an active buzzer in place of a piezo", "another pin than the profile's", "a broken wire"),
        "a passive piezo between the buzzer pin and GND, 220 Ω in series",
    ),
}  # fmt: skip


def table() -> str:
    """All faults as a Markdown table; docs/selftest.md holds it."""
    rows = ["| step | report | symptom | likely causes | cure |", "|---|---|---|---|---|"]
    for cause, fault in FAULTS.items():
        likely = "; ".join(fault.likely)
        rows.append(f"| {STEPS[fault.step]} | `{cause}` | {fault.symptom} | {likely} | {fault.cure} |")
    return "\n".join(rows)
