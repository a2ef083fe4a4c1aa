"""Five buttons on one analogue pin: which voltage is which button."""

BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "BACK")

SUPPLY_MV = 3300
SUPPLY_PERCENT = 3  # what the regulator may be off
PART_PERCENT = 5  # what a resistor may be off
ADC_MV = 60  # what the ESP32's converter is off after its own correction, in its good range
ADC_BEST_MV = (150, 2600)  # outside of this range it bends too much to tell buttons apart
IDLE_MV = 2900  # above this no button is down: the pull-up alone
MEASURED_PERCENT = 35  # of the way to the next button


def windows(ladder):
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


def _divided(pull_up, ohms, supply_mv):
    return supply_mv * ohms // (pull_up + ohms)


def _reach(pull_up, ohms, button):
    less, more = 100 - PART_PERCENT, 100 + PART_PERCENT
    low = _divided(pull_up * more, ohms * less, SUPPLY_MV * (100 - SUPPLY_PERCENT) // 100)
    high = _divided(pull_up * less, ohms * more, SUPPLY_MV * (100 + SUPPLY_PERCENT) // 100)
    return low - ADC_MV, high + ADC_MV, button


def _around(measured):
    low, high = ADC_BEST_MV
    values = sorted([(measured[button], button) for button in BUTTONS])
    found = []
    for value, button in values:
        gap = min([abs(value - other) for other, name in values if name != button])
        reach = min(gap * MEASURED_PERCENT // 100, value - low, high - value)
        if reach <= 0:
            raise ValueError("%s at %d mV cannot be told from another button, or from none" % (button, value))
        found.append((value - reach, value + reach, button))
    return found


class Steady:
    """Tells a button from a stream of readings; silent while no pad is plugged in."""

    SAMPLES = 3  # consecutive readings that count
    JITTER_MV = 60  # how far apart they may lie
    SETTLED = 16  # consecutive readings of the pull-up that show that there is a pad
    UNREST = 6  # so many more changes than repeats show that there is none

    def __init__(self, windows):
        self.down = None  # the button that is held
        self.present = False
        self._windows = windows
        self._last_mv = 0
        self._last = None
        self._repeats = 0
        self._unrest = 0

    def reading(self, mv):
        """Take a reading; True when `down` changed."""
        now = self.name(mv)
        if now == self._last and abs(mv - self._last_mv) <= self.JITTER_MV:
            self._repeats += 1
            self._unrest = max(0, self._unrest - 1)
        else:
            self._repeats = 1
            self._unrest += 1
        self._last, self._last_mv = now, mv
        if not self.present:
            self.present = now == "" and self._repeats >= self.SETTLED
            self._unrest = 0
            return False
        if self._unrest > self.UNREST:
            self.present = False
            return self._change(None)
        if self._repeats < self.SAMPLES:
            return False
        return self._change(now or None)

    def name(self, mv):
        """The button at a voltage; "" is the pull-up alone, None a gap."""
        if mv >= IDLE_MV:
            return ""
        for low, high, button in self._windows:
            if low <= mv <= high:
                return button
        return None

    def _change(self, button):
        changed = button != self.down
        self.down = button
        return changed
