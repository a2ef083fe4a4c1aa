"""What is wrong with a board profile: found by thinking, without touching a pin."""

from drivers import power
from drivers.ladder import BUTTONS, windows
from drivers.profile_schema import OTHER, schema_faults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from drivers.profile_schema import Where

    Profile = dict[str, Any]  # as boards/*.py hold it, see profile_schema
    Use = tuple[str, Where, str, int]  # role, where, kind, pin

REFUSE = "refuse"
WARN = "warn"

_FEWEST_PIXELS = 16  # on either side of the display; games do not fit on less
_MEASURED_PIXELS = 1024  # the games' memory is measured up to 32×32
_MOST_PIXELS = 2048  # more take over 60 ms on the wire, and the next picture comes within 100
# Microamperes a pixel above black: with less, menus are black at worst; colours that differ look the same.
_SEEN_UA, _COLOURS_UA = 400, 6000
MOST_MA = 40000  # no supply for LEDs that is sold gives more


class Fault:
    """One thing that is wrong, or at least worth a warning.

    severity: REFUSE or WARN. where: path to the value in the profile, such as `("pads", 0, "MATCH")`. role:
    what the value is for. pin: a GPIO number, or None. owner: who else uses the pin or what the chip uses it
    for, or "". reason: why that does not work.
    """

    def __init__(
        self, severity: str, where: "Where", role: str, pin: int | None, reason: str, owner: str = ""
    ) -> None:
        self.severity = severity
        self.where = where
        self.role = role
        self.pin = pin
        self.reason = reason
        self.owner = owner

    def text(self) -> str:
        """The fault in one line."""
        pin = "" if self.pin is None else " on GPIO%s" % self.pin
        owner = " (%s)" % self.owner if self.owner else ""
        return "%s%s: %s%s" % (self.role, pin, self.reason, owner)


def faults(board: "Any", chips: "Profile") -> "list[Fault]":
    """All faults of a board profile, a list of Fault; a profile with a REFUSE among them must not be used.

    board: the profile as read, whatever it is. chips: CHIPS of boards/chips.py.
    """
    found = [
        Fault(REFUSE, where, _role(where), None, reason) for where, reason in schema_faults(board, chips)
    ]
    if found:
        return found
    chip = chips[board["chip"]]
    owners: dict[int, str] = {}
    for use in pin_uses(board):
        found += pin_faults(board, chip, use, owners)
    return found + _wifi_faults(board, chip) + _ladder_faults(board) + _display_faults(board)


def _role(where: "Where") -> str:
    if not where:
        return "the profile"
    if where[0] == "pads" and len(where) > 1:
        return " ".join(["pad %d" % (where[1] + 1)] + [str(part) for part in where[2:]])  # type: ignore[operator]
    return " ".join([str(part) for part in where])


def pin_uses(board: "Profile") -> "list[Use]":
    """`[(role, where, kind, pin), …]` of every pin in a profile; kind is output, button, ladder or free."""
    uses: "list[tuple[Where, str, int]]" = [
        (("matrix", "pin"), "output", board["matrix"]["pin"]),
        (("lights", "pin"), "output", board["lights"]["pin"]),
        (("buzzer",), "output", board["buzzer"]),
    ]
    for index, pad in enumerate(board["pads"]):
        for name in ("MATCH", "NAV") + BUTTONS:
            if name in pad:
                uses.append((("pads", index, name), "ladder" if name == "NAV" else "button", pad[name]))
    for name in sorted(board["free"]):
        uses.append((("free", name), "free", board["free"][name]))
    return [(_role(where), where, kind, pin) for where, kind, pin in uses]


def pin_faults(board: "Profile", chip: "Profile", use: "Use", owners: dict[int, str]) -> "list[Fault]":
    """All faults of one use of a pin, see pin_uses; owners: pin -> role of the uses before, which it joins.

    Of the board only chip, module, led_out, wifi and pull_up count. chip: its part of CHIPS.
    """
    role, where, kind, pin = use
    if pin not in chip["pins"]:
        return [Fault(REFUSE, where, role, pin, "the %s has no such pin" % board["chip"])]
    found = []
    if "led_out" in board and pin not in board["led_out"]:
        found.append(Fault(REFUSE, where, role, pin, "the board does not lead this pin out"))
    taken = chip["modules"].get(board["module"], {}).get(pin) or chip["taken"].get(pin)
    if taken:
        found.append(Fault(REFUSE, where, role, pin, "the pin is not free", taken))
    if pin in owners:
        found.append(Fault(REFUSE, where, role, pin, "the pin is used twice", owners[pin]))
    else:
        owners[pin] = role
    if pin in chip["strapping"] and kind != "free":
        severity, owner = chip["strapping"][pin]
        found.append(Fault(severity, where, role, pin, "the chip reads this pin when it starts", owner))
    unfit = _unfit(board, chip, kind, pin)
    if "leds" in chip and where[-1] == "pin":
        unfit += _led_unfit(chip["leds"], pin, owners)
    for reason, owner in unfit:
        found.append(Fault(REFUSE, where, role, pin, reason, owner))
    return found


