"""Five buttons on one analogue pin: which voltage is which button."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from drivers.profile import Profile

    Window = tuple[int, int, str]  # low mV, high mV, button

BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "BACK")

SUPPLY_MV = 3300
SUPPLY_PERCENT = 3  # what the regulator may be off
PART_PERCENT = 5  # what a resistor may be off
ADC_MV = 60  # what the ESP32's converter is off after its own correction, in its good range
ADC_BEST_MV = (150, 2600)  # outside of this range it bends too much to tell buttons apart
_MEASURED_PERCENT = 35  # of the way to the next button
# What the console puts between itself and a pad; older ones have neither, so a window reaches as far as both.
RAIL_OHMS = 100  # in the pad's 3.3 V
ABSENT_OHMS = 1000000  # from the pin to ground
ABSENT_MV = 150  # below this there is no pad: the resistor to ground, and what leaks into the pin


def windows(ladder: "Profile") -> "list[Window]":
    """Where each button is heard: `[(low mV, high mV, button), …]` by voltage.

    ladder: that of a board profile: ohms of the `pull_up` to 3.3 V and of each button to ground, or the
    values `measured` on a real pad, a dict of mV. Between two windows there is no button. Raises ValueError
    when buttons cannot be told apart.
    """
    measured = ladder.get("measured")
    found = (
        _around(measured) if measured else [_reach(ladder["pull_up"], ladder[key], key) for key in BUTTONS]
    )
    found.sort()
    low, high = ADC_BEST_MV
    for i, window in enumerate(found):
        if window[0] < low or window[1] > high:
            raise ValueError(
                "%s reads %d to %d mV, outside of %d to %d mV where the converter can be trusted"
                % (window[2], window[0], window[1], low, high)
            )
        if i and found[i - 1][1] >= window[0]:
            raise ValueError(
                "%s (up to %d mV) and %s (from %d mV) cannot be told apart"
                % (found[i - 1][2], found[i - 1][1], window[2], window[0])
            )
    return found


def _divided(pull_up: int, ohms: int, supply_mv: int) -> int:
    return supply_mv * ohms // (pull_up + ohms)


def _reach(pull_up: int, ohms: int, button: str) -> "Window":
    less, more = 100 - PART_PERCENT, 100 + PART_PERCENT
    guarded = ohms - ohms * ohms // (ohms + ABSENT_OHMS)
    low_mv = SUPPLY_MV * (100 - SUPPLY_PERCENT) // 100
    low = _divided((pull_up + RAIL_OHMS) * more, guarded * less, low_mv)
    high = _divided(pull_up * less, ohms * more, SUPPLY_MV * (100 + SUPPLY_PERCENT) // 100)
    return low - ADC_MV, high + ADC_MV, button


def _around(measured: dict[str, int]) -> "list[Window]":
    low, high = ADC_BEST_MV
    values = sorted([(measured[button], button) for button in BUTTONS])
    found = []
    for value, button in values:
        gap = min([abs(value - other) for other, name in values if name != button])
        reach = min(gap * _MEASURED_PERCENT // 100, value - low, high - value)
        if reach <= 0:
            raise ValueError("%s at %d mV cannot be told from another button, or from none" % (button, value))
        found.append((value - reach, value + reach, button))
    return found