def _unfit(board: "Profile", chip: "Profile", kind: str, pin: int) -> list[tuple[str, str]]:
    """`(reason, owner)` of what the pin cannot do."""
    if kind == "output" and pin in chip["input_only"]:
        return [("the pin cannot be an output", "input only")]
    if kind == "ladder" and pin not in chip["adc1"]:
        owner = "no converter"
        if not chip["adc1"]:
            owner = "the chip has no converter; give every button a pin of its own"
        elif pin in chip["adc2"]:
            owner = "ADC2, taken by Wi-Fi" if board["wifi"] else "ADC2, which works only without Wi-Fi"
        return [("a ladder needs a pin of ADC1", owner)]
    unfit = []
    if kind == "button" and pin in chip["false_edges"]:
        unfit.append(("a button here would press itself", "false interrupts while ADC1 is read"))
    if kind == "button" and pin in chip["input_only"] and board["pull_up"]:
        unfit.append(("the pin has no pull-up; set pull_up to False and fit a resistor", "input only"))
    return unfit


def _led_unfit(leds: dict[int, str], pin: int, owners: dict[int, str]) -> list[tuple[str, str]]:
    """The same for LED data. leds: pin -> the part of the chip that sends it, which serves one chain."""
    if pin not in leds:
        return [("the pin cannot send LED data", "these can: %s" % str(sorted(leds))[1:-1])]
    return [
        ("two chains would show the same", "%s hangs on the %s too" % (owners[other], leds[pin]))
        for other in sorted(owners)
        if other != pin and owners[other][-4:] == " pin" and leds.get(other) == leds[pin]
    ]


def _wifi_faults(board: "Profile", chip: "Profile") -> "list[Fault]":
    """What speaks against drivers.radio, which has no room in the chip's own memory."""
    if not board["wifi"]:
        return []
    module = board["module"]
    if module == OTHER:
        fault = WARN, "needs PSRAM; see whether your module has it"
    elif module not in chip["psram"]:
        fault = REFUSE, "needs PSRAM, and %s has none; fivefold monitor --publish does without" % module
    elif chip["psram"][module]:
        fault = WARN, "needs PSRAM; %s has it with %s of its name" % (module, chip["psram"][module])
    else:
        return []
    return [Fault(fault[0], ("wifi",), "wifi", None, fault[1])]


def _ladder_faults(board: "Profile") -> "list[Fault]":
    if not any("NAV" in pad for pad in board["pads"]):
        return []
    try:
        windows(board["ladder"])
    except ValueError as error:
        return [Fault(REFUSE, ("ladder",), "ladder", None, str(error))]
    return []


def _display_faults(board: "Profile") -> "list[Fault]":
    matrix = board["matrix"]
    sides = (matrix["panel"][0] * matrix["across"], matrix["panel"][1] * matrix["down"])
    found = []
    if min(sides) < _FEWEST_PIXELS:
        reason = "%d×%d pixels; games need at least %d×%d" % (sides + (_FEWEST_PIXELS, _FEWEST_PIXELS))
        found.append(Fault(REFUSE, ("matrix", "panel"), "matrix", None, reason))
    pixels = sides[0] * sides[1]
    if pixels > _MEASURED_PIXELS:
        reason = "%d×%d pixels; " % sides
        if pixels > _MOST_PIXELS:
            severity = REFUSE
            reason += "at most %d, as more take too long on the wire" % _MOST_PIXELS
        else:
            severity = WARN
            reason += "memory is measured up to %d, so larger games may not start" % _MEASURED_PIXELS
        found.append(Fault(severity, ("matrix", "panel"), "matrix", None, reason))
    for severity, reason in _supply_faults(board["supply_ma"], supplies(len(board["pads"]), pixels)):
        found.append(
            Fault(severity, ("supply_ma",), "supply_ma", None, "%d mA; %s" % (board["supply_ma"], reason))
        )
    return found


def supplies(pads: int, pixels: int) -> tuple[int, int, int, int]:
    """What LEDs take, in mA: black; so that every menu is seen; so that all colours differ; all white."""
    black = power.estimate(0, pixels) + power.estimate(pads * 3 * 255, pads)
    seen, colours = (black + (pixels * each + 999) // 1000 for each in (_SEEN_UA, _COLOURS_UA))
    return black, seen, colours, black + power.estimate(pixels * 3 * 255, 0)


def _supply_faults(given: int, needed: tuple[int, int, int, int]) -> list[tuple[str, str]]:
    black, seen, colours, white = needed
    if given <= black:
        return [(REFUSE, "%d mA are used while the display is black" % black)]
    if given < seen:
        return [(REFUSE, "below %d mA menus are black" % seen)]
    if given > MOST_MA:
        return [(REFUSE, "no supply gives more than %d mA; the number is in milliamperes" % MOST_MA)]
    if given < colours:
        return [(WARN, "below %d mA colours that differ may look the same" % colours)]
    if given > white:
        return [(WARN, "all white takes only %d mA; a zero too many would be no limit" % white)]
    return []
